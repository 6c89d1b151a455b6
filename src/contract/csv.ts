/**
 * CSV by RFC 4180, safe to be opened in a spreadsheet: the one writer of the app's files and of the command line's
 * output.
 */

/** Numbers are cells that a spreadsheet computes with; f as text may be one of the infinities. */
export type Cell = string | number | null | undefined

/**
 * Begins a file: by it spreadsheets know that its text is UTF-8. Output that goes through a pipe, or to the clipboard,
 * has none.
 */
const MARK = '\uFEFF'

export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return MARK + csvText(rows)
}

export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('')
}

/** One line with its line break: quotes around a field that needs them, doubled inside; a missing field is empty. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(typeof cell === 'string' ? guarded(cell) : String(cell ?? ''))).join(',')}\r\n`
}

/** A spreadsheet may take a semicolon, a tab or a bar for its separator: these stand between quotes, too. */
function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Matches places at which a spreadsheet might take what follows for a formula, in full width too: the start of a text,
 * and after each separator, since quotes in the middle of a line hold for readers alone that divide it at commas.
 */
const COMPUTED = /^(?=[^\S\t\r\n]*[\t\r\n])|(?<=^|[;|\t\r\n])(?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

/** Behind an apostrophe a spreadsheet computes nothing. */
function guarded(text: string): string {
  return text === '+inf' || text === '-inf' ? text : text.replace(COMPUTED, "'")
}
