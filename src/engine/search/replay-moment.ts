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
 * The kind of knowledge of a state's value: fail-hard searches return alpha for "at most alpha" and beta for "at least beta".
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

/** A window of a search, which finds exactly only values strictly inside. */
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
  /** All searches so far have proved a value of at least `alpha` and at most `beta`. */
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
  /** The window, known once the successors are generated; null in a leaf. */
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
  /** True if the value came from the transposition table. */
  isFromTable: boolean
  /** The successor with a value ≥ beta that ended it early. */
  cutoff: Tried | null
  /** The re-search of the last successor, or of the root itself, that is under way. */
  research: Research | null
  /** The successor that returned last, in its final state. */
  closed: ReplayState | null
}

/** The meaning of a successor's value for the state above. */
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
  /** The verdict on a value that has come back; null for other events. */
  readonly verdict: Verdict | null
}

export interface ReplayMoment {
  /** Events played. */
  readonly event: number
  /** The last event; null before the first. */
  readonly last: Happening | null
  /**
   * The states from the root to that of the last event; for a value that has come back and for a re-search, to the successor.
   */
  readonly line: readonly ReplayState[]
  /** Depth of the present iteration; 0 before the first. */
  readonly depth: number
  readonly visited: number
  readonly leaves: number
  /** The number of events so far to which one can jump. */
  readonly counts: LandmarkCounts
  /** The number of times that each node has been played. */
  readonly visits: Uint32Array
}

/** A bound as the other side sees it. */
export const TURNED: Readonly<Record<Bound, Bound>> = { exact: 'exact', least: 'most', most: 'least' }

export function copyOf(moment: ReplayMoment): ReplayMoment {
  const line = moment.line.map((state) => ({ ...state, tried: [...state.tried] }))
  return { ...moment, line, counts: { ...moment.counts }, visits: moment.visits.slice() }
}

/** The plies by which the search of a state on the line may go deeper: the d of the pseudocode. */
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
