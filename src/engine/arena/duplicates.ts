/**
 * Counts the different games of a match: programs without randomness repeat themselves, and a repeated game adds no
 * information.
 */
import type { Move } from '../game/game.ts'
import { image } from '../game/node-set.ts'
import type { Position } from '../game/position.ts'

export interface DistinctGames {
  readonly games: number
  /** Games that differ in their opening or their moves. */
  readonly distinct: number
  /** Distinct games up to symmetry of the board. */
  readonly essentiallyDistinct: number
}

export interface PlayedGame {
  readonly opening: Position
  /** From the opening on. */
  readonly moves: readonly Move[]
}

/** The image of a game under a symmetry, as text. */
function imageOf({ opening: { red, blue }, moves }: PlayedGame, symmetry: readonly number[]): string {
  return [
    image(symmetry, red),
    image(symmetry, blue),
    ...moves.map((move) => (move === 'swap' ? move : symmetry[move])),
  ].join(' ')
}

/** Counts the different games among these, all on one board. */
export function distinctGames(games: readonly PlayedGame[]): DistinctGames {
  const distinct = new Set<string>()
  const essential = new Set<string>()
  for (const game of games) {
    const images = game.opening.board.symmetries.map((symmetry) => imageOf(game, symmetry))
    distinct.add(images[0])
    essential.add(images.reduce((least, image) => (image < least ? image : least)))
  }
  return { games: games.length, distinct: distinct.size, essentiallyDistinct: essential.size }
}
