/** Figures as text, for people and for JSON. */
import type { Board } from '../engine/game/board.ts'
import { encodeValue } from '../engine/game/notation.ts'

/** Shown where there is no figure. */
export const NONE = '–'

const thousands = new Intl.NumberFormat('en-US')

/** A count with a separator of thousands. */
export function countText(count: number | null): string {
  return count === null ? NONE : thousands.format(count)
}

/** f with its sign. */
export function valueText(value: number | null): string {
  if (value === null) return NONE
  return value > 0 && Number.isFinite(value) ? `+${value}` : String(encodeValue(value))
}

/** A share of 1, to a tenth of a per cent. */
export function percentText(share: number | null): string {
  return share === null ? NONE : `${(100 * share).toFixed(1)} %`
}

export function namesOf(board: Board, nodes: readonly number[]): string[] {
  return nodes.map((node) => board.names[node])
}

/** Milliseconds to a tenth. */
export function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}

/** Rows of cells as lines, two spaces between columns: the first column to the left, the others to the right. */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)))
  const align = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))
  return rows.map((row) => row.map(align).join('  ').trimEnd())
}

/** The same, indented as under a heading. */
export function indentedRows(rows: readonly (readonly string[])[]): string[] {
  return alignRows(rows).map((line) => `  ${line}`)
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

export function printJson(object: object): void {
  print(JSON.stringify(object))
}
