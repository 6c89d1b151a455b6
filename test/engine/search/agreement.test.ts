/**
 * Every algorithm, with every ordering and table, finds what minimax over positions finds: the same root value,
 * a move that has it, and a line that can be played.
 */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, emptyPosition } from '../../../src/engine/game/position.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { Random, randomLatePosition } from '../math/random.ts'
import { mapPosition, minimaxValue } from '../reference.ts'
import { affordableDepth, anyPosition, faultsOfSearch, pairAt, SETTINGS } from './checks.ts'

/**
 * The sizes of the samples: `count` random positions of a board, each searched as deep as the full tree has at most
 * `states` states.
 */
const SAMPLES: readonly { boardSize: BoardSize; states: number; count: number }[] = [
  { boardSize: 2, states: 400, count: 180 },
  { boardSize: 3, states: 1000, count: 900 },
  { boardSize: 3, states: 6000, count: 135 },
  { boardSize: 4, states: 1000, count: 900 },
  { boardSize: 4, states: 6000, count: 135 },
  { boardSize: 4, states: 30_000, count: 45 },
]

describe('all algorithms agree with minimax over positions', () => {
  for (const { boardSize, states, count } of SAMPLES)
    it(`on ${count} positions of size ${boardSize} with trees of up to ${states} states`, () => {
      const random = new Random(states + boardSize)
      const faults: string[] = []
      for (let i = 0; i < count; i++) {
        const position = anyPosition(random, boardSize)
        const depth = random.between(1, affordableDepth(position, states))
        const value = minimaxValue(position, depth)
        // Each algorithm searches the position turned or mirrored in another way.
        const turned = () => mapPosition(position, random.pick(position.board.symmetries))
        for (const algorithm of ALGORITHMS)
          faults.push(...faultsOfSearch(turned(), { algorithm, depth, ordering: 'id' }, value))
        faults.push(...faultsOfSearch(turned(), { depth, ...pairAt(i) }, value))
      }
      expect(faults).toEqual([])
    })
})

describe('all algorithms search to the end of the game and past it', () => {
  it('on the empty board of size 2', () => {
    const faults: string[] = []
    for (const depth of [5, 6, 8])
      for (const algorithm of ALGORITHMS)
        for (const setting of SETTINGS)
          faults.push(...faultsOfSearch(emptyPosition(2), { algorithm, depth, ...setting }, Infinity))
    expect(minimaxValue(emptyPosition(2), 6)).toBe(Infinity)
    expect(faults).toEqual([])
  })

  it('on late positions of size 3, where somebody always wins', () => {
    const random = new Random(21)
    const faults: string[] = []
    for (let i = 0; i < 45; i++) {
      const position = randomLatePosition(random, 3, 6)
      const depth = size(emptyNodes(position)) + random.between(1, 3)
      const value = minimaxValue(position, depth)
      expect(Math.abs(value)).toBe(Infinity)
      for (const algorithm of ALGORITHMS)
        faults.push(...faultsOfSearch(position, { algorithm, depth, ...SETTINGS[i % SETTINGS.length] }, value))
    }
    expect(faults).toEqual([])
  })
})
