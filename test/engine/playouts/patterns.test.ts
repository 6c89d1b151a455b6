/** Patterns: features that turn with the board, what is learnt from games, and files of weights. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, RED } from '../../../src/engine/cells/cell-board.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import { BOARD_SIZES, type BoardSize } from '../../../src/engine/game/board.ts'
import { fromPatternFile, toPatternFile } from '../../../src/engine/playouts/pattern-file.ts'
import { selfPlayGame } from '../../../src/engine/playouts/self-play.ts'
import { learnPatterns } from '../../../src/engine/playouts/pattern-learning.ts'
import { PatternPriors } from '../../../src/engine/playouts/pattern-priors.ts'
import { PatternStrengths } from '../../../src/engine/playouts/pattern-strengths.ts'
import { FEATURE_COUNT, FeatureReader, FIRST_OF, GROUPS } from '../../../src/engine/playouts/patterns.ts'
import { opponentOf } from '../../../src/engine/cells/cell-board.ts'
import { Tree, ROOT } from '../../../src/engine/playouts/tree.ts'
import { Random } from '../math/random.ts'
import { stateAfter } from './states.ts'

/** The features of a move by group. */
function featuresOf(size: BoardSize, moves: readonly number[], node: number): Record<string, number> {
  const reader = new FeatureReader(size)
  reader.begin(stateAfter(size, moves), cellBoard(size).nodeCount - moves.length)
  const features = new Uint16Array(GROUPS.length)
  reader.read(node, features, 0)
  return Object.fromEntries(GROUPS.map((group, i) => [group, features[i] - FIRST_OF[group]]))
}

describe.each(BOARD_SIZES)('on size %i', (size) => {
  const { graph, nodeCount } = cellBoard(size)

  it('features of a move are those of its images on the turned and mirrored board', () => {
    const random = new Random(size)
    for (let i = 0; i < 30; i++) {
      const nodes = random.shuffled(graph.names.keys())
      const moves = nodes.slice(0, random.below(nodeCount))
      const node = nodes[nodes.length - 1]
      const features = featuresOf(size, moves, node)
      for (const symmetry of graph.symmetries)
        expect(
          featuresOf(
            size,
            moves.map((move) => symmetry[move]),
            symmetry[node],
          ),
        ).toEqual(features)
    }
  })

  it('features of a move are the same with the colours exchanged', () => {
    const random = new Random(10 + size)
    for (let i = 0; i < 30; i++) {
      const nodes = random.shuffled(graph.names.keys())
      const count = random.below(nodeCount - 1)
      const reader = new FeatureReader(size)
      const [one, other] = ([RED, BLUE] as const).map((first) => {
        const stones = new Stones(cellBoard(size))
        nodes.slice(0, count).forEach((node, k) => stones.place(node, k % 2 === 0 ? first : opponentOf(first)))
        reader.begin({ stones, toMove: first, last: nodes[0], secondLast: nodes[1] }, nodeCount - count)
        const features = new Uint16Array(GROUPS.length)
        reader.read(nodes[nodeCount - 1], features, 0)
        return [...features]
      })
      expect(one).toEqual(other)
    }
  })
})

/** The chains of a side that a node's neighbours belong to, found by walking along stones. */
function chainsAround(size: BoardSize, owners: readonly (number | undefined)[], node: number, side: number): number {
  const { neighbourLists } = cellBoard(size).graph
  const isOwn = (each: number) => owners[each] === side
  const starts = neighbourLists[node].filter(isOwn)
  const chainOf = (start: number) => {
    const chain = new Set([start])
    for (const each of chain) for (const next of neighbourLists[each].filter(isOwn)) chain.add(next)
    return Math.min(...chain)
  }
  return new Set(starts.map(chainOf)).size
}

describe.each(BOARD_SIZES)('by tables on size %i', (size) => {
  const { graph, nodeCount } = cellBoard(size)
  const states = Array.from({ length: 20 }, (_, i) => {
    const random = new Random(100 * size + i)
    const nodes = random.shuffled(graph.names.keys())
    return { moves: nodes.slice(0, random.below(nodeCount)), random }
  })

  it('chains are those that a walk along the stones finds', () => {
    for (const { moves } of states) {
      // Sides by the plies left: 0 is the side to move.
      const owners = Array.from({ length: nodeCount }, (_, node) =>
        moves.includes(node) ? (moves.length - moves.indexOf(node)) % 2 : undefined,
      )
      for (const node of graph.names.keys()) {
        if (moves.includes(node)) continue
        const [own, other] = [0, 1].map((side) => Math.min(3, chainsAround(size, owners, node, side)))
        expect(featuresOf(size, moves, node).chains).toBe(4 * own + other)
      }
    }
  })

  it('the strength of a move is the sum of the weights of its features', () => {
    for (const { moves, random } of states) {
      const weights = Float32Array.from({ length: FEATURE_COUNT }, () => random.below(200) / 100 - 1)
      const state = stateAfter(size, moves)
      const empty = Uint8Array.from(graph.names.keys()).filter((node) => !moves.includes(node))
      const strengths = new Float64Array(nodeCount)
      new PatternStrengths(size, weights).read(state, empty, empty.length, strengths)
      const sums = [...empty].map((node) => {
        const features = featuresOf(size, moves, node)
        return GROUPS.reduce((sum, group) => sum + weights[FIRST_OF[group] + features[group]], 0)
      })
      expect([...strengths.subarray(0, empty.length)]).toEqual(sums)
    }
  })
})

