/**
 * Searches a position: one entry for all algorithms. It runs the iterations, keeps their counters, and chooses the move,
 * so that a won game is won in the fewest moves seen and a lost one is held as long as the depth allows.
 */
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { evaluateBy, REPORT_EVALUATOR, stoneUnit, type Evaluator } from '../evaluation/evaluator.ts'
import { emptyNodes, winnerOf, type Position } from '../game/position.ts'
import { size } from '../game/node-set.ts'
import { alphaBeta } from './alpha-beta.ts'
import { aspiration, REPORTS_MARGIN } from './aspiration.ts'
import { addCounters, countersOf, cutoffsBySuccessor, plyCounters, totals, type Counters, type PlyCounters } from './counters.ts'
import { deepen, iteration } from './iterative-deepening.ts'
import { minimax } from './minimax.ts'
import { negaScout } from './negascout.ts'
import type { Ordering } from './ordering.ts'
import { LimitReached } from './limit-reached.ts'
import { newMemory, type SearchMemory } from './memory.ts'
import { POLL_INTERVAL, SearchRun } from './run.ts'
import { chosenSearch, findEnd } from './shortest-win.ts'
import { isDecided, WIN } from './state.ts'
import type { TraceRecorder } from './trace.ts'
import type { TableKind } from './transposition-table.ts'

