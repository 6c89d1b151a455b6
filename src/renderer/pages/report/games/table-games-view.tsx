/** Games with one table: charts by game, then for each size of table what it costs and saves in all games together. */
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfSeries } from '../../../../engine/lab/table-games.ts'
import { percent, short, type TickFormat } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { TABLE_GAMES, type TableGamesRecord, roomWords } from '../../../model/studies/table-games.ts'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import { EstimateChart } from '../../../ui/charts/line-chart.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { roomFigures, type RoomFigures } from './room-figures.ts'
import { TableTotals } from './table-totals.tsx'

export function TableGamesView({ entry }: ViewProps<TableGamesRecord>) {
  return (
    <StudyView
      kind={TABLE_GAMES}
      entry={entry}
      picture={entry.record.series.length === 0 ? null : <Pictures record={entry.record} />}
    />
  )
}

const VIEWS = ['saved', 'states', 'replaced', 'visited'] as const
type View = (typeof VIEWS)[number]

function Pictures({ record: newest }: { record: TableGamesRecord }) {
  const { t } = useTranslation('tables')
  const [view, setView] = useState<View>('saved')
  // While it runs, series come faster than a slow computer can draw them.
  const record = useDeferredValue(newest)
  const rooms = useMemo(() => roomFigures(record), [record])
  const contents: Record<View, ReactNode> = {
    saved: <ByGame rooms={rooms} figure="saved" format={percent} formatTick={percent} scale="linear" />,
    states: <ByGame rooms={rooms} figure="states" format={count} formatTick={short} scale="log" />,
    replaced: <ByGame rooms={rooms} figure="replaced" format={count} formatTick={short} scale="linear" />,
    visited: <Visited rooms={rooms} />,
  }
  return (
    <>
      <Tabs
        className="views"
        legend={t('charts.legend')}
        tabs={VIEWS.map((id) => ({ id, label: t(`charts.${id}.tab`), content: contents[id] }))}
        selected={view}
        onSelect={setView}
      />
      <TableTotals rooms={rooms} games={record.plan.games} />
    </>
  )
}

const LOOKS = ['series-0', 'series-1', 'series-2', 'series-3'] as const

interface ByGameProps {
  readonly rooms: readonly RoomFigures[]
  readonly figure: 'saved' | 'states' | 'replaced'
  readonly format: (value: number) => string
  readonly formatTick: TickFormat
  readonly scale: 'linear' | 'log'
}

/** One figure by game, a line for each size of table. */
function ByGame({ rooms, figure, ...written }: ByGameProps) {
  const { t } = useTranslation('tables')
  const series = rooms.map(({ room, games }, i): Series<OfSeries> => ({
    name: roomWords(room),
    look: LOOKS[i],
    values: games.map((game) => game[figure]),
  }))
  return (
    <EstimateChart
      isOfSeries
      {...written}
      title={t(`charts.${figure}.title`)}
      summary={`${t(`charts.${figure}.summary`)} ${t('charts.intervals')}`}
      fileName={`table-games-${figure}`}
      data={byGame(rooms, series, t('charts.game'))}
      valueTitle={t(`charts.${figure}.value`)}
    />
  )
}

/** Visited states by game with the largest table and without, since those with other sizes lie between. */
function Visited({ rooms }: { rooms: readonly RoomFigures[] }) {
  const { t } = useTranslation('tables')
  const last = rooms.slice(-1)
  const series = last.flatMap(({ games }) =>
    (['visited', 'visitedKept'] as const).map((figure, i): Series<OfSeries> => ({
      name: t(`charts.visited.${figure}`),
      look: LOOKS[i],
      values: games.map((game) => game[figure]),
    })),
  )
  const [room] = last.map(({ room }) => roomWords(room))
  return (
    <EstimateChart
      isOfSeries
      title={t('charts.visited.title', { room })}
      summary={t('charts.intervals')}
      fileName="table-games-visited"
      data={byGame(rooms, series, t('charts.game'))}
      valueTitle={t('charts.visited.value')}
      format={count}
      formatTick={short}
      scale="linear"
    />
  )
}

function byGame(
  rooms: readonly RoomFigures[],
  series: readonly Series<OfSeries>[],
  columnTitle: string,
): ChartData<OfSeries> {
  return { columnTitle, columns: (rooms[0]?.games ?? []).map((_, game) => String(game + 1)), series }
}
