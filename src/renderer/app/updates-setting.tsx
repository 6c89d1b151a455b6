/** Whether updates are looked for, what is known of them, and what can be done now; where this installation has none, how they come. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { SETTINGS, useSettings } from '../model/settings.ts'
import { UPDATES } from '../model/updates.ts'
import { useAllServices, useServices } from '../platform/services.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import { useWorks } from './doing.ts'
import { toldOf } from './updates.ts'

export function UpdatesSetting() {
  const { t } = useTranslation()
  const services = useAllServices()
  const { settings, updates } = useServices(SETTINGS, UPDATES)
  const { lookForUpdates } = useSettings()
  const { isPossible, now } = useStore(updates.store)
  // What can be done depends on it.
  useWorks()
  if (!isPossible) return <p className="muted small">{t('updates.elsewhere')}</p>
  const { message, action } = toldOf(services, now)
  return (
    <div className="updates">
      <Checkbox isSelected={lookForUpdates} onChange={(lookForUpdates) => settings.setState({ lookForUpdates })}>
        {t('updates.look')}
      </Checkbox>
      <div className="wrap">
        {action !== null && <button onClick={action.take}>{action.label}</button>}
        <span className="small" role="status">
          {message}
        </span>
      </div>
    </div>
  )
}
