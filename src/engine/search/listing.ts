/** The printed pseudocode of a search: its lines, each known by what it does. */
import type { ReplayState, Valued } from './replay-moment.ts'

/** A line, by what it does. */
export type LineId = SearchLine | TableLine | ExtensionLine | CallerLine
type SearchLine =
  | 'call'
  | 'isLeaf'
  | 'worth'
  | 'order'
  | 'start'
  | 'loop'
  | 'search'
  | 'isOpen'
  | 'searchAgain'
  | 'isBetter'
  | 'raise'
  | 'isCut'
  | 'cut'
  | 'scout'
  | 'return'
type TableLine = 'isInTable' | 'fromTable'
type ExtensionLine = 'below'
/** The lines of code that calls the search of the root. */
type CallerLine =
  | 'deepen'
  | 'iterate'
  | 'keep'
  | 'isDecided'
  | 'stop'
  | 'isLow'
  | 'below'
  | 'isHigh'
  | 'above'
  | 'stands'

export interface CodeLine {
  readonly id: LineId
  /** Indented by two spaces a level. */
  readonly text: string
}

/** The code that calls the search of the root. */
export interface Caller {
  readonly lines: readonly CodeLine[]
  /** The lines with which an iteration to this depth begins, up to the call of the root's search. */
  readonly begins: (depth: number) => readonly LineId[]
  /** The lines that take the value of the root. */
  readonly returns: (root: ReplayState) => readonly LineId[]
  /** The lines from there to the next call, if the root is searched again; `returned` is what the last call found. */
  readonly again?: (returned: Valued) => readonly LineId[]
}

type Line = readonly [LineId, string]

export const listing = (...lines: readonly Line[]): readonly CodeLine[] => lines.map(([id, text]) => ({ id, text }))

/** The first lines of every search. */
export const opening = (call: string): readonly Line[] => [
  ['call', call],
  ['isLeaf', '  if state is won or d = 0'],
  ['worth', '    return worth(state)'],
  ['isInTable', '  if the table knows state'],
  ['fromTable', '    return it'],
  ['order', '  order the moves'],
]
