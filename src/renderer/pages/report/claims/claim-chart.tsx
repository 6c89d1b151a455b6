/** The figures of a claim with their intervals, and the limits of its rule. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Figure, Finding } from '../../../../engine/lab/claims/finding.ts'
import { BASES, BY_CUTOFFS, type HistorySeries } from '../../../../engine/lab/claims/history.ts'
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'
import { CLAIMS } from '../../../../engine/lab/claims/claims.ts'
import type { TestedClaimId } from '../../../model/studies/claim-tests.ts'
import { lookOf, lookOfDepth } from '../../../parts/studies/series.ts'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import type { Sampled } from '../../../ui/charts/estimate-words.ts'
import { EstimateChart } from '../../../ui/charts/line-chart.tsx'
import type { Look } from '../../../ui/charts/looks.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { COLUMNS, FORMATS, LIMITS } from './claim-words.ts'

const LOOKS = ['series-0', 'series-1', 'series-2', 'series-3'] as const

type SeriesKey =
  | 'report'
  | 'two-distance'
  | 'learned'
  | 'network'
  | 'stands'
  | 'id'
  | 'last'
  | 'plain'
  | 'symmetric'
  | 'turned'
  | 'changed'
  | 'floyd-warshall'
  | 'bit-parallel'
  | 'by-id'
  | 'by-value'
  | 'by-last'
  | 're-search'
  | 'corners'
  | 'second'
  | 'some'
  | `${'kept' | 'filled'}-${'alpha-beta' | 'iterative-deepening'}`
  | 'needed'
  | 'over-games'

interface ClaimChartProps {
  readonly id: TestedClaimId
  readonly finding: Finding
}

/** A series of the chart: the figures that have its name, how it looks, and what it is called. */
interface Drawn {
  readonly series: string
  readonly look: Look
  readonly name: string
}

export function ClaimChart({ id, finding: { figures } }: ClaimChartProps) {
  const { t } = useTranslation('claims')
  if (id === 'history') return <HistoryChart figures={figures} />
  const all = [...new Set(figures.map(({ series }) => series))]
  const drawn = all.map((series, i): Drawn =>
    id === 'aspiration'
      ? { series, look: lookOfDepth(Number(series)), name: t('series.depth', { depth: series }) }
      : { series, look: LOOKS[i], name: t(`series.${series as SeriesKey}`) },
  )
  return <FiguresChart id={id} figures={figures} drawn={drawn} />
}

/** The history of moves: a line for each search, and a choice of the ordering and of what it is compared with. */
function HistoryChart({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation('claims')
  const [ordering, setOrdering] = useState<(typeof BY_CUTOFFS)[number]>('history')
  const [base, setBase] = useState<(typeof BASES)[number]>('own')
  const drawn = COMPARED.map((algorithm): Drawn => ({
    series: `${ordering}-${base}-${algorithm}` satisfies HistorySeries,
    look: lookOf(algorithm),
    name: ALGORITHM_NAMES[algorithm],
  }))
  return (
    <FiguresChart id="history" figures={figures} drawn={drawn}>
      <div className="stack">
        <Segmented
          legend={t('history.ordering')}
          options={BY_CUTOFFS.map((value) => ({ value, label: ORDERING_NAMES[value] }))}
          value={ordering}
          onChange={setOrdering}
        />
        <Segmented
          legend={t('history.base')}
          options={BASES.map((value) => ({ value, label: t(`history.bases.${value}`) }))}
          value={base}
          onChange={setBase}
        />
      </div>
    </FiguresChart>
  )
}

interface FiguresChartProps {
  readonly id: TestedClaimId
  readonly figures: readonly Figure[]
  readonly drawn: readonly Drawn[]
  readonly children?: ReactNode
}

function FiguresChart({ id, figures, drawn, children }: FiguresChartProps) {
  const { t } = useTranslation('claims')
  const places = [...new Set(figures.map(({ at }) => at))].sort((a, b) => a - b)
  const figureAt = (series: string, place: number): Sampled | null => {
    const figure = figures.find((candidate) => candidate.series === series && candidate.at === place)
    return figure === undefined || figure.value === null ? null : { ...figure, value: figure.value }
  }
  const format = FORMATS[id]
  const measured = drawn.map(({ series, look, name }): Series<Sampled> => ({
    name,
    look,
    values: places.map((place) => figureAt(series, place)),
  }))
  const limits = LIMITS[id].map((limit): Series<Sampled> => ({
    name: t('limit', { limit: format(limit) }),
    look: 'reference',
    values: places.map(() => ({ value: limit, lower: limit, upper: limit, count: 0 })),
  }))
  const { title, write } = COLUMNS[id]
  const data: ChartData<Sampled> = {
    columnTitle: t(`columns.${title}`),
    columns: places.map(write),
    series: [...measured, ...limits],
  }
  return (
    <EstimateChart
      isOfSeries={CLAIMS[id].kind === 'series'}
      title={t(`${id}.figure`)}
      summary={`${t(`${id}.summary`)} ${t('intervals')}`}
      fileName={`claim-${id}`}
      data={data}
      valueTitle={t(`${id}.value`)}
      format={format}
      scale="linear"
      formatTick={format}
      controls={children}
    />
  )
}
