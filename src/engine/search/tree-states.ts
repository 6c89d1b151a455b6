/** States of a typed tree: the number of a node stands for its stones, and every leaf is valued by the number typed. */
import { UNSEEN, type State } from './state.ts'
import type { StateKey, StateKind } from './state-kind.ts'
import type { TypedTree } from './typed-tree.ts'

export class TreeStates implements StateKind {
  readonly nodeCount: number
  readonly emptyCount: number
  readonly terminalTests = 0
  readonly stonesWalked = 0

  constructor(private readonly tree: TypedTree) {
    this.nodeCount = tree.children.length
    this.emptyCount = tree.depth
  }

  begin(root: State): void {
    root.own = 0
  }

  enter(_state: State, child: State, node: number): void {
    child.own = node
  }

  expand(state: State): void {
    state.count = 0
    for (const node of this.tree.children[state.own]) {
      state.nodes[state.count] = node
      state.values[state.count++] = UNSEEN
    }
  }

  /** No move wins: all that a leaf tells is its value. */
  wins(): boolean {
    return false
  }

  evaluate({ ply, own }: State): number {
    return this.valueFor(ply, own)
  }

  evaluateAfter({ ply }: State, node: number): number {
    return this.valueFor(ply + 1, node)
  }

  tableKey(state: State): StateKey {
    return state
  }

  /** The value of a leaf for the side to move at a ply. */
  private valueFor(ply: number, node: number): number {
    const value = this.tree.values[node]
    return this.tree.isMax === (ply % 2 === 0) ? value : 0 - value
  }
}
