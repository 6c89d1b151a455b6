/** Boards of any size as lists of node colours, and both rules in their slowest form, for tests. */
import { BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { CORNERS_TO_WIN } from '../../../src/engine/game/corners.ts'
import { SIDE_COUNT, type Pentagon } from '../../../src/engine/game/pentagon.ts'
import type { Random } from '../../../src/engine/math/random.ts'

/** Every size of board with each rule. */
export const RULES = BOARD_SIZES.flatMap((size) => CORNERS_TO_WIN.map((cornersToWin) => ({ size, cornersToWin })))

/** Whose stone is on each node: 0 nobody's, 1 Red's, 2 Blue's. */
export type Colouring = readonly number[]

/** Stones thrown on the board with no regard to turns, with so many nodes left empty. */
export function randomColouringOf(random: Random, { nodeCount }: Pentagon, emptyCount: number): number[] {
  const filled = new Set(random.shuffled(Array(nodeCount).keys()).slice(emptyCount))
  return Array.from({ length: nodeCount }, (_, node) => (filled.has(node) ? 1 + random.below(2) : 0))
}

/** The image of a colouring under a symmetry. */
export function mapColouring(symmetry: readonly number[], colouring: Colouring): number[] {
  const image: number[] = []
  colouring.forEach((colour, node) => (image[symmetry[node]] = colour))
  return image
}

/** The cost of a stone of a colour on each node. */
export function costsOf(colouring: Colouring, colour: number): number[] {
  return colouring.map((found) => (found === 0 ? 1 : found === colour ? 0 : Infinity))
}

/**
 * Has the colour captured the corner? Every stone of side k is the start of a walk over the colour's stones, which must
 * come to the side before it and to a third one.
 */
function hasCorner({ neighbourLists, sideLists }: Pentagon, colouring: Colouring, colour: number, k: number): boolean {
  const before = (k + SIDE_COUNT - 1) % SIDE_COUNT
  return sideLists[k].some((start) => {
    if (colouring[start] !== colour) return false
    const walked = new Set([start])
    for (const node of walked) for (const next of neighbourLists[node]) if (colouring[next] === colour) walked.add(next)
    const touched = sideLists.map((side) => side.some((node) => walked.has(node)))
    return touched[before] && touched.filter(Boolean).length >= 3
  })
}

/** The corners that a colour has captured, one by one. */
export function cornersOf(graph: Pentagon, colouring: Colouring, colour: number): number[] {
  return graph.corners.flatMap((_, k) => (hasCorner(graph, colouring, colour, k) ? [k] : []))
}

/** The fewest stones that win for a colour, by trying all sets of empty nodes; ∞ when not even all of them do. */
export function fewestStonesOf(graph: Pentagon, colouring: Colouring, colour: number, cornersToWin: number): number {
  const empty = colouring.flatMap((found, node) => (found === 0 ? [node] : []))
  const completes = (stones: Colouring, from: number, count: number): boolean =>
    count === 0
      ? cornersOf(graph, stones, colour).length >= cornersToWin
      : empty.slice(from).some((node, i) => completes(stones.with(node, colour), from + i + 1, count - 1))
  for (let count = 0; count <= empty.length; count++) if (completes(colouring, 0, count)) return count
  return Infinity
}
