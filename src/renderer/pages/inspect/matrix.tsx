/**
 * A distance table as a grid: one cell is in the tab order, arrow keys, Home, End, Page Up and Page Down move from it.
 *
 * React Aria's Table would make a collection item of each of the 961 cells: in Chromium that took 256 ms to show
 * another chosen cell, and this takes 0.2 ms.
 */
import { memo, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { DistanceTable } from '../../../engine/evaluation/floyd-warshall.ts'
import type { ShownTable } from './distance-table.ts'
import { type Cell, INSPECT } from '../../model/inspect/inspect-store.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** The cell that a key leads to, in a grid of `count` rows and columns; null for any other key. */
function cellTowards(event: KeyboardEvent, { from, to }: Cell, count: number): Cell | null {
  const [first, last] = [0, count - 1]
  const inside = (node: number) => Math.max(first, Math.min(last, node))
  const isWhole = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowUp':
      return { from: isWhole ? first : inside(from - 1), to }
    case 'ArrowDown':
      return { from: isWhole ? last : inside(from + 1), to }
    case 'ArrowLeft':
      return { from, to: isWhole ? first : inside(to - 1) }
    case 'ArrowRight':
      return { from, to: isWhole ? last : inside(to + 1) }
    case 'Home':
      return { from: isWhole ? first : from, to: first }
    case 'End':
      return { from: isWhole ? last : from, to: last }
    case 'PageUp':
      return { from: inside(from - PAGE), to }
    case 'PageDown':
      return { from: inside(from + PAGE), to }
    default:
      return null
  }
}

const PAGE = 5

/** The cell that an element shows, or null. */
function cellOf(target: EventTarget): Cell | null {
  const { from, to } = (target as HTMLElement).dataset
  return from === undefined ? null : { from: Number(from), to: Number(to) }
}

interface MatrixProps {
  readonly names: readonly string[]
  readonly shown: ShownTable
}

export function Matrix({ names, shown: { table, before, via } }: MatrixProps) {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const cell = useStore(inspect, (state) => state.cell)
  const grid = useRef<HTMLTableElement>(null)
  const tabStop = cell ?? { from: 0, to: 0 }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellTowards(event, cellOf(event.target) ?? tabStop, names.length)
    if (next === null) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-from="${next.from}"][data-to="${next.to}"]`)?.focus()
  }
  const choose = (target: EventTarget) => {
    const chosen = cellOf(target)
    if (chosen !== null) inspect.setState({ cell: chosen })
  }
  const headClass = (node: number, isChosen: boolean) =>
    [isChosen && 'chosen', node === via && 'via'].filter(Boolean).join(' ')
  return (
    <div className="scroll matrix-area" style={{ '--nodes': names.length } as React.CSSProperties}>
      <table
        ref={grid}
        role="grid"
        className="matrix"
        aria-label={t('table.grid')}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => choose(target)}
        onMouseOver={({ target }) => choose(target)}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('table.corner')}</span>
            </th>
            {names.map((name, node) => (
              <th key={name} scope="col" className={headClass(node, cell?.to === node)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, from) => (
            <Row
              key={name}
              name={name}
              from={from}
              row={textOf(table, from)}
              before={before && textOf(before, from)}
              headClass={headClass(from, cell?.from === from)}
              chosen={cell?.from === from ? cell.to : null}
              tabStop={tabStop.from === from ? tabStop.to : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row as text, which `memo` compares as one value. */
function textOf(table: DistanceTable, from: number): string {
  return table[from].map((distance) => (distance === Infinity ? '∞' : distance)).join()
}

interface RowProps {
  readonly name: string
  readonly from: number
  readonly row: string
  readonly before: string | null
  readonly headClass: string
  /** Columns of the selected and of the focusable cell; null if in another row. */
  readonly chosen: number | null
  readonly tabStop: number | null
}

/** One row. Its props are primitive values, so that only a row that differs is drawn again. */
const Row = memo(function Row({ name, from, row, before, headClass, chosen, tabStop }: RowProps) {
  const old = before?.split(',')
  return (
    <tr>
      <th scope="row" className={headClass}>
        {name}
      </th>
      {row.split(',').map((distance, to) => {
        const classes = [
          old !== undefined && old[to] !== distance && 'changed',
          chosen === to && 'chosen',
          distance === '∞' && 'none',
        ]
        return (
          <td
            key={to}
            data-from={from}
            data-to={to}
            tabIndex={to === tabStop ? 0 : -1}
            className={classes.filter(Boolean).join(' ')}
          >
            {distance}
          </td>
        )
      })}
    </tr>
  )
})
