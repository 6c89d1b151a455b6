/**
 * Tells which lines of the pseudocode each event of a recorded search has run. The listings stand on the pages of the
 * algorithms, beside the searches, which have the same steps.
 */
import type { Method } from './method.ts'
import type { ReplayMoment, ReplayState, Verdict } from './replay-moment.ts'
import type { CodeLine, LineId } from './listing.ts'
import { METHODS, type Algorithm } from './methods.ts'
import type { SearchOptions } from './search.ts'
import { EVENTS, type EventKind } from './trace.ts'

/** The settings of a search that add lines to its code. */
export interface CodeOptions {
  readonly hasTable: boolean
  /** Are forced replies searched deeper? */
  readonly isExtended: boolean
  /** Is it a tree of its own, whose leaves end it, rather than a game's positions? */
  readonly isTree?: boolean
}

export function codeOptions({ table = 'off', extension = 'none' }: SearchOptions, isTree = false): CodeOptions {
  return { hasTable: table !== 'off', isExtended: extension !== 'none', isTree }
}

/** The lines of a search; those of the transposition table and of the extension only with these. */
export function searchCode(algorithm: Algorithm, { hasTable, isExtended, isTree }: CodeOptions): readonly CodeLine[] {
  const code = METHODS[algorithm].lines
    .filter(({ id }) => hasTable || (id !== 'isInTable' && id !== 'fromTable'))
    .map((line) => (isTree && line.id === 'isLeaf' ? LEAF : line))
  return isExtended ? code.flatMap((line) => (line.id === 'loop' ? [line, BELOW] : [extended(line)])) : code
}

/** The end of a search in a tree of its own. */
const LEAF: CodeLine = { id: 'isLeaf', text: '  if state is a leaf' }

/** The line that an extension adds: the depth of a move is a variable, as a forced reply costs no ply. */
const BELOW: CodeLine = { id: 'below', text: '    below ← d if move is forced, else d−1' }

const extended = ({ id, text }: CodeLine): CodeLine => ({
  id,
  text: text.replace('d−1', 'below').replace('d > 1', 'below > 0'),
})

/** The lines of the code that calls a search; may be empty. */
export function callerCode(algorithm: Algorithm): readonly CodeLine[] {
  return METHODS[algorithm].caller?.lines ?? []
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
  const run = LINES_OF[kind]({
    ply,
    state: line[ply],
    above: line[ply - 1],
    verdict,
    depth,
    method: METHODS[algorithm],
    ...options,
  })
  return { search: [], caller: [], ply: kind === EVENTS.enter ? ply - 1 : ply, ...run }
}

/** The facts from which the lines of an event follow. */
interface Scene extends CodeOptions {
  readonly ply: number
  /** The state of the event, and the one above it, which a root does not have. */
  readonly state: ReplayState
  readonly above: ReplayState
  readonly verdict: Verdict | null
  /** The depth of the iteration. */
  readonly depth: number
  readonly method: Method
}

type Lines = Partial<Pick<LinesRun, 'search' | 'caller'>>

/** The lines that an event of each kind runs. */
const LINES_OF: Readonly<Record<EventKind, (scene: Scene) => Lines>> = {
  [EVENTS.iteration]: ({ method: { caller }, depth }) => ({ caller: caller?.begins(depth) ?? [] }),
  [EVENTS.enter]: (scene) => ({ search: entering(scene) }),
  [EVENTS.expand]: ({ hasTable }) => ({
    search: hasTable ? ['call', 'isLeaf', 'isInTable', 'order', 'start'] : ['call', 'isLeaf', 'order', 'start'],
  }),
  [EVENTS.leave]: leaving,
  [EVENTS.cutoff]: (scene) => ({ search: ['isCut', 'cut'], caller: rootReturns(scene) }),
  [EVENTS.research]: researching,
  [EVENTS.value]: ({ verdict, method }) => ({ search: comingBack(verdict, method) }),
}

function leaving(scene: Scene): Lines {
  const { given, isFromTable } = scene.state
  if (given === null) return { search: ['call', 'isLeaf', 'worth'] }
  if (isFromTable) return { search: ['call', 'isLeaf', 'isInTable', 'fromTable'] }
  return { search: [...goesOn(scene.method), 'loop', 'return'], caller: rootReturns(scene) }
}

function researching({ state: { research }, method: { caller } }: Scene): Lines {
  if (research?.node !== -1) return { search: ['isOpen'] }
  return { caller: caller?.again?.(research.returned) ?? [] }
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
function entering({ above: { tried, research }, state, method, isExtended }: Scene): readonly LineId[] {
  if (research?.node === state.node) return ['searchAgain']
  return [...(tried.length === 0 ? [] : goesOn(method)), 'loop', ...(isExtended ? (['below'] as const) : []), 'search']
}

/** The lines that take the value of a move that has come back. */
function comingBack(verdict: Verdict | null, method: Method): readonly LineId[] {
  if (verdict?.outcome === 'open') return ['search']
  const from: readonly LineId[] = verdict?.isSecond ? ['searchAgain'] : ['search', ...printed(method, 'isOpen')]
  return [...from, 'isBetter', ...(verdict?.outcome === 'better' ? (['raise'] as const) : [])]
}

/** The lines between the value of one move and the next move. */
function goesOn(method: Method): readonly LineId[] {
  return printed(method, 'isCut', 'scout')
}

/** Keeps of some lines those that a search has. */
function printed({ lines }: Method, ...ids: readonly LineId[]): readonly LineId[] {
  return ids.filter((id) => lines.some((line) => line.id === id))
}

/** The lines of the caller that take the value of the root; none below it. */
function rootReturns({ ply, method: { caller }, state }: Scene): readonly LineId[] {
  return ply > 0 ? [] : (caller?.returns(state) ?? [])
}
