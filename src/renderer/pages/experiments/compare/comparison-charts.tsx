/** The charts of a comparison, one at a time: how much a search visits, where, and why. */
import { rounded } from '../../../../engine/math/rounding.ts'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { minimalBranching } from '../../../../engine/lab/branching-factor.ts'
import { minimalTreeOf, type LabCell, type LabRequest } from '../../../../engine/lab/lab.ts'
import { ALGORITHMS, searchesAgain } from '../../../../engine/search/methods.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import { DumbbellChart } from '../../../ui/charts/dumbbell-chart.tsx'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import { decimal, percent, short } from '../../../language/format.ts'
import { ComparedLines } from '../../../ui/charts/line-chart.tsx'
import { ShareChart } from '../../../ui/charts/share-chart.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { count, duration } from '../../../language/words.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import { type Asked, cellOf, foundIn, isEarly, requestOf, type SearchChoice } from '../../../model/compare/searches.ts'
import { MissingInChart } from './run-missing.tsx'
import { branchingOf, cutoffsByRank, RANKS, researchedShare, visitedByPly, visitedPerSecond } from './figures.ts'
import { seriesByDepth, seriesOf } from '../../../parts/studies/series.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'

export interface ComparisonProps {
  readonly request: Required<LabRequest>
  readonly cells: readonly LabCell[]
  readonly minimal: readonly (number | null)[]
  /** The depth of those charts that show only one. */
  readonly depth: number
}

export const VIEWS = ['ordering', 'depth', 'ply', 'branching', 'cutoffs', 'researches', 'speed'] as const
export type View = (typeof VIEWS)[number]

/** Which depths a chart shows, and with which orderings. */
const SHOWS: Readonly<Record<View, 'orderings' | 'depth' | 'depths'>> = {
  ordering: 'orderings',
  depth: 'depths',
  ply: 'depth',
  branching: 'depths',
  cutoffs: 'depth',
  researches: 'depths',
  speed: 'depths',
}

function askedBy(
  view: View,
  { alike }: SearchChoice,
  { position, algorithms, depths, ordering }: Required<LabRequest>,
  depth: number,
): Asked[] {
  const asked = { position, algorithms, depths: SHOWS[view] === 'depths' ? depths : [depth] }
  return SHOWS[view] === 'orderings'
    ? (['own', alike] as const).map((ordering) => ({ ...asked, ordering }))
    : [{ ...asked, ordering }]
}

export function ComparisonCharts(comparison: ComparisonProps) {
  const { t } = useTranslation('lab')
  const { choice } = useComparison()
  const [view, setView] = useState<View>('ordering')
  const content = (id: View) => {
    const Chart = CHARTS[id]
    return (
      <>
        <MissingInChart asked={askedBy(id, choice, comparison.request, comparison.depth)} />
        <Chart {...comparison} />
      </>
    )
  }
  return (
    <Tabs
      className="views"
      legend={t('charts.legend')}
      tabs={VIEWS.map((id) => ({ id, label: t(`charts.${id}.tab`), content: content(id) }))}
      selected={view}
      onSelect={setView}
    />
  )
}

/** The visited states of each search with its own ordering, and with one for all. */
function OrderingsWorth({ request, depth }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const { choice, found } = useComparison()
  const visitedBy = (ordering: 'own' | typeof choice.alike) => {
    const ordered = requestOf(choice, request.position, ordering)
    return request.algorithms.map((algorithm) => {
      const cell = foundIn(found, ordered, algorithm, depth)
      return cell === undefined || isEarly(cell) ? null : cell.result.visited
    })
  }
  const data: ChartData = {
    columnTitle: t('search'),
    columns: request.algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]),
    series: [
      {
        name: t('allOrderedBy', { ordering: ORDERING_NAMES[choice.alike] }),
        look: 'series-3',
        values: visitedBy(choice.alike),
        isApart: true,
      },
      { name: t('charts.ordering.own'), look: 'series-0', values: visitedBy('own'), isApart: true },
    ],
  }
  return (
    <DumbbellChart
      title={t('charts.ordering.title', { depth })}
      summary={t('charts.ordering.summary')}
      fileName={`ordering-depth-${depth}`}
      data={data}
      valueTitle={t('counted.visited')}
      format={count}
      formatTick={short}
    />
  )
}

/** The minimal tree as a line, as far as there is one. */
function minimalSeries(name: string, values: readonly (number | null)[]): Series[] {
  return values.every((value) => value === null) ? [] : [{ name, look: 'reference', values }]
}

