/** Games against the computer where searches by f alone can play: it moves, thinks, swaps, and says why. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emptyPosition } from '../../../../src/engine/game/position.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from '../../../../src/renderer/model/match/players.ts'
import { board, button, expectTexts, headline, node, press, region, stones } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

const SEARCH: PlayerSettings = { ...COMPUTER, depth: 1 }

async function begin(size: 4 | 5 | 7, second: PlayerSettings = SEARCH, swapRule = false) {
  const shown = await showApp('')
  shown.app.match.start(emptyPosition(size, 3), swapRule, { first: HUMAN, second })
  await expect.element(board()).toBeVisible()
  return shown
}

it.each([
  [51, 5],
  [106, 7],
  [31, 4],
] as const)('the computer answers on %i nodes under three corners', async (_nodes, size) => {
  await begin(size)
  await node('b1').click()
  await expect.element(stones()).toHaveLength(2)
  await expectTexts(headline(), ['Red · your move'])
})

it('the computer thinks for its time, and can be told to move', async () => {
  await begin(7, { ...COMPUTER, seconds: 30 })
  await button('Engine').click()
  await node('a1').click()
  await expect.element(headline()).toHaveTextContent('Blue is thinking, depth')
  await expect.element(page.getByTestId('visited')).toHaveTextContent(/^[\d,]{3,}$/)
  await expect.element(button('Move now')).toBeEnabled()
  await press('m')
  await expect.element(stones()).toHaveLength(2)
})

it('the computer answers a strong first stone by a swap', async () => {
  await begin(5, { ...COMPUTER, depth: 2 }, true)
  await node('a1').click()
  await expectTexts(headline(), [/Colours swapped/])
})

it('a move is taken back with its answer', async () => {
  await begin(5)
  await node('b1').click()
  await expect.element(stones()).toHaveLength(2)
  await button('Undo').click()
  await expect.element(stones()).toHaveLength(0)
})

it('the grounds of a move are the parts of f', async () => {
  await begin(5)
  await button('Engine').click()
  await node('b1').click()
  await expect.element(stones()).toHaveLength(2)
  await button('Show the reasons').click()
  await expect.element(region('Why this move?').getByRole('table').first()).toBeVisible()
  await expect.element(region('Why this move?')).toHaveTextContent('Pieces to win')
})

it('a restart goes on with the same computer', async () => {
  const shown = await begin(5)
  await node('b1').click()
  await expect.element(stones()).toHaveLength(2)
  const { app } = await restart(shown, '')
  expect(app.match.getState().seats).toEqual({ first: HUMAN, second: SEARCH })
  await node('d9').click()
  await expect.element(stones()).toHaveLength(4)
})

it('the player has no rating beside the name, which belongs to another board', async () => {
  await begin(5)
  await expect.element(region('Red player')).toHaveTextContent(/You\s*Red/)
})
