/**
 * The part of a search that all algorithms share: its iterations, the steps of a state (a leaf is valued; the others are
 * probed, expanded, and left by a cutoff or by their last move), and all counters.
 */
import type { Colour } from '../game/colour.ts'
import {
  cutoffsBySuccessor,
  newColumns,
  plyCounters,
  totals,
  type CounterColumns,
  type Counters,
  type OptionCounters,
  type PlyCounters,
} from './counters.ts'
import type { Extension } from './extension.ts'
import type { CutoffMemory } from './history.ts'
import type { Limits } from './limits.ts'
import type { SearchMemory } from './memory.ts'
import { sortSuccessors, type Ordering, type OrderingMemory } from './ordering.ts'
import { asF, State, UNSEEN, WIN } from './state.ts'
import type { StateKind } from './state-kind.ts'
import { EVENTS, type EventKind, type TraceRecorder } from './trace.ts'
import { MISS, type TranspositionTable } from './transposition-table.ts'

/** One search of the root to one depth. */
export interface Iteration extends Counters {
  readonly depth: number
  /**
   * f of the root, or the value by another evaluator; ±∞ when a colour wins within this depth. Null when a limit cut
   * the iteration short.
   */
  readonly value: number | null
  /** Principal variation, the move first; shorter than the depth where the game ends or a bound sufficed. */
  readonly line: readonly number[]
  readonly plies: PlyCounters
  /** Cutoffs by the successor that caused them: at 0 those by the first one walked, and so on. */
  readonly cutoffsBySuccessor: readonly number[]
}

export interface RunSetup {
  readonly ordering: Ordering
  readonly extension: Extension
  /** The memory, empty or left by earlier searches. */
  readonly memory: SearchMemory
  /** Makes what the run does with the stones of its states. */
  readonly states: () => StateKind
  readonly limits: Limits
  /** The recorder of events; null if none are recorded. */
  readonly trace: TraceRecorder | null
}

export class SearchRun {
  readonly root: State
  /** The iterations that are over, in the order made. */
  readonly iterations: Iteration[] = []
  /** The depth of the present iteration, and its counters. */
  depth = 0
  counters: CounterColumns
  private readonly states: StateKind
  private readonly ordering: Ordering
  private readonly orderingMemory: OrderingMemory | null
  private readonly cutoffMemory: CutoffMemory | null
  private readonly extendsForced: boolean
  private extensions = 0
  private readonly table: TranspositionTable | null
  private readonly limits: Limits
  private readonly trace: TraceRecorder | null
  /** Re-searches under way, one inside the other. */
  private repeating = 0

  /** @param toMove the side to move at the root */
  constructor(
    private readonly toMove: Colour,
    { ordering, extension, memory, states, limits, trace }: RunSetup,
  ) {
    this.states = states()
    const { nodeCount, emptyCount } = this.states
    this.counters = newColumns(nodeCount)
    this.ordering = ordering
    this.orderingMemory = memory.ordering
    this.cutoffMemory = memory.cutoffs
    this.extendsForced = extension === 'forced'
    this.table = memory.table
    this.limits = limits
    this.trace = trace
    let state: State | null = null
    for (let ply = emptyCount; ply >= 0; ply--) state = new State(ply, nodeCount, state)
    this.root = state as State
    this.states.begin(this.root)
  }

  /** A new search of the root, to this depth: its counters start from 0, and the memory stays. */
  beginIteration(depth: number): void {
    this.trace?.record(EVENTS.iteration, 0, 0, depth, 0, 0)
    this.depth = depth
    this.counters = newColumns(this.states.nodeCount)
    this.repeating = 0
    this.root.lineLength = 0
  }

  /**
   * Keeps what the iteration found and what it cost.
   *
   * @param value of the root for the side to move; null where a limit ended the iteration
   */
  endIteration(value: number | null): void {
    const { depth, counters } = this
    this.iterations.push({
      depth,
      value: value === null ? null : asF(value, this.toMove),
      line: this.root.bestLine(),
      plies: plyCounters(
        counters,
        Math.max(
          depth,
          counters.visited.findLastIndex((count) => count > 0),
        ),
      ),
      cutoffsBySuccessor: cutoffsBySuccessor(counters),
      ...totals(counters),
    })
  }

  /** The root's own evaluation, for its side to move. */
  evaluateRoot(): number {
    return this.evaluate(this.root)
  }

  /** Enters successor i of a state. */
  enter(state: State, i: number): State {
    this.limits.countVisit()
    const child = state.child as State
    const node = state.nodes[i]
    this.states.enter(state, child, node)
    child.known = this.ordering === 'value' ? state.values[i] : UNSEEN
    child.lineLength = 0
    this.counters.visited[child.ply]++
    if (this.repeating > 0) this.counters.researched[child.ply]++
    this.trace?.record(EVENTS.enter, child.ply, node, 0, 0, 0)
    return child
  }

