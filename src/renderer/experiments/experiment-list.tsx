/** The experiments there are, and how to begin another. */
import { useTranslation } from 'react-i18next'
import { useApp } from '../app-context.tsx'
import { percent } from '../charts/format.ts'
import { ListPanel } from '../documents/list-panel.tsx'
import { searchesOf, type ExperimentEntry } from './experiments.ts'
import { useExperimentState } from './state.ts'
import { positionsWords } from './words.ts'

export function ExperimentList() {
  const { t } = useTranslation('experiments')
  const { experiments } = useApp()
  return (
    <ListPanel
      list={experiments}
      heading={t('heading')}
      newLabel={t('new')}
      empty={t('empty')}
      accept=".json,application/json"
      about={({ experiment }) => positionsWords(experiment)}
      Badge={StateBadge}
    />
  )
}

function StateBadge({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation('experiments')
  const state = useExperimentState(entry)
  const { done, total } = searchesOf(entry)
  return <span className={`state-badge ${state}`}>{t(`state.${state}`, { percent: percent(done / total) })}</span>
}
