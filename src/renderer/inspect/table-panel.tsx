/** One of the two distance tables as a matrix, linked with the board, and the algorithm stepped round by round. */
import { memo, type KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { PLAYER_NAMES, PLAYERS } from '../../engine/player.ts'
import type { Position } from '../../engine/position.ts'
import { useApp } from '../app-context.tsx'
import { Segmented } from '../controls/segmented.tsx'
import type { ShownTable } from './distance-table.ts'
import type { Cell } from './inspect-store.ts'

export function TablePanel({ drawn, shown }: { drawn: Position; shown: ShownTable }) {
  const { inspect } = useApp()
  const state = useStore(inspect)
  const { board } = drawn
  const { rounds, table, before, path } = shown
  const changes = table.flatMap((row, u) => row.filter((distance, v) => before !== null && before[u][v] !== distance)).length
  const step = (to: number) => inspect.setState({ rounds: Math.max(0, Math.min(board.nodeCount, to)) })
  return (
    <section className="panel table-panel" aria-label="Distance table">
      <h2>Floyd–Warshall table</h2>
      <div className="table-controls">
        <Segmented
          legend="Player"
          options={PLAYERS.map((value) => ({ value, label: PLAYER_NAMES[value], name: `Table of ${PLAYER_NAMES[value]}` }))}
          value={state.player}
          onChange={(player) => inspect.setState({ player, set: 0 })}
        />
        <button onClick={() => step(rounds - 1)} disabled={rounds === 0} aria-label="One round back">
          ◂
        </button>
        <input type="range" min={0} max={board.nodeCount} value={rounds} aria-label="Rounds" onChange={({ target }) => step(Number(target.value))} />
        <button onClick={() => step(rounds + 1)} disabled={rounds === board.nodeCount} aria-label="One round on">
          ▸
        </button>
      </div>
      <p className="muted small" role="status">
        {rounds === 0 ? 'Before the first round: single links only.' : `Round ${rounds}: paths may now pass ${board.names[rounds - 1]}; ${changes} of ${board.nodeCount ** 2} distances became shorter.`}
      </p>
      <Matrix drawn={drawn} table={table} before={before} />
      <p className="cell-words" role="status">
        {cellWords(drawn, table, state.cell, path)}
      </p>
    </section>
  )
}

function cellWords({ board }: Position, table: readonly (readonly number[])[], cell: Cell | null, path: readonly number[]): string {
  if (cell === null) return 'Point at a cell, or move with the arrow keys, to see its two nodes and the path between them.'
  const { from, to } = cell
  const names = `${board.names[from]} → ${board.names[to]}`
  const distance = table[from][to]
  if (distance === Infinity) return `${names}: no way`
  return `${names}: ${distance} ${distance === 1 ? 'stone' : 'stones'}${path.length > 2 ? `, by ${path.slice(1, -1).map((node) => board.names[node]).join(', ')}` : ''}`
}

const STEPS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
])

interface MatrixProps {
  readonly drawn: Position
  readonly table: readonly (readonly number[])[]
  readonly before: readonly (readonly number[])[] | null
}

function Matrix({ drawn, table, before }: MatrixProps) {
  const { inspect } = useApp()
  const { cell } = useStore(inspect)
  const { names, nodeCount } = drawn.board
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const { from, to } = cell ?? { from: 0, to: 0 }
    const inside = (node: number) => Math.max(0, Math.min(nodeCount - 1, node))
    inspect.setState({ cell: { from: inside(from + step[0]), to: inside(to + step[1]) } })
  }
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label="Distances between all nodes" onKeyDown={onKeyDown}>
      <table
        className="matrix"
        onMouseOver={({ target }) => {
          const { from, to } = (target as HTMLElement).dataset
          if (from !== undefined && to !== undefined) inspect.setState({ cell: { from: Number(from), to: Number(to) } })
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">from, to</span>
            </th>
            {names.map((name, node) => (
              <th key={name} scope="col" className={cell?.to === node ? 'chosen' : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, from) => (
            <Row key={name} name={name} from={from} row={table[from].join()} before={before?.[from].join() ?? ''} chosen={cell?.from === from ? cell.to : null} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One row; it takes its distances as text, so that it is drawn anew only where they differ. */
const Row = memo(function Row({ name, from, row, before, chosen }: { name: string; from: number; row: string; before: string; chosen: number | null }) {
  const old = before === '' ? null : before.split(',')
  return (
    <tr>
      <th scope="row" className={chosen === null ? '' : 'chosen'}>
        {name}
      </th>
      {row.split(',').map((distance, to) => {
        const classes = [old !== null && old[to] !== distance ? 'changed' : '', chosen === to ? 'chosen' : '', distance === 'Infinity' ? 'none' : '']
        return (
          <td key={to} data-from={from} data-to={to} className={classes.filter(Boolean).join(' ')}>
            {distance === 'Infinity' ? '∞' : distance}
          </td>
        )
      })}
    </tr>
  )
})
