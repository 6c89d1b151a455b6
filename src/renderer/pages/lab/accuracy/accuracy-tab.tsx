/** Accuracy: the sign of f, searches and their moves, held against perfect play in the background. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { accuracyCommand } from '../../../parts/studies/command-line.ts'
import { AccuracyCharts } from './accuracy-charts.tsx'
import type { AccuracyRecord } from '../../../model/studies/accuracy/accuracy-file.ts'
import { AccuracyForm } from './accuracy-form.tsx'
import { positionsWords } from '../../../model/studies/accuracy/words.ts'
import { MEASURING } from '../../../model/studies/accuracy/measuring.ts'
import { useServices } from '../../../platform/services.tsx'

export function AccuracyTab() {
  const { t } = useTranslation('accuracy')
  const { measuring } = useServices(MEASURING)
  const { plan, record } = useStore(measuring.store)
  useEffect(() => void measuring.load(), [measuring])
  return (
    <div className="compare accuracy">
      <div className="column">
        <section className="panel" aria-label={t('choice')}>
          <h2>{t('heading')}</h2>
          <p className="muted">{t('intro')}</p>
          <AccuracyForm />
        </section>
        {plan.algorithms.length > 0 && (
          <section className="panel">
            <CommandLine command={accuracyCommand(plan)} />
          </section>
        )}
      </div>
      {record === null || record.checks.length === 0 ? <NoResults /> : <Results record={record} />}
    </div>
  )
}

function NoResults() {
  const { t } = useTranslation('accuracy')
  return (
    <section className="panel results empty-state" aria-label={t('results')}>
      <svg className="empty-chart" viewBox="0 0 120 60" aria-hidden="true">
        <path className="dashed" d="M8 8H112" />
        <path d="M8 30 34 20 60 17 86 12 112 10" />
        <path d="M8 48 34 40 60 30 86 24 112 16" />
      </svg>
      <p>{t('emptyTitle')}</p>
      <p className="muted">{t('emptyHint')}</p>
    </section>
  )
}

function Results({ record }: { record: AccuracyRecord }) {
  const { t } = useTranslation('accuracy')
  const unsolved = record.checks.filter(([check]) => check.found === null).length
  return (
    <section className="panel results" aria-label={t('results')}>
      <header>
        <h2>{t('resultsOf')}</h2>
        <p className="muted small">{positionsWords(record.plan)}</p>
      </header>
      {unsolved > 0 && <p className="muted small">{t('unsolved', { count: unsolved })}</p>}
      <AccuracyCharts record={record} />
    </section>
  )
}
