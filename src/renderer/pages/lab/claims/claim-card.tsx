/** One claim: the report's own sentence, the experiment that tests it, its figure, and the verdict with the rule for it. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ClaimId, Finding } from '../../../../engine/lab/claims.ts'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import { EstimateChart } from '../../../ui/charts/line-chart.tsx'
import { ExperimentProgress } from '../../../parts/studies/experiment-progress.tsx'
import { type ExperimentEntry, EXPERIMENTS, useExperiments } from '../../../model/studies/experiment/experiments.ts'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { i18n } from '../../../language/i18n.ts'
import { lookOfDepth } from '../../../parts/studies/series.ts'
import { CLAIM_RUNS, entryOfClaim, findingOf } from '../../../model/studies/experiment/claim-runs.ts'
import { FORMATS, LIMITS, verdictValues } from './claim-words.ts'
import { RealLosses } from './real-losses.tsx'
import { useRunClaim } from './use-run-claim.ts'
import { useServices } from '../../../platform/services.tsx'
import type { Sampled } from '../../../ui/charts/estimate-words.ts'

interface ClaimProps {
  readonly id: ClaimId
  readonly number: number
}

export function ClaimCard({ id, number }: ClaimProps) {
  const { t } = useTranslation('claims')
  const { claims } = useServices(CLAIM_RUNS)
  const { status, entries } = useExperiments()
  const sample = useStore(claims)
  const run = useRunClaim()
  const entry = entryOfClaim(id, sample, entries)
  return (
    <article className="panel claim" aria-labelledby={`claim-${id}`}>
      <h2 className="title" id={`claim-${id}`}>
        <span className="claim-number">{number}</span> {t(`${id}.title`)}
      </h2>
      <Quote id={id} />
      <p>{t(`${id}.test`)}</p>
      {entry === undefined ? (
        <div className="buttons">
          <button disabled={status !== 'ready'} onClick={() => run(id)}>
            {t('run')}
          </button>
        </div>
      ) : (
        <Tested id={id} entry={entry} />
      )}
      {id === 'horizon' && <RealLosses />}
      <details className="more">
        <summary>{t('rule')}</summary>
        <p className="muted">
          {t(`${id}.rule`)} {t('ruleOfIntervals')}
        </p>
      </details>
    </article>
  )
}

/** In the reader's language, and as it was written. */
function Quote({ id }: { id: ClaimId }) {
  const { t } = useTranslation('claims')
  // Fetched for this in a page that speaks another language.
  const { t: original } = useTranslation('claims', { lng: 'pl' })
  // With its region the language is `pl-PL`.
  const isOriginal = i18n.resolvedLanguage === 'pl'
  return (
    <figure className="quote">
      <blockquote>{t(`${id}.quote`)}</blockquote>
      <figcaption className="muted small">
        {t(isOriginal ? 'source' : 'translated')}
        {!isOriginal && <q lang="pl">{original(`${id}.quote`)}</q>}
      </figcaption>
    </figure>
  )
}

function Tested({ id, entry }: { id: ClaimId; entry: ExperimentEntry }) {
  const { t } = useTranslation('claims')
  const { state } = useStudyState(useServices(EXPERIMENTS).experiments, entry)
  const finding = useMemo(() => (state === 'done' ? findingOf(id, entry) : null), [state, id, entry])
  const values = finding === null ? null : verdictValues(id, finding)
  return (
    <>
      <ExperimentProgress entry={entry} />
      {state === 'done' && finding === null && <p className="fault">{t('tooShort')}</p>}
      {finding !== null && (
        <>
          <p className="finding">
            <strong className={`verdict ${finding.verdict}`}>{t(`verdicts.${finding.verdict}`)}</strong> {values !== null && t(`${id}.finding`, values)}{' '}
            {finding.verdict === 'undecided' && t('more')}
          </p>
          <FigureChart id={id} finding={finding} />
        </>
      )}
    </>
  )
}

function FigureChart({ id, finding: { figures } }: { id: ClaimId; finding: Finding }) {
  const { t } = useTranslation('claims')
  const places = [...new Set(figures.map(({ at }) => at))]
  const names = [...new Set(figures.map(({ series }) => series))]
  const figureAt = (series: string, place: number): Sampled | null => {
    const figure = figures.find((candidate) => candidate.series === series && candidate.at === place)
    return figure === undefined || figure.value === null ? null : { ...figure, value: figure.value }
  }
  const format = FORMATS[id]
  const isStep = id === 'guess' || id === 'horizon'
  const measured = names.map((name, i): Series<Sampled> => {
    const look = id === 'aspiration' ? lookOfDepth(Number(name)) : (['series-0', 'series-1', 'series-2'] as const)[i]
    return { name: seriesName(name), look, values: places.map((place) => figureAt(name, place)) }
  })
  const limits = LIMITS[id].map((limit): Series<Sampled> => ({
    name: t('limit', { limit: format(limit) }),
    look: 'reference',
    values: places.map(() => ({ value: limit, lower: limit, upper: limit, count: 0 })),
  }))
  const data: ChartData<Sampled> = {
    columnTitle: t(id === 'aspiration' ? 'columns.margin' : isStep ? 'columns.step' : 'columns.depth'),
    columns: places.map((place) => (isStep ? `${place} → ${place + 1}` : id === 'aspiration' ? `±\u00a0${place}` : String(place))),
    series: [...measured, ...limits],
  }
  return (
    <EstimateChart
      title={t(`${id}.figure`)}
      summary={`${t(`${id}.summary`)} ${t('intervals')}`}
      fileName={`claim-${id}`}
      data={data}
      valueTitle={t(`${id}.value`)}
      format={format}
      scale="linear"
      formatTick={format}
    />
  )

  function seriesName(series: string): string {
    return id === 'aspiration' ? t('series.depth', { depth: series }) : t(`series.${series as 'stands' | 'id' | 'last' | 'plain' | 'symmetric' | 'turned' | 'changed' | 'floyd-warshall' | 'bit-parallel'}`)
  }
}
