/**
 * The stones of a search's states, behind the few operations that a search needs. There are two kinds: bits, for boards of
 * up to 31 nodes and the rule of three sides, and cells, for any board and rule. One is chosen at the root, and nothing
 * else in a search knows which.
 */
import type { State } from './state.ts'

/** Two numbers that stand for the stones of a state in memories. */
export interface StateKey {
  readonly own: number
  readonly other: number
}

export interface StateKind {
  /** Nodes of the board. */
  readonly nodeCount: number
  /** The number of empty nodes at the root. */
  readonly emptyCount: number
  /** Terminal tests by depth-first search, and stones walked in them. */
  readonly terminalTests: number
  readonly stonesWalked: number
  /** Puts the root's stones into its state. */
  begin(root: State): void
  /** Makes `child` the state after a stone on this node. The state itself has been expanded. */
  enter(state: State, child: State, node: number): void
  /**
   * Lists the moves of a state in id order.
   *
   * @param seeksForced is a forced reply to be found too?
   */
  expand(state: State, seeksForced: boolean): void
  /** Does a stone on this node win at once? The state has been expanded. */
  wins(state: State, node: number): boolean
  /** The value of an open state for its side to move. */
  evaluate(state: State): number
  /** The value for the opponent after a stone on this node that does not win. The state has been expanded. */
  evaluateAfter(state: State, node: number): number
  /** The key of a state in the transposition table. */
  tableKey(state: State): StateKey
}
