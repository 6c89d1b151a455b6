/** The ladder of levels offers the next opponent by the last results. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { search } from '../../../../src/engine/search/search.ts'
import {
  board,
  button,
  expectTexts,
  headline,
  myTurn,
  node,
  position,
  pressAnyway,
  region,
  stones,
} from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const dialog = () => page.getByRole('dialog', { name: 'New game' })
const easier = () => button('An easier level: Daydreamer')

/** Makes a move, which is answered, and resigns. */
async function lose(): Promise<void> {
  await node('a1').click()
  await expect.element(stones()).toHaveLength(2)
  await pressAnyway('Resign')
  await expectTexts(headline(), ['You lost: you resigned'])
}

it('offers the next level, on the board of the game just won', async () => {
  await showApp('')
  await button('New game').click()
  await dialog().getByRole('radio', { name: '6 nodes', exact: true }).click()
  await dialog().getByRole('button', { name: 'Play Random' }).click()
  while (await myTurn()) {
    const before = parsePosition(position().element().textContent ?? '')
    const count = stones().elements().length
    await node(before.board.names[search(before, { algorithm: 'negascout', depth: 3 }).move]).click()
    await expect.poll(() => stones().elements().length).toBeGreaterThan(count)
  }
  await expect.element(headline()).toHaveTextContent(/^You win/)
  await button('Next level: Daydreamer').click()
  await expect.element(region('Blue player')).toHaveTextContent('Daydreamerlevel 2')
  await expect.element(board().css('[data-node]')).toHaveLength(6)
  await expect.element(stones()).toHaveLength(0)
})

async function playCasual(): Promise<void> {
  await showApp('')
  await node('a1').click()
  await expect.element(stones()).toHaveLength(2)
}

it('says that a casual game does not count', async () => {
  await playCasual()
  await expect.element(page.getByText('Does not count for your rating: it is a casual game. · 31 nodes')).toBeVisible()
})

it('takes no account of a casual game', async () => {
  await playCasual()
  await pressAnyway('Resign')
  await expectTexts(headline(), ['You lost: you resigned'])
  await expect.element(region('After the game')).not.toHaveTextContent('Rating')
})

it('leaves the rematch of a casual game casual', async () => {
  await playCasual()
  await pressAnyway('Resign')
  await button('Rematch').click()
  await expect.element(page.getByText('it is a casual game')).toBeVisible()
})

it('offers an easier level after three losses', async () => {
  await showApp('')
  await button('New game').click()
  await dialog()
    .getByRole('radio', { name: /^Level 3/ })
    .click()
  await dialog().getByRole('button', { name: 'Play Scatterbrain' }).click()
  for (let game = 1; game <= 2; game++) {
    await lose()
    await expect.element(button('Rematch')).toHaveClass('primary')
    await expect.element(easier()).not.toBeInTheDocument()
    await button('Rematch').click()
  }
  await lose()
  await expect.element(easier()).toBeVisible()
  await expect.element(button('Rematch')).toHaveClass('primary')
})
