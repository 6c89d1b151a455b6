/** Every move of a position, as a search ranks them and as perfect play judges them. */
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { search } from '../search/search.ts'

export interface RankedMove {
  readonly node: number
  /** Does the mover still win after it, with best play? */
  readonly keepsWin: boolean
}

/** Moves are ranked by a search to depth 3, which searches each successor to depth 2. */
const RANKING = { algorithm: 'alpha-beta', depth: 2 } as const

/** The moves by their value for the mover, the best first; ties in the order of their nodes. */
export function rankedMoves(position: Position, keepsWin: (move: number) => boolean): RankedMove[] {
  const sign = position.toMove === 'red' ? 1 : -1
  const valueOf = (move: number) => {
    const after = play(position, move)
    return winnerOf(after) === null ? sign * search(after, RANKING).value : Infinity
  }
  // The difference of two equal infinite values is not a number.
  const valued = legalMoves(position).map((node) => ({ node, value: valueOf(node) }))
  return valued
    .sort((a, b) => (a.value === b.value ? a.node - b.node : b.value - a.value))
    .map(({ node }) => ({ node, keepsWin: keepsWin(node) }))
}
