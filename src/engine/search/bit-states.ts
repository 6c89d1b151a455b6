/** States as bits, for boards of up to 31 nodes and the rule of three sides: the stones themselves are the key. */
import type { BitBoard } from '../bits/bit-board.ts'
import { winningMoves } from '../bits/bit-chain.ts'
import { has, lowest, only, size } from '../bits/bits.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'
import { DepthFirstTest } from '../bits/depth-first-test.ts'
import type { Evaluate } from '../evaluation/evaluator.ts'
import { moverBits, type Position } from '../game/position.ts'
import type { TerminalTestKind } from '../game/terminal-test.ts'
import { forcedReply } from './extension.ts'
import { NO_REPLY, UNSEEN, type State } from './state.ts'
import type { StateKey, StateKind } from './state-kind.ts'

export class BitStates implements StateKind {
  readonly nodeCount: number
  readonly emptyCount: number
  private readonly board: BitBoard
  /** The terminal test of each state that is made; null where all winning moves of a state are found at once. */
  private readonly test: DepthFirstTest | null
  private readonly canonical: CanonicalForm | null

  /** @param isSymmetric do all images of a state share one entry of the transposition table? */
  constructor(
    private readonly position: Position,
    terminal: TerminalTestKind,
    isSymmetric: boolean,
    private readonly evaluateStones: Evaluate,
  ) {
    const [own, other] = moverBits(position)
    this.board = position.board.bits
    this.nodeCount = this.board.nodeCount
    this.emptyCount = this.nodeCount - size(own | other)
    this.test = terminal === 'dfs' ? new DepthFirstTest(this.board) : null
    this.canonical = isSymmetric ? new CanonicalForm(this.board) : null
  }

  get terminalTests(): number {
    return this.test?.tests ?? 0
  }

  get stonesWalked(): number {
    return this.test?.stones ?? 0
  }

  begin(root: State): void {
    const [own, other] = moverBits(this.position)
    root.own = own
    root.other = other
  }

  enter(state: State, child: State, node: number): void {
    child.own = state.other
    child.other = state.own | only(node)
    child.isWon = this.wins(state, node)
  }

  expand(state: State, seeksForced: boolean): void {
    const empty = this.board.all & ~(state.own | state.other)
    if (this.test === null || seeksForced) state.wins = winningMoves(this.board, state.own, empty)
    if (seeksForced) {
      const forced = forcedReply(this.board, state.other, empty, state.wins)
      state.forced = forced === 0 ? NO_REPLY : lowest(forced)
    }
    state.count = 0
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      state.nodes[state.count] = lowest(rest)
      state.values[state.count++] = UNSEEN
    }
  }

  wins(state: State, node: number): boolean {
    return this.test === null ? has(state.wins, node) : this.test.isTerminal(state.own | only(node), node)
  }

  evaluate(state: State): number {
    return this.evaluateStones(state.own, state.other, state.ply % 2 === 0)
  }

  evaluateAfter(state: State, node: number): number {
    return this.evaluateStones(state.other, state.own | only(node), state.ply % 2 === 1)
  }

  tableKey(state: State): StateKey {
    if (this.canonical === null) return state
    this.canonical.find(state.own, state.other)
    return this.canonical
  }
}
