import { describe, expect, it } from 'vitest'
import { searcher } from '../../../src/engine/arena/contestant.ts'
import { playMatchGame, type Match } from '../../../src/engine/arena/match.ts'
import type { LinearEvaluator } from '../../../src/engine/evaluation/evaluator.ts'
import { FEATURES } from '../../../src/engine/evaluation/features.ts'
import {
  childrenOf,
  childWins,
  evolvedBy,
  gamesOfGeneration,
  generationOf,
  parentAfter,
  type Evolution,
  type Generation,
  type Individual,
} from '../../../src/engine/training/evolution.ts'

const EVOLUTION: Evolution = {
  boardSize: 3,
  pairs: 8,
  openingStones: 2,
  seed: 1,
  depth: 1,
  children: 8,
  features: ['piecesToWin', 'edge', 'tempo'],
  start: { kind: 'linear', phases: [{ piecesToWin: 0.2, chains: 0.1 }], attack: 0 },
}

/** Generations that play their games. */
function evolve(evolution: Evolution, generations: number): Generation[] {
  const path: Generation[] = []
  for (let number = 0; number < generations; number++) {
    const parent = parentAfter(evolution, path)
    const won = Array.from({ length: gamesOfGeneration(evolution) }, (_, game) =>
      childWins(evolution, parent, number, game),
    )
    path.push(generationOf(evolution, parent, number, won))
  }
  return path
}

describe('evolution', () => {
  const path = evolve(EVOLUTION, 12)

  it('takes the same path every time', () => {
    expect(evolve(EVOLUTION, 3)).toEqual(path.slice(0, 3))
  })

  it('goes on from anywhere on its path, whatever order its games are played in', () => {
    const { parent } = path[5]
    const won: boolean[] = []
    for (let game = gamesOfGeneration(EVOLUTION) - 1; game >= 0; game--)
      won[game] = childWins(EVOLUTION, parent, 6, game)
    expect(generationOf(EVOLUTION, parent, 6, won)).toEqual(path[6])
  })

  it('takes another path by another seed', () => {
    expect(evolve({ ...EVOLUTION, seed: 2 }, 1)).not.toEqual(path.slice(0, 1))
  })

  it('learns that fewer pieces to win are better, from a start that thinks they are worse', () => {
    const evaluator = evolvedBy(EVOLUTION, path)
    expect(evaluator.phases[0].piecesToWin).toBeLessThan(0)
    // What may not change has not.
    expect(evaluator.phases[0].chains).toBe(0.1)
    expect(evaluator.phases[0].sides).toBeUndefined()
    const contestant = (name: string, of: LinearEvaluator) =>
      searcher(name, { algorithm: 'negascout', depth: 1, evaluator: of })
    const match: Match = {
      ...EVOLUTION,
      contestants: [contestant('evolved', evaluator), contestant('start', EVOLUTION.start)],
      seed: 99,
    }
    const wins = Array.from({ length: 100 }, (_, game) => playMatchGame(match, game)).filter(
      ({ number, winner }) => (winner === 'red') === (number % 2 === 0),
    )
    expect(wins.length).toBeGreaterThan(60)
  })

  it('comes to the mean of the parents on the later half of its path', () => {
    const { phases } = evolvedBy(EVOLUTION, path)
    for (const id of EVOLUTION.features) {
      const later = path.slice(6).map(({ parent }) => parent.evaluator.phases[0][id] ?? NaN)
      expect(phases[0][id]).toBeCloseTo(later.reduce((sum, weight) => sum + weight, 0) / 6, 3)
    }
    expect(evolvedBy(EVOLUTION, [])).toBe(EVOLUTION.start)
  })

  it('plays each child against the start, in pairs of games', () => {
    const parent = parentAfter(EVOLUTION, path)
    const children = childrenOf(EVOLUTION, parent, 12)
    const start: Evolution = { ...EVOLUTION, start: children[2].evaluator }
    // Of two players alike, each wins one game of a pair: the one from the colour that the opening favours.
    for (let pair = 0; pair < EVOLUTION.pairs; pair++) {
      const first = 2 * EVOLUTION.pairs * 2 + 2 * pair
      expect(childWins(start, parent, 12, first)).toBe(!childWins(start, parent, 12, first + 1))
    }
  })
})

describe('a generation', () => {
  // Where the best weights are known: the nearer a child is to them, the more it wins.
  const TARGET = [-2, 1, 0.5, -0.3, 1.5, 0, 0.2, -1, 0.7, 0.1, 3]
  const known: Evolution = { ...EVOLUTION, children: 16, pairs: 500, features: FEATURES }
  const distance = ({ evaluator: { phases } }: Individual) =>
    Math.hypot(...FEATURES.map((id, k) => (phases[0][id] ?? 0) - TARGET[k]))

  function winsByNearness(parent: Individual, number: number): boolean[] {
    return childrenOf(known, parent, number).flatMap((child) =>
      Array.from({ length: 1000 }, (_, game) => game < 1000 / (1 + distance(child))),
    )
  }

  it('comes ever nearer to the best weights, with steps that get shorter on the way', () => {
    const path: Generation[] = []
    for (let number = 0; number < 150; number++) {
      const parent = parentAfter(known, path)
      path.push(generationOf(known, parent, number, winsByNearness(parent, number)))
    }
    const distances = path.map(({ parent }) => distance(parent))
    expect(distance(parentAfter(known, []))).toBeGreaterThan(3)
    expect(distances[40]).toBeLessThan(1)
    expect(distances[149]).toBeLessThan(0.05)
    expect(path[149].parent.step).toBeLessThan(0.05)
  })

  it('is the mean of the best quarter, and of their steps', () => {
    const parent = parentAfter(known, [])
    const children = childrenOf(known, parent, 0)
    const { rates, parent: next } = generationOf(known, parent, 0, winsByNearness(parent, 0))
    for (const [k, rate] of rates.entries()) expect(rate).toBeCloseTo(1 / (1 + distance(children[k])), 2)
    const best = children.toSorted((a, b) => distance(a) - distance(b)).slice(0, 4)
    for (const id of FEATURES) {
      const mean = best.reduce((sum, { evaluator }) => sum + (evaluator.phases[0][id] ?? NaN), 0) / 4
      expect(next.evaluator.phases[0][id]).toBeCloseTo(mean, 3)
    }
    expect(next.step).toBeCloseTo(best.reduce((product, { step }) => product * step, 1) ** (1 / 4), 10)
  })

  it('has children spread about their parent by their step', () => {
    const parent: Individual = { evaluator: { ...EVOLUTION.start, phases: [{ edge: 1 }, { edge: -1 }] }, step: 0.5 }
    const children = childrenOf({ ...known, children: 2000 }, parent, 3)
    const changes = children.flatMap(({ evaluator, step }) =>
      FEATURES.map((id) => ((evaluator.phases[1][id] ?? 0) - (id === 'edge' ? -1 : 0)) / step),
    )
    const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
    const variance = changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(variance - 1)).toBeLessThan(0.04)
  })
})
