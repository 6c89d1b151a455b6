/**
 * A table as text for other programs: CSV for spreadsheets, Markdown and LaTeX for reports. One description, a writer
 * for each.
 */
import { csvFile, csvText, type Cell } from './csv.ts'

export interface TableColumn {
  readonly name: string
  readonly unit?: string
  /** A setting: where all rows have the same, reports say it once in the title, and leave out the column. */
  readonly isSetting?: boolean
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

/** A table of LaTeX that needs no package. */
export function latexTable(whole: TitledTable): string {
  const { title, ...table } = withoutSettings(whole)
  const line = (cells: readonly string[]) => `    ${lineStart(cells[0] ?? '')}${cells.join(' & ')} \\\\\n`
  return [
    '\\begin{table}[htbp]\n  \\centering\n',
    `  \\caption{${latexText(title)}}\n`,
    `  \\begin{tabular}{${numericColumns(table)
      .map((right) => (right ? 'r' : 'l'))
      .join('')}}\n    \\hline\n`,
    line(table.columns.map((column) => latexText(headingOf(column)))),
    '    \\hline\n',
    ...table.rows.map((row) => line(table.columns.map((_, i) => latexCell(row[i])))),
    '    \\hline\n  \\end{tabular}\n\\end{table}\n',
  ].join('')
}

function withoutSettings({ title, columns, rows }: TitledTable): TitledTable {
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

/** After the end of a row, a star or a bracket would be an option of it. */
function lineStart(text: string): string {
  return /^[[*]/.test(text) ? '{}' : ''
}

function headingOf({ name, unit }: TableColumn): string {
  return unit === undefined ? name : `${name} (${unit})`
}

/** The columns that have numbers and nothing else; they are set to the right. */
function numericColumns({ columns, rows }: TableData): boolean[] {
  return columns.map((_, i) => {
    const cells = rows.map((row) => row[i]).filter((cell) => cell !== null && cell !== undefined && cell !== '')
    return cells.length > 0 && cells.every((cell) => typeof cell === 'number' || INFINITIES.includes(cell))
  })
}

/** f as it is written in files. */
const INFINITIES: readonly Cell[] = ['+inf', '-inf']

/**
 * A fraction with four significant digits: a report that needs more takes them from the CSV. Whole digits are never
 * rounded away.
 */
function readable(number: number): string {
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

const LATEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  // In several languages the straight one gives the next letter an accent.
  '"': "{''}",
  '\u00a0': '~',
  '−': '$-$',
  '∞': '$\\infty$',
  '±': '$\\pm$',
  '×': '$\\times$',
  '→': '$\\to$',
  '≤': '$\\le$',
  '≥': '$\\ge$',
  '²': '$^2$',
  α: '$\\alpha$',
  β: '$\\beta$',
}

function latexCell(cell: Cell): string {
  if (typeof cell === 'number') return latexNumber(readable(cell))
  return INFINITIES.includes(cell) ? (cell === '-inf' ? '$-\\infty$' : '$+\\infty$') : latexText(cell ?? '')
}

/** A minus is a sign of mathematics, not a hyphen. */
function latexNumber(text: string): string {
  const [digits, power] = text.split('e')
  if (power === undefined) return text.startsWith('-') ? `$${text}$` : text
  return `$${digits} \\cdot 10^{${Number(power)}}$`
}

function latexText(text: string): string {
  const escaped = text
    .trim()
    .replace(/[\r\n]+/g, ' ')
    .replace(/[&%$#_{}\\~^<>|"\u00a0−∞±×→≤≥²αβ]/g, (character) => LATEX[character] ?? `\\${character}`)
  // Two hyphens would become a dash.
  return escaped.replace(/-(?=-)/g, '-{}')
}
