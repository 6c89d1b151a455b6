/** Positions that can be chosen to be searched, though no list has them. */
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { FIGURE_1 } from '../../../../src/engine/lab/report.ts'
import { play } from '../../../../src/engine/game/position.ts'
import { KNOWN_POSITIONS, openedAt, openedPosition } from '../../../../src/renderer/model/library/choices.ts'

const before = parsePosition(FIGURE_1)

it('a moment of a game is found again by its id', () => {
  const opened = openedPosition(before, 7)
  expect(opened).toMatchObject({ position: FIGURE_1, lastStone: 7 })
  expect(openedAt(opened.id)?.position).toBe(FIGURE_1)
})

it('a finished game is no position to search, and no other id is taken for a position', () => {
  const over = play(before, before.board.names.indexOf('c4'))
  expect(openedAt(openedPosition(over, null).id)).toBeNull()
  for (const id of ['game', 'inspected', 'built-in:state-1', '', ...KNOWN_POSITIONS.map((known) => known.id)])
    expect(openedAt(id)).toBeNull()
})
