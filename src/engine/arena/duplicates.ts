/**
 * How many games of a match are really different: programs without randomness repeat themselves, and a game played
 * again tells nothing new.
 */
import type { Board } from '../board.ts'
import type { Move } from '../game.ts'

export interface DistinctGames {
  readonly games: number
  /** Different sequences of moves. */
  readonly distinct: number
  /** Different sequences of moves that no symmetry of the board takes into each other. */
  readonly essentiallyDistinct: number
}

/** A game as text, each move a character, as a symmetry shows it; a swap looks the same in all. */
function imageOf(moves: readonly Move[], symmetry: readonly number[]): string {
  return String.fromCharCode(...moves.map((move) => (move === 'swap' ? 0 : symmetry[move] + 1)))
}

/**
 * Counts the different games among these, which all began on the empty board; of a game that began from an opening, the
 * moves of the opening belong to it.
 */
export function distinctGames(board: Board, games: readonly (readonly Move[])[]): DistinctGames {
  const distinct = new Set<string>()
  const essential = new Set<string>()
  for (const moves of games) {
    const images = board.symmetries.map((symmetry) => imageOf(moves, symmetry))
    distinct.add(images[0])
    essential.add(images.reduce((least, image) => (image < least ? image : least)))
  }
  return { games: games.length, distinct: distinct.size, essentiallyDistinct: essential.size }
}