it('features say which move restores a bridge, how far the last stones are, and the chains met', () => {
  // Red stones on a1 and on c2 are a bridge over b1 and b2; Blue has broken into it on b1.
  const { names } = cellBoard(4).graph
  const [a1, c2, b1, b2, d8] = ['a1', 'c2', 'b1', 'b2', 'd8'].map((name) => names.indexOf(name))
  expect(featuresOf(4, [a1, d8, c2, b1], b2)).toMatchObject({ bridge: 1, last: 1, secondLast: 1, chains: 4 * 2 + 1 })
  expect(featuresOf(4, [a1, d8, c2, b1], names.indexOf('c7'))).toMatchObject({ bridge: 0 })
})

it('priors of a state have the chance of an average move in the middle, and the stronger move first', () => {
  const weights = new Float32Array(FEATURE_COUNT)
  weights[FIRST_OF.last + 1] = 2
  const tree = new Tree(100)
  tree.clear()
  const state = stateAfter(3, [0])
  const moves = Uint8Array.from({ length: 15 }, (_, i) => i + 1)
  tree.expand(ROOT, moves, moves.length)
  new PatternPriors(3, weights).value(tree, ROOT, state)
  const chances = tree.childrenOf(ROOT).map((child) => tree.priorOf(child))
  const share = (strength: number) => (15 * strength) / (5 * Math.exp(2) + 10)
  expect(chances[0]).toBeCloseTo(0.5 + 0.08 * Math.log(share(Math.exp(2))), 6)
  expect(chances[14]).toBeCloseTo(0.5 + 0.08 * Math.log(share(1)), 6)
})

describe('learning', () => {
  const games = Array.from({ length: 10 }, (_, number) =>
    selfPlayGame({ boardSize: 4, cornersToWin: 3, playouts: 60, seed: 1 }, number, null),
  )

  it('plays the same games from the same seed, each by its number', () => {
    expect(selfPlayGame({ boardSize: 4, cornersToWin: 3, playouts: 60, seed: 1 }, 3, null)).toEqual(games[3])
    expect(games[4]).not.toEqual(games[3])
  })

  it('foretells more of the moves after more rounds, and more than by chance', () => {
    const [once, often] = [1, 30].map((rounds) => learnPatterns(4, games, rounds))
    expect(often.training.first).toBeGreaterThanOrEqual(once.training.first)
    expect(often.training.amongFive).toBeGreaterThan(0.5)
    expect(often.training.positions + often.heldOut.positions).toBe(games.flat().length - 2 * games.length)
  })

  it('finds the strengths of a group of features that its moves follow from', () => {
    // In these games the only feature that matters is a neighbour of the last stone: it is taken nine times in ten.
    const random = new Random(5)
    const { graph } = cellBoard(4)
    const drawn = Array.from({ length: 60 }, () => {
      const moves = [0, 30]
      while (moves.length < 12) {
        const free = graph.neighbourLists[moves[moves.length - 1]].filter((node) => !moves.includes(node))
        const others = [...graph.names.keys()].filter((node) => !moves.includes(node) && !free.includes(node))
        moves.push(random.pick(free.length > 0 && random.below(10) > 0 ? free : others))
      }
      return moves
    })
    const { weights } = learnPatterns(4, drawn, 20)
    const last = [1, 2, 3, 4].map((distance) => weights[FIRST_OF.last + distance])
    expect(last[0] - Math.max(...last.slice(1))).toBeGreaterThan(2)
  })

  it('keeps weights in a file to the hundredth', () => {
    const { weights } = learnPatterns(4, games, 5)
    const file = toPatternFile(weights, 'polyy patterns')
    const read = fromPatternFile(JSON.parse(JSON.stringify(file)))
    for (let i = 0; i < FEATURE_COUNT; i++) expect(Math.abs(read[i] - weights[i])).toBeLessThan(0.0051)
    expect(toPatternFile(read, 'polyy patterns')).toEqual(file)
  })
})

it('refuses files of another kind or version, and weights out of range', () => {
  const file = toPatternFile(new Float32Array(FEATURE_COUNT), '')
  const refused = [
    null,
    { ...file, format: 'poly-y player' },
    { ...file, version: 2 },
    { ...file, weights: {} },
    ...[[1], [-1, 0], [2, 0], [0, 0.5], [0, 1e9], ['0', 1], [0, 1, 1, 1, 0, 1]].map((bridge) => ({
      ...file,
      weights: { ...file.weights, bridge },
    })),
  ]
  for (const data of refused) expect(() => fromPatternFile(data)).toThrow(RangeError)
  expect([...fromPatternFile(file)].every((weight) => weight === 0)).toBe(true)
})
