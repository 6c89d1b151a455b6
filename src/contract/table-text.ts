/**
 * A table as text for other programs: CSV for spreadsheets, and Markdown for reports; `latex-table.ts` writes LaTeX. One
 * description, a writer for each.
 */
import { csvFile, csvText, type Cell } from './csv.ts'

export interface TableColumn {
  readonly name: string
  readonly unit?: string
  /** A setting: where all rows have the same, reports say it once in the title, and leave out the column. */
  readonly isSetting?: boolean
  /** This column says what a row is about: each part of a split table has it. The first column does, where none is a key. */
  readonly isKey?: boolean
  /** An end of the interval, or a quartile, of the column before: LaTeX has it in brackets in the same cell. */
  readonly isEnd?: boolean
  /** How the caption names an end, where its own name is longer. */
  readonly short?: string
}

export interface TableData {
  readonly columns: readonly TableColumn[]
  /** Raw values: numbers are neither rounded nor grouped. */
  readonly rows: readonly (readonly Cell[])[]
}

export interface TitledTable extends TableData {
  readonly title: string
}

export function csvTableFile(table: TableData): string {
  return csvFile(csvRows(table))
}

/** CSV for the clipboard. */
export function csvTableText(table: TableData): string {
  return csvText(csvRows(table))
}

function csvRows({ columns, rows }: TableData): readonly (readonly Cell[])[] {
  return [columns.map(headingOf), ...rows]
}

/** A table of GitHub's Markdown, its title in bold above it. */
export function markdownTable(whole: TitledTable): string {
  const { title, ...table } = withoutSettings(whole)
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const isNumber = numericColumns(table)
  return [
    `**${markdownText(title)}**\n\n`,
    line(table.columns.map((column) => markdownText(headingOf(column)))),
    line(isNumber.map((right) => (right ? '--:' : ':--'))),
    ...table.rows.map((row) => line(table.columns.map((_, i) => markdownCell(row[i])))),
  ].join('')
}

export function withoutSettings({ title, columns, rows }: TitledTable): TitledTable {
  const isSaid = columns.map(
    ({ isSetting = false }, i) => isSetting && rows.length > 0 && rows.every((row) => row[i] === rows[0][i]),
  )
  const said = columns.flatMap(({ name }, i) => (isSaid[i] && rows[0][i] !== null ? [`${name}: ${rows[0][i]}`] : []))
  const isKept = (_: unknown, i: number) => !isSaid[i]
  return {
    title: [title, ...said].join('; '),
    columns: columns.filter(isKept),
    rows: rows.map((row) => row.filter(isKept)),
  }
}

export function headingOf({ name, unit }: TableColumn): string {
  return unit === undefined ? name : `${name} (${unit})`
}

/** The columns that have numbers and nothing else; they are set to the right. */
export function numericColumns({ columns, rows }: TableData): boolean[] {
  return columns.map((_, i) => {
    const cells = rows.map((row) => row[i]).filter((cell) => cell !== null && cell !== undefined && cell !== '')
    return cells.length > 0 && cells.every((cell) => typeof cell === 'number' || INFINITIES.includes(cell))
  })
}

/** f as it is written in files. */
export const INFINITIES: readonly Cell[] = ['+inf', '-inf']

/**
 * A fraction with four significant digits: a report that needs more takes them from the CSV. Whole digits are never
 * rounded away.
 */
export function readable(number: number): string {
  if (Number.isInteger(number) || !Number.isFinite(number)) return String(number)
  return String(Math.abs(number) >= 1000 ? Math.round(number) : Number(number.toPrecision(4)))
}

function markdownCell(cell: Cell): string {
  return typeof cell === 'number' ? readable(cell) : markdownText(cell ?? '')
}

/**
 * Every character that Markdown might give a meaning stands behind a backslash; a cell has no line breaks of its own.
 */
function markdownText(text: string): string {
  return text
    .trim()
    .replace(/[\\`*_{}[\]<>|~$&#]/g, '\\$&')
    .replace(/\r\n?|\n/g, '<br>')
}
