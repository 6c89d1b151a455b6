/** Games with the mouse: the nodes that take a stone, and a game to its end against each search. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { winnerOf } from '../../../../src/engine/game/position.ts'
import { ALGORITHMS } from '../../../../src/engine/search/methods.ts'
import en from '../../../../src/locales/en/common.json'
import {
  board,
  expectTexts,
  headline,
  myTurn,
  newGame,
  node,
  playable,
  position,
  region,
  seat,
  stones,
} from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** Makes a move, which the computer does not answer before it is let go. */
async function moveAndHold() {
  const { desktop } = await showApp('', { holdsEngine: true })
  await node('a1').click()
  await expect.element(headline()).toHaveTextContent('is thinking')
  return desktop.engine
}

it('take no stone while the computer thinks', async () => {
  await moveAndHold()
  await node('a1').click({ force: true })
  await node('d3').click({ force: true })
  await expect.element(stones()).toHaveLength(1)
})

it('take no stone where one lies', async () => {
  const engine = await moveAndHold()
  engine.letGo()
  await expectTexts(headline(), ['Red · your move'])
  await node('a1').click({ force: true })
  await expect.element(stones()).toHaveLength(2)
})

it.each(ALGORITHMS)('are played to an end against %s', async (algorithm) => {
  await showApp('')
  // A newcomer plays on the large board.
  await newGame('Another player', '6 nodes')
  await seat('Blue', en.algorithms[algorithm].name)
  await page.getByLabelText(`Blue: depth ${algorithm === 'minimax' ? 2 : 3}`).click()
  await expect.element(stones()).toHaveLength(0)
  let moves = 0
  for (; await myTurn(); moves++) {
    const before = stones().elements().length
    await playable().first().click()
    await expect.poll(() => stones().elements().length).toBeGreaterThan(before)
  }
  const winner = winnerOf(parsePosition(position().element().textContent ?? ''))
  await expect
    .element(headline())
    .toHaveTextContent(winner === 'red' ? /^You win: one chain joins sides/ : /^You lost: one chain joins sides/)
  await expect.element(board().css('[data-node][data-wins]').first()).toBeVisible()
  await expect.element(playable()).not.toBeInTheDocument()
  const searches = region('Computer’s moves').css('tbody tr')
  expect(searches.elements().length).toBeGreaterThanOrEqual(moves - 1)
})
