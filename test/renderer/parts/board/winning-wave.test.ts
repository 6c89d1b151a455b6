/** The order in which the winning chain is drawn. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_SIZES, boardOfSize } from '../../../../src/engine/game/board.ts'
import { chainsOf, winningChains } from '../../../../src/engine/game/chain.ts'
import { has, setOf } from '../../../../src/engine/game/node-set.ts'
import { pentagon } from '../../../../src/engine/game/pentagon.ts'
import { listOf } from '../../../../src/renderer/parts/board/picture.ts'
import { winningWave } from '../../../../src/renderer/parts/board/winning-wave.ts'

/** Stones of a colour that has won, from a board that is filled in any order. */
const wonChains = (boardSize: (typeof BOARD_SIZES)[number]) => {
  const board = boardOfSize(boardSize)
  const nodes = Array.from({ length: board.nodeCount }, (_, node) => node)
  return fc
    .shuffledSubarray(nodes, { minLength: Math.ceil(board.nodeCount / 2) })
    .map((stones) => listOf(winningChains(board, setOf(stones), 1)))
    .filter((chain) => chain.length > 0)
}

describe.each(BOARD_SIZES)('the wave through the winning chains on a board of size %i', (boardSize) => {
  const board = boardOfSize(boardSize)

  it('begins at one stone of each on a side, reaches each stone once, and never jumps', () => {
    fc.assert(
      fc.property(wonChains(boardSize), (chain) => {
        const wave = winningWave(board, chain)
        // A board that is filled at random may have several chains on three sides.
        const chains = [...chainsOf(board, setOf(chain))]
        expect(chains.map((each) => wave[0].filter((node) => has(each, node)).length)).toEqual(chains.map(() => 1))
        expect(wave[0].filter((node) => !board.sideLists.some((side) => side.includes(node)))).toEqual([])
        expect(wave.flat().toSorted((a, b) => a - b)).toEqual(chain)
        wave.slice(1).forEach((stones, i) => {
          const near = new Set(wave[i].flatMap((node) => board.neighbourLists[node]))
          expect(stones.filter((node) => !near.has(node))).toEqual([])
        })
      }),
    )
  })
})

it.each([4, 7])('runs along a row of stones from one end to the other, on size %i', (size) => {
  const board = pentagon(size)
  const chain = [...new Set([...board.sideLists[0], ...board.sideLists[1]])]
  expect(winningWave(board, chain)).toHaveLength(2 * size - 1)
})

it('runs through several chains at once, the shorter one being done before', () => {
  const board = pentagon(7)
  const [first, second] = [board.sideLists[0], board.sideLists[2].slice(0, 3)]
  const wave = winningWave(board, [...first, ...second])
  expect(wave.map((stones) => stones.length)).toEqual([2, 2, 2, 1, 1, 1, 1])
})

it('has nothing to draw without a winner', () => {
  expect(winningWave(boardOfSize(4), [])).toEqual([])
})
