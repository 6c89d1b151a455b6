/**
 * Finds how soon a decided game ends, and which of the depths searched has the move to play. A won state is worth ±∞ at any
 * distance, so the value alone shows neither.
 */
import { isDecided } from './state.ts'

/**
 * Finds how soon a game ends that a search to `depth` found decided: searches it less and less deep, until it is open.
 *
 * @param searchRoot searches the root to a depth, and returns its value
 */
export function searchShallower(searchRoot: (depth: number) => number, depth: number): void {
  for (let less = depth - 1; less >= 1; less--) if (!isDecided(searchRoot(less))) return
}

interface Searched {
  readonly depth: number
  readonly value: number
}

/**
 * The search whose move is played. If the mover wins, it is the shallowest that sees the win, which is the shortest
 * win; if the mover loses, the deepest that does not see the loss; otherwise the deepest.
 *
 * @param win the value of a game that the mover wins, in the same terms as those of the searches
 */
export function chosenSearch<S extends Searched>(searches: readonly S[], win: number): S {
  const byDepth = [...searches].sort((a, b) => a.depth - b.depth)
  const last = byDepth[byDepth.length - 1]
  return byDepth.find(({ value }) => value === win) ?? byDepth.findLast(({ value }) => value !== -win) ?? last
}
