/** One of the two distance tables as a matrix, linked with the board, and the algorithm stepped round by round. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { TableData } from '../../../contract/table-text.ts'
import { encodeValue } from '../../../engine/game/notation.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import type { Position } from '../../../engine/game/position.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Slider } from '../../ui/controls/slider.tsx'
import { i18n } from '../../language/i18n.ts'
import type { ShownTable } from './distance-table.ts'
import { type Cell, INSPECT } from '../../model/inspect/inspect-store.ts'
import { Matrix } from './matrix.tsx'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { TableHead } from '../../ui/tables/table-head.tsx'
import './table-panel.css'

export function TablePanel({ drawn, shown }: { drawn: Position; shown: ShownTable }) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const { colour, cell } = useStore(inspect)
  const { board } = drawn
  const { rounds } = shown
  const step = (to: number) => inspect.setState({ rounds: Math.max(0, Math.min(board.nodeCount, to)) })
  return (
    <section className="panel table-panel" aria-label={t('table.title')}>
      <TableHead title={t('table.title')} fileName="distances" table={() => distancesTable(board.names, shown)}>
        <h2>{t('table.title')}</h2>
      </TableHead>
      <Segmented
        legend={t('player')}
        options={COLOURS.map((value) => ({ value, label: COLOUR_NAMES[value], name: t(`table.of.${value}`) }))}
        value={colour}
        onChange={(colour) => inspect.setState({ colour })}
      />
      <div className="table-steps cells">
        <button onClick={() => step(rounds - 1)} aria-disabled={rounds === 0} aria-label={t('table.back')}>
          ◂
        </button>
        <Slider label={t('table.rounds')} max={board.nodeCount} value={rounds} onChange={step} />
        <button onClick={() => step(rounds + 1)} aria-disabled={rounds === board.nodeCount} aria-label={t('table.on')}>
          ▸
        </button>
      </div>
      <p className="muted small round-words" role="status">
        {roundWords(drawn, shown)}
      </p>
      <Matrix names={board.names} shown={shown} />
      <p className="cell-words" role="status">
        {cell === null ? <span className="muted">{t('table.hint')}</span> : cellWords(drawn, shown, cell)}
      </p>
    </section>
  )
}

function distancesTable(names: readonly string[], { table }: ShownTable): TableData {
  return {
    columns: ['', ...names].map((name) => ({ name })),
    rows: names.map((name, from) => [name, ...table[from].map((distance) => encodeValue(distance))]),
  }
}

function roundWords({ board }: Position, { rounds, table, before }: ShownTable): string {
  if (before === null) return i18n.t('inspect:table.beforeFirst')
  const count = table.flatMap((row, u) => row.filter((distance, v) => before[u][v] !== distance)).length
  return i18n.t('inspect:table.round', {
    round: rounds,
    node: board.names[rounds - 1],
    count,
    all: board.nodeCount ** 2,
  })
}

/** The chosen cell in words: its nodes, its distance, the path behind it, and the distance before the last round. */
function cellWords({ board }: Position, { table, before, path }: ShownTable, { from, to }: Cell): string {
  const { names } = board
  const words = (distance: number) =>
    distance === Infinity ? i18n.t('inspect:noWay') : i18n.t('inspect:stones', { count: distance })
  const distance = table[from][to]
  const passed = path.slice(1, -1).map((node) => names[node])
  const parts = [
    `${names[from]} → ${names[to]}: ${words(distance)}`,
    passed.length > 0 && i18n.t('inspect:table.by', { nodes: passed.join(', ') }),
    before !== null &&
      before[from][to] !== distance &&
      i18n.t('inspect:table.was', { distance: words(before[from][to]) }),
  ]
  return parts.filter(Boolean).join(', ')
}
