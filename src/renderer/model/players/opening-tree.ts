/**
 * The openings of one's own games: which moves followed a position, and how those games ended. Positions that a
 * symmetry of the board makes alike are one; otherwise ten first moves would be apart that are the same. Orders of moves
 * that lead to the same stones are one too.
 */
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { lineThrough, momentOf, START } from '../../../engine/game/game-tree.ts'
import { nodesOf, size } from '../../../engine/game/node-set.ts'
import { isSamePosition, legalMoves, play, stonesOf, winnerOf, type Position } from '../../../engine/game/position.ts'
import type { Entry } from '../library/entries.ts'
import { myGames, outcomeOf, ownColour, type MyGame } from '../library/my-games.ts'

/** A finished game against a computer, from an empty board. */
export interface OpeningGame {
  readonly game: MyGame
  readonly colour: Colour
  readonly isWon: boolean
  /** The positions of the main line in order. */
  readonly positions: readonly Position[]
}

/** A move that followed a position, with its images under the symmetries of the position. */
export interface OpeningMove {
  /** Nodes that lead to the same position but for a symmetry. */
  readonly nodes: readonly number[]
  /** The newest first. */
  readonly games: readonly OpeningGame[]
  readonly won: number
}

const keys = new WeakMap<Position, string>()

/** A key that is equal for positions which a symmetry of the board makes alike: the first of their ten images, as text. */
function keyOf(position: Position): string {
  const known = keys.get(position)
  if (known !== undefined) return known
  const stones = COLOURS.map((colour) => [...nodesOf(position[colour])])
  const images = position.board.symmetries.map((image) =>
    stones.map((nodes) => nodes.map((node) => image[node]).toSorted((a, b) => a - b)).join('/'),
  )
  const [key] = images.toSorted()
  keys.set(position, key)
  return key
}

/** The games with an opening from an empty board, the newest first. */
export function openingGames(entries: readonly Entry[], start: Position): OpeningGame[] {
  return myGames(entries).flatMap((game): OpeningGame[] => {
    const [colour, outcome, { tree }] = [ownColour(game), outcomeOf(game), game.entry]
    if (colour === null || outcome === null || !isSamePosition(momentOf(tree, START).position, start)) return []
    return [{ game, colour, isWon: outcome === 'won', positions: lineThrough(tree).map(({ position }) => position) }]
  })
}

/** The games in which a position of their start arose. */
export function gamesThrough(games: readonly OpeningGame[], position: Position): OpeningGame[] {
  const [key, stones] = [keyOf(position), size(stonesOf(position))]
  return games.filter(({ positions }) => {
    const reached = positions.find((each) => size(stonesOf(each)) === stones)
    return reached !== undefined && keyOf(reached) === key
  })
}

/** The moves that followed a position, the most frequent first. */
export function movesFrom(games: readonly OpeningGame[], position: Position): OpeningMove[] {
  const here = gamesThrough(games, position)
  if (here.length === 0 || winnerOf(position) !== null) return []
  const alike = new Map<string, number[]>()
  for (const node of legalMoves(position)) {
    const key = keyOf(play(position, node))
    alike.set(key, [...(alike.get(key) ?? []), node])
  }
  return [...alike.values()]
    .map((nodes): OpeningMove => {
      const through = gamesThrough(here, play(position, nodes[0]))
      return { nodes, games: through, won: through.filter(({ isWon }) => isWon).length }
    })
    .filter(({ games }) => games.length > 0)
    .sort((a, b) => b.games.length - a.games.length)
}
