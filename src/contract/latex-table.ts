/**
 * A table as LaTeX that needs no package and fits a page: wide ones are split by columns, intervals and quartiles stand in
 * the cells of their figures, and long heads have several lines.
 */
import type { Cell } from './csv.ts'
import {
  headingOf,
  INFINITIES,
  numericColumns,
  readable,
  withoutSettings,
  type TableColumn,
  type TitledTable,
} from './table-text.ts'

export const MAX_COLUMNS = 8
/** Letters beside each other in a page of the class article at 10 pt, and those that the gap of two columns takes. */
const [PAGE, GAP] = [72, 2]
/** The most columns that each part of a table repeats. */
const MAX_KEYS = 4
/** Letters of a line of a head, unless one word has more. */
const HEAD = 12

export function latexTable(whole: TitledTable): string {
  const { title, ...table } = withoutSettings(whole)
  const isNumber = numericColumns(table)
  const columns = table.columns.flatMap((column, i) => {
    if (isEndAt(table.columns, i)) return []
    let end = i + 1
    while (isEndAt(table.columns, end)) end++
    const cells = table.rows.map((row) => row.slice(i, end))
    return [setColumn(column, cells, isNumber[i])]
  })
  const ends = new Set(table.columns.flatMap((column, i) => (isEndAt(table.columns, i) ? [endName(column)] : [])))
  const parts = partsOf(columns)
  return parts
    .map((part, i) => {
      const about = [title, ...(ends.size === 0 ? [] : [`[${[...ends].join(', ')}]`])].join('; ')
      return tableOf(parts.length === 1 ? about : `${about} (${i + 1}/${parts.length})`, part)
    })
    .join('\n')
}

/** The first column has none before it whose end it could be. */
const isEndAt = (columns: readonly TableColumn[], i: number) => i > 0 && columns[i]?.isEnd === true

const endName = ({ short, name }: TableColumn) => short ?? name

interface SetColumn {
  readonly head: string
  readonly cells: readonly string[]
  readonly isNumber: boolean
  readonly isKey: boolean
  /** In letters. */
  readonly width: number
}

/** @param rows for each row the column's cell and its ends */
function setColumn(column: TableColumn, rows: readonly (readonly Cell[])[], isNumber: boolean): SetColumn {
  const lines = headLines(headingOf(column))
  const widths = rows.map((cells) =>
    cells.reduce<number>((sum, cell) => sum + plain(cell).length, 3 * (cells.length - 1)),
  )
  return {
    head: lines.length === 1 ? latexText(lines[0]) : `\\shortstack{${lines.map(latexText).join('\\\\')}}`,
    cells: rows.map(cellOf),
    isNumber,
    isKey: column.isKey === true,
    width: Math.max(...lines.map((line) => line.length), ...widths),
  }
}

/** The figure, and in brackets its ends, unless they are the figure itself. */
function cellOf([figure, ...ends]: readonly Cell[]): string {
  const isSure = ends.every((end) => plain(end) === plain(figure) || plain(end) === '')
  return isSure ? latexCell(figure) : `${latexCell(figure)} [${ends.map(latexCell).join(', ')}]`
}

const plain = (cell: Cell): string => (typeof cell === 'number' ? readable(cell) : String(cell ?? '').trim())

function headLines(head: string): string[] {
  const lines: string[] = []
  for (const word of head.trim().split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= HEAD) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The columns in parts that fit beside each other, each with those that say what a row is about. */
function partsOf(columns: readonly SetColumn[]): (readonly SetColumn[])[] {
  if (fits(columns)) return [columns]
  const named = columns.filter(({ isKey }) => isKey).slice(0, MAX_KEYS)
  const keys = named.length === 0 ? columns.slice(0, 1) : named
  const parts: SetColumn[][] = []
  for (const column of columns.filter((each) => !keys.includes(each))) {
    const last = parts.at(-1)
    if (last !== undefined && fits([...last, column])) last.push(column)
    else parts.push([...keys, column])
  }
  return parts.length === 0 ? [keys] : parts
}

const fits = (columns: readonly SetColumn[]) =>
  columns.length <= MAX_COLUMNS && columns.reduce((sum, { width }) => sum + width + GAP, 0) <= PAGE

function tableOf(caption: string, columns: readonly SetColumn[]): string {
  const line = (cells: readonly string[]) => `    ${lineStart(cells[0] ?? '')}${cells.join(' & ')} \\\\\n`
  const rows = columns[0]?.cells ?? []
  return [
    '\\begin{table}[htbp]\n  \\centering\n',
    `  \\caption{${latexText(caption)}}\n`,
    `  \\begin{tabular}{${columns.map(({ isNumber }) => (isNumber ? 'r' : 'l')).join('')}}\n    \\hline\n`,
    line(columns.map(({ head }) => head)),
    '    \\hline\n',
    ...rows.map((_, row) => line(columns.map(({ cells }) => cells[row]))),
    '    \\hline\n  \\end{tabular}\n\\end{table}\n',
  ].join('')
}

/** After the end of a row, a star or a bracket would be an option of it. */
function lineStart(text: string): string {
  return /^[[*]/.test(text) ? '{}' : ''
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
