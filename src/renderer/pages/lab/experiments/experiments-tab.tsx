/** Experiments: searches of many positions, in the background. */
import { useTranslation } from 'react-i18next'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { useExperimentAddress } from './address.ts'
import { ExperimentForm } from './experiment-form.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { positionsWords } from '../../../model/studies/experiment/words.ts'
import { useServices } from '../../../platform/services.tsx'
import './experiments.css'

export function ExperimentsTab() {
  const { t } = useTranslation('experiments')
  useExperimentAddress()
  return (
    <DocumentTab
      study={useServices(EXPERIMENTS).experiments}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ experiment }) => positionsWords(experiment)}
      stateWords={(state, percent, { positions }) => t(state === 'running' && positions === null ? 'state.drawing' : `state.${state}`, { percent })}
      Form={ExperimentForm}
      View={ExperimentView}
    />
  )
}
