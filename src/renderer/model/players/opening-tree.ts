/**
 * The openings of one's own games: which moves followed a position, and how those games ended. Positions that a
 * symmetry of the board makes alike are one, by their canonical form; otherwise ten first moves would be apart that are
 * the same. Orders of moves that lead to the same stones are one too.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import { lineThrough, momentOf, START } from '../../../engine/game/game-tree.ts'
import {
  emptyPosition,
  isSamePosition,
  legalMoves,
  play,
  winnerOf,
  type Position,
} from '../../../engine/game/position.ts'
import { PuzzleClasses } from '../../../engine/puzzles/puzzle-classes.ts'
import type { Entry } from '../library/entries.ts'
import { myGames, outcomeOf, ownColour, type MyGame } from '../library/my-games.ts'

/** A finished game against a computer, from the empty board of 31 nodes under the rule of three sides. */
export interface OpeningGame {
  readonly game: MyGame
  readonly colour: Colour
  readonly isWon: boolean
  /** The keys of its positions. */
  readonly keys: ReadonlySet<string>
}

/** A move that followed a position, with its images under the symmetries of the position. */
export interface OpeningMove {
  /** Nodes that lead to the same position but for a symmetry. */
  readonly nodes: readonly number[]
  /** The newest first. */
  readonly games: readonly OpeningGame[]
  readonly won: number
}

/** The board of the levels and of ratings. */
export const OPENING_START: Position = emptyPosition(4)

const classes = new PuzzleClasses()

/** The games with an opening, the newest first. */
export function openingGames(entries: readonly Entry[]): OpeningGame[] {
  return myGames(entries).flatMap((game): OpeningGame[] => {
    const [colour, outcome, { tree }] = [ownColour(game), outcomeOf(game), game.entry]
    const start = momentOf(tree, START).position
    if (colour === null || outcome === null || !isSamePosition(start, OPENING_START)) return []
    return [
      {
        game,
        colour,
        isWon: outcome === 'won',
        keys: new Set(lineThrough(tree).map(({ position }) => classes.keyOf(position))),
      },
    ]
  })
}

/** The games in which a position arose. */
export function gamesThrough(games: readonly OpeningGame[], position: Position): OpeningGame[] {
  const key = classes.keyOf(position)
  return games.filter(({ keys }) => keys.has(key))
}

/** The moves that followed a position, the most frequent first. */
export function movesFrom(games: readonly OpeningGame[], position: Position): OpeningMove[] {
  if (winnerOf(position) !== null) return []
  const here = gamesThrough(games, position)
  const nodesOf = new Map<string, number[]>()
  for (const node of legalMoves(position)) {
    const key = classes.keyOf(play(position, node))
    nodesOf.set(key, [...(nodesOf.get(key) ?? []), node])
  }
  return [...nodesOf]
    .map(([key, nodes]): OpeningMove => {
      const through = here.filter(({ keys }) => keys.has(key))
      return { nodes, games: through, won: through.filter(({ isWon }) => isWon).length }
    })
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => b.games.length - a.games.length)
}
