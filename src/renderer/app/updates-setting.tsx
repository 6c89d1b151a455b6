/**
 * The setting for updates: whether to look for them, how far one is, and the next step; how to get one where this installation cannot update
 * itself.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { SETTINGS, useSettings } from '../model/settings.ts'
import type { Updates } from '../model/updates.ts'
import { useServices } from '../platform/services.tsx'
import { NOTICE } from '../platform/notice.tsx'
import { SAVERS } from '../platform/storage/saver.ts'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { DOING, useDoing } from './doing.ts'
import { updateNotice } from './updates.ts'

export function UpdatesSetting({ updates }: { updates: Updates }) {
  const { t } = useTranslation()
  const app = useServices(DOING, SAVERS, NOTICE, SETTINGS)
  const { lookForUpdates } = useSettings()
  const { isPossible, now } = useStore(updates.store)
  // What can be done depends on the engine's work.
  useDoing()
  if (!isPossible) return <p className="muted small">{t('updates.elsewhere')}</p>
  const { message, action } = updateNotice(app, updates, now)
  return (
    <div className="stack gap-3">
      <Checkbox isSelected={lookForUpdates} onChange={(lookForUpdates) => app.settings.setState({ lookForUpdates })}>
        {t('updates.look')}
      </Checkbox>
      <div className="wrap">
        {/* One button, also while there is nothing to do: it would lose the focus, and the dialog would not hear Escape. */}
        <button aria-disabled={action === null} onClick={() => action?.take()}>
          {action?.label ?? t('updates.now')}
        </button>
        <span className="small" role="status">
          {message}
        </span>
      </div>
    </div>
  )
}
