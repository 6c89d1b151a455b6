/** Surfaces of wins. */
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { pointsOf, type SurfaceEntry, SURFACES } from '../../../model/studies/surface/surfaces.ts'
import { aboutWords } from '../../../model/studies/surface/words.ts'
import { useSurfaceState } from '../../../parts/studies/run-state.ts'
import { useServices } from '../../../platform/services.tsx'

export function SurfacesTab() {
  const { t } = useTranslation('surface')
  return (
    <DocumentTab
      list={useServices(SURFACES).surfaces}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ surface }) => aboutWords(surface)}
      Badge={StateBadge}
      Form={SurfaceForm}
      View={SurfaceView}
    />
  )
}

function StateBadge({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation('surface')
  const state = useSurfaceState(entry)
  const { done, total } = pointsOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
