/** Learning policy networks: gradients, what is learnt from games, and files of networks. */
import { describe, expect, it } from 'vitest'
import { cellBoard } from '../../../src/engine/cells/cell-board.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { fromPolicyFile, toPolicyFile } from '../../../src/engine/playouts/policy-file.ts'
import { PolicyGradient, type PolicyExample } from '../../../src/engine/playouts/policy-gradient.ts'
import { POLICY_FEATURES } from '../../../src/engine/playouts/node-features.ts'
import { LAYERS, policyShape, rowCountOf, WIDTH } from '../../../src/engine/playouts/policy-weights.ts'
import { learnPolicy } from '../../../src/engine/playouts/policy-training.ts'
import { Random } from '../math/random.ts'
import { featuresIn, randomPolicy, slowValues } from './policies.ts'
import { stateAfter } from './states.ts'

/** An example of the state after some moves, in which the last of them is made. */
function exampleOf(size: BoardSize, moves: readonly number[]): PolicyExample {
  const before = moves.slice(0, -1)
  const empty = [...cellBoard(size).graph.names.keys()].filter((node) => !before.includes(node))
  return {
    features: featuresIn(size, stateAfter(size, before)),
    moves: Uint8Array.from(empty),
    made: moves[moves.length - 1],
  }
}

/** The cross-entropy of a state's chances, by the slow values. */
function slowLoss(size: BoardSize, weights: ReturnType<typeof randomPolicy>, example: PolicyExample): number {
  const values = slowValues(size, weights, example.features)
  return Math.log([...example.moves].reduce((sum, move) => sum + Math.exp(values[move] - values[example.made]), 0))
}

describe('a gradient', () => {
  const size = 2
  const weights = randomPolicy(3)
  const examples = [exampleOf(size, [1, 0, 3]), exampleOf(size, [2, 5, 0, 4])]

  it('is that by numeric differences, summed over examples', () => {
    const learner = new PolicyGradient(size, weights)
    for (const example of examples) learner.learn(example)
    const { gradient } = learner
    const { parameters } = learner.network.weights
    const lossOf = (example: PolicyExample) => -Math.log(learner.chances(example)[example.moves.indexOf(example.made)])
    const loss = () => examples.reduce((sum, example) => sum + lossOf(example), 0)
    const h = 1e-5
    let greatest = 0
    const { strengths, layers, readOut } = learner.network.shape
    // Row 0 stays zero.
    const learnt = [...gradient.keys()].filter((i) => i >= WIDTH && i !== strengths)
    for (const i of learnt) {
      const before = parameters[i]
      const [above, below] = [before + h, before - h].map((changed) => {
        parameters[i] = changed
        return loss()
      })
      parameters[i] = before
      greatest = Math.max(greatest, Math.abs(gradient[i] - (above - below) / (2 * h)))
    }
    expect(greatest).toBeLessThan(1e-7)
    // All parts of the network are in it.
    for (const start of [
      WIDTH,
      strengths + 1,
      ...layers.flatMap(({ own, all, biases }) => [own, all, biases]),
      readOut,
    ])
      expect(Math.max(...gradient.subarray(start, start + WIDTH).map(Math.abs))).toBeGreaterThan(1e-3)
  })

  it('has the loss, and chances that sum to 1', () => {
    const learner = new PolicyGradient(size, weights)
    for (const example of examples) {
      expect(learner.learn(example)).toBeCloseTo(slowLoss(size, weights, example), 10)
      expect(learner.chances(example).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    }
  })
})

/** Games on 16 nodes in which a free neighbour of the last stone is taken nine times in ten, if there is one. */
function drawnGames(count: number, seed: number): number[][] {
  const random = new Random(seed)
  const { graph } = cellBoard(3)
  return Array.from({ length: count }, () => {
    const moves = [0, 10]
    while (moves.length < 9) {
      const near = graph.neighbourLists[moves[moves.length - 1]].filter((node) => !moves.includes(node))
      const others = [...graph.names.keys()].filter((node) => !moves.includes(node) && !near.includes(node))
      moves.push(random.pick(near.length > 0 && random.below(10) > 0 ? near : others))
    }
    return moves
  })
}

describe('learning', () => {
  const size = 3
  const games = drawnGames(120, 5)
  const losses: number[] = []
  const learnt = learnPolicy(size, games, { epochs: 8, seed: 1 }, (epoch, loss) => (losses[epoch - 1] = loss))

  it('tells its loss after each epoch, which falls', () => {
    expect(losses).toHaveLength(8)
    expect(losses[7]).toBeLessThan(losses[0] - 0.3)
    expect(losses[7]).toBeLessThan(Math.log(7))
  })

  it('counts the positions of the games learnt from, and those of the last tenth', () => {
    expect([learnt.training.positions, learnt.heldOut.positions]).toEqual([108 * 7, 12 * 7])
  })

  it('finds that a neighbour of the last stone is nearly always taken', () => {
    const network = new PolicyGradient(size, learnt.weights)
    const { neighbourLists } = cellBoard(size).graph
    const chances = drawnGames(20, 6).flatMap((moves) =>
      [3, 4, 5, 6].flatMap((count) => {
        const example = exampleOf(size, moves.slice(0, count))
        const near = [...example.moves].map((move) => neighbourLists[moves[count - 2]].includes(move))
        if (!near.includes(true)) return []
        return [network.chances(example).reduce((sum, chance, i) => sum + (near[i] ? chance : 0), 0)]
      }),
    )
    expect(chances.length).toBeGreaterThan(60)
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length
    expect(mean).toBeGreaterThan(0.8)
    expect(mean).toBeLessThan(0.97)
  })

  it('finds the same numbers from the same seed, and others from another', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => learnPolicy(size, games.slice(0, 30), { epochs: 1, seed }))
    expect(same).toEqual(one)
    expect(other.weights.rows).toEqual(one.weights.rows)
    expect(other.weights.parameters).not.toEqual(one.weights.parameters)
  })

  it('leaves features that were seen less than a hundred times on row 0, which stays zero', () => {
    const { rows, parameters } = learnt.weights
    const times = new Map<number, number>()
    for (const moves of games.slice(0, 108))
      for (let count = 3; count <= moves.length; count++)
        for (const feature of exampleOf(size, moves.slice(0, count)).features)
          times.set(feature, (times.get(feature) ?? 0) + 1)
    expect([...rows].map((row) => row > 0)).toEqual([...rows].map((_, feature) => (times.get(feature) ?? 0) >= 100))
    expect(rows.some((row, feature) => row === 0 && times.has(feature))).toBe(true)
    const { strengths } = policyShape(rowCountOf(learnt.weights))
    expect([...parameters.subarray(0, WIDTH), parameters[strengths]].every((number) => number === 0)).toBe(true)
  })

  it('is kept in a file to the thousandth', () => {
    const file = toPolicyFile(learnt.weights, 'polyy policy')
    const read = fromPolicyFile(JSON.parse(JSON.stringify(file)))
    expect(read.rows).toEqual(learnt.weights.rows)
    learnt.weights.parameters.forEach((number, i) =>
      expect(Math.abs(read.parameters[i] - number)).toBeLessThan(0.00051),
    )
    expect(toPolicyFile(read, 'polyy policy')).toEqual(file)
  })
})

