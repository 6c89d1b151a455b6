/** The sheet of moves. */
import { expect, it } from 'vitest'
import { addMove, newGame, type Move } from '../../../../src/engine/game/game.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { rowsOf } from '../../../../src/renderer/pages/play/moves-table.tsx'

/** Each row as its cells, with the numbers of their moves. */
function rows(...moves: Move[]): string[] {
  const cells = rowsOf(moves.reduce(addMove, newGame(emptyPosition(4), true)), 'swap').map(
    ({ moves: { red, blue } }) => [red, blue],
  )
  return cells.map((row) => row.map((move) => (move === null ? '' : `${move.ply} ${move.text}`)).join(' | '))
}

it('has Red’s moves beside Blue’s', () => {
  expect(rows(16, 0, 17)).toEqual(['1 d1 | 2 a1', '3 d2 | '])
})

it('counts a swap as a move, and gives the stone after it a row of its own', () => {
  expect(rows(16, 'swap', 0, 17, 1)).toEqual(['1 d1 | 2 swap', ' | 3 a1', '4 d2 | 5 b1'])
})
