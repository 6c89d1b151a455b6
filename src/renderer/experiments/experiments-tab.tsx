/** Experiments: those there are on the left; on the right the one chosen, or the form of a new one. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useExperiments } from '../app-context.tsx'
import { ExperimentForm } from './experiment-form.tsx'
import { ExperimentList } from './experiment-list.tsx'
import { ExperimentView } from './experiment-view.tsx'
import { faultWords } from '../documents/document-fault.ts'

export function ExperimentsTab() {
  const { t } = useTranslation('experiments')
  const { experiments } = useApp()
  const { status, fault, selected } = useExperiments()
  useEffect(() => void experiments.load(), [experiments])
  if (status === 'failed')
    return (
      <section className="panel empty-state" role="alert">
        <p className="fault">{t('notLoaded', { reason: faultWords(fault) })}</p>
      </section>
    )
  const entry = selected === null ? undefined : experiments.entry(selected)
  return (
    <div className="compare experiments">
      <ExperimentList />
      {entry === undefined ? <ExperimentForm /> : <ExperimentView key={entry.id} entry={entry} />}
    </div>
  )
}
