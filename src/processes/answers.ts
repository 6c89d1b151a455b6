/** How the answers of a protocol are found in what a program writes. */
import type { ProgramFaultName } from '../engine/arena/program-fault.ts'

export interface Framing {
  /** The end of an answer, which is left out of it. */
  readonly ending: RegExp
  /** The beginning of an answer; text before it is no part of it. */
  readonly beginning: RegExp
  /** The fault of an answer that is not ended in time. */
  readonly unended: ProgramFaultName
}

/** GTP: from a line with = or ? to an empty line. */
export const GTP_ANSWER: Framing = { ending: /\n[ \t]*\n/, beginning: /^[=?]/m, unended: 'noEmptyLine' }
/** The CodeCup: one line. */
export const LINE_ANSWER: Framing = { ending: /\n/, beginning: /^/, unended: 'noLineFeed' }

/**
 * Takes the first part that is ended. `isForeign`: it has no line that begins an answer. Empty lines before it, a byte
 * order mark (some systems put one before the first answer), and carriage returns are left out.
 */
export function firstPart(
  text: string,
  { ending, beginning }: Framing,
): { readonly part: string | null; readonly isForeign: boolean; readonly rest: string } {
  const whole = text.replaceAll(/[\r\uFEFF]/g, '').replace(/^\s*\n/, '')
  const end = ending.exec(whole)
  if (end === null) return { part: null, isForeign: false, rest: whole }
  const part = whole.slice(0, end.index)
  const start = part.search(beginning)
  return { part: part.slice(Math.max(0, start)), isForeign: start < 0, rest: whole.slice(end.index + end[0].length) }
}
