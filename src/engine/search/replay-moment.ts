/**
 * The state of a recorded search after some of its events: the line being searched, with each ply's window, what has
 * been tried there and with what value.
 *
 * Every number belongs to the player who chooses at its ply: the window and the best value of a state are for its side
 * to move, and so are the values of its successors.
 */
import type { LandmarkCounts } from './course.ts'
import type { EventKind } from './trace.ts'

/**
 * What is known of a state's value: fail-hard searches return alpha for "at most alpha" and beta for "at least beta".
 */
export type Bound = 'exact' | 'least' | 'most'

/** A value, and how exact it is. */
export interface Valued {
  readonly value: number
  readonly bound: Bound
}

/** A successor whose search is over. */
export interface Tried extends Valued {
  readonly node: number
  /** The number of its own moves that were searched; 0 for a leaf, and when the table had its value. */
  readonly looked: number
  /** A cutoff skipped its other moves. */
  readonly isCut: boolean
  /** The number of events after which its value came back, the last time. */
  readonly cameBackAt: number
}

/** Only values strictly inside are found exactly. */
export interface Window {
  readonly alpha: number
  readonly beta: number
}

/** A re-search, because the first window was too narrow. */
export interface Research {
  /** The successor, or -1 for the root. */
  readonly node: number
  readonly window: Window
  /** The window before, and what the search in it returned. */
  readonly narrow: Window | null
  readonly returned: Valued
  /** What all searches of it so far have proved: a value of at least `alpha` and at most `beta`. */
  readonly proved: Window
}

/** One ply of the line. */
export interface ReplayState {
  /** The move that led here; -1 for the root. */
  readonly node: number
  /** The number of events after which it was entered. */
  readonly enteredAt: number
  /** The window it is searched in; null for a leaf, which needs none. */
  readonly given: Window | null
  /** The depth to which it is searched; null for a leaf. */
  readonly depth: number | null
  /** Known once the successors are generated; a leaf has none. */
  alpha: number | null
  beta: number | null
  /** The best value so far: alpha until a successor is better. */
  best: number | null
  /** The successor with the best value; null until one is better than alpha. */
  bestNode: number | null
  readonly tried: Tried[]
  /** The value it returned, for its side to move; null before that. */
  value: number | null
  bound: Bound
  /** Its value came from the transposition table. */
  isFromTable: boolean
  /** The successor with a value ≥ beta that ended it early. */
  cutoff: Tried | null
  /** Its last successor, or the root itself, is being searched again. */
  research: Research | null
  /** The successor that returned last, in its final state. */
  closed: ReplayState | null
}

/** What the value of a successor means to the state above it. */
export interface Verdict {
  /** The best value before. */
  readonly before: number
  /** `open`: the null window only proved it better, and its re-search follows. */
  readonly outcome: 'better' | 'open' | 'worse'
  /** The successor has been searched again. */
  readonly isSecond: boolean
}

/** The last event. */
export interface Happening {
  readonly kind: EventKind
  readonly ply: number
  /** Only for a value that has come back. */
  readonly verdict: Verdict | null
}

export interface ReplayMoment {
  /** Events played. */
  readonly event: number
  /** Null before the first. */
  readonly last: Happening | null
  /**
   * From the root to the state of the last event; for a value that has come back and for a re-search, to the successor.
   */
  readonly line: readonly ReplayState[]
  /** Depth of the present iteration; 0 before the first. */
  readonly depth: number
  readonly visited: number
  readonly leaves: number
  /** How many events to jump to there have been. */
  readonly counts: LandmarkCounts
  /** How often each node has been played. */
  readonly visits: Uint32Array
}

/** A bound as the other side sees it. */
export const TURNED: Readonly<Record<Bound, Bound>> = { exact: 'exact', least: 'most', most: 'least' }

export function copyOf(moment: ReplayMoment): ReplayMoment {
  const line = moment.line.map((state) => ({ ...state, tried: [...state.tried] }))
  return { ...moment, line, counts: { ...moment.counts }, visits: moment.visits.slice() }
}

/** How many plies deeper the search of a state on the line may go: the d of the pseudocode. */
export function depthLeft({ depth, line }: Pick<ReplayMoment, 'depth' | 'line'>, ply: number): number {
  // A state that is not expanded has a ply less than the one above it.
  return line[ply].depth ?? (ply === 0 ? depth : depthLeft({ depth, line }, ply - 1) - 1)
}

/** A state that has just been entered. */
export function newState(
  node: number,
  enteredAt: number,
  { given, depth }: Pick<ReplayState, 'given' | 'depth'>,
): ReplayState {
  return {
    node,
    enteredAt,
    given,
    depth,
    alpha: null,
    beta: null,
    best: null,
    bestNode: null,
    tried: [],
    value: null,
    bound: 'exact',
    isFromTable: false,
    cutoff: null,
    research: null,
    closed: null,
  }
}
