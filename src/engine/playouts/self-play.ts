/** Games of a search by playouts with itself, to learn patterns, networks and swap maps from. */
import type { BoardSize } from '../game/board.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import type { CornersToWin } from '../game/corners.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../game/position.ts'
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
  const drawn: number[] = []
  let position = emptyPosition(boardSize, cornersToWin)
  while (winnerOf(position) === null && drawn.length < RANDOM_MOVES) {
    drawn.push(random.pick(legalMoves(position)))
    position = play(position, drawn[drawn.length - 1])
  }
  return [...drawn, ...playOn(position, searcher, playouts).moves]
}

/** The winner of one game after a first stone, or the colour whose chance of winning decided the game. */
export function winnerAfter(
  first: number,
  { boardSize, cornersToWin, playouts, seed }: SelfPlay,
  number: number,
  priors: Priors | null,
): Colour {
  const searcher = new PlayoutSearcher({ seed: Random.numbered(seed, number).below(2 ** 31) }, priors)
  return playOn(play(emptyPosition(boardSize, cornersToWin), first), searcher, playouts).favourite
}

/** A game from a position on until it is decided. */
interface PlayedOn {
  readonly moves: readonly number[]
  /** The winner, or the colour whose chance of winning decided the game. */
  readonly favourite: Colour
}

/** Plays a position on, both colours by the same searcher, with this number of playouts a move. */
function playOn(start: Position, searcher: PlayoutSearcher, playouts: number): PlayedOn {
  const moves: number[] = []
  let position = start
  for (;;) {
    const winner = winnerOf(position)
    if (winner !== null) return { moves, favourite: winner }
    const { move, estimate } = searcher.search(position, { playouts })
    const { toMove } = position
    moves.push(move)
    position = play(position, move)
    if (estimate.value >= DECIDED) return { moves, favourite: toMove }
    if (1 - estimate.value >= DECIDED) return { moves, favourite: opponentOf(toMove) }
  }
}
