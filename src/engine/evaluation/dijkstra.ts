/**
 * Pieces to win by Dijkstra's algorithm (Dijkstra 1959), from each of the five sides: a third way to the numbers of
 * `floyd-warshall.ts` and `pieces-to-win.ts`, and the report's first. Tests check that all three agree.
 *
 * Nodes leave the queue in the order of their distance. The nearest node in the queue is final, since no cost is
 * negative, and may bring its neighbours nearer; each of these keeps it as its predecessor, so that the path can be
 * read back.
 *
 * Cost: five searches, each with at most 31 scans of the queue, which is faster than a heap on so small a board.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { has, nodesOf, type Bits } from '../bits/bits.ts'
import { stepCosts } from './floyd-warshall.ts'
import { stonesToJoinAt } from './joined-sides.ts'

/** The shortest paths from one side to every node. */
export interface FromSide {
  /** Stones to place on the path, both ends counted; ∞ where there is none. */
  readonly distance: number[]
  /** The node before it on the path; null on the side itself, and where there is no path. */
  readonly predecessor: (number | null)[]
}

/** Removes the nearest node from the queue. */
function extractNearest(queue: number[], distance: readonly number[]): number {
  let nearest = 0
  for (let i = 1; i < queue.length; i++) if (distance[queue[i]] < distance[queue[nearest]]) nearest = i
  const node = queue[nearest]
  queue[nearest] = queue[queue.length - 1]
  queue.pop()
  return node
}

/** Dijkstra's algorithm from all nodes of a side, which start at the cost of their own stones. */
export function dijkstra(board: BitBoard, cost: readonly number[], side: Bits): FromSide {
  const distance = cost.map((stones, node) => (has(side, node) ? stones : Infinity))
  const predecessor: (number | null)[] = cost.map(() => null)
  const queue = [...nodesOf(side)]
  while (queue.length > 0) {
    const node = extractNearest(queue, distance)
    for (const next of nodesOf(board.adjacent[node])) {
      const through = distance[node] + cost[next]
      if (through >= distance[next]) continue
      if (distance[next] === Infinity) queue.push(next)
      distance[next] = through
      predecessor[next] = node
    }
  }
  return { distance, predecessor }
}

/** The path from a node back to the side, both ends included. */
export function pathToSide({ predecessor }: FromSide, from: number): number[] {
  const way: number[] = []
  for (let node: number | null = from; node !== null; node = predecessor[node]) way.push(node)
  return way
}

/**
 * The fewest stones that join any three sides, as in `floyd-warshall.ts`.
 *
 * @returns the number of stones, or ∞ when the other colour has closed every way
 */
export function piecesToWinByDijkstra(board: BitBoard, own: Bits, other: Bits): number {
  const cost = stepCosts(board, own, other)
  const fromSides = board.sides.map((side) => dijkstra(board, cost, side))
  return Math.min(
    ...cost.map((stones, node) =>
      stonesToJoinAt(
        fromSides.map(({ distance }) => distance[node]),
        stones,
      ),
    ),
  )
}
