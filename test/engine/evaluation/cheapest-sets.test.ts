/** All cheapest sets, held against trying every set of empty nodes. */
import { describe, expect, it } from 'vitest'
import { mapBits, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { isConnected } from '../../../src/engine/bits/bit-chain.ts'
import { cheapestSets } from '../../../src/engine/evaluation/cheapest-sets.ts'
import { nodesOf, only, size, type Bits } from '../../../src/engine/bits/bits.ts'
import { piecesToWin } from '../../../src/engine/evaluation/pieces-to-win.ts'
import { Random, randomBits } from '../math/random.ts'
import { fewestStones } from '../reference.ts'

const ascending = (sets: Iterable<Bits>) => [...sets].sort((a, b) => a - b)

/** Every set of `fewestStones` empty nodes that completes three sides. */
function bySubsets(board: BitBoard, own: Bits, other: Bits): Bits[] {
  const fewest = fewestStones(board, own, other)
  let sets: Bits[] = [0]
  for (const node of nodesOf(board.all & ~(own | other))) sets = [...sets, ...sets.map((set) => set | only(node))]
  return sets.filter((set) => size(set) === fewest && isConnected(board, own | set))
}

describe('the cheapest sets', () => {
  it.each([
    [2, 6],
    [3, 10],
    [4, 10],
  ] as const)('on size %i with up to %i empty nodes are those found by trying all', (boardSize, most) => {
    const board = boardOfSize(boardSize).bits
    const random = new Random(boardSize)
    for (let i = 0; i < 150; i++) {
      const { red, blue } = randomBits(random, boardSize, random.between(0, most))
      expect(ascending(cheapestSets(board, red, blue))).toEqual(ascending(bySubsets(board, red, blue)))
    }
  })

  it('of the empty board are its five whole sides', () => {
    const board = boardOfSize(4).bits
    expect(ascending(cheapestSets(board, 0, 0))).toEqual(ascending(board.sides))
  })

  it('are each of the size of the pieces to win, and turn and mirror with the board', () => {
    const board = boardOfSize(4).bits
    const random = new Random(7)
    for (let i = 0; i < 100; i++) {
      const { red, blue } = randomBits(random, 4, random.between(12, 31))
      const sets = [...cheapestSets(board, red, blue)]
      const pieces = piecesToWin(board, red, blue)
      expect(sets.every((set) => size(set) === pieces)).toBe(true)
      const symmetry = random.pick(board.symmetries)
      const turned = cheapestSets(board, mapBits(symmetry, red), mapBits(symmetry, blue))
      expect(ascending(turned)).toEqual(ascending(sets.map((set) => mapBits(symmetry, set))))
    }
  })
})