export const ALGORITHMS = ['minimax', 'alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

/** Which search, how deep, and by which evaluation. */
export interface SearchOptions {
  readonly algorithm: Algorithm
  /** Plies, from 1, up to the number of empty nodes. Optional with a limit of time or states, and then the maximum. */
  readonly depth?: number
  /** By default the algorithm's own, see `METHODS`. */
  readonly ordering?: Ordering
  /** `off` by default, as in the report. */
  readonly table?: TableKind
  /** The report's by default. */
  readonly evaluator?: Evaluator
  /** How the report's evaluator is computed: `bit-parallel` by default; the others cost far more and give the same values. */
  readonly evaluation?: EvaluationMethod
  /** Aspiration search alone: half the width of its window in stones, from 1; 2 by default, as in the report. See `stoneUnit`. */
  readonly margin?: number
  /** Milliseconds: deepens until this time, and returns the last complete iteration, the first at least. */
  readonly time?: number
  /** The same with a limit of visited states, checked every 1,024 of them. */
  readonly states?: number
}

/** One search of the root to one depth. */
export interface Iteration extends Counters {
  readonly depth: number
  /**
   * f of the root, or the value by another evaluator; ±∞ when a player wins within this depth. Null when a limit cut the
   * iteration short.
   */
  readonly value: number | null
  /** Principal variation, the move first; shorter than the depth where the game ends or a bound sufficed. */
  readonly line: readonly number[]
  readonly plies: PlyCounters
  /** Cutoffs by the successor that caused them: at 0 those by the first one walked, and so on. */
  readonly cutoffsBySuccessor: readonly number[]
}

/** The cost of finding how soon a decided game ends, by shallower searches. */
export interface ShortestWin extends Counters {
  readonly iterations: readonly Iteration[]
}

/** The counters and the time are those of the search itself, without the cost of finding the shortest win. */
export interface SearchResult extends Counters {
  readonly algorithm: Algorithm
  /** The depth reached, to which the value belongs: less than asked for if the game is decided, or ends, before it. */
  readonly depth: number
  readonly move: number
  /** f of the position at that depth: low is good for Blue, ±∞ when a player can force the win. */
  readonly value: number
  readonly line: readonly number[]
  /** Every search of the root, in the order made; the counters are their sums. */
  readonly iterations: readonly Iteration[]
  /** For a search of one depth that decides the game, the searches for the shortest win; null when there were none. */
  readonly shortestWin: ShortestWin | null
  readonly ms: number
}

/** The progress of a search. */
export interface SearchProgress {
  readonly depth: number
  /** f of the best move so far at this depth, or at the depth before while there is none; null before any. */
  readonly value: number | null
  readonly line: readonly number[]
  readonly counters: Counters
  /** Counters of the searches for the shortest win; null before them. */
  readonly shortestWin: Counters | null
  readonly ms: number
}

/** Hooks of a search: its progress, memory and trace. */
export interface SearchControl {
  /** Called at most every 100 ms. */
  readonly progress?: (progress: SearchProgress) => void
  /**
   * The memory, made for the ordering and the table of the search. By default it is new; give one to keep a table from
   * move to move.
   */
  readonly memory?: SearchMemory
  /** Records every step of the search, except those searches that look for the shortest win. */
  readonly trace?: TraceRecorder
}

interface Method {
  /** Does it search depth 1, 2, … up to the one asked for, rather than that one alone? */
  readonly deepens: boolean
  readonly ordering: Ordering
  /** Value of the root for the side to move; `guess` is its value at the depth before, null at the first. */
  readonly search: (run: SearchRun, depth: number, guess: number | null, margin: number) => number
}

const METHODS: Record<Algorithm, Method> = {
  minimax: { deepens: false, ordering: 'id', search: (run, depth) => minimax(run, run.root, depth) },
  'alpha-beta': { deepens: false, ordering: 'id', search: (run, depth) => alphaBeta(run, run.root, depth, -WIN, WIN) },
  'iterative-deepening': { deepens: true, ordering: 'last', search: iteration },
  aspiration: { deepens: true, ordering: 'id', search: (run, depth, guess, margin) => aspiration(run, run.root, depth, guess, margin) },
  negascout: { deepens: true, ordering: 'last', search: (run, depth) => negaScout(run, run.root, depth, -WIN, WIN) },
}

/** Does the algorithm search depth after depth, rather than one alone? */
export function deepens(algorithm: Algorithm): boolean {
  return METHODS[algorithm].deepens
}

/** The ordering an algorithm has in the report. */
export function defaultOrdering(algorithm: Algorithm): Ordering {
  return METHODS[algorithm].ordering
}

/** No game on the largest board is longer, so no search is deeper. */
export const MAX_DEPTH = 31

const PROGRESS_INTERVAL = 100

/** Milliseconds from any fixed moment; a clock that browsers and Node share. */
declare const performance: { now(): number }

/**
 * Searches an open position.
 *
 * @throws RangeError when the game is over, or a limit is out of range
 */
export function search(position: Position, options: SearchOptions, control: SearchControl = {}): SearchResult {
  return new Search(position, options, control).result()
}

/** @throws RangeError */
function check({ depth, time, states, margin }: SearchOptions): void {
  if (depth === undefined && time === undefined && states === undefined) throw new RangeError('a search needs a depth, a time or a number of states')
  if (time !== undefined && !(time > 0)) throw new RangeError(`time is a number of milliseconds above 0, not ${time}`)
  const isWhole = (number: number | undefined) => number === undefined || (Number.isInteger(number) && number >= 1)
  if (!isWhole(depth)) throw new RangeError(`depth is a whole number of plies from 1, not ${depth}`)
  if (!isWhole(states)) throw new RangeError(`states is a whole number from 1, not ${states}`)
  if (!isWhole(margin)) throw new RangeError(`margin is a whole number from 1, not ${margin}`)
}

class Search {
  private readonly method: Method
  private readonly run: SearchRun
  private readonly started = performance.now()
  private readonly iterations: Iteration[] = []
  /** Shallower searches that look for the shortest win. */
  private readonly shallower: Iteration[] = []
  /** Time of the search itself, in milliseconds; null until it is over. */
  private ms: number | null = null
  private readonly maxDepth: number
  private readonly margin: number
  /** When progress was last reported, in milliseconds since the start. */
  private lastProgress = 0
  private depth = 0

  constructor(
    private readonly position: Position,
    private readonly options: SearchOptions,
    private readonly control: SearchControl,
  ) {
    if (winnerOf(position) !== null) throw new RangeError('the game is over: there is no move to search for')
    check(options)
    const { algorithm, depth, ordering, table = 'off', evaluator = REPORT_EVALUATOR, evaluation = 'bit-parallel' } = options
    this.method = METHODS[algorithm]
    this.margin = Math.max(1, Math.round((options.margin ?? REPORTS_MARGIN) * stoneUnit(evaluator)))
    const end = size(emptyNodes(position))
    this.maxDepth = Math.min(depth ?? end, end)
    const evaluate = evaluateBy(evaluator, position.board, evaluation)
    const order = ordering ?? this.method.ordering
    const memory = control.memory ?? newMemory(position.board, order, table)
    this.run = new SearchRun(position, order, memory, evaluate, (intervals) => this.poll(intervals), control.trace ?? null)
  }

  result(): SearchResult {
    const { time, states } = this.options
    if (this.method.deepens || time !== undefined || states !== undefined) {
      deepen((depth, guess) => this.iterate(depth, guess, this.iterations), this.maxDepth)
      this.ms = this.elapsed()
    } else {
      const value = this.iterate(this.maxDepth, null, this.iterations)
      this.ms = this.elapsed()
      this.run.stopRecording()
      findEnd((depth) => this.iterate(depth, null, this.shallower), this.maxDepth, value)
    }
    return this.summary(this.ms)
  }

  private elapsed(): number {
    return performance.now() - this.started
  }

  /** One search of the root, kept among `searches`; `null` where a limit ended it. */
  private iterate(depth: number, guess: number | null, searches: Iteration[]): number | null {
    this.depth = depth
    this.run.beginIteration(depth)
    let value: number | null = null
    try {
      value = this.method.search(this.run, depth, guess, this.margin)
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
    }
    searches.push({
      depth,
      value: value === null ? null : this.asF(value),
      line: this.run.root.bestLine(),
      plies: plyCounters(this.run.counters, depth),
      cutoffsBySuccessor: cutoffsBySuccessor(this.run.counters),
      ...totals(this.run.counters),
    })
    return value
  }

  private summary(ms: number): SearchResult {
    const { iterations, shallower } = this
    const complete = [...iterations, ...shallower].flatMap(({ depth, value, line }) => (value === null ? [] : [{ depth, value, line }]))
    const deepest = complete.reduce((a, b) => (b.depth > a.depth ? b : a))
    const { line } = chosenSearch(complete, this.asF(WIN))
    return {
      algorithm: this.options.algorithm,
      depth: deepest.depth,
      move: line[0],
      value: deepest.value,
      line,
      iterations,
      ...addCounters(iterations),
      shortestWin: shallower.length === 0 ? null : { ...addCounters(shallower), iterations: shallower },
      ms,
    }
  }

  /** Value for the side to move → f. */
  private asF(value: number): number {
    const f = this.position.toMove === 'red' ? value : -value
    if (isDecided(value)) return f > 0 ? Infinity : -Infinity
    // Never −0, which would print and compare as something else.
    return f === 0 ? 0 : f
  }

  /** Reports progress; returns whether a limit has been reached. */
  private poll(intervals: number): boolean {
    const ms = this.elapsed()
    this.report(ms)
    const { time = Infinity, states = Infinity } = this.options
    // Depth 1 is always searched to its end, so that there is a move.
    return this.iterations.length > 0 && (ms >= time || intervals * POLL_INTERVAL >= states)
  }

  private report(ms: number): void {
    if (this.control.progress === undefined || ms < this.lastProgress + PROGRESS_INTERVAL) return
    this.lastProgress = ms
    if (this.ms !== null) return this.reportAfterwards(this.ms)
    const last = this.iterations.at(-1)
    const { root } = this.run
    const found = root.lineLength > 0
    this.control.progress({
      depth: this.depth,
      value: found ? this.asF(root.lineValue) : (last?.value ?? null),
      line: found ? root.bestLine() : (last?.line ?? []),
      counters: addCounters([...this.iterations, totals(this.run.counters)]),
      shortestWin: null,
      ms,
    })
  }

  /** Reports progress while the shortest win is looked for. */
  private reportAfterwards(ms: number): void {
    const result = this.summary(ms)
    const { depth, value, line } = result
    const shortestWin = addCounters([...this.shallower, totals(this.run.counters)])
    this.control.progress?.({ depth, value, line, counters: countersOf(result), shortestWin, ms })
  }
}
