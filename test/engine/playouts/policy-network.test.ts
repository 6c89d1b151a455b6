/** Policy networks: values that turn with the board, computed as their definition says, and the chances made of them. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BLUE, cellBoard, EMPTY, RED } from '../../../src/engine/cells/cell-board.ts'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import type { TreeState } from '../../../src/engine/playouts/monte-carlo.ts'
import { edgeClass, EDGE_CLASSES } from '../../../src/engine/playouts/pattern-codes.ts'
import { FEATURE_COUNT, FIRST_OF } from '../../../src/engine/playouts/patterns.ts'
import { FEATURES_OF_NODE, NO_FEATURE, POLICY_FEATURES } from '../../../src/engine/playouts/node-features.ts'
import { PolicyNetwork } from '../../../src/engine/playouts/policy-network.ts'
import { PolicyPriors } from '../../../src/engine/playouts/policy-priors.ts'
import { ROOT, Tree } from '../../../src/engine/playouts/tree.ts'
import { CompiledModule } from '../../../src/engine/playouts/web-assembly.ts'
import { Random } from '../math/random.ts'
import { featuresIn, randomPolicy, slowValues } from './policies.ts'
import { stateAfter } from './states.ts'

afterEach(() => vi.restoreAllMocks())

/** Moves from the empty board, so many that at least one node stays empty. */
function randomMoves(random: Random, size: BoardSize): number[] {
  const { nodeCount } = cellBoard(size)
  return random.shuffled(Array.from({ length: nodeCount }, (_, node) => node)).slice(0, random.below(nodeCount))
}

/** The values of a state's moves, by node; 0 where a stone stands. */
function valuesIn(network: PolicyNetwork, size: BoardSize, state: TreeState): number[] {
  network.compute(featuresIn(size, state))
  return [...network.values].map((value, node) => (state.stones.cells[node] === EMPTY ? value : 0))
}

/** Sums in another order differ in their last digits. */
function expectClose(values: readonly number[], others: readonly number[]): void {
  expect(others).toHaveLength(values.length)
  values.forEach((value, i) => expect(Math.abs(others[i] - value)).toBeLessThan(1e-9 * (1 + Math.abs(value))))
}

describe.each(BOARD_SIZES)('on size %i', (size) => {
  const network = new PolicyNetwork(size, randomPolicy(size))

  it('values of moves are those of their images on the turned and mirrored board', () => {
    const random = new Random(size)
    const { symmetries } = boardOfSize(size)
    expect(symmetries).toHaveLength(10)
    for (let i = 0; i < 10; i++) {
      const moves = randomMoves(random, size)
      const values = valuesIn(network, size, stateAfter(size, moves))
      for (const symmetry of symmetries) {
        const images = valuesIn(
          network,
          size,
          stateAfter(
            size,
            moves.map((move) => symmetry[move]),
          ),
        )
        expectClose(
          values,
          symmetry.map((image) => images[image]),
        )
      }
    }
  })

  it('values of moves are the same with the colours exchanged', () => {
    const random = new Random(10 + size)
    for (let i = 0; i < 20; i++) {
      const moves = randomMoves(random, size)
      const [red, blue] = ([RED, BLUE] as const).map((first) => valuesIn(network, size, stateAfter(size, moves, first)))
      expect(blue).toEqual(red)
    }
  })

  it.each(['compiled', 'plain'])('values are those of the definition, to the last bit: %s', (kernel) => {
    if (kernel === 'plain') vi.spyOn(CompiledModule.prototype, 'start').mockReturnValue(null)
    const random = new Random(20 + size)
    for (let i = 0; i < 5; i++) {
      const weights = randomPolicy(100 * size + i)
      const features = featuresIn(size, stateAfter(size, randomMoves(random, size)))
      const fast = new PolicyNetwork(size, weights)
      fast.compute(features)
      expect([...fast.values]).toEqual(slowValues(size, weights, features))
    }
  })

  it('features of a stone say whose it is, the sides its chain touches, where it stands and how far the last one is', () => {
    const { neighbourLists, sideLists, places } = boardOfSize(size)
    const random = new Random(30 + size)
    for (let i = 0; i < 10; i++) {
      const moves = randomMoves(random, size)
      const features = featuresIn(size, stateAfter(size, moves))
      moves.forEach((node, k) => {
        const reached = reachedFrom([node], (each) =>
          neighbourLists[each].filter((next) => moves.includes(next) && (moves.indexOf(next) - k) % 2 === 0),
        )
        const sides = sideLists.filter((side) => side.some((each) => reached.includes(each))).length
        const isOwn = (moves.length - k) % 2 === 0
        const kind = edgeClass(size, places[node].a, places[node].b)
        expect([...features.subarray(node * FEATURES_OF_NODE, (node + 1) * FEATURES_OF_NODE)]).toEqual([
          FEATURE_COUNT + ((isOwn ? 0 : 6) + sides) * EDGE_CLASSES + kind,
          FIRST_OF.last + Math.min(6, stepsBetween(neighbourLists, node, moves[moves.length - 1])),
          ...Array.from({ length: FEATURES_OF_NODE - 2 }, () => NO_FEATURE),
        ])
      })
      expect(features.every((feature) => feature < POLICY_FEATURES || feature === NO_FEATURE)).toBe(true)
    }
  })
})

function reachedFrom(start: readonly number[], nextOf: (node: number) => readonly number[]): number[] {
  const reached = new Set(start)
  for (const node of reached) for (const next of nextOf(node)) reached.add(next)
  return [...reached]
}

function stepsBetween(neighbourLists: readonly (readonly number[])[], node: number, other: number): number {
  let [steps, near] = [0, new Set([node])]
  for (; !near.has(other); steps++) near = new Set([...near].flatMap((each) => [each, ...neighbourLists[each]]))
  return steps
}

it('chances come from the shares of moves, an average move having one half', () => {
  const size = 3
  const weights = randomPolicy(1)
  const state = stateAfter(size, [4, 9, 0])
  const values = slowValues(size, weights, featuresIn(size, state))
  const moves = Uint8Array.from([15, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 14])
  const tree = new Tree(100)
  tree.clear()
  tree.expand(ROOT, moves, moves.length)
  new PolicyPriors(size, weights).value(tree, ROOT, state)
  const sum = [...moves].reduce((all, move) => all + Math.exp(values[move]), 0)
  const chances = [...moves].map((move) => 0.5 + 0.08 * Math.log((moves.length * Math.exp(values[move])) / sum))
  tree
    .childrenOf(ROOT)
    .forEach((child, i) => expect(tree.priorOf(child)).toBeCloseTo(Math.min(0.95, Math.max(0.05, chances[i])), 6))
  expect(new Set(chances).size).toBe(moves.length)
})
