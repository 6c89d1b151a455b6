/**
 * State 1 under other numberings of the nodes. Searches walk successors by node number, or break ties by it, so the
 * counts of the report depend on how its authors numbered the nodes, which is not known. Two families of numberings are
 * tried whole.
 */
import { boardOf, boardOfSize, type Board } from '../game/board.ts'
import { EMPTY, nodesOf, only, setOf } from '../game/node-set.ts'
import { parsePosition } from '../game/notation.ts'
import type { Position } from '../game/position.ts'
import { evaluate } from '../evaluation/evaluation.ts'
import type { Algorithm } from '../search/methods.ts'
import { search } from '../search/search.ts'
import { countOf, labOptions, PUBLISHED_STATE_1, STATE_1 } from './report.ts'

/** `numbering[i]` is the node, by its usual id, that has number i. */
export type Numbering = readonly number[]

/**
 * `rings`: ring by ring, from the centre out or from the edge in, each ring begun at any of its nodes and in either
 * direction, with State 1's stone on a node of each class of symmetric ones: 72,000. `ring-c`: all 3,628,800 orders of
 * the ten nodes of ring c, the other nodes and the stone as usual.
 */
export const NUMBERING_FAMILIES = ['rings', 'ring-c'] as const
export type NumberingFamily = (typeof NUMBERING_FAMILIES)[number]

/** A numbering under which State 1 has published counts, with all of its counts, from depth 2 on. */
export interface FittingNumbering {
  readonly stone: number
  readonly numbering: Numbering
  readonly counts: Readonly<Partial<Record<Algorithm, readonly number[]>>>
}

export interface NumberingBatch {
  /** Numberings tried. */
  readonly tried: number
  readonly fitting: readonly FittingNumbering[]
}

const BOARD = boardOfSize(4)
const [, RING_B, RING_C, RING_D] = BOARD.rings
export const STATE_1_STONE = [...nodesOf(parsePosition(STATE_1.position).red)][0]

/** One node of each class of symmetric ones. */
const STONES = [...nodesOf(BOARD.all)].filter((node) => BOARD.symmetries.every((symmetry) => node <= symmetry[node]))

/** The board whose node i is node `numbering[i]` of the other one. */
export function renumbered(board: Board, numbering: Numbering): Board {
  const numbers = inverse(numbering)
  const mapped = (nodes: readonly number[]) => nodes.map((node) => numbers[node])
  const neighbourLists = numbering.map((node) => mapped(board.neighbourLists[node]))
  const sideLists = board.sideLists.map(mapped)
  return boardOf(board.size, {
    nodeCount: board.nodeCount,
    rings: board.rings.map(mapped),
    places: numbering.map((node) => board.places[node]),
    names: numbering.map((node) => board.names[node]),
    links: board.links.map(([u, v]) => [Math.min(numbers[u], numbers[v]), Math.max(numbers[u], numbers[v])] as const),
    neighbourLists,
    sideLists,
    corners: mapped(board.corners),
    symmetries: board.symmetries.map((symmetry) => numbering.map((node) => numbers[symmetry[node]])),
  })
}

function inverse(numbering: Numbering): number[] {
  const numbers: number[] = []
  numbering.forEach((node, number) => (numbers[node] = number))
  return numbers
}

/** The batches of each family, all of one size within it. */
export const NUMBERING_BATCHES: Readonly<Record<NumberingFamily, number>> = {
  rings: 2 * STONES.length * 2 * RING_D.length,
  'ring-c': RING_C.length * (RING_C.length - 1),
}

/** Tries one batch of a family, by its number from 0. */
export function tryNumberings(family: NumberingFamily, number: number): NumberingBatch {
  return family === 'rings' ? tryRings(number) : tryOrdersOfRingC(number)
}

/**
 * The batches go through both ways of the rings, in each through the stones, and for each of these through the ways
 * round of ring d.
 */
function tryRings(number: number): NumberingBatch {
  const ways = waysRound(RING_D)
  const ringD = ways[number % ways.length]
  const rest = Math.floor(number / ways.length)
  const stone = STONES[rest % STONES.length]
  const isInwards = rest >= STONES.length
  const numberings = waysRound(RING_B).flatMap((ringB) =>
    waysRound(RING_C).map((ringC) =>
      isInwards ? [...ringD, ...ringC, ...ringB, 0] : [0, ...ringB, ...ringC, ...ringD],
    ),
  )
  return { tried: numberings.length, fitting: numberings.flatMap((numbering) => fittingRings(stone, numbering) ?? []) }
}

/** A ring's nodes begun at each of them, in both directions. */
function waysRound(ring: readonly number[]): number[][] {
  const turns = ring.map((_, start) => [...ring.slice(start), ...ring.slice(0, start)])
  return [...turns, ...turns.map((turn) => turn.toReversed())]
}

/** Five published figures that a numbering of the family `rings` must give, the cheapest first. */
const SIEVE = [
  ['alpha-beta', 2],
  ['aspiration', 2],
  ['iterative-deepening', 2],
  ['iterative-deepening', 3],
  ['iterative-deepening', 4],
] as const

