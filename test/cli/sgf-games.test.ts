/** The end of a game in SGF is what ended it, and is read as that again, by the command line and by the library. */
import { expect, it } from 'vitest'
import { treeResult } from '../../src/engine/game/game-tree.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { fromGame } from '../../src/engine/game/tree-builder.ts'
import { gamesOfSgf, sgfOf } from '../../src/cli/sgf-games.ts'
import { runInside } from './run-inside.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'

const game = (moves: readonly number[], resigned: 'red' | null = null) =>
  fromGame({ start: emptyPosition(2), swapRule: false, moves, undone: [], resigned })

const resultsIn = (sgf: string) => [[...gamesOfSgf(sgf)][0], readSgf(sgf)[0]].map(treeResult)

it('is a resignation', () => {
  const sgf = sgfOf(game([1, 3], 'red'))
  expect(sgf).toContain('RE[W+R]')
  expect(resultsIn(sgf)).toEqual(Array(2).fill({ winner: 'blue', by: 'resignation' }))
})

it('is a win by the rules', () => {
  const sgf = sgfOf(game([1, 0, 2]))
  expect(sgf).toContain('RE[B+]')
  expect(resultsIn(sgf)).toEqual(Array(2).fill({ winner: 'red', by: 'connection' }))
})

it('is a forfeit, which is no result of the rules, where a program broke it off', () => {
  const sgf = sgfOf(game([1, 3]), 'red')
  expect(sgf).toContain('RE[W+F]')
  expect(resultsIn(sgf)).toEqual([null, null])
})

const SWAPPED = (rules: string) => `(;FF[4]GM[531]SZ[2]${rules};B[a1];W[swap];W[b1])`

it('has a swap where RU allows it, and names the players by their colours at the end', () => {
  const [tree] = gamesOfSgf(SWAPPED('RU[swap, three sides]'))
  expect(tree.swapRule).toBe(true)
  const sgf = sgfOf({ ...tree, info: { ...tree.info, players: { first: 'Ann', second: 'Bob' } } })
  expect(sgf).toContain('RU[swap, three sides]PB[Bob]PW[Ann];B[a1];W[swap];W[b1]')
  expect(readSgf(sgf)[0].info.players).toEqual({ first: 'Ann', second: 'Bob' })
})

it.each(['', 'RU[three sides]'])(
  'is refused for a swap under %j, and the sentence says how to allow it',
  async (rules) => {
    const { code, stderr } = await runInside(['games', '-'], SWAPPED(rules))
    expect(stderr).toContain('only in answer to the first stone, and with RU[swap] (move 2)')
    expect(code).not.toBe(0)
    expect(() => readSgf(SWAPPED(rules))).toThrow('no-swap')
  },
)
