/**
 * How soon a decided game ends, and which of the depths searched has the move to play. A won state is worth ±∞ however far
 * away it is, so that the value alone tells neither.
 */
import { isDecided } from './state.ts'

/**
 * Tells how soon a game ends that a search of one depth alone found to be decided: the search is repeated less deep
 * until the game is open again.
 *
 * @param value of the search to `depth`
 */
export function findEnd(searchRoot: (depth: number) => number | null, depth: number, value: number | null): void {
  for (let less = depth - 1; less >= 1 && value !== null && isDecided(value); less--) value = searchRoot(less)
}

interface Searched {
  readonly depth: number
  readonly value: number
}

/**
 * The depth, among all searched, whose move to play: where the mover wins, the least that sees it, which is the
 * shortest win; where the mover loses, the deepest that still held; otherwise the deepest.
 *
 * @param win the value of a game that the mover wins, in the same terms as those of the searches
 */
export function chosenSearch<S extends Searched>(searches: readonly S[], win: number): S {
  const byDepth = [...searches].sort((a, b) => a.depth - b.depth)
  const last = byDepth[byDepth.length - 1]
  return byDepth.find(({ value }) => value === win) ?? byDepth.findLast(({ value }) => value !== -win) ?? last
}
