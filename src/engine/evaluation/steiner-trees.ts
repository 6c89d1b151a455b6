/**
 * Pieces to win by Steiner trees (Dreyfus and Wagner 1971), for any size of board and both rules: the readable twin of
 * the fast routines.
 *
 * For each set of sides and each node the table has the fewest stones of a chain that holds the node and touches all of
 * these sides. Such a chain either branches at the node, into a chain for some of the sides and one for the others, or
 * goes on to a neighbour. So a set's row comes from the rows of its subsets, and then spreads from node to node.
 *
 * Corners are captured by one chain or by several together. Chains that share a node are one chain, which captures at
 * least the same corners for no more stones, so that the cheapest chains may be chosen each by itself.
 */
import { CAPTURED, MEMBER_COUNT, SIDE_SETS, type CornersToWin } from '../game/corners.ts'
import type { Pentagon } from '../game/pentagon.ts'

/**
 * The fewest stones of a chain that holds a node and touches a set of sides: `[sides][node]`, ∞ where there is none.
 *
 * @param cost of a stone on each node: 0 on own stones, 1 on empty nodes, ∞ on stones of the other colour
 */
function steinerTable(graph: Pentagon, cost: readonly number[]): number[][] {
  const table: number[][] = [cost.map(() => 0)]
  for (let sides = 1; sides < SIDE_SETS; sides++) {
    const row = MEMBER_COUNT[sides] === 1 ? onSide(graph, cost, Math.log2(sides)) : branching(table, cost, sides)
    spread(graph, cost, row)
    table.push(row)
  }
  return table
}

/** The chains of one stone on a side. */
function onSide({ sideLists }: Pentagon, cost: readonly number[], side: number): number[] {
  return cost.map((stones, node) => (sideLists[side].includes(node) ? stones : Infinity))
}

/** The chains that branch at a node into two, for two parts of the sides; the stone on the node is counted once. */
function branching(table: readonly number[][], cost: readonly number[], sides: number): number[] {
  const parts = Array.from({ length: sides }, (_, part) => part).filter((part) => part > 0 && (part & ~sides) === 0)
  return cost.map((stones, node) =>
    stones === Infinity
      ? Infinity
      : Math.min(...parts.map((part) => table[part][node] + table[sides & ~part][node] - stones)),
  )
}

/** Lets chains grow from node to node, while that makes them cheaper than those found before. */
function spread({ neighbourLists }: Pentagon, cost: readonly number[], row: number[]): void {
  const queue = [...row.keys()].filter((node) => row[node] < Infinity).sort((a, b) => row[a] - row[b])
  // The queue grows while it is walked.
  for (const node of queue)
    for (const next of neighbourLists[node])
      if (row[node] + cost[next] < row[next]) {
        row[next] = row[node] + cost[next]
        queue.push(next)
      }
}

/**
 * The fewest stones of chains that capture certain corners together, for each set of corners: `[corners]`, ∞ where
 * there are none. Chains of fewer than three sides capture nothing and are left out.
 */
function stonesByCorners(table: readonly number[][]): number[] {
  const stones = Array.from({ length: SIDE_SETS }, (_, corners) => (corners === 0 ? 0 : Infinity))
  for (let sides = 0; sides < SIDE_SETS; sides++) {
    if (CAPTURED[sides] === 0) continue
    const cheapest = Math.min(...table[sides])
    for (let corners = 0; corners < SIDE_SETS; corners++) {
      const together = corners | CAPTURED[sides]
      stones[together] = Math.min(stones[together], stones[corners] + cheapest)
    }
  }
  return stones
}

/**
 * Fewest stones the colour must add, with no reply, to win by a rule.
 *
 * @param cost as for `steinerTable`
 * @returns 0 once it has won; ∞ when the other colour has closed every way
 */
export function piecesToWinBySteinerTrees(
  graph: Pentagon,
  cost: readonly number[],
  cornersToWin: CornersToWin,
): number {
  const stones = stonesByCorners(steinerTable(graph, cost))
  return Math.min(...stones.filter((_, corners) => MEMBER_COUNT[corners] >= cornersToWin))
}

/**
 * Cheapest sets: every smallest set of empty nodes that, filled with own stones, wins by a rule. Each node of a
 * cheapest set lowers the pieces to win by one, so only such nodes are tried, in id order, which finds each set once.
 *
 * @reference
 * @param cost as for `steinerTable`
 */
export function* cheapestSetsBySteinerTrees(
  graph: Pentagon,
  cost: readonly number[],
  cornersToWin: CornersToWin,
): Generator<number[]> {
  const pieces = piecesToWinBySteinerTrees(graph, cost, cornersToWin)
  if (pieces < Infinity) yield* completions(graph, cost, cornersToWin, pieces, [])
}

/** Sets of `pieces` more nodes, all above those of `chosen`, that complete a win. */
function* completions(
  graph: Pentagon,
  cost: readonly number[],
  cornersToWin: CornersToWin,
  pieces: number,
  chosen: readonly number[],
): Generator<number[]> {
  if (pieces === 0) {
    yield [...chosen]
    return
  }
  for (let node = (chosen.at(-1) ?? -1) + 1; node < graph.nodeCount; node++) {
    if (cost[node] !== 1) continue
    const withNode = cost.with(node, 0)
    if (piecesToWinBySteinerTrees(graph, withNode, cornersToWin) === pieces - 1)
      yield* completions(graph, withNode, cornersToWin, pieces - 1, [...chosen, node])
  }
}
