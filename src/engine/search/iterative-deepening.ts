/**
 * Iterative deepening: the tree is searched to depth 1, 2, 3 … Each search finds the successors of every state in
 * the order of their last values, "hoping that the best move at depth d will be a good one, or the best, at depth
 * d + 1 as well" (the report). The remembered order is what the deeper search gains from the shallower ones.
 */
import { isDecided } from './state.ts'

/**
 * Searches the root to a depth; returns its value for the side to move, or null when the clock ended the search.
 * `guess` is the value one ply less deep, where that is known.
 */
export type RootSearch = (depth: number, guess: number | null) => number | null

/** Depth after depth, up to `maxDepth`. */
export function deepen(searchRoot: RootSearch, maxDepth: number): void {
  let guess: number | null = null
  for (let depth = 1; depth <= maxDepth; depth++) {
    // 1. The whole tree to this depth, the best moves of the last depth first.
    const value = searchRoot(depth, guess)
    // 2. The clock has run out; or the game is decided, and deeper searches can only say so again.
    if (value === null || isDecided(value)) return
    guess = value
  }
}

/**
 * Tells how soon a game ends that a search of one depth alone found to be decided: the search is repeated less deep
 * until the game is open again, since a won state is worth ±∞ however far away it is.
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
 * Of all depths searched, the one whose move to play: where the mover wins, the least that sees it, which is the
 * shortest win; where the mover loses, the deepest that still held; otherwise the deepest.
 *
 * @param win the value of a game that the mover wins, in the same terms as those of the searches
 */
export function chosenSearch<S extends Searched>(searches: readonly S[], win: number): S {
  const byDepth = [...searches].sort((a, b) => a.depth - b.depth)
  const last = byDepth[byDepth.length - 1]
  return byDepth.find(({ value }) => value === win) ?? byDepth.findLast(({ value }) => value !== -win) ?? last
}
