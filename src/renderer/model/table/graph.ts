/** The graph of all positions of a small board: one node for the images of a position, and its moves as edges. */
import type { Colour } from '../../../engine/game/colour.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { has, size } from '../../../engine/game/node-set.ts'
import { legalMoves, play, stonesOf, type Position } from '../../../engine/game/position.ts'
import { canonicalOf } from '../../../engine/solver/table-entry.ts'
import type { Tablebase } from '../../../engine/solver/tablebase.ts'

export interface GraphNode {
  /** The canonical form of the position. */
  readonly position: Position
  readonly winner: Colour
  /** Plies to the end; 0 once the game is over. */
  readonly plies: number
  /** Names of the best moves. */
  readonly best: readonly string[]
}

export interface GraphEdge {
  /** Places in the list of nodes. */
  readonly from: number
  readonly to: number
  /** Is it a move of the quickest win, or of the longest defence? */
  readonly isBest: boolean
}

export interface PositionGraph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** For each number of stones the nodes that have it, from left to right. */
  readonly layers: readonly (readonly number[])[]
}

/** The place of a position, or of its image, in the graph; −1 where it has none. */
export function placeInGraph({ nodes }: PositionGraph, position: Position): number {
  const text = formatPosition(canonicalOf(position).position)
  return nodes.findIndex((node) => formatPosition(node.position) === text)
}

export function positionGraph(table: Tablebase): PositionGraph {
  const { names } = table.board
  const listed = [...table.list({ isDistinct: true, isReachable: true })].sort(
    (a, b) => stoneCount(a.position) - stoneCount(b.position),
  )
  const nodes = listed.map(({ position, winner, plies, best }) => ({
    position,
    winner,
    plies,
    best: names.filter((_, node) => has(best, node)),
  }))
  const graph = { nodes, edges: [], layers: [] }
  const edges = listed.flatMap(({ position, best }, from) => {
    const moves = legalMoves(position).map((node) => ({
      to: placeInGraph(graph, play(position, node)),
      isBest: has(best, node),
    }))
    return [...new Set(moves.map(({ to }) => to))].map((to) => ({
      from,
      to,
      isBest: moves.some((move) => move.to === to && move.isBest),
    }))
  })
  return { nodes, edges, layers: orderedLayers(nodes, edges) }
}

const stoneCount = (position: Position) => size(stonesOf(position))

/** Passes over the layers, to and fro. They are so few that more change nothing. */
const PASSES = 8

/**
 * The layers, each in an order with few crossings: every node goes to the mean place of its neighbours in the layer
 * before, then in the one after, in turn (Sugiyama, Tagawa and Toda 1981); then neighbours change places as long as
 * that helps.
 */
function orderedLayers(nodes: readonly GraphNode[], edges: readonly GraphEdge[]): number[][] {
  const layers: number[][] = []
  for (const [i, { position }] of nodes.entries()) (layers[stoneCount(position)] ??= []).push(i)
  const place = () =>
    new Map(layers.flatMap((layer) => layer.map((node, i) => [node, (i + 0.5) / layer.length] as const)))
  for (let pass = 0; pass < PASSES; pass++) {
    const isDown = pass % 2 === 0
    for (const layer of isDown ? layers : layers.toReversed()) {
      const places = place()
      const mean = (node: number) => {
        const beside = edges.flatMap(({ from, to }) =>
          isDown && to === node ? [from] : !isDown && from === node ? [to] : [],
        )
        return beside.length === 0
          ? (places.get(node) ?? 0)
          : beside.reduce((sum, other) => sum + (places.get(other) ?? 0), 0) / beside.length
      }
      layer.sort((a, b) => mean(a) - mean(b))
    }
  }
  untangle(layers, edges)
  return layers
}

/** Exchanges neighbours of a layer as long as an exchange leaves fewer crossings. */
function untangle(layers: number[][], edges: readonly GraphEdge[]): void {
  let fewest = crossings(layers, edges)
  for (let isBetter = true; isBetter;) {
    isBetter = false
    for (const layer of layers)
      for (let i = 1; i < layer.length; i++) {
        ;[layer[i - 1], layer[i]] = [layer[i], layer[i - 1]]
        const found = crossings(layers, edges)
        if (found < fewest) [fewest, isBetter] = [found, true]
        else [layer[i - 1], layer[i]] = [layer[i], layer[i - 1]]
      }
  }
}

/** Number of pairs of edges that cross between layers. */
export function crossings(layers: readonly (readonly number[])[], edges: readonly GraphEdge[]): number {
  const place = new Map(layers.flatMap((layer, depth) => layer.map((node, i) => [node, { depth, i }] as const)))
  const placed = edges.map(({ from, to }) => ({
    depth: place.get(from)?.depth ?? 0,
    a: place.get(from)?.i ?? 0,
    b: place.get(to)?.i ?? 0,
  }))
  return placed.reduce(
    (sum, one, k) =>
      sum + placed.slice(0, k).filter((two) => two.depth === one.depth && (one.a - two.a) * (one.b - two.b) < 0).length,
    0,
  )
}
