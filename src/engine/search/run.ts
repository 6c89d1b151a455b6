/**
 * What one search carries along, whatever its algorithm: the states on the current line, the ordering of
 * successors, the table, the counters, and the limits.
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

/** Visited states after which the search looks at its limits at the latest; with a quick evaluator a millisecond or two. */
export const POLL_INTERVAL = 1024

/**
 * Evaluations between two looks at the clock: so many at first, and then as many as take `LOOK_TIME`, in milliseconds, up to
 * `POLL_INTERVAL`. An evaluator may be a thousand times slower than another, and to order a state by value evaluates all its
 * successors, so visited states alone do not tell the time.
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
  /** Repeated searches under way, one inside the other. */
  private repeating = 0
  private untilPoll = POLL_INTERVAL
  /** How often so many states have been visited. */
  private polls = 0
  private untilLook = FIRST_LOOK
  private lookInterval = FIRST_LOOK
  private lookedAt = performance.now()

  /**
   * @param memory empty, or what searches before have left in it
   * @param value what leaves are worth
   * @param poll called every few milliseconds of searching, with the visited states in intervals that are over; true for the limit
   * @param trace where to record what happens
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

  /** Counts from nothing again; what is remembered of states stays. */
  beginIteration(depth: number): void {
    this.trace?.record(EVENTS.iteration, 0, 0, depth, 0, 0)
    this.counters = newColumns(this.board.nodeCount)
    this.repeating = 0
    this.root.lineLength = 0
  }

  /** Leaves what follows out of the trace. */
  stopRecording(): void {
    this.trace = null
  }

  /** The root's own evaluation, for its side to move. */
  evaluateRoot(): number {
    return this.evaluate(this.root.own, this.root.other, 0)
  }

  /** Steps into successor i of a state. */
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

  /** The value of a leaf for the side to move: lost, since the other has just won, or its evaluation. */
  worth(state: State): number {
    this.counters.leaves[state.ply]++
    const value = state.isWon ? -WIN : state.known !== UNSEEN ? -state.known : this.evaluate(state.own, state.other, state.ply)
    this.recordEnd(EVENTS.leave, state, 0, value, 0, 0)
    return value
  }

  /** Expands a state: its moves in the order in which they will be looked at, in the window (`alpha`, `beta`). */
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

  /** A cutoff: the best move so far is too good, and the moves after it are not looked at. */
  cut(state: State, depth: number, alpha: number, beta: number): number {
    this.counters.cutoffs[state.ply]++
    this.counters.cutoffsBySuccessor[state.best]++
    this.recordEnd(EVENTS.cutoff, state, state.line[0], state.lineValue, alpha, beta)
    return this.end(state, depth, beta, alpha, beta)
  }

  /** Every move has been looked at: `value` is the best. */
  leave(state: State, depth: number, value: number, alpha: number, beta: number): number {
    this.recordEnd(EVENTS.leave, state, 0, value, alpha, beta)
    return this.end(state, depth, value, alpha, beta)
  }

  /** The end of a state's search: keeps what it found for the next iteration and for other ways here. */
  private end(state: State, depth: number, value: number, alpha: number, beta: number): number {
    // A lost state has no best move, but the line should go on: with its last move, and how that is refuted.
    if (value === -WIN && state.lineLength === 0) state.adopt(state.count - 1)
    if (this.memory !== null && this.ordering === 'last') {
      sortSuccessors(state)
      this.memory.store(state)
    }
    this.table?.store(state.own, state.other, depth, value, alpha, beta)
    return value
  }

  /** What the table knows of a state below the root, or `MISS`. */
  probe(state: State, depth: number, alpha: number, beta: number): number {
    if (this.table === null || state.ply === 0) return MISS
    const value = this.table.probe(state.own, state.other, depth, alpha, beta)
    if (value !== MISS) this.recordEnd(EVENTS.leave, state, 0, value, alpha, beta)
    return value
  }

  /** The search of a state is over, and what it returned counts one ply above, from the other side. */
  private recordEnd(kind: EventKind, { ply }: State, node: number, value: number, alpha: number, beta: number): void {
    if (this.trace === null) return
    this.trace.record(kind, ply, node, value, alpha, beta)
    const returned = kind === EVENTS.cutoff ? beta : value
    if (ply > 0) this.trace.record(EVENTS.value, ply - 1, 0, 0 - returned, 0, 0)
  }

  /**
   * From here to `endResearch` the search of the successor by `node`, or with `NO_NODE` of the root, is repeated in
   * another window, which is (`alpha`, `beta`) for the side to move in `state`.
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
