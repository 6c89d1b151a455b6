/** The charts of a comparison, one at a time: how much a search visits, where, and why. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { minimalBranching } from '../../../../engine/lab/branching-factor.ts'
import { minimalTreeOf, type LabCell, type LabRequest } from '../../../../engine/lab/lab.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { BarChart } from '../../../ui/charts/bar-chart.tsx'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import { decimal, percent, short } from '../../../language/format.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { ShareChart } from '../../../ui/charts/share-chart.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { count, duration } from '../../../language/words.ts'
import { cellOf } from '../../../model/compare/compare-store.ts'
import { branchingOf, cutoffsByRank, RANKS, researchedShare, visitedByPly, visitedPerSecond } from './figures.ts'
import { seriesByDepth, seriesOf } from '../../../parts/studies/series.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'

interface ComparisonProps {
  readonly request: LabRequest
  readonly cells: readonly LabCell[]
  readonly minimal: readonly (number | null)[]
}

const VIEWS = ['depth', 'ply', 'branching', 'cutoffs', 'researches', 'speed'] as const
type View = (typeof VIEWS)[number]

export function ComparisonCharts(comparison: ComparisonProps) {
  const { t } = useTranslation('lab')
  const [view, setView] = useState<View>('depth')
  const contents: Record<View, ReactNode> = {
    depth: <VisitedByDepth {...comparison} />,
    ply: <VisitedByPly {...comparison} />,
    branching: <Branching {...comparison} />,
    cutoffs: <Cutoffs {...comparison} />,
    researches: <Researches {...comparison} />,
    speed: <Speed {...comparison} />,
  }
  return (
    <Tabs
      className="views"
      legend={t('charts.legend')}
      tabs={VIEWS.map((id) => ({ id, label: t(`charts.${id}.tab`), content: contents[id] }))}
      selected={view}
      onSelect={setView}
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
    <LineChart
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

/** Charts of one depth, which can be chosen: at first the deepest that every search has reached. */
function useDepth({ algorithms, depths }: LabRequest, cells: readonly LabCell[]) {
  const { t } = useTranslation('lab')
  const [chosen, setDepth] = useState<number | null>(null)
  const reached = depths.findLast((depth) => algorithms.every((algorithm) => cellOf(cells, algorithm, depth))) ?? depths[0]
  const depth = chosen !== null && depths.includes(chosen) ? chosen : reached
  const options = depths.map((depth) => ({ value: depth, label: String(depth), name: t('depthOf', { depth }) }))
  return { depth, choice: <Segmented legend={t('depth')} options={options} value={depth} onChange={setDepth} /> }
}

function VisitedByPly({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const { depth, choice } = useDepth(request, cells)
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
    <>
      {choice}
      <LineChart
        title={t('charts.ply.title', { depth })}
        summary={t('charts.ply.summary')}
        fileName={`states-by-ply-depth-${depth}`}
        data={{ columnTitle: t('ply'), columns: plies.map(String), series: [...series, ...minimal] }}
        valueTitle={t('counted.visited')}
        format={count}
        scale="log"
        formatTick={short}
      />
    </>
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
    <LineChart
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

function Cutoffs({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const { depth, choice } = useDepth(request, cells)
  const searched = request.algorithms.flatMap((algorithm) => {
    const cell = cellOf(cells, algorithm, depth)
    const ranks = cell ? cutoffsByRank(cell) : []
    return ranks.some((cutoffs) => cutoffs > 0) ? [{ algorithm, ranks }] : []
  })
  const series = Array.from({ length: RANKS }, (_, rank): Series => {
    const part = rank as 0 | 1 | 2 | 3 | 4
    return { name: t(`charts.cutoffs.ranks.${part}`), look: `part-${part}`, values: searched.map(({ ranks }) => ranks[rank]) }
  })
  return (
    <>
      {choice}
      <ShareChart
        title={t('charts.cutoffs.title', { depth })}
        summary={t('charts.cutoffs.summary')}
        fileName={`cutoffs-by-successor-depth-${depth}`}
        data={{ columnTitle: t('search'), columns: searched.map(({ algorithm }) => ALGORITHM_NAMES[algorithm]), series }}
        valueTitle={t('cutoffs')}
        format={count}
      />
    </>
  )
}

/** Only these two search anything again. */
const RESEARCHING = ['aspiration', 'negascout'] as const

function Researches({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const algorithms = RESEARCHING.filter((algorithm) => request.algorithms.includes(algorithm))
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
    <div className="chart-pair">
      <LineChart
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
        format={(rate) => count(Math.round(rate))}
        formatTick={short}
      />
    </div>
  )
}
