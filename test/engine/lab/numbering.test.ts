import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { has, nodesOf, setOf, type NodeSet } from '../../../src/engine/game/node-set.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import {
  fittingRings,
  hasWholeRow,
  leavesAtDepth3,
  NUMBERING_BATCHES,
  permutations,
  renumbered,
  state1,
  STATE_1_STONE,
  tryNumberings,
  valuesOfFourStones,
  type Numbering,
} from '../../../src/engine/lab/numbering.ts'
import { PUBLISHED_STATE_1 } from '../../../src/engine/lab/report.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Random } from '../../../src/engine/math/random.ts'

const board = boardOfSize(4)
const usual = [...nodesOf(board.all)]
const shuffled = (seed: number): Numbering => shuffle(usual, Random.numbered(37, seed))

function shuffle(nodes: readonly number[], random: Random): number[] {
  const left = [...nodes]
  return nodes.map(() => left.splice(random.below(left.length), 1)[0])
}

describe('a renumbered board', () => {
  it('is the board itself under the usual numbering', () => {
    expect(renumbered(board, usual)).toEqual(board)
  })

  it('has the same neighbours, sides and corners by name', () => {
    const other = renumbered(board, shuffled(1))
    const named = ({ names, adjacent }: typeof board) =>
      new Map(names.map((name, node) => [name, [...nodesOf(adjacent[node])].map((next) => names[next]).sort()]))
    expect([...named(other)].sort()).toEqual([...named(board)].sort())
    other.sides.forEach((side, k) =>
      expect([...nodesOf(side)].map((node) => other.names[node]).sort()).toEqual(
        [...nodesOf(board.sides[k])].map((node) => board.names[node]).sort(),
      ),
    )
    expect(other.corners.map((node) => other.names[node])).toEqual(board.corners.map((node) => board.names[node]))
  })

  it.each([1, 2, 3])('gives a position the same f, numbering %i', (seed) => {
    const numbering = shuffled(seed)
    const other = renumbered(board, numbering)
    const position = parsePosition('r/...../..rr....b./b..rb....b.rr.b b')
    const moved = (set: NodeSet) => setOf([...numbering.keys()].filter((number) => has(set, numbering[number])))
    expect(evaluate({ ...position, board: other, red: moved(position.red), blue: moved(position.blue) })).toEqual(
      evaluate(position),
    )
  })
})

it('permutations are all orders, each once', () => {
  const orders: string[] = []
  for (const order of permutations([1, 2, 3, 4, 5])) orders.push(order.join())
  expect([new Set(orders).size, orders.length]).toEqual([120, 120])
})

describe('leaves looked up', () => {
  const values = valuesOfFourStones()

  it.each([0, 1, 2, 3])('are those of the search, numbering %i', (seed) => {
    const numbering = seed === 0 ? usual : shuffled(seed)
    expect(leavesAtDepth3(numbering, values)).toBe(
      search(state1(STATE_1_STONE, numbering), { algorithm: 'alpha-beta', depth: 3 }).leaves,
    )
  })

  it('with the usual numbering are the 8,334 of the table', () => {
    expect(leavesAtDepth3(usual, values)).toBe(8334)
  })
})

describe('the numberings that fit State 1', () => {
  it('are 36,000 in each direction of the rings, and all orders of ring c', () => {
    expect(NUMBERING_BATCHES).toEqual({ rings: 2 * 6 * 30, 'ring-c': 10 * 9 })
    expect(tryNumberings('rings', 0).tried).toBe(200)
  })

  it('are none with the stone in the centre, nor from the edge in', () => {
    expect(tryNumberings('rings', 3).fitting).toEqual([])
    expect(tryNumberings('rings', 180 + 120).fitting).toEqual([])
  })

  it('give all of iterative deepening and 8,670 leaves of alpha-beta at best', () => {
    const nearest = nodesNamed(
      'a1 b1 b2 b3 b4 b5 c8 c7 c6 c5 c4 c3 c2 c1 c10 c9 d7 d8 d9 d10 d11 d12 d13 d14 d15 d1 d2 d3 d4 d5 d6',
    )
    expect(fittingRings(board.corners[0], nearest)?.counts).toEqual({
      'iterative-deepening': PUBLISHED_STATE_1['iterative-deepening'],
      'alpha-beta': [559, 8670, 131_452],
      aspiration: [582, 9121, 137_960],
    })
  })

  it('are not the usual one, which misses iterative deepening at depth 5', () => {
    const fitting = fittingRings(STATE_1_STONE, usual)
    expect(fitting?.counts['iterative-deepening']).toEqual([870, 1624, 17_064, 29_380])
    expect(fitting && hasWholeRow(fitting.counts)).toBe(false)
  })

  it('with 8,934 leaves at depth 3 differ in the order of ring c', () => {
    const ringC = nodesNamed('c1 c10 c2 c4 c8 c6 c9 c3 c5 c7')
    const { leaves } = search(
      state1(STATE_1_STONE, [...board.rings[0], ...board.rings[1], ...ringC, ...board.rings[3]]),
      { algorithm: 'alpha-beta', depth: 3 },
    )
    expect(leaves).toBe(PUBLISHED_STATE_1['alpha-beta']?.[1])
  })
})

function nodesNamed(names: string): number[] {
  return names.split(' ').map((name) => board.names.indexOf(name))
}
