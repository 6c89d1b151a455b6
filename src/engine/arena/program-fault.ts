/** Faults by which a program of somebody else breaks off a game, as plain data, which each client says in its words. */
import { beginOf } from '../math/cut-text.ts'
import { fieldsOf } from '../math/plain-data.ts'

/** Each fault with the number of words that its sentence has besides: a code, a move, an answer. */
export const PROGRAM_FAULTS = {
  missing: 0,
  notRunnable: 0,
  noProgram: 0,
  unstartable: 1,
  exitCode: 1,
  exitSignal: 1,
  silence: 1,
  noEmptyLine: 2,
  noLineFeed: 2,
  flood: 1,
  memory: 1,
  noMove: 1,
  noAnswer: 2,
  occupied: 1,
  unplayable: 1,
  swapped: 0,
  refused: 2,
  resigned: 0,
} as const
export type ProgramFaultName = keyof typeof PROGRAM_FAULTS

/** The end of a game before the board decides it; the other side has won. Giving up is no error, and is told here too. */
export interface ProgramFault {
  readonly name: ProgramFaultName
  readonly words: readonly string[]
  /** The end of the program's error stream. */
  readonly errors: string
}

/** Characters of each of its texts, as a document keeps thousands of faults. */
const MAX_WORD = 120
const MAX_ERRORS = 300

/** A fault as short as documents keep it. */
export function shortFault({ name, words, errors }: ProgramFault): ProgramFault {
  return { name, words: words.map((word) => beginOf(word, MAX_WORD)), errors: errors.trim().slice(-MAX_ERRORS) }
}

/** Are the data a fault as short as documents keep it? */
export function isShortFault(data: unknown): data is ProgramFault {
  const { name, words, errors } = fieldsOf(data)
  const isText = (text: unknown, max: number) => typeof text === 'string' && text.length <= max
  return (
    typeof name === 'string' &&
    Object.hasOwn(PROGRAM_FAULTS, name) &&
    Array.isArray(words) &&
    words.length === PROGRAM_FAULTS[name as ProgramFaultName] &&
    words.every((word) => isText(word, MAX_WORD)) &&
    isText(errors, MAX_ERRORS) &&
    Object.keys(fieldsOf(data)).length === 3
  )
}
