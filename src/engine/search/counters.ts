/** Counters of a search, by ply (1 is a move of the root's colour). Each is incremented in one place, in `run.ts`. */

export const COUNTER_NAMES = [
  'visited',
  'leaves',
  'expanded',
  'evaluations',
  'cutoffs',
  'researches',
  'researched',
] as const
export type CounterName = (typeof COUNTER_NAMES)[number]

export interface Counters {
  /** States entered below the root, counted each time. */
  readonly visited: number
  /** Visited states evaluated as leaves or found terminal. */
  readonly leaves: number
  /** States whose successors were generated, the root included. */
  readonly expanded: number
  /** Evaluations computed, those made only to order successors included. */
  readonly evaluations: number
  /** States left by a cutoff. A cutoff by the last successor counts too, though it skips nothing. */
  readonly cutoffs: number
  /** Searches repeated because their window was too narrow: of a successor, or of the root. */
  readonly researches: number
  /** Visited states entered inside such a repeated search. */
  readonly researched: number
}

export const OPTION_COUNTER_NAMES = ['terminalTests', 'stonesWalked', 'extensions'] as const
export type OptionCounterName = (typeof OPTION_COUNTER_NAMES)[number]

/** The counters of the settings `terminal` and `extension`, over all iterations; 0 where a setting is off. */
export interface OptionCounters extends Record<OptionCounterName, number> {
  /** Terminal tests by depth-first search, and the stones that they walked. */
  readonly terminalTests: number
  readonly stonesWalked: number
  /** Forced replies that were searched a ply deeper. */
  readonly extensions: number
}

/** Each counter by ply: `visited[p]` counts states p plies below the root. */
export type PlyCounters = Readonly<Record<CounterName, readonly number[]>>

/** The running counts of one iteration: one column per counter, indexed by ply. */
export interface CounterColumns extends Record<CounterName, Float64Array> {
  /** Cutoffs by the successor that caused them, 0 for the first in the order walked. */
  readonly cutoffsBySuccessor: Float64Array
}

/** @param plies the deepest ply to be counted; the root is ply 0 */
export function newColumns(plies: number): CounterColumns {
  const column = () => new Float64Array(plies + 1)
  return {
    visited: column(),
    leaves: column(),
    expanded: column(),
    evaluations: column(),
    cutoffs: column(),
    researches: column(),
    researched: column(),
    cutoffsBySuccessor: column(),
  }
}

function mapCounters<T>(of: (name: CounterName) => T): Record<CounterName, T> {
  return Object.fromEntries(COUNTER_NAMES.map((name) => [name, of(name)])) as Record<CounterName, T>
}

/** Plies 0 … `depth` of every column, as plain arrays. */
export function plyCounters(columns: CounterColumns, depth: number): PlyCounters {
  return mapCounters((name) => [...columns[name].subarray(0, depth + 1)])
}

/** Cutoffs by successor, without trailing zeros. */
export function cutoffsBySuccessor({ cutoffsBySuccessor: column }: CounterColumns): number[] {
  return [...column.subarray(0, column.findLastIndex((count) => count > 0) + 1)]
}

/** Copies the counters alone out of a larger object. */
export function countersOf(from: Counters): Counters {
  return mapCounters((name) => from[name])
}

/** Each counter summed over all plies. */
export function totals(columns: CounterColumns): Counters {
  return mapCounters((name) => columns[name].reduce((sum, count) => sum + count, 0))
}

export function addCounters(all: readonly Counters[]): Counters {
  return mapCounters((name) => all.reduce((sum, counters) => sum + counters[name], 0))
}
