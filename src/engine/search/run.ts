/**
 * What all algorithms share during a search: the states on the current line, the ordering of successors, the table, the
 * counters and the limits.
 */
import type { Board } from '../game/board.ts'
import { winningMoves } from '../game/chain.ts'
import type { Evaluate } from '../evaluation/evaluator.ts'
import { has, lowest, only, size } from '../game/node-set.ts'
import { emptyNodes, type Position } from '../game/position.ts'
import { newColumns, type CounterColumns } from './counters.ts'
import { LimitReached } from './limit-reached.ts'
import type { SearchMemory } from './memory.ts'
import { sortSuccessors, type Ordering, type OrderingMemory } from './ordering.ts'
import { State, UNSEEN, WIN } from './state.ts'
import { EVENTS, type EventKind, type TraceRecorder } from './trace.ts'
import { MISS, type TranspositionTable } from './transposition-table.ts'

/** Visited states between two checks of the limits, at most; with a fast evaluator a millisecond or two. */
export const POLL_INTERVAL = 1024

/**
 * Evaluations between two looks at the clock: `FIRST_LOOK` at first, then as many as take `LOOK_TIME` milliseconds, up to
 * `POLL_INTERVAL`. Visited states alone do not measure time: evaluators differ in speed by a factor of a thousand, and
 * ordering a state by value evaluates all its successors.
 */
const FIRST_LOOK = 16
const LOOK_TIME = 4

/** Milliseconds from any fixed moment; a clock that browsers and Node share. */
declare const performance: { now(): number }

export class SearchRun {
  readonly root: State
  /** Counters of the present iteration. */
  counters: CounterColumns
  private readonly board: Board
  private readonly memory: OrderingMemory | null
  private readonly table: TranspositionTable | null
  /** Re-searches under way, one inside the other. */
  private repeating = 0
  private untilPoll = POLL_INTERVAL
  /** How many intervals of `POLL_INTERVAL` visited states are over. */
  private polls = 0
  private untilLook = FIRST_LOOK
  private lookInterval = FIRST_LOOK
  private lookedAt = performance.now()

  /**
   * @param memory empty, or left by earlier searches
   * @param value the evaluation of leaves
   * @param poll called every few milliseconds with the number of intervals of visited states that are over; true at a limit
   * @param trace where events are recorded; null for nowhere
   */
  constructor(
    position: Position,
    private readonly ordering: Ordering,
    { ordering: remembered, table }: SearchMemory,
    private readonly value: Evaluate,
    private readonly poll: (intervals: number) => boolean,
    private trace: TraceRecorder | null,
  ) {
    const { board, toMove } = position
    this.board = board
    this.counters = newColumns(board.nodeCount)
    this.memory = remembered
    this.table = table
    let state: State | null = null
    for (let ply = size(emptyNodes(position)); ply >= 0; ply--) state = new State(ply, board.nodeCount, state)
    this.root = state as State
    this.root.own = position[toMove]
    this.root.other = toMove === 'red' ? position.blue : position.red
  }

  /** Resets the counters; the memory stays. */
  beginIteration(depth: number): void {
    this.trace?.record(EVENTS.iteration, 0, 0, depth, 0, 0)
    this.counters = newColumns(this.board.nodeCount)
    this.repeating = 0
    this.root.lineLength = 0
  }

  /** Records no further events. */
  stopRecording(): void {
    this.trace = null
  }

  /** The root's own evaluation, for its side to move. */
  evaluateRoot(): number {
    return this.evaluate(this.root.own, this.root.other, 0)
  }

  /** Enters successor i of a state. */
  enter(state: State, i: number): State {
    if (--this.untilPoll === 0) this.countInterval()
    const child = state.child as State
    const node = state.nodes[i]
    child.own = state.other
    child.other = state.own | only(node)
    child.isWon = has(state.wins, node)
    child.known = this.ordering === 'value' ? state.values[i] : UNSEEN
    child.lineLength = 0
    this.counters.visited[child.ply]++
    if (this.repeating > 0) this.counters.researched[child.ply]++
    this.trace?.record(EVENTS.enter, child.ply, node, 0, 0, 0)
    return child
  }

