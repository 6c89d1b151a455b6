import { Random } from '../math/random.ts'
import { isAheadByDeviation } from '../../../src/engine/arena/pair-scores.ts'
import { describe, expect, it } from 'vitest'
import type { Training } from '../../../src/engine/training/duel.ts'
import { climbStep, type ClimbStep } from '../../../src/engine/training/hill-climbing.ts'

const CLIMB: Training = {
  boardSize: 3,
  pairs: 20,
  openingStones: 2,
  seed: 1,
  depth: 1,
  features: ['piecesToWin', 'edge', 'tempo'],
  start: { kind: 'linear', phases: [{ piecesToWin: 0.2, edge: 0.1 }], attack: 0 },
}

function climb(steps: number): ClimbStep[] {
  const path: ClimbStep[] = []
  for (let number = 0; number < steps; number++)
    path.push(climbStep(CLIMB, path.at(-1)?.champion ?? CLIMB.start, number))
  return path
}

describe('hill climbing', () => {
  const path = climb(40)

  it('takes the same path every time, and goes on from anywhere on it', () => {
    expect(climb(5)).toEqual(path.slice(0, 5))
    expect(climbStep(CLIMB, path[20].champion, 21)).toEqual(path[21])
  })

  it('changes one weight where the challenger has won clearly, and none elsewhere', () => {
    for (const [number, { phase, feature, change, pairs, isAccepted, champion }] of path.entries()) {
      const before = path[number - 1]?.champion ?? CLIMB.start
      expect(pairs.won + pairs.split + pairs.lost).toBe(CLIMB.pairs)
      expect(isAccepted).toBe(pairs.won - pairs.lost > Math.sqrt(pairs.won + pairs.lost))
      if (!isAccepted) expect(champion).toEqual(before)
      else expect((champion.phases[phase][feature] ?? 0) - (before.phases[phase][feature] ?? 0)).toBeCloseTo(change, 10)
    }
    expect(path.some(({ isAccepted }) => isAccepted)).toBe(true)
    expect(path.some(({ isAccepted }) => !isAccepted)).toBe(true)
  })

  it('learns that fewer pieces to win are better, from a start that thinks they are worse', () => {
    expect(path[path.length - 1].champion.phases[0].piecesToWin).toBeLessThan(0)
  })
})

it.each([20, 50, 200])(
  'an equal challenger is taken by luck in about 15 of 100 matches, as the page says: %i pairs',
  (pairs) => {
    const random = new Random(4)
    const matches = 2000
    let taken = 0
    for (let match = 0; match < matches; match++) {
      const scores = { lost: 0, split: 0, won: 0 }
      for (let pair = 0; pair < pairs; pair++) scores[random.pick(['lost', 'split', 'split', 'won'] as const)]++
      if (isAheadByDeviation(scores)) taken++
    }
    expect(Math.abs(taken / matches - 0.155)).toBeLessThan(0.025)
  },
)
