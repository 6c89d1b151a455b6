/**
 * The report's pieces to win: one Floyd–Warshall table of shortest paths (Floyd 1962; Warshall 1962) for each colour,
 * then the fewest stones that join any three sides. Written to be readable, and to give its tables to others; the
 * search uses `pieces-to-win.ts`, and tests check that both agree.
 *
 * A step onto an own stone costs 0, onto an empty node 1 (the stone to place there), onto the other colour ∞. So links
 * between own stones cost 0, and `distance[u][v]` is the number of stones to place on the path from u to v, u itself
 * not counted.
 *
 * Cost: 31³ relaxations a table.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { has, nodesOf, type Bits } from '../bits/bits.ts'
import { stonesToJoinAt } from './joined-sides.ts'

/** `table[u][v]`, in stones to place; ∞ where no path is left. */
export type DistanceTable = number[][]

/** Cost of a step onto each node for the colour of `own`: 0, 1 or ∞ stones. */
export function stepCosts(board: BitBoard, own: Bits, other: Bits): number[] {
  return board.adjacent.map((_, node) => (has(own, node) ? 0 : has(other, node) ? Infinity : 1))
}

/** The table before any relaxation: 0 on the diagonal, the step's cost along links, ∞ elsewhere. */
export function linkTable(board: BitBoard, cost: readonly number[]): DistanceTable {
  return cost.map((costOfU, u) =>
    cost.map((costOfV, v) => {
      if (costOfU === Infinity) return Infinity
      if (u === v) return 0
      return has(board.adjacent[u], v) ? costOfV : Infinity
    }),
  )
}

/** One round of Floyd–Warshall, in place: allow node `via` inside paths. */
export function relax(distance: DistanceTable, via: number): void {
  const fromVia = distance[via]
  for (const fromU of distance) {
    const toVia = fromU[via]
    if (toVia === Infinity) continue
    for (let v = 0; v < fromU.length; v++) {
      const through = toVia + fromVia[v]
      if (through < fromU[v]) fromU[v] = through
    }
  }
}

/**
 * The table after `rounds` rounds, with nodes 0 … `rounds` − 1 allowed inside paths; all rounds give shortest paths.
 */
export function floydWarshall(board: BitBoard, own: Bits, other: Bits, rounds = board.nodeCount): DistanceTable {
  const distance = linkTable(board, stepCosts(board, own, other))
  for (let via = 0; via < rounds; via++) relax(distance, via)
  return distance
}

/**
 * The nodes of one path of length `distance[from][to]` after `rounds` rounds, both ends included; empty where there is
 * none.
 */
export function shortestPath(
  board: BitBoard,
  cost: readonly number[],
  distance: DistanceTable,
  rounds: number,
  from: number,
  to: number,
): number[] {
  // Steps onto own stones are free, so a path could go in circles: each node is entered once.
  const seen = new Set<number>()
  const onward = (node: number): number[] | null => {
    if (node === to) return [node]
    seen.add(node)
    for (const next of nodesOf(board.adjacent[node])) {
      if (seen.has(next) || (next !== to && next >= rounds)) continue
      if (cost[next] + distance[next][to] !== distance[node][to]) continue
      const rest = onward(next)
      if (rest !== null) return [node, ...rest]
    }
    return null
  }
  return distance[from][to] === Infinity ? [] : (onward(from) ?? [])
}

/**
 * Stones to place on the shortest path from each node to each side, both ends counted: `[node][side]`, ∞ where there is
 * none.
 */
export function sideDistances(
  board: BitBoard,
  own: Bits,
  other: Bits,
  distance = floydWarshall(board, own, other),
): number[][] {
  const ends = board.sides.map((side) => [...nodesOf(side)])
  return stepCosts(board, own, other).map((cost, node) => {
    const fromNode = distance[node]
    return ends.map((nodes) => cost + nodes.reduce((least, end) => Math.min(least, fromNode[end]), Infinity))
  })
}

/**
 * The fewest stones that join any three sides (see `joined-sides.ts`).
 *
 * @returns the number of stones, or ∞ when the other colour has closed every way
 */
export function piecesToWinByFloydWarshall(
  board: BitBoard,
  own: Bits,
  other: Bits,
  distance = floydWarshall(board, own, other),
): number {
  const cost = stepCosts(board, own, other)
  return Math.min(
    ...sideDistances(board, own, other, distance).map((distances, node) => stonesToJoinAt(distances, cost[node])),
  )
}
