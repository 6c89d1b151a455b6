/** Lines of GTP, the Go Text Protocol, version 2 (Farnebäck 2002): commands as they come in, answers as they go out. */

/** A command with its arguments; `id` is the number before it as it was written, empty where there is none. */
export interface GtpCommand {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
}

/** A command that failed; the message is its answer. */
export class GtpError extends Error {
  override readonly name = 'GtpError'
}

/** Byte order marks of UTF-8 and UTF-16, a byte a character. Files of commands begin with them on some systems. */
const MARK = /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/

/**
 * Reads a line, a byte a character; null where it says nothing: it is empty, or a comment. Control characters are left
 * out, and so is every other byte of a text in UTF-16.
 */
export function parseGtpLine(line: string): GtpCommand | null {
  const words = line
    .replace(MARK, '')
    .replace(/#.*$/s, '')
    .replaceAll('\t', ' ')
    .replace(/\p{Cc}/gu, '')
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return null
  const id = /^\d+$/.test(words[0]) ? words[0] : ''
  const [name = '', ...rest] = id === '' ? words : words.slice(1)
  return { id, name, words: rest }
}

/** Does the line ask for the end of what is being thought about? GoGui sends it while a command runs. */
export function isInterrupt(line: string): boolean {
  return line.trim() === '# interrupt'
}

/**
 * An answer with the empty line that ends it; no other line of it is empty. A text that begins with a line break, such
 * as a board, begins below the mark.
 */
export function answerText({ id }: GtpCommand, mark: '=' | '?', text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const body = lines.filter((line) => line !== '').join('\n')
  return `${mark}${id}${body === '' ? '' : text.startsWith('\n') ? `\n${body}` : ` ${body}`}\n\n`
}
