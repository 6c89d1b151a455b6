/** Games of a search by playouts with itself, for patterns and networks to be learnt from. */
import type { BoardSize } from '../game/board.ts'
import type { CornersToWin } from '../game/corners.ts'
import { emptyPosition, legalMoves, play, winnerOf } from '../game/position.ts'
import { Random } from '../math/random.ts'
import type { Priors } from './monte-carlo.ts'
import { RANDOM_MOVES } from './learning-games.ts'
import { PlayoutSearcher } from './playout-search.ts'

/** A series of games of a player with itself. */
export interface SelfPlay {
  readonly boardSize: BoardSize
  readonly cornersToWin: CornersToWin
  /** Playouts for a move. */
  readonly playouts: number
  readonly seed: number
}

/**
 * The chance from which on a game is decided. Then nearly every move wins, or loses, and the one that is made says
 * nothing of good moves: with these endings, half of all moves, patterns were learnt worse.
 */
const DECIDED = 0.98

/**
 * The moves of one game until it is decided; it depends on the series and its own number alone. Its first moves are drawn
 * at random.
 */
export function selfPlayGame(
  { boardSize, cornersToWin, playouts, seed }: SelfPlay,
  number: number,
  priors: Priors | null,
): number[] {
  const random = Random.numbered(seed, number)
  const searcher = new PlayoutSearcher({ seed: random.below(2 ** 31) }, priors)
  const moves: number[] = []
  let position = emptyPosition(boardSize, cornersToWin)
  let chance = 0.5
  while (winnerOf(position) === null && Math.max(chance, 1 - chance) < DECIDED) {
    if (moves.length < RANDOM_MOVES) moves.push(random.pick(legalMoves(position)))
    else {
      const { move, estimate } = searcher.search(position, { playouts })
      moves.push(move)
      chance = estimate.value
    }
    position = play(position, moves[moves.length - 1])
  }
  return moves
}
