import { expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { Random } from '../math/random.ts'
import { mapPosition, minimaxValue } from '../reference.ts'
import { affordableDepth, anyPosition, faultsOfSearch, pairAt } from './checks.ts'

const SAMPLES: readonly { boardSize: BoardSize; states: number }[] = [
  { boardSize: 3, states: 2000 },
  { boardSize: 4, states: 3000 },
]

it.each(SAMPLES)('a turned or mirrored position of size $boardSize has the same value', ({ boardSize, states }) => {
  const random = new Random(boardSize)
  const faults: string[] = []
  for (let i = 0; i < 18; i++) {
    const position = anyPosition(random, boardSize)
    const depth = affordableDepth(position, states)
    const value = minimaxValue(position, depth)
    position.board.symmetries.forEach((symmetry, k) => {
      const image = mapPosition(position, symmetry)
      for (const algorithm of ALGORITHMS)
        faults.push(...faultsOfSearch(image, { algorithm, depth, ordering: 'id' }, value))
      faults.push(...faultsOfSearch(image, { depth, ...pairAt(i * position.board.symmetries.length + k) }, value))
    })
  }
  expect(faults).toEqual([])
})
