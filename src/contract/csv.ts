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

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A spreadsheet would compute a text that begins with one of these, in full width too; behind an apostrophe it does
 * not.
 */
function guarded(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && text !== '+inf' && text !== '-inf' ? `'${text}` : text
}
