/** Surfaces of wins. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { DocumentTab } from '../documents/document-tab.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { pointsOf, useSurfaceState, type SurfaceEntry } from './surfaces.ts'
import { aboutWords } from './words.ts'

export function SurfacesTab() {
  const { t } = useTranslation('surface')
  return (
    <DocumentTab
      list={useApp().surfaces}
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
