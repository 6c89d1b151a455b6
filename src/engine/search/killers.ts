/**
 * Killer moves (Akl and Newborn 1977): the two moves that last caused a cutoff at a ply are tried first in all other
 * states of that ply. The reply that refutes one move often refutes its neighbours too. The other successors follow by
 * history.
 */
import { HistoryTable, type CutoffMemory } from './history.ts'
import type { State } from './state.ts'

/** Stands for a killer that is not known yet. */
const NONE = 255

export class KillerMoves implements CutoffMemory {
  /** Two nodes for each ply, the one that cut off last first. */
  private readonly killers: Uint8Array
  private readonly history: HistoryTable

  constructor(nodeCount: number) {
    this.killers = new Uint8Array(2 * nodeCount).fill(NONE)
    this.history = new HistoryTable(nodeCount)
  }

  order(state: State): void {
    this.history.order(state)
    // The second first, so that the first ends up before it.
    toFront(state, this.killers[2 * state.ply + 1])
    toFront(state, this.killers[2 * state.ply])
  }

  learn(state: State, depth: number): void {
    this.history.learn(state, depth)
    const first = 2 * state.ply
    const node = state.nodes[state.bestMove]
    if (this.killers[first] === node) return
    this.killers[first + 1] = this.killers[first]
    this.killers[first] = node
  }
}

/** Moves a node to the front of the successors, if it is among them. */
function toFront({ nodes, count }: State, node: number): void {
  const place = nodes.subarray(0, count).indexOf(node)
  if (place <= 0) return
  nodes.copyWithin(1, 0, place)
  nodes[0] = node
}
