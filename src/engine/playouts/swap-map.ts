/**
 * A swap map: how often Red wins from each first stone. With the swap rule the best first stone is a fair one, from which both
 * colours win about as often, because the second player takes over a better one. A map is made from games of the search
 * by playouts with itself: it tells what that player makes of a stone, and not who wins with perfect play.
 */
import type { Board } from '../game/board.ts'

export interface SwapMap {
  /** Games from each first stone. */
  readonly games: number
  /** Games that Red won, by the name of the stone's node: one for each class of nodes that symmetries map to each other. */
  readonly won: Readonly<Record<string, number>>
}

/** How far a fair stone's share of wins may be from one half. */
const MAX_UNFAIRNESS = 0.05

/** One node of each class of nodes that the symmetries map to each other: the first. */
export function firstStonesOf({ names, symmetries }: Board): number[] {
  return names.map((_, node) => node).filter((node) => node === Math.min(...imagesOf(node, symmetries)))
}

/** Games that Red won from a first stone; each image of a stone has the same. */
export function wonFrom(node: number, { names, symmetries }: Board, { won }: SwapMap): number {
  return won[names[Math.min(...imagesOf(node, symmetries))]]
}

/** How far from half of the games Red won from a first stone. In whole games: shares such as 0.55 have no exact number. */
const unfairness = ({ games, won }: SwapMap, name: string) => Math.abs(2 * won[name] - games)

/** The names of a map, the fairest first. */
export function namesByFairness(map: SwapMap): string[] {
  return Object.keys(map.won).toSorted((one, other) => unfairness(map, one) - unfairness(map, other))
}

/** The names of the fair first stones of a map: those from which Red won about half of the games, or the fairest one. */
export function fairNames(map: SwapMap): string[] {
  const fairest = unfairness(map, namesByFairness(map)[0])
  const most = Math.max(fairest, 2 * MAX_UNFAIRNESS * map.games)
  return Object.keys(map.won).filter((name) => unfairness(map, name) <= most)
}

/** The fair first stones of a map, and all their images. */
export function fairStones({ names, symmetries }: Board, map: SwapMap): number[] {
  return fairNames(map).flatMap((name) => [...new Set(imagesOf(names.indexOf(name), symmetries))])
}

function imagesOf(node: number, symmetries: Board['symmetries']): number[] {
  return symmetries.map((symmetry) => symmetry[node])
}