  /**
   * Takes a state as a leaf: counts it, and returns its value for the side to move, which has lost if the opponent has
   * just won; an open state is worth its evaluation.
   */
  worth(state: State): number {
    this.counters.leaves[state.ply]++
    const value = state.isWon ? -WIN : state.known !== UNSEEN ? -state.known : this.evaluate(state)
    this.traceReturn(EVENTS.leave, state, 0, value, 0, 0)
    return value
  }

  /** Expands a state: its moves in the order in which they are to be searched. Depth and window are only recorded. */
  orderMoves(state: State, depth: number, alpha: number, beta: number): void {
    this.counters.expanded[state.ply]++
    this.trace?.record(EVENTS.expand, state.ply, 0, depth, alpha, beta)
    this.states.expand(state, this.extendsForced)
    state.lineLength = 0
    this.cutoffMemory?.order(state)
    if (this.orderingMemory === null || this.orderingMemory.recall(state) || this.ordering === 'last') return
    for (let i = 0; i < state.count; i++) state.values[i] = this.staticValue(state, state.nodes[i])
    sortSuccessors(state)
    this.orderingMemory.store(state)
  }

  /**
   * The depth to which a successor of a state searched to `depth` is searched: a ply less, unless its move is forced.
   */
  depthBelow(state: State, i: number, depth: number): number {
    if (state.nodes[i] !== state.forced) return depth - 1
    this.extensions++
    return depth
  }

  /** Ends a state by a cutoff: its best move so far reaches beta, and the moves after it are not searched. */
  cut(state: State, depth: number, alpha: number, beta: number): void {
    this.counters.cutoffs[state.ply]++
    this.counters.cutoffsBySuccessor[state.bestMove]++
    this.cutoffMemory?.learn(state, depth)
    this.traceReturn(EVENTS.cutoff, state, state.line[0], state.lineValue, alpha, beta)
    this.keep(state, depth, beta, alpha, beta)
  }

  /** Leaves a state whose moves have all been searched, the best of them worth `best`. */
  leave(state: State, depth: number, best: number, alpha: number, beta: number): void {
    this.traceReturn(EVENTS.leave, state, 0, best, alpha, beta)
    this.keep(state, depth, best, alpha, beta)
  }

  /** The end of a state: its moves are kept, best first, for the next iteration, and its value for transpositions. */
  private keep(state: State, depth: number, value: number, alpha: number, beta: number): void {
    // In a lost state no move raised alpha, but the line goes on: with the last move and its refutation.
    if (value === -WIN && state.lineLength === 0) state.adopt(state.count - 1)
    if (this.orderingMemory !== null && this.ordering === 'last') {
      sortSuccessors(state)
      this.orderingMemory.store(state)
    }
    if (this.table === null) return
    const { own, other } = this.states.tableKey(state)
    this.table.store(own, other, depth, value, alpha, beta)
  }

  /** Looks up a state below the root in the table: its value, or `MISS`. */
  probe(state: State, depth: number, alpha: number, beta: number): number {
    if (this.table === null || state.ply === 0) return MISS
    const { own, other } = this.states.tableKey(state)
    const value = this.table.probe(own, other, depth, alpha, beta)
    if (value !== MISS) this.traceReturn(EVENTS.leave, state, 0, value, alpha, beta)
    return value
  }

  /**
   * Records in the trace that a state's search returns and, one ply above, the value returned, with its sign turned.
   */
  private traceReturn(kind: EventKind, { ply }: State, node: number, value: number, alpha: number, beta: number): void {
    if (this.trace === null) return
    this.trace.record(kind, ply, node, value, alpha, beta)
    const returned = kind === EVENTS.cutoff ? beta : value
    if (ply > 0) this.trace.record(EVENTS.value, ply - 1, 0, 0 - returned, 0, 0)
  }

  /**
   * Until `endResearch`, the successor by `node` (with `NO_NODE`, the root) is searched again in the window (`alpha`,
   * `beta`), which is for the side to move in `state`.
   */
  beginResearch(state: State, node: number, alpha: number, beta: number): void {
    this.counters.researches[state.ply]++
    this.repeating++
    this.trace?.record(EVENTS.research, state.ply, node, 0, alpha, beta)
  }

  endResearch(): void {
    this.repeating--
  }

  /** The counters of the settings, over all iterations. */
  optionCounters(): OptionCounters {
    const { terminalTests, stonesWalked } = this.states
    return { terminalTests, stonesWalked, extensions: this.extensions }
  }

  /** Static value of a successor for the side to move. */
  private staticValue(state: State, node: number): number {
    if (this.states.wins(state, node)) return WIN
    this.countEvaluation(state.ply + 1)
    return -this.states.evaluateAfter(state, node)
  }

  private evaluate(state: State): number {
    this.countEvaluation(state.ply)
    return this.states.evaluate(state)
  }

  private countEvaluation(ply: number): void {
    this.counters.evaluations[ply]++
    this.limits.countEvaluation()
  }
}