/** The figures of the table, by depth. */
function VisitedByDepth({ request, cells, minimal }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const data: ChartData = {
    columnTitle: t('depth'),
    columns: request.depths.map(String),
    series: [...seriesByDepth(request, cells, (cell) => cell.count), ...minimalSeries(t('minimalTree'), minimal)],
  }
  return (
    <ComparedLines
      title={t(`charts.depth.title.${request.counting}`)}
      summary={t('charts.depth.summary')}
      fileName="states-by-depth"
      data={data}
      valueTitle={t(`counted.${request.counting}`)}
      format={count}
      scale="log"
      formatTick={short}
    />
  )
}

function VisitedByPly({ request, cells, depth }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const plies = Array.from({ length: depth }, (_, i) => i + 1)
  const series = request.algorithms.map((algorithm): Series => {
    const cell = cellOf(cells, algorithm, depth)
    const visited = cell ? visitedByPly(cell) : []
    return seriesOf(
      algorithm,
      plies.map((ply) => visited[ply - 1] ?? null),
    )
  })
  const minimal = minimalSeries(t('minimalTree'), minimalTreeOf(request.position, plies))
  return (
    <ComparedLines
      title={t('charts.ply.title', { depth })}
      summary={t('charts.ply.summary')}
      fileName={`states-by-ply-depth-${depth}`}
      data={{ columnTitle: t('ply'), columns: plies.map(String), series: [...series, ...minimal] }}
      valueTitle={t('counted.visited')}
      format={count}
      scale="log"
      formatTick={short}
    />
  )
}

function Branching({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const position = parsePosition(request.position)
  const minimal = request.depths.map((depth) => minimalBranching(position, depth))
  const data: ChartData = {
    columnTitle: t('depth'),
    columns: request.depths.map(String),
    series: [...seriesByDepth(request, cells, branchingOf), ...minimalSeries(t('minimalTree'), minimal)],
  }
  return (
    <ComparedLines
      title={t('charts.branching.title')}
      summary={t('charts.branching.summary')}
      fileName="effective-branching-factor"
      data={data}
      valueTitle={t('charts.branching.value')}
      format={decimal}
      scale="linear"
      formatTick={decimal}
    />
  )
}

function Cutoffs({ request, cells, depth }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const searched = request.algorithms.flatMap((algorithm) => {
    const cell = cellOf(cells, algorithm, depth)
    const ranks = cell ? cutoffsByRank(cell) : []
    return ranks.some((cutoffs) => cutoffs > 0) ? [{ algorithm, ranks }] : []
  })
  const series = Array.from({ length: RANKS }, (_, rank): Series => {
    const part = rank as 0 | 1 | 2 | 3 | 4
    return {
      name: t(`charts.cutoffs.ranks.${part}`),
      look: `part-${part}`,
      values: searched.map(({ ranks }) => ranks[rank]),
    }
  })
  return (
    <ShareChart
      title={t('charts.cutoffs.title', { depth })}
      summary={t('charts.cutoffs.summary')}
      fileName={`cutoffs-by-successor-depth-${depth}`}
      data={{ columnTitle: t('search'), columns: searched.map(({ algorithm }) => ALGORITHM_NAMES[algorithm]), series }}
      valueTitle={t('cutoffs')}
      format={count}
    />
  )
}

function Researches({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const algorithms = ALGORITHMS.filter(
    (algorithm) => searchesAgain(algorithm) && request.algorithms.includes(algorithm),
  )
  const series = seriesByDepth({ ...request, algorithms }, cells, researchedShare)
  return (
    <BarChart
      title={t('charts.researches.title')}
      summary={t('charts.researches.summary')}
      fileName="re-searched-states"
      data={{ columnTitle: t('depth'), columns: request.depths.map(String), series }}
      valueTitle={t('charts.researches.value')}
      format={percent}
      formatTick={percent}
    />
  )
}

function Speed({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const columns = { columnTitle: t('depth'), columns: request.depths.map(String) }
  return (
    <div className="chart-pair grid">
      <ComparedLines
        title={t('charts.speed.timeTitle')}
        summary={t('charts.speed.timeSummary')}
        fileName="time-by-depth"
        data={{ ...columns, series: seriesByDepth(request, cells, ({ result }) => result.ms) }}
        valueTitle={t('charts.speed.time')}
        format={duration}
        scale="log"
        formatTick={duration}
      />
      <BarChart
        title={t('charts.speed.rateTitle')}
        summary={t('charts.speed.rateSummary')}
        fileName="states-per-second"
        data={{ ...columns, series: seriesByDepth(request, cells, visitedPerSecond) }}
        valueTitle={t('charts.speed.rate')}
        format={(rate) => count(rounded(rate))}
        formatTick={short}
      />
    </div>
  )
}

export const CHARTS: Readonly<Record<View, ComponentType<ComparisonProps>>> = {
  ordering: OrderingsWorth,
  depth: VisitedByDepth,
  ply: VisitedByPly,
  branching: Branching,
  cutoffs: Cutoffs,
  researches: Researches,
  speed: Speed,
}