/**
 * The counts of a numbering that gives these five; alpha-beta and aspiration search to depth 4 where iterative
 * deepening has its whole row.
 */
export function fittingRings(stone: number, numbering: Numbering): FittingNumbering | null {
  const position = state1(stone, numbering)
  if (
    !SIEVE.every(
      ([algorithm, depth]) => countAt(position, algorithm, depth) === PUBLISHED_STATE_1[algorithm]?.[depth - 2],
    )
  )
    return null
  const deepening = countsTo(position, 'iterative-deepening', 5)
  const depth = hasWholeRow({ 'iterative-deepening': deepening }) ? 4 : 3
  return {
    stone,
    numbering,
    counts: {
      'iterative-deepening': deepening,
      'alpha-beta': countsTo(position, 'alpha-beta', depth),
      aspiration: countsTo(position, 'aspiration', depth),
    },
  }
}

/** Are all published figures of iterative deepening among these counts? */
export function hasWholeRow(counts: FittingNumbering['counts']): boolean {
  return (
    PUBLISHED_STATE_1['iterative-deepening']?.every((count, i) => count === counts['iterative-deepening']?.[i]) ?? false
  )
}

export function state1(stone: number, numbering: Numbering): Position {
  return {
    board: renumbered(BOARD, numbering),
    red: only(numbering.indexOf(stone)),
    blue: EMPTY,
    toMove: 'blue',
    cornersToWin: 1,
  }
}

function countAt(position: Position, algorithm: Algorithm, depth: number): number {
  return countOf(search(position, labOptions(algorithm, depth, 'report')), 'report')
}

function countsTo(position: Position, algorithm: Algorithm, deepest: number): number[] {
  return Array.from({ length: deepest - 1 }, (_, i) => countAt(position, algorithm, i + 2))
}

/** The batches go through the first two nodes of ring c. The sieve is alpha-beta at depth 3. */
function tryOrdersOfRingC(number: number): NumberingBatch {
  const first = Math.floor(number / (RING_C.length - 1))
  const second = number % (RING_C.length - 1)
  const begun = [RING_C[first], ...RING_C.toSpliced(first, 1).splice(second, 1)]
  const values = valuesOfFourStones()
  const fitting: FittingNumbering[] = []
  let tried = 0
  for (const order of permutations(RING_C.filter((node) => !begun.includes(node)))) {
    tried++
    const numbering = [0, ...RING_B, ...begun, ...order, ...RING_D]
    if (leavesAtDepth3(numbering, values) !== PUBLISHED_STATE_1['alpha-beta']?.[1]) continue
    fitting.push({
      stone: STATE_1_STONE,
      numbering,
      counts: { 'alpha-beta': countsTo(state1(STATE_1_STONE, numbering), 'alpha-beta', 4) },
    })
  }
  return { tried, fitting }
}

/** All orders of the nodes; the array yielded is used again (Heap 1963). */
export function* permutations(nodes: number[], count = nodes.length): Generator<readonly number[]> {
  if (count <= 1) {
    yield nodes
    return
  }
  for (let i = 0; i < count; i++) {
    yield* permutations(nodes, count - 1)
    const other = count % 2 === 0 ? i : 0
    if (i < count - 1) [nodes[other], nodes[count - 1]] = [nodes[count - 1], nodes[other]]
  }
}

/** f of State 1 with three further stones, at `(31 · blue + red) · 31 + blue`. No colour has the stones to have won. */
export function valuesOfFourStones(): Int8Array {
  const n = BOARD.nodeCount
  const values = new Int8Array(n ** 3)
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++)
      for (let r = 0; r < n; r++) {
        if (new Set([a, b, r, STATE_1_STONE]).size < 4) continue
        const { value } = evaluate({
          board: BOARD,
          red: setOf([STATE_1_STONE, r]),
          blue: setOf([a, b]),
          toMove: 'red',
          cornersToWin: 1,
        })
        values[(n * a + r) * n + b] = values[(n * b + r) * n + a] = value
      }
  return values
}

/**
 * The leaves of alpha-beta from State 1 at depth 3 by the order of a numbering, from the values of all leaves: 30 times
 * as fast as the search.
 */
export function leavesAtDepth3(numbering: Numbering, values: Int8Array): number {
  const n = BOARD.nodeCount
  const moves = numbering.filter((node) => node !== STATE_1_STONE)
  let leaves = 0
  let alpha = -n
  for (const first of moves) {
    let beta = n
    for (const reply of moves) {
      if (reply === first) continue
      let best = alpha
      for (const last of moves) {
        if (last === first || last === reply) continue
        leaves++
        // f is low where it is good for Blue, who moves first and last.
        best = Math.max(best, -values[(n * first + reply) * n + last])
        if (best >= beta) break
      }
      beta = Math.min(beta, best)
      if (beta <= alpha) break
    }
    alpha = Math.max(alpha, beta)
  }
  return leaves
}
