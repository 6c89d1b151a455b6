/** Surfaces of wins. */
import { useTranslation } from 'react-i18next'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { SurfaceForm } from './surface-form.tsx'
import { SurfaceView } from './surface-view.tsx'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'
import { aboutWords } from '../../../model/studies/surface/words.ts'
import { useServices } from '../../../platform/services.tsx'
import './surfaces.css'

export function SurfacesTab() {
  const { t } = useTranslation('surface')
  return (
    <DocumentTab
      study={useServices(SURFACES).surfaces}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ surface }) => aboutWords(surface)}
      stateWords={(state, percent) => t(`state.${state}`, { percent })}
      Form={SurfaceForm}
      View={SurfaceView}
    />
  )
}
