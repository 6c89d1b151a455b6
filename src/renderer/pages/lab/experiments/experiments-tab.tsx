/** Experiments: searches of many positions, in the background. */
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { DocumentTab } from '../../../parts/studies/document-tab.tsx'
import { ExperimentForm } from './experiment-form.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { type ExperimentEntry, EXPERIMENTS, searchesOf } from '../../../model/studies/experiment/experiments.ts'
import { useExperimentState } from '../../../parts/studies/state.ts'
import { positionsWords } from '../../../model/studies/experiment/words.ts'
import { useServices } from '../../../platform/services.tsx'

export function ExperimentsTab() {
  const { t } = useTranslation('experiments')
  return (
    <DocumentTab
      list={useServices(EXPERIMENTS).experiments}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      notLoaded={(reason) => t('notLoaded', { reason })}
      about={({ experiment }) => positionsWords(experiment)}
      Badge={StateBadge}
      Form={ExperimentForm}
      View={ExperimentView}
    />
  )
}

function StateBadge({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const state = useExperimentState(entry)
  const { done, total } = searchesOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
