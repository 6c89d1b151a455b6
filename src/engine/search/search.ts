/**
 * Searches a position: one entry for all algorithms. It checks the options, keeps the clock, and chooses the move, so
 * that a won game is won in the fewest moves seen and a lost one is held as long as the depth allows.
 */
import { REPORT_EVALUATOR, stoneUnit, type Evaluator } from '../evaluation/evaluator.ts'
import { emptyNodes, winnerOf, type Position } from '../game/position.ts'
import { size } from '../game/node-set.ts'
import { now } from '../math/clock.ts'
import { addCounters, countersOf, totals, type Counters, type OptionCounters } from './counters.ts'
import { LimitReached, Limits } from './limits.ts'
import { MIN_MARGIN, REPORTS_MARGIN } from './margin.ts'
import { newMemory, type SearchMemory } from './memory.ts'
import { fillOf, type MemoryFill } from './memory-fill.ts'
import type { Method, OneDepth } from './method.ts'
import { METHODS, type Algorithm } from './methods.ts'
import { SearchRun, type Iteration, type RunSetup } from './run.ts'
import { optionCounterNames, type SearchSettings } from './settings.ts'
import { chosenSearch, searchShallower } from './shortest-win.ts'
import { asF, isDecided, WIN } from './state.ts'
import { statesOf } from './states.ts'
import type { TraceRecorder } from './trace.ts'

/** The choice of a search, its depth and its evaluation. */
export interface SearchOptions extends SearchSettings {
  readonly algorithm: Algorithm
  /** Plies, from 1, up to the number of empty nodes. Optional with a limit of time or states, and then the maximum. */
  readonly depth?: number
  /** The report's by default. */
  readonly evaluator?: Evaluator
  /**
   * Aspiration search alone: half the width of its window in stones, from 1; 2 by default, inferred from the report's
   * counts. See `stoneUnit`.
   */
  readonly margin?: number
  /** The value for Max that a search of a typed tree expects, for algorithms that begin with one; 0 by default. */
  readonly guess?: number
  /** Milliseconds: deepens until this time, and returns the last complete iteration, the first at least. */
  readonly time?: number
  /** A limit of visited states, checked every 1,024 of them; like `time`, it keeps the last complete iteration. */
  readonly states?: number
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
  /** f of the position at that depth: low is good for Blue, ±∞ when a colour can force the win. */
  readonly value: number
  readonly line: readonly number[]
  /** Every search of the root, in the order made; the counters are their sums. */
  readonly iterations: readonly Iteration[]
  /** The searches for the shortest win, made if a search of one depth decides the game; otherwise null. */
  readonly shortestWin: ShortestWin | null
  /** The counters of the terminal test `dfs` and of extensions, where either is on. */
  readonly optionCounters?: OptionCounters
  readonly ms: number
  /** The fill of the memories at the end; results that earlier versions have saved do not know it. */
  readonly memory?: MemoryFill
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
  /** The counters of the settings, once the search is over. */
  readonly optionCounters?: OptionCounters
  readonly ms: number
  readonly memory?: MemoryFill
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

const PROGRESS_INTERVAL = 100

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
  if (depth === undefined && time === undefined && states === undefined)
    throw new RangeError('a search needs a depth, a time or a number of states')
  if (time !== undefined && !(time > 0)) throw new RangeError(`time is a number of milliseconds above 0, not ${time}`)
  const isWhole = (number: number | undefined) => number === undefined || (Number.isInteger(number) && number >= 1)
  if (!isWhole(depth)) throw new RangeError(`depth is a whole number of plies from 1, not ${depth}`)
  if (!isWhole(states)) throw new RangeError(`states is a whole number from 1, not ${states}`)
  if (margin !== undefined && !(margin >= MIN_MARGIN && margin < Infinity))
    throw new RangeError(`margin is a number from ${MIN_MARGIN}, not ${margin}`)
}

class Search {
  private readonly method: Method
  private readonly setup: RunSetup
  private readonly run: SearchRun
  /** The shallower searches that look for the shortest win; null before them. */
  private shallower: SearchRun | null = null
  private readonly started = now()
  /** Time of the search itself, in milliseconds; null until it is over. */
  private ms: number | null = null
  private readonly maxDepth: number
  /** About how much one stone changes a value. */
  private readonly stone: number
  private readonly countsOptions: boolean
  /** When progress was last reported, in milliseconds since the start. */
  private lastProgress = 0

