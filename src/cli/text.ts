/** Figures as text, for people and for JSON. */
import { charactersOf } from '../engine/math/cut-text.ts'
import { csvLine, type Cell } from '../contract/csv.ts'
import type { Board } from '../engine/game/board.ts'
import { encodeValue } from '../engine/game/notation.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { percentDigits, ratioDigits, rounded, roundedParts } from '../engine/math/rounding.ts'
import { plain, plainJson } from './terminal.ts'

/** Shown where there is no figure. */
export const NONE = '–'

let thousands: Intl.NumberFormat | undefined

/** A count with a separator of thousands. */
export function countText(count: number | null): string {
  if (count === null) return NONE
  // The first format takes some milliseconds, and this count has no use for one.
  if (Number.isInteger(count) && Math.abs(count) < 1000) return String(count)
  return (thousands ??= new Intl.NumberFormat('en-US')).format(count)
}

/** f with its sign. */
export function valueText(value: number | null): string {
  if (value === null) return NONE
  return value > 0 && Number.isFinite(value) ? `+${value}` : String(encodeValue(value))
}

/** A figure with this many decimals. */
export function fixedText(figure: number, digits: number): string {
  // −0.04 to a tenth is 0.
  return rounded(figure, digits).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  })
}

/** A share of 1, to a tenth of a per cent, or finer where it would read as 0 or 100 % and is not. */
export function percentText(share: number | null): string {
  return share === null ? NONE : `${hundredths(share, percentDigits(share, 1))} %`
}

/** The share of an estimate, and its interval. */
export const shareText = (estimate: Estimate | null) => percentText(estimate?.value ?? null)
export const intervalText = (estimate: Estimate | null) =>
  estimate === null ? NONE : `${percentText(estimate.lower)} to ${percentText(estimate.upper)}`

/** A share of 1 in whole per cent without their sign, or finer where it would read as 0 or 100 and is not. */
export function perCentText(share: number): string {
  return hundredths(share, percentDigits(share, 0))
}

/** Shares of one whole in per cent, rounded together so that what is written adds up to 100 %. */
export function percentTexts(shares: readonly number[]): string[] {
  const { shares: shown, digits } = roundedParts(shares, 1)
  return shown.map((share) => `${hundredths(share, digits)} %`)
}

function hundredths(share: number, digits: number): string {
  return share
    .toLocaleString('en-US', {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    })
    .slice(0, -1)
}

/** A figure relative to another, with three decimals, or more where it would read as 0 or 1 and is not. */
export function ratioText(ratio: number): string {
  return fixedText(ratio, ratioDigits(ratio, 3))
}

export function namesOf(board: Board, nodes: readonly number[]): string[] {
  return nodes.map((node) => board.names[node])
}

/** Milliseconds to a tenth. */
export function tenths(ms: number): number {
  return rounded(ms, 1)
}

/** The longest label of a row: names of players have no more, and those of folders may have 255. */
const MAX_LABEL = 66

/** A label without its middle where it is too long: names that belong together often differ at their end. */
function shortened(label: string): string {
  if (label.length <= MAX_LABEL) return label
  const characters = charactersOf(label)
  if (characters.length <= MAX_LABEL) return label
  return [...characters.slice(0, 40), '…', ...characters.slice(40 + 1 - MAX_LABEL)].join('')
}

/** Rows of cells as lines, two spaces between columns: the first column to the left, the others to the right. */
export function alignRows(unsafe: readonly (readonly string[])[]): string[] {
  // Before they are measured: a control character is shown as several others.
  const rows = unsafe.map(([label = '', ...cells]) => [shortened(plain(label)), ...cells.map(plain)])
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)))
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])
  return rows.map((row) => row.map(align).join('  ').trimEnd())
}

/** Rows aligned in columns and indented as under a heading. */
export function indentedRows(rows: readonly (readonly string[])[]): string[] {
  return alignRows(rows).map((line) => `  ${line}`)
}

/** One line for people. */
export function print(line: string): void {
  process.stdout.write(`${plain(line)}\n`)
}

/**
 * One line of CSV. It has no byte order mark before it: what reads a pipe would take that for a part of the first name.
 */
export function printCsv(cells: readonly Cell[]): void {
  process.stdout.write(safeCsvLine(cells))
}

export function safeCsvLine(cells: readonly Cell[]): string {
  return csvLine(cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell)))
}

export function printJson(object: object): void {
  process.stdout.write(`${plainJson(object)}\n`)
}
