/**
 * A shortest way to join three sides, as each evaluation method finds it. There may be several: each method finds one
 * of them, and all need the same number of stones.
 */
import { neighbours, type Board } from '../game/board.ts'
import { flood } from '../game/chain.ts'
import { bitsOf, difference, EMPTY, has, intersection, nodesOf, setOf, union, type NodeSet } from '../game/node-set.ts'
import { dijkstra, pathToSide } from './dijkstra.ts'
import type { EvaluationMethod } from './evaluation.ts'
import { floydWarshall, shortestPath, sideDistances, stepCosts } from './floyd-warshall.ts'
import { nearestSides, stonesToJoinAt } from './joined-sides.ts'

/** A way to join three sides. */
export interface ShortestWay {
  /** Node where the three arms meet. */
  readonly meeting: number
  /** The paths from the meeting node to the three sides, both ends included. */
  readonly arms: readonly (readonly number[])[]
  /** The empty nodes on it: the stones to place. */
  readonly toPlace: NodeSet
}

/** The distances and paths to the sides that a method finds. */
interface Ways {
  /** `[node][side]`, as in `sideDistances`. */
  readonly distances: readonly (readonly number[])[]
  /** The path from a node to a side that it can reach. */
  readonly wayTo: (node: number, side: number) => number[]
}

const WAYS: Readonly<Record<EvaluationMethod, (board: Board, own: NodeSet, other: NodeSet) => Ways>> = {
  'bit-parallel': waysByWaves,
  'floyd-warshall': waysByFloydWarshall,
  dijkstra: waysByDijkstra,
}

/** @returns null when the other colour has closed every way */
export function shortestWay(method: EvaluationMethod, board: Board, own: NodeSet, other: NodeSet): ShortestWay | null {
  const { distances, wayTo } = WAYS[method](board, own, other)
  const cost = stepCosts(board.bits, bitsOf(own), bitsOf(other))
  const stones = distances.map((toSides, node) => stonesToJoinAt(toSides, cost[node]))
  const fewest = Math.min(...stones)
  if (fewest === Infinity) return null
  const meeting = stones.indexOf(fewest)
  const arms = nearestSides(distances[meeting]).map((side) => wayTo(meeting, side))
  return { meeting, arms, toPlace: difference(setOf(arms.flat()), own) }
}

/** Paths along Dijkstra's predecessors. */
function waysByDijkstra(board: Board, own: NodeSet, other: NodeSet): Ways {
  const cost = stepCosts(board.bits, bitsOf(own), bitsOf(other))
  const fromSides = board.bits.sides.map((side) => dijkstra(board.bits, cost, side))
  return {
    distances: cost.map((_, node) => fromSides.map(({ distance }) => distance[node])),
    wayTo: (node, side) => pathToSide(fromSides[side], node),
  }
}

/** Paths to the nearest node of the side, by steps that each cover their part of the distance. */
function waysByFloydWarshall(board: Board, own: NodeSet, other: NodeSet): Ways {
  const cost = stepCosts(board.bits, bitsOf(own), bitsOf(other))
  const [ownBits, otherBits] = [bitsOf(own), bitsOf(other)]
  const table = floydWarshall(board.bits, ownBits, otherBits)
  return {
    distances: sideDistances(board.bits, ownBits, otherBits, table),
    wayTo: (node, side) => {
      const ends = [...nodesOf(board.sides[side])]
      const nearest = ends.reduce((a, b) => (table[node][b] < table[node][a] ? b : a))
      return shortestPath(board.bits, cost, table, board.nodeCount, node, nearest)
    },
  }
}

/** Paths back through the waves of the bit-parallel method. */
function waysByWaves(board: Board, own: NodeSet, other: NodeSet): Ways {
  const fromSides = board.sides.map((side) => waves(board, own, other, side))
  const arrival = (sets: readonly NodeSet[], node: number) => {
    const wave = sets.findIndex((set) => has(set, node))
    return wave === -1 ? Infinity : wave
  }
  return {
    distances: board.adjacent.map((_, node) => fromSides.map((sets) => arrival(sets, node))),
    wayTo: (node, side) => waveBack(board, own, board.sides[side], fromSides[side], node),
  }
}

/** The nodes that a side first reaches with 0, 1, 2 … stones, as in `pieces-to-win.ts`. */
function waves(board: Board, own: NodeSet, other: NodeSet, side: NodeSet): NodeSet[] {
  const empty = difference(board.all, union(own, other))
  const sets = [flood(board, intersection(own, side), own)]
  let reached = sets[0]
  for (;;) {
    const touched = union(neighbours(board, sets[sets.length - 1]), sets.length === 1 ? side : EMPTY)
    const placed = difference(intersection(touched, empty), reached)
    if (placed === EMPTY) return sets
    const unmet = difference(own, reached)
    const met = intersection(neighbours(board, placed), unmet)
    sets.push(union(placed, flood(board, met, unmet)))
    reached = union(reached, sets[sets.length - 1])
  }
}

/**
 * The path back through the waves: from an own stone to a node of the same wave, from an empty node to one of the wave
 * before.
 */
function waveBack(board: Board, own: NodeSet, side: NodeSet, sets: readonly NodeSet[], from: number): number[] {
  const seen = new Set<number>()
  const onward = (node: number, wave: number): number[] | null => {
    if (has(side, node)) return [node]
    seen.add(node)
    const next = has(own, node) ? wave : wave - 1
    for (const neighbour of nodesOf(intersection(board.adjacent[node], sets[next]))) {
      const rest = seen.has(neighbour) ? null : onward(neighbour, next)
      if (rest !== null) return [node, ...rest]
    }
    return null
  }
  return (
    onward(
      from,
      sets.findIndex((set) => has(set, from)),
    ) ?? []
  )
}