  /** The value of a leaf for the side to move: lost if the opponent has just won, else its evaluation. */
  worth(state: State): number {
    this.counters.leaves[state.ply]++
    const value = state.isWon ? -WIN : state.known !== UNSEEN ? -state.known : this.evaluate(state.own, state.other, state.ply)
    this.recordEnd(EVENTS.leave, state, 0, value, 0, 0)
    return value
  }

  /** Expands a state: its moves in the order in which they are to be searched. The window is only recorded. */
  orderMoves(state: State, alpha: number, beta: number): void {
    this.counters.expanded[state.ply]++
    this.trace?.record(EVENTS.expand, state.ply, 0, 0, alpha, beta)
    const empty = this.board.all & ~(state.own | state.other)
    state.wins = winningMoves(this.board, state.own, empty)
    state.count = 0
    state.lineLength = 0
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      state.nodes[state.count] = lowest(rest)
      state.values[state.count++] = UNSEEN
    }
    if (this.memory === null || this.memory.recall(state) || this.ordering === 'last') return
    for (let i = 0; i < state.count; i++) state.values[i] = this.staticValue(state, state.nodes[i])
    sortSuccessors(state)
    this.memory.store(state)
  }

  /** Ends a state by a cutoff: the best move so far reaches beta, and the moves after it are not searched. */
  cut(state: State, depth: number, alpha: number, beta: number): number {
    this.counters.cutoffs[state.ply]++
    this.counters.cutoffsBySuccessor[state.best]++
    this.recordEnd(EVENTS.cutoff, state, state.line[0], state.lineValue, alpha, beta)
    return this.end(state, depth, beta, alpha, beta)
  }

  /** Ends a state whose moves have all been searched: `value` is the best. */
  leave(state: State, depth: number, value: number, alpha: number, beta: number): number {
    this.recordEnd(EVENTS.leave, state, 0, value, alpha, beta)
    return this.end(state, depth, value, alpha, beta)
  }

  /** Stores the result of a state's search: the order of its moves for the next iteration, its value for transpositions. */
  private end(state: State, depth: number, value: number, alpha: number, beta: number): number {
    // In a lost state no move raised alpha, but the line goes on: with the last move and its refutation.
    if (value === -WIN && state.lineLength === 0) state.adopt(state.count - 1)
    if (this.memory !== null && this.ordering === 'last') {
      sortSuccessors(state)
      this.memory.store(state)
    }
    this.table?.store(state.own, state.other, depth, value, alpha, beta)
    return value
  }

  /** Looks up a state below the root in the table: its value, or `MISS`. */
  probe(state: State, depth: number, alpha: number, beta: number): number {
    if (this.table === null || state.ply === 0) return MISS
    const value = this.table.probe(state.own, state.other, depth, alpha, beta)
    if (value !== MISS) this.recordEnd(EVENTS.leave, state, 0, value, alpha, beta)
    return value
  }

  /** Records the end of a state's search and, one ply above, the value returned, with its sign turned. */
  private recordEnd(kind: EventKind, { ply }: State, node: number, value: number, alpha: number, beta: number): void {
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

  /** Static value of a successor for the side to move. */
  private staticValue(state: State, node: number): number {
    if (has(state.wins, node)) return WIN
    return -this.evaluate(state.other, state.own | only(node), state.ply + 1)
  }

  private evaluate(own: number, other: number, ply: number): number {
    this.counters.evaluations[ply]++
    if (--this.untilLook === 0) this.look()
    return this.value(own, other, ply % 2 === 0)
  }

  private countInterval(): void {
    this.untilPoll = POLL_INTERVAL
    this.polls++
    this.ask()
  }

  private look(): void {
    const now = performance.now()
    const fitting = (this.lookInterval * LOOK_TIME) / Math.max(now - this.lookedAt, 1e-3)
    this.lookInterval = Math.floor(Math.max(1, Math.min(fitting, 2 * this.lookInterval, POLL_INTERVAL)))
    this.untilLook = this.lookInterval
    this.lookedAt = now
    this.ask()
  }

  private ask(): void {
    if (this.poll(this.polls)) throw new LimitReached()
  }
}