describe('a file', () => {
  const features = [7, 0, POLICY_FEATURES - 1]
  const rows = new Uint16Array(POLICY_FEATURES)
  features.forEach((feature, i) => (rows[feature] = i + 1))
  const { count } = policyShape(4)
  const file = toPolicyFile({ rows, parameters: new Float64Array(count).fill(0.25) }, 'polyy policy')
  const withFirst = (first: unknown) => [first, ...file.parameters.slice(1)]

  it('has the features by row, and all numbers in thousandths', () => {
    expect(file).toMatchObject({ format: 'poly-y policy network', version: 1, width: WIDTH, layers: LAYERS, features })
    expect(file.parameters).toEqual(Array.from({ length: count }, () => 250))
    expect(fromPolicyFile(file).rows).toEqual(rows)
  })

  it.each<[string, object | null, RegExp]>([
    ['nothing', null, /no Poly-Y policy network/],
    ['another format', { ...file, format: 'poly-y patterns' }, /no Poly-Y policy network/],
    ['another version', { ...file, version: 2 }, /its version is 2, not 1/],
    ['another width', { ...file, width: 32 }, /does not have 4 layers of 16 numbers/],
    ['other layers', { ...file, layers: 3 }, /does not have 4 layers of 16 numbers/],
    ['features that are no list', { ...file, features: { length: 3 } }, /its features are no list/],
    ['too many features', { ...file, features: new Array(POLICY_FEATURES + 1).fill(0) }, /its features are no list/],
    ['a feature twice', { ...file, features: [7, 7, 0] }, /a feature twice, or one that networks lack/],
    ['a feature below 0', { ...file, features: [-1, 7, 0] }, /a feature twice, or one that networks lack/],
    [
      'a feature too high',
      { ...file, features: [POLICY_FEATURES, 7, 0] },
      /a feature twice, or one that networks lack/,
    ],
    ['a feature between two', { ...file, features: [0.5, 7, 0] }, /a feature twice, or one that networks lack/],
    ['parameters that are no list', { ...file, parameters: 'none' }, new RegExp(`are not ${count} numbers`)],
    ['a parameter too few', { ...file, parameters: file.parameters.slice(1) }, new RegExp(`are not ${count} numbers`)],
    ['parameters of fewer features', { ...file, features: [7, 0] }, /its parameters are not \d+ numbers/],
    ['a parameter too large', { ...file, parameters: withFirst(100_001) }, /no whole number of thousandths up to 100/],
    ['a parameter between two', { ...file, parameters: withFirst(0.5) }, /no whole number of thousandths up to 100/],
    ['a parameter as text', { ...file, parameters: withFirst('1') }, /no whole number of thousandths up to 100/],
    ['a parameter missing', { ...file, parameters: withFirst(null) }, /no whole number of thousandths up to 100/],
  ])('with %s is refused', (_, data, reason) => {
    expect(() => fromPolicyFile(data)).toThrow(RangeError)
    expect(() => fromPolicyFile(data)).toThrow(reason)
  })
})