  constructor(
    private readonly position: Position,
    private readonly options: SearchOptions,
    private readonly control: SearchControl,
  ) {
    if (winnerOf(position) !== null) throw new RangeError('the game is over: there is no move to search for')
    check(options)
    const {
      algorithm,
      depth,
      table = 'off',
      evaluator = REPORT_EVALUATOR,
      evaluation = 'bit-parallel',
      terminal = 'flood',
      extension = 'none',
    } = options
    this.method = METHODS[algorithm]
    this.stone = stoneUnit(evaluator)
    this.countsOptions = optionCounterNames(options).length > 0
    const end = size(emptyNodes(position))
    this.maxDepth = Math.min(depth ?? end, end)
    const { ordering = this.method.ordering } = options
    this.setup = {
      ordering,
      extension,
      memory: control.memory ?? newMemory(position.board, ordering, table),
      states: statesOf(position, { evaluator, evaluation, terminal, table }),
      limits: new Limits((visited) => this.poll(visited)),
      trace: control.trace ?? null,
    }
    this.run = new SearchRun(position.toMove, this.setup)
  }

  result(): SearchResult {
    const { method, run, maxDepth, stone } = this
    const { margin = REPORTS_MARGIN } = this.options
    const isLimited = this.options.time !== undefined || this.options.states !== undefined
    try {
      if (method.deepens) method.search(run, maxDepth, stone, margin)
      else if (isLimited) this.deepenWithinLimits(method.search)
      else searchOnce(run, method.search, maxDepth)
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
      run.endIteration(null)
    }
    this.ms = this.elapsed()
    if (!method.deepens && !isLimited) this.searchShortestWin(method.search)
    return this.summary(this.ms)
  }

  /**
   * A search of one depth has limits too: it is made depth after depth until one is reached, or the game is decided.
   */
  private deepenWithinLimits(search: OneDepth): void {
    for (let depth = 1; depth <= this.maxDepth; depth++) if (isDecided(searchOnce(this.run, search, depth))) return
  }

  /** If the one depth searched decided the game, finds how soon. */
  private searchShortestWin(search: OneDepth): void {
    const [{ value }] = this.run.iterations
    if (value === null || Number.isFinite(value)) return
    const shallower = new SearchRun(this.position.toMove, { ...this.setup, trace: null })
    this.shallower = shallower
    searchShallower((depth) => searchOnce(shallower, search, depth), this.maxDepth)
  }

  private elapsed(): number {
    return now() - this.started
  }

  private summary(ms: number): SearchResult {
    const { iterations } = this.run
    const shallower = this.shallower?.iterations ?? []
    const complete = [...iterations, ...shallower].flatMap(({ depth, value, line }) =>
      value === null ? [] : [{ depth, value, line }],
    )
    const deepest = complete.reduce((a, b) => (b.depth > a.depth ? b : a))
    const { line } = chosenSearch(complete, asF(WIN, this.position.toMove))
    return {
      algorithm: this.options.algorithm,
      depth: deepest.depth,
      move: line[0],
      value: deepest.value,
      line,
      iterations,
      ...addCounters(iterations),
      shortestWin: shallower.length === 0 ? null : { ...addCounters(shallower), iterations: shallower },
      ...(this.countsOptions && { optionCounters: this.run.optionCounters() }),
      ms,
      memory: fillOf(this.setup.memory),
    }
  }

  /** Reports progress; returns whether a limit has been reached. */
  private poll(visited: number): boolean {
    const ms = this.elapsed()
    this.report(ms)
    const { time = Infinity, states = Infinity } = this.options
    // Depth 1 is always searched to its end, so that there is a move.
    return this.run.iterations.length > 0 && (ms >= time || visited >= states)
  }

  private report(ms: number): void {
    if (this.control.progress === undefined || ms < this.lastProgress + PROGRESS_INTERVAL) return
    this.lastProgress = ms
    if (this.ms !== null && this.shallower !== null) return this.reportAfterwards(this.ms, this.shallower)
    const { root, depth, iterations, counters } = this.run
    const last = iterations.at(-1)
    const found = root.lineLength > 0
    this.control.progress({
      depth,
      value: found ? asF(root.lineValue, this.position.toMove) : (last?.value ?? null),
      line: found ? root.bestLine() : (last?.line ?? []),
      counters: addCounters([...iterations, totals(counters)]),
      shortestWin: null,
      ms,
      memory: fillOf(this.setup.memory),
    })
  }

  /** Reports progress while the shortest win is looked for. */
  private reportAfterwards(ms: number, shallower: SearchRun): void {
    const result = this.summary(ms)
    const { depth, value, line } = result
    const shortestWin = addCounters([...shallower.iterations, totals(shallower.counters)])
    this.control.progress?.({ depth, value, line, counters: countersOf(result), shortestWin, ms })
  }
}

/** One iteration of a search of one depth; returns the root's value for its side to move. */
function searchOnce(run: SearchRun, search: OneDepth, depth: number): number {
  run.beginIteration(depth)
  const value = search(run, run.root, depth)
  run.endIteration(value)
  return value
}
