/** Experiments: searches of many positions, in the background. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { DocumentTab } from '../documents/document-tab.tsx'
import { ExperimentForm } from './experiment-form.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { searchesOf, type ExperimentEntry } from './experiments.ts'
import { useExperimentState } from './state.ts'
import { positionsWords } from './words.ts'

export function ExperimentsTab() {
  const { t } = useTranslation('experiments')
  return (
    <DocumentTab
      list={useApp().experiments}
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
