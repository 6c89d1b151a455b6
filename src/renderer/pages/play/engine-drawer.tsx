/** The drawer with what the engine knows and does. It stays open or closed as the user left it. */
import { useTranslation } from 'react-i18next'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { useServices, WithWholeApp } from '../../platform/services.tsx'
import { Rail } from '../../ui/controls/rail.tsx'
import { later } from '../../ui/later.tsx'
import './engine-drawer.css'

/** The contents are fetched apart from the page, which does not wait for them: nothing in them is needed to play. */
const EnginePanels = later(
  () => import('./engine-panels.tsx').then(({ EnginePanels }) => EnginePanels),
  null,
  WithWholeApp,
)
export const fetchEnginePanels = EnginePanels.fetch

export function EngineDrawer() {
  const { t } = useTranslation('play')
  const { settings } = useServices(SETTINGS)
  const { showEngine } = useSettings()
  return (
    <Rail
      className="engine-drawer"
      label={t('engine.label')}
      title={t('engine.title')}
      isOpen={showEngine}
      onToggle={() => settings.setState({ showEngine: !showEngine })}
    >
      <EnginePanels />
    </Rail>
  )
}
