/**
 * The history heuristic (Schaeffer 1983): a move that caused a cutoff in one state is tried early in all others. Each
 * node has a score for each colour, which every cutoff raises by 2 to the power of the depth of its state, so that
 * cutoffs near the root, which save most, count most. Successors are searched in the order of their scores. The report
 * gave this up unmeasured: "a history of moves" builds, so it says, on states that come again. It does not: what comes
 * again are the moves.
 */
import type { State } from './state.ts'

/** The memory of cutoffs: a search adds its cutoffs to it, and it orders successors by them. */
export interface CutoffMemory {
  /** Puts the successors of a state, listed by node id, in the order in which they are to be searched. */
  order(state: State): void
  /** The best move of a state has cut off the others, whose search to `depth` plies is saved. */
  learn(state: State, depth: number): void
}

export class HistoryTable implements CutoffMemory {
  /** The score of each node, for the root's side to move and for its opponent. */
  private readonly scores: readonly [Float64Array, Float64Array]

  constructor(nodeCount: number) {
    this.scores = [new Float64Array(nodeCount), new Float64Array(nodeCount)]
  }

  /** Highest score first, equals by node id (insertion sort, as the lists are short). */
  order({ ply, nodes, count }: State): void {
    const scores = this.scores[ply % 2]
    for (let i = 1; i < count; i++) {
      const node = nodes[i]
      let j = i
      for (; j > 0 && scores[nodes[j - 1]] < scores[node]; j--) nodes[j] = nodes[j - 1]
      nodes[j] = node
    }
  }

  learn({ ply, nodes, bestMove }: State, depth: number): void {
    this.scores[ply % 2][nodes[bestMove]] += 2 ** depth
  }
}
