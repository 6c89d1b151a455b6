/** The order in which the winning chain is drawn. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_SIZES, boardOfSize, neighbours } from '../../../../src/engine/game/board.ts'
import { winningChain } from '../../../../src/engine/game/chain.ts'
import { difference, EMPTY, intersects, setOf, size, union } from '../../../../src/engine/game/node-set.ts'
import { winningWave } from '../../../../src/renderer/parts/board/winning-wave.ts'

/** Stones of a colour that has won, from a board that is filled in any order. */
const wonChains = (boardSize: (typeof BOARD_SIZES)[number]) => {
  const board = boardOfSize(boardSize)
  const nodes = Array.from({ length: board.nodeCount }, (_, node) => node)
  return fc
    .shuffledSubarray(nodes, { minLength: Math.ceil(board.nodeCount / 2) })
    .map((stones) => winningChain(board, setOf(stones)))
    .filter((chain) => chain !== EMPTY)
}

describe.each(BOARD_SIZES)('the wave through the winning chain on a board of size %i', (boardSize) => {
  const board = boardOfSize(boardSize)

  it('begins at one stone on a side, reaches each stone once, and never jumps', () => {
    fc.assert(
      fc.property(wonChains(boardSize), (chain) => {
        const wave = winningWave(board, chain)
        expect(size(wave[0])).toBe(1)
        expect(board.sides.some((side) => intersects(side, wave[0]))).toBe(true)
        expect(wave.reduce(union)).toBe(chain)
        expect(wave.reduce((sum, stones) => sum + size(stones), 0)).toBe(size(chain))
        wave.slice(1).forEach((stones, i) => expect(difference(stones, neighbours(board, wave[i]))).toBe(EMPTY))
      }),
    )
  })
})

it('runs along a row of stones from one end to the other', () => {
  const board = boardOfSize(4)
  const chain = setOf(['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'].map((name) => board.names.indexOf(name)))
  expect(winningWave(board, chain)).toHaveLength(7)
})

it('has nothing to draw without a winner', () => {
  expect(winningWave(boardOfSize(4), EMPTY)).toEqual([])
})
