/** The known results of a position become marks on its moves. */
import { expect, it } from 'vitest'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { truthPicture } from '../../../../src/renderer/parts/oracle/truth-picture.ts'

const START = emptyPosition(2)
const knowing = (winner: 'red' | 'blue', move: number | null) =>
  new Map([[formatPosition(START), { winner, move, plies: 5 }]])

it('has the move that wins before what follows it is solved', () => {
  const { marks, won, unknown } = truthPicture(START, knowing('red', 3))
  expect([won, unknown]).toEqual([1, 5])
  expect(marks.get(3)?.text).toBe('✓5')
})

it('has every move of a lost position as losing', () => {
  const { won, lost, unknown } = truthPicture(START, knowing('blue', null))
  expect([won, lost, unknown]).toEqual([0, 6, 0])
})
