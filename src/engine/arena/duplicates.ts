/**
 * How many games of a match are really different: programs without randomness repeat themselves, and a game played
 * again tells nothing new.
 */
import { mapSet } from '../game/board.ts'
import type { Position } from '../game/position.ts'

export interface DistinctGames {
  readonly games: number
  /** Different openings or sequences of moves. */
  readonly distinct: number
  /** Those that no symmetry of the board takes into each other. */
  readonly essentiallyDistinct: number
}

export interface PlayedGame {
  readonly opening: Position
  /** Nodes, from the opening on. */
  readonly moves: readonly number[]
}

/** A game as text, as a symmetry shows it. */
function imageOf({ opening: { red, blue }, moves }: PlayedGame, symmetry: readonly number[]): string {
  return [mapSet(symmetry, red), mapSet(symmetry, blue), ...moves.map((move) => symmetry[move])].join(' ')
}

/** Counts the different ones among games on one board. */
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
