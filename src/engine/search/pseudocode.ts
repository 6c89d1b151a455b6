/**
 * The searches in pseudocode, and which of its lines each event of a recorded search has run. Only this file says which
 * line an event belongs to. The searches themselves are in the files of their names, with the same steps.
 */
import type { ReplayMoment, ReplayState, Verdict } from './replay-moment.ts'
import type { Algorithm, SearchOptions } from './search.ts'
import { isDecided } from './state.ts'
import { EVENTS, type EventKind } from './trace.ts'

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
/** The lines of iterative deepening and of aspiration search. */
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

type Line = readonly [LineId, string]

const listing = (...lines: readonly Line[]): readonly CodeLine[] => lines.map(([id, text]) => ({ id, text }))

/** The first lines of every search. */
const opening = (call: string): readonly Line[] => [
  ['call', call],
  ['isLeaf', '  if state is won or d = 0'],
  ['worth', '    return worth(state)'],
  ['isInTable', '  if the table knows state'],
  ['fromTable', '    return it'],
  ['order', '  order the moves'],
]

const MINIMAX = listing(
  ...opening('minimax(state, d)'),
  ['start', '  best ← below −∞'],
  ['loop', '  for each move'],
  ['search', '    value ← −minimax(move, d−1)'],
  ['isBetter', '    if value > best'],
  ['raise', '      best ← value'],
  ['return', '  return best'],
)

const ALPHA_BETA = listing(
  ...opening('alphaBeta(state, d, α, β)'),
  ['start', '  best ← α'],
  ['loop', '  for each move'],
  ['search', '    value ← −alphaBeta(move, d−1, −β, −best)'],
  ['isBetter', '    if value > best'],
  ['raise', '      best ← value'],
  ['isCut', '    if best ≥ β'],
  ['cut', '      return β'],
  ['return', '  return best'],
)

const NEGASCOUT = listing(
  ...opening('negaScout(state, d, α, β)'),
  ['start', '  best ← α;  scout ← β'],
  ['loop', '  for each move'],
  ['search', '    value ← −negaScout(move, d−1, −scout, −best)'],
  ['isOpen', '    if best < value < β, not first, d > 1'],
  ['searchAgain', '      value ← −negaScout(move, d−1, −β, −best)'],
  ['isBetter', '    if value > best'],
  ['raise', '      best ← value'],
  ['isCut', '    if best ≥ β'],
  ['cut', '      return β'],
  ['scout', '    scout ← best + 1'],
  ['return', '  return best'],
)

const DEEPENING = listing(
  ['deepen', 'deepen(root, D)'],
  ['iterate', '  for d = 1, 2 … D'],
  ['search', '    value ← alphaBeta(root, d, −∞, +∞)'],
  ['keep', '    keep each state’s moves, best first'],
  ['isDecided', '    if value = ±∞'],
  ['stop', '      stop: the game is decided'],
)

const ASPIRATION = listing(
  ['call', 'aspiration(root, d, guess, m)'],
  ['start', '  low ← guess − m;  high ← guess + m'],
  ['search', '  value ← alphaBeta(root, d, low, high)'],
  ['isLow', '  if value ≤ low'],
  ['below', '    return alphaBeta(root, d, −∞, low)'],
  ['isHigh', '  if value ≥ high'],
  ['above', '    return alphaBeta(root, d, high, +∞)'],
  ['stands', '  return value'],
)

interface Code {
  /** The caller of the root's search: iterative deepening or aspiration search; empty for the others. */
  readonly caller: readonly CodeLine[]
  readonly search: readonly CodeLine[]
}

const CODES: Readonly<Record<Algorithm, Code>> = {
  minimax: { caller: [], search: MINIMAX },
  'alpha-beta': { caller: [], search: ALPHA_BETA },
  'iterative-deepening': { caller: DEEPENING, search: ALPHA_BETA },
  aspiration: { caller: ASPIRATION, search: ALPHA_BETA },
  negascout: { caller: [], search: NEGASCOUT },
}

/** The settings of a search that add lines to its code. */
export interface CodeOptions {
  readonly hasTable: boolean
  /** Are forced replies searched deeper? */
  readonly isExtended: boolean
}

export function codeOptions({ table = 'off', extension = 'none' }: SearchOptions): CodeOptions {
  return { hasTable: table !== 'off', isExtended: extension !== 'none' }
}

/** The lines of a search; those of the transposition table and of the extension only with these. */
export function searchCode(algorithm: Algorithm, { hasTable, isExtended }: CodeOptions): readonly CodeLine[] {
  const code = CODES[algorithm].search.filter(({ id }) => hasTable || (id !== 'isInTable' && id !== 'fromTable'))
  return isExtended ? code.flatMap((line) => (line.id === 'loop' ? [line, BELOW] : [extended(line)])) : code
}

/** With an extension the depth of a move is a variable, as a forced reply costs no ply. */
const BELOW: CodeLine = { id: 'below', text: '    below ← d if move is forced, else d−1' }

const extended = ({ id, text }: CodeLine): CodeLine => ({
  id,
  text: text.replace('d−1', 'below').replace('d > 1', 'below > 0'),
})

/** The lines of its caller; may be empty. */
export function callerCode(algorithm: Algorithm): readonly CodeLine[] {
  return CODES[algorithm].caller
}

