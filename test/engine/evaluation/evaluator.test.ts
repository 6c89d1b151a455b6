import { describe, expect, it } from 'vitest'
import { mapBits, neighbours, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { BIT_SIZES, boardOfSize } from '../../../src/engine/game/board.ts'
import { flood } from '../../../src/engine/bits/bit-chain.ts'
import { castOf } from '../../../src/engine/arena/cast.ts'
import {
  evaluateBy,
  MAX_VALUE,
  LINEAR_UNIT,
  REPORT_EVALUATOR,
  type LinearEvaluator,
} from '../../../src/engine/evaluation/evaluator.ts'
import { COUNTS, FEATURES, RING_FEATURES, type RingFeature } from '../../../src/engine/evaluation/features.ts'
import { MAX_DISTANCE, twoDistance } from '../../../src/engine/evaluation/two-distance.ts'
import { has, nodesOf, only, type Bits } from '../../../src/engine/bits/bits.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, moverBits, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { ALGORITHMS, METHODS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { Random, randomPosition } from '../math/random.ts'
import { bitsIn } from '../reference.ts'
import { samples } from '../../tiers.ts'

/** Searched for the width of the aspiration window. */
const POSITIONS = samples({ few: 8, all: 12 })

const BOARD = boardOfSize(4).bits

function* openPositions(count: number, seed: number, fewest = 0): Generator<Position> {
  const random = new Random(seed)
  for (let i = 0; i < count;) {
    const position = randomPosition(random, 4, random.between(fewest, 24))
    if (winnerOf(position) !== null) continue
    i++
    yield position
  }
}

/** The definition, word by word: distances by repeated rounds until none changes. */
function slowSecondDistance(board: BitBoard, own: Bits, other: Bits): number {
  const empty = [...nodesOf(board.all & ~(own | other))]
  const chains = [...nodesOf(own)].map((stone) => flood(board, only(stone), own))
  const touches = (node: number, set: Bits) => (board.adjacent[node] & set) !== 0
  const isNeighbour = (a: number, b: number) =>
    a !== b && (touches(a, only(b)) || chains.some((chain) => touches(a, chain) && touches(b, chain)))
  const distances = board.sides.map((side) => {
    const isNext = (node: number) =>
      has(side, node) || chains.some((chain) => (chain & side) !== 0 && touches(node, chain))
    const distance = new Map(empty.map((node) => [node, isNext(node) ? 1 : Infinity]))
    for (let changed = true; changed;) {
      changed = false
      for (const node of empty) {
        const near = empty
          .filter((neighbour) => isNeighbour(node, neighbour))
          .map((neighbour) => distance.get(neighbour) ?? Infinity)
        const through = 1 + (near.toSorted((a, b) => a - b)[1] ?? Infinity)
        if (through >= (distance.get(node) ?? Infinity)) continue
        distance.set(node, through)
        changed = true
      }
    }
    return distance
  })
  const sums = empty.map((node) => {
    const three = distances.map((distance) => distance.get(node) ?? Infinity).toSorted((a, b) => a - b)
    return three[0] + three[1] + three[2] - 2
  })
  return Math.min(MAX_DISTANCE, ...sums)
}

describe('the second-cheapest distance', () => {
  it('is what its definition says, for both players', () => {
    const seen = new Set<number>()
    for (const position of openPositions(400, 1))
      for (const [own, other] of [moverBits(position), moverBits(position).toReversed()]) {
        const distance = twoDistance(BOARD, own, other)
        expect(distance, formatPosition(position)).toBe(slowSecondDistance(BOARD, own, other))
        seen.add(distance)
      }
    expect(seen.size).toBeGreaterThan(6)
  })
})

const COUNTED = FEATURES.filter((id) => id !== 'tempo')

describe('a feature', () => {
  it.each(COUNTED)('%s is the same in all ten images', (id) => {
    const count = COUNTS[id](BOARD)
    const values = new Set<number>()
    for (const position of openPositions(100, 2)) {
      const { red, blue } = bitsIn(position)
      const value = count(red, blue)
      values.add(value)
      for (const symmetry of BOARD.symmetries)
        expect(count(mapBits(symmetry, red), mapBits(symmetry, blue))).toBe(value)
    }
    expect(values.size).toBeGreaterThan(1)
  })

  it('counts what it says', () => {
    // Red on the centre, b1 and the corner d1; Blue on c3 and d8.
    const { red, blue } = bitsIn(parsePosition('r/r..../..b......./r......b....... b'))
    const of = (own: Bits, other: Bits) => Object.fromEntries(COUNTED.map((id) => [id, COUNTS[id](BOARD)(own, other)]))
    expect(of(red, blue)).toMatchObject({
      centre: 1,
      innerRing: 1,
      middleRing: 0,
      edge: 1,
      corners: 1,
      sides: 2,
      chains: 2,
    })
    expect(of(blue, red)).toMatchObject({
      centre: 0,
      innerRing: 0,
      middleRing: 1,
      edge: 1,
      corners: 0,
      sides: 1,
      chains: 2,
    })
  })
})

describe.each(BIT_SIZES)('features of rings, on the board of %i rings', (boardSize) => {
  const board = boardOfSize(boardSize).bits
  const nodes = Array.from({ length: board.nodeCount }, (_, node) => node)
  const count = (id: RingFeature, own: Bits) => COUNTS[id](board)(own, 0)
  /** The least number of steps along links to a node of a side. */
  const fromEdge = nodes.map((node) => {
    let [steps, reached] = [0, only(node)]
    for (; board.sides.every((side) => (reached & side) === 0); steps++) reached |= neighbours(board, reached)
    return steps
  })

  it('count each stone once between them', () => {
    for (const node of nodes) expect(RING_FEATURES.reduce((sum, id) => sum + count(id, only(node)), 0)).toBe(1)
  })

  it('have the centre alone, the sides on the edge, and the other rings by their distance from it', () => {
    const of = ['edge', 'middleRing', 'innerRing'] as const
    for (const node of nodes)
      expect(count(node === 0 ? 'centre' : of[fromEdge[node]], only(node)), board.names[node]).toBe(1)
  })

  it('let an edge-walker and the opposite tell the outermost ring from the centre', () => {
    const values = [1, -1].map((edge) =>
      evaluateBy({ kind: 'linear', phases: [{ edge }], attack: 0 }, board, 'bit-parallel')(
        only(board.nodeCount - 1),
        only(0),
        true,
      ),
    )
    expect(values).toEqual([LINEAR_UNIT, -LINEAR_UNIT])
  })
})

describe('a linear evaluator', () => {
  const asReport: LinearEvaluator = { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 }

  it("that weighs pieces to win alone searches as the report's, in hundredths", () => {
    for (const position of openPositions(15, 3))
      for (const algorithm of ALGORITHMS) {
        const report = search(position, { algorithm, depth: 3, margin: 2 })
        const linear = search(position, { algorithm, depth: 3, margin: 2, evaluator: asReport })
        expect(linear.value).toBe(report.value * LINEAR_UNIT)
        // A null window is one unit wide, whatever a stone is worth, so that more of them are asked of the root.
        const { scouts, window } = METHODS[algorithm]
        if (window !== 'null') expect(linear.move).toBe(report.move)
        if (!scouts && window !== 'null') expect(linear.visited).toBe(report.visited)
      }
  })

  it('has an aspiration window in stones: at ± 2 most depths are searched once', () => {
    const positions = [...openPositions(POSITIONS, 8, 5)]
    for (const name of ['report-2', 'learned-2', 'network-2', 'attacker', 'corner-lover', 'farsighted', 'weaver']) {
      const mind = castOf(name)?.mind as { options: SearchOptions }
      const evaluator = mind.options.evaluator ?? REPORT_EVALUATOR
      const results = positions.map((position) => search(position, { algorithm: 'aspiration', depth: 4, evaluator }))
      const open = results.filter(({ value }) => Number.isFinite(value))
      const searchedAgain = open.reduce((sum, { researches }) => sum + researches, 0) / (4 * open.length)
      expect(searchedAgain, name).toBeLessThan(0.6)
      expect(open.length).toBeGreaterThan(POSITIONS / 4)
    }
  })

  it('gives every search the same value, by minimax and without', () => {
    const weights = Object.fromEntries(FEATURES.map((id, i) => [id, ((i * 7) % 5) - 2.25]))
    const evaluator: LinearEvaluator = {
      kind: 'linear',
      phases: [weights, { piecesToWin: -3, tempo: 0.5 }],
      attack: 0.25,
    }
    for (const position of openPositions(15, 4, 10)) {
      const values = ALGORITHMS.flatMap((algorithm) =>
        (['off', 'symmetric'] as const).map(
          (table) => search(position, { algorithm, depth: 2, table, evaluator }).value,
        ),
      )
      expect(new Set(values).size, formatPosition(position)).toBe(1)
    }
  })

  it('has phases of as many stones each', () => {
    const evaluate = evaluateBy(
      { kind: 'linear', phases: [{ tempo: 1 }, { tempo: 2 }, { tempo: 3 }], attack: 0 },
      BOARD,
      'bit-parallel',
    )
    const values = Array.from({ length: 31 }, (_, stones) => {
      const filled = (1 << stones) - 1
      return evaluate(filled & 0x55555555, filled & 0x2aaaaaaa, true)
    })
    expect(values).toEqual(values.map((_, stones) => LINEAR_UNIT * (stones < 11 ? 1 : stones < 21 ? 2 : 3)))
  })

  it("of an attacker looks at the searcher's stones alone, and a defender's at the opponent's", () => {
    const { red, blue } = bitsIn(parsePosition('r/r..../..b......./r......b....... b'))
    const values = (attack: number) => {
      const evaluate = evaluateBy({ kind: 'linear', phases: [{ sides: 1 }], attack }, BOARD, 'bit-parallel')
      return [evaluate(red, blue, true), evaluate(red, blue, false)]
    }
    // Red touches two sides, Blue one.
    expect(values(0)).toEqual([LINEAR_UNIT, LINEAR_UNIT])
    expect(values(1)).toEqual([4 * LINEAR_UNIT, -2 * LINEAR_UNIT])
    expect(values(-1)).toEqual([-2 * LINEAR_UNIT, 4 * LINEAR_UNIT])
  })

  it('never says that a game is won', () => {
    const evaluate = evaluateBy({ kind: 'linear', phases: [{ tempo: 1e9 }], attack: 0 }, BOARD, 'bit-parallel')
    expect(evaluate(0, 0, true)).toBe(MAX_VALUE)
  })
})

describe('a search with a limit of states', () => {
  it('is the same every time, and returns the last complete iteration', () => {
    for (const algorithm of ALGORITHMS) {
      const [first, second] = [1, 2].map(() => search(emptyPosition(4), { algorithm, states: 20_000 }))
      expect({ ...first, ms: 0 }).toEqual({ ...second, ms: 0 })
      expect(first.visited).toBeGreaterThanOrEqual(20_000)
      expect(first.visited).toBeLessThan(20_000 + 1024)
      expect(first.value).toBe(search(emptyPosition(4), { algorithm, depth: first.depth }).value)
    }
  })
})
