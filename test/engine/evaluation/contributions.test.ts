import { describe, expect, it } from 'vitest'
import { CAST, LEARNED, NETWORK } from '../../../src/engine/arena/cast.ts'
import { contributionsOf, type Contributions } from '../../../src/engine/evaluation/contributions.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { evaluateBy, MAX_VALUE, REPORT_EVALUATOR, type Evaluator } from '../../../src/engine/evaluation/evaluator.ts'
import { RING_FEATURES } from '../../../src/engine/evaluation/features.ts'
import { BIT_SIZES, SIDE_NAMES } from '../../../src/engine/game/board.ts'
import { COLOURS } from '../../../src/engine/game/colour.ts'
import { difference, EMPTY, nodesOf, only, size, union, type NodeSet } from '../../../src/engine/game/node-set.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { moverBits, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Random, randomPosition } from '../math/random.ts'
import { mapPosition } from '../reference.ts'

const EVALUATORS: readonly Evaluator[] = [
  ...new Set(
    CAST.flatMap(({ mind }): Evaluator[] =>
      mind.by === 'search' && 'evaluator' in mind.options ? [mind.options.evaluator] : [],
    ),
  ),
  REPORT_EVALUATOR,
]

function openPositions(count: number, seed: number): Position[] {
  const random = new Random(seed)
  const positions: Position[] = []
  while (positions.length < count) {
    const position = randomPosition(random, 4, random.between(0, 22))
    if (winnerOf(position) === null) positions.push(position)
  }
  return positions
}

/** The value in Red's favour, straight from the evaluator. */
function worth(evaluator: Evaluator, position: Position, searcher: Position['toMove']): number {
  const { board, toMove } = position
  const value = evaluateBy(evaluator, board.bits, 'bit-parallel')(...moverBits(position), searcher === toMove)
  return toMove === 'red' ? value : 0 - value
}

const sumOf = ({ features }: Contributions) => features.reduce((sum, { amount }) => sum + amount, 0)

describe('the contributions to a value', () => {
  it('there are evaluators of all three kinds', () => {
    expect(new Set(EVALUATORS.map(({ kind }) => kind))).toEqual(new Set(['report', 'linear', 'network']))
    expect(EVALUATORS).toContain(LEARNED)
    expect(EVALUATORS.some((evaluator) => evaluator.kind === 'linear' && evaluator.attack !== 0)).toBe(true)
  })

  it('of features sum to it exactly, but for its rounding', () => {
    for (const evaluator of EVALUATORS)
      for (const position of openPositions(60, 1))
        for (const searcher of COLOURS) {
          const contributions = contributionsOf(evaluator, position, searcher)
          expect(contributions.value).toBe(worth(evaluator, position, searcher))
          if (evaluator.kind === 'network') expect(contributions.features).toEqual([])
          else if (Math.abs(contributions.value) < MAX_VALUE)
            expect(Math.abs(sumOf(contributions) - contributions.value), formatPosition(position)).toBeLessThanOrEqual(
              0.5 + 1e-9,
            )
        }
  })

  it('of the report are its x and y', () => {
    for (const position of openPositions(40, 2)) {
      const { red, blue, value } = evaluate(position)
      expect(contributionsOf(REPORT_EVALUATOR, position, 'red').features).toEqual([
        { id: 'piecesToWin', weight: -1, red, blue, amount: value },
      ])
    }
  })

  it('of stones and groups are what the value loses without them', () => {
    const random = new Random(3)
    for (const evaluator of EVALUATORS)
      for (const position of openPositions(8, 4)) {
        const { stones, groups, value } = contributionsOf(evaluator, position, 'blue')
        expect(stones.map(({ node }) => node)).toEqual([...nodesOf(union(position.red, position.blue))])
        const without = (set: NodeSet) => ({
          ...position,
          red: difference(position.red, set),
          blue: difference(position.blue, set),
        })
        for (const { node, amount } of stones)
          expect(amount).toBe(value - worth(evaluator, without(only(node)), 'blue'))
        if (groups.length === 0) continue
        const group = random.pick(groups)
        expect(group.amount).toBe(value - worth(evaluator, without(group.stones), 'blue'))
      }
  })

  it('are carried along by all ten symmetries', () => {
    for (const evaluator of [LEARNED, NETWORK, REPORT_EVALUATOR])
      for (const position of openPositions(6, 5)) {
        const known = contributionsOf(evaluator, position, 'red')
        for (const symmetry of position.board.symmetries) {
          const image = contributionsOf(evaluator, mapPosition(position, symmetry), 'red')
          expect(image.value).toBe(known.value)
          expect(image.features).toEqual(known.features)
          const amounts = new Map(image.stones.map(({ node, amount }) => [node, amount]))
          expect(known.stones.map(({ node }) => amounts.get(symmetry[node]))).toEqual(
            known.stones.map(({ amount }) => amount),
          )
        }
      }
  })

  it.each([
    ['106 nodes', 7, 3],
    ['51 nodes, three sides', 5, 1],
    ['31 nodes, three corners', 4, 3],
  ] as const)('of the report are those of f on %s', (_name, boardSize, cornersToWin) => {
    const start = { ...randomPosition(new Random(6), boardSize, 12), cornersToWin }
    const { red, blue, value } = evaluate(start)
    const known = contributionsOf(REPORT_EVALUATOR, start, 'red')
    expect(known.features).toEqual([{ id: 'piecesToWin', weight: -1, red, blue, amount: value }])
    for (const { node, amount } of known.stones) {
      const without = { ...start, red: difference(start.red, only(node)), blue: difference(start.blue, only(node)) }
      expect(amount).toBe(value - evaluate(without).value)
    }
  })

  it.each(BIT_SIZES)('have every stone in the group of one ring, on the board of %i rings', (boardSize) => {
    const { groups } = contributionsOf(REPORT_EVALUATOR, randomPosition(new Random(5), boardSize, 4), 'red')
    const rings = groups.filter(({ id }) => RING_FEATURES.some((ring) => ring === id)).map(({ stones }) => stones)
    expect(rings.reduce((sum, stones) => sum + size(stones), 0)).toBe(4)
    const stonesOf = (id: string) => groups.find((group) => group.id === id)?.stones ?? EMPTY
    for (const side of SIDE_NAMES) expect(difference(stonesOf(side), stonesOf('edge'))).toBe(EMPTY)
  })
})