/** The lines run since the event before, in order; the last is the current one. */
export interface LinesRun {
  /** Lines of the search of the state at `ply`; empty when only its caller has run. */
  readonly search: readonly LineId[]
  readonly caller: readonly LineId[]
  /** The ply of that state. */
  readonly ply: number
}

/** The lines that the last event of a moment has run; null before the first event. */
export function linesRun(
  { last, line, depth }: ReplayMoment,
  algorithm: Algorithm,
  options: CodeOptions,
): LinesRun | null {
  if (last === null) return null
  const { kind, ply, verdict } = last
  const run = LINES_OF[kind]({ ply, state: line[ply], above: line[ply - 1], verdict, depth, algorithm, ...options })
  return { search: [], caller: [], ply: kind === EVENTS.enter ? ply - 1 : ply, ...run }
}

/** What the lines of an event follow from. */
interface Scene extends CodeOptions {
  readonly ply: number
  /** The state of the event, and the one above it, which a root does not have. */
  readonly state: ReplayState
  readonly above: ReplayState
  readonly verdict: Verdict | null
  /** Of the iteration. */
  readonly depth: number
  readonly algorithm: Algorithm
}

type Lines = Partial<Pick<LinesRun, 'search' | 'caller'>>

/** The lines that an event of each kind runs. */
const LINES_OF: Readonly<Record<EventKind, (scene: Scene) => Lines>> = {
  [EVENTS.iteration]: ({ algorithm, depth }) => ({ caller: iterationBegins(algorithm, depth) }),
  [EVENTS.enter]: (scene) => ({ search: entering(scene) }),
  [EVENTS.expand]: ({ hasTable }) => ({
    search: hasTable ? ['call', 'isLeaf', 'isInTable', 'order', 'start'] : ['call', 'isLeaf', 'order', 'start'],
  }),
  [EVENTS.leave]: leaving,
  [EVENTS.cutoff]: (scene) => ({ search: ['isCut', 'cut'], caller: rootReturns(scene) }),
  [EVENTS.research]: researching,
  [EVENTS.value]: ({ verdict, algorithm }) => ({ search: comingBack(verdict, algorithm) }),
}

function leaving(scene: Scene): Lines {
  const { given, isFromTable } = scene.state
  if (given === null) return { search: ['call', 'isLeaf', 'worth'] }
  if (isFromTable) return { search: ['call', 'isLeaf', 'isInTable', 'fromTable'] }
  return { search: [...goesOn(scene.algorithm), 'loop', 'return'], caller: rootReturns(scene) }
}

function researching({ state: { research } }: Scene): Lines {
  if (research?.node !== -1) return { search: ['isOpen'] }
  return { caller: research.returned.bound === 'most' ? ['isLow', 'below'] : ['isLow', 'isHigh', 'above'] }
}

/** The current line of another state's search: above, the call that it waits for; below, its first or its last line. */
export function standsAt({ research, value, cutoff, given, isFromTable }: ReplayState, isBelow: boolean): LineId {
  // A root that is searched again waits at its calls like any other state.
  if (!isBelow) return research === null || research.node < 0 ? 'search' : 'searchAgain'
  if (value === null) return 'call'
  if (cutoff !== null) return 'cut'
  return given === null ? 'worth' : isFromTable ? 'fromTable' : 'return'
}

/** The lines that enter a move, for the first time or again. */
function entering({ above: { tried, research }, state, algorithm, isExtended }: Scene): readonly LineId[] {
  if (research?.node === state.node) return ['searchAgain']
  return [
    ...(tried.length === 0 ? [] : goesOn(algorithm)),
    'loop',
    ...(isExtended ? (['below'] as const) : []),
    'search',
  ]
}

/** The lines that take the value of a move that has come back. */
function comingBack(verdict: Verdict | null, algorithm: Algorithm): readonly LineId[] {
  if (verdict?.outcome === 'open') return ['search']
  const from: readonly LineId[] = verdict?.isSecond
    ? ['searchAgain']
    : algorithm === 'negascout'
      ? ['search', 'isOpen']
      : ['search']
  return [...from, 'isBetter', ...(verdict?.outcome === 'better' ? (['raise'] as const) : [])]
}

/** The lines between the value of one move and the next move. */
function goesOn(algorithm: Algorithm): readonly LineId[] {
  if (algorithm === 'minimax') return []
  return algorithm === 'negascout' ? ['isCut', 'scout'] : ['isCut']
}

function iterationBegins(algorithm: Algorithm, depth: number): readonly LineId[] {
  if (algorithm === 'iterative-deepening') return depth === 1 ? ['deepen', 'iterate', 'search'] : ['iterate', 'search']
  return algorithm === 'aspiration' ? ['call', 'start', 'search'] : []
}

/** The lines of the caller that take the value of the root; none below it. */
function rootReturns({ ply, algorithm, state: { value, bound, research } }: Scene): readonly LineId[] {
  if (ply > 0) return []
  if (algorithm === 'iterative-deepening')
    return ['search', 'keep', 'isDecided', ...(isDecided(value ?? 0) ? (['stop'] as const) : [])]
  if (algorithm !== 'aspiration') return []
  if (research !== null) return [research.returned.bound === 'most' ? 'below' : 'above']
  // A value outside the window is followed by a re-search.
  return bound === 'exact' ? ['search', 'isLow', 'isHigh', 'stands'] : ['search']
}
