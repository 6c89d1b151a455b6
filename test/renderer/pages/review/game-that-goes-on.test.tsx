/** The review of the game that is being played, and of the one that has just ended. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { button, headline, more, node, paste, press, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { bands, block, current, proven } from './on-page.ts'

const openByKey = () => press('{Shift>}V{/Shift}')

it('is not offered before the first move', async () => {
  await showApp('')
  await button('More').click()
  await expect.element(page.getByRole('menuitem', { name: 'Review' })).toHaveAttribute('aria-disabled', 'true')
})

/** Two people play on from a position that is pasted. */
async function playPasted() {
  const shown = await showApp('')
  shown.app.match.setPlayer('second', HUMAN)
  paste('./rrr.b/rb......br/b..r.br..b..b.. r')
  await expect.element(stones()).toHaveLength(14)
  return shown
}

it('does not begin by key before the game is over', async () => {
  await playPasted()
  await openByKey()
  await node('c3').click()
  await expect.element(stones()).toHaveLength(15)
  expect(location.hash).not.toMatch(/#review$/)
})

async function openReview() {
  const shown = await playPasted()
  await node('c3').click()
  await more('Review')
  await expect.poll(() => location.hash).toMatch(/#review$/)
  return shown
}

it('is proven only when asked', async () => {
  await openReview()
  // The button stands where the curve will be.
  await expect.element(button('Analyse')).toBeVisible()
  await expect.element(bands()).not.toBeInTheDocument()
  await button('Analyse').click()
  await proven()
  await expect.element(bands()).toHaveAccessibleName('Who was winning. Red from move 0 to 1.')
})

it('is tried in memory, and the game itself goes on without that', async () => {
  await openReview()
  await node('d2').click()
  await expect.element(current()).toHaveAccessibleName(/Move 2: Blue d2/)
  await expect.element(page.getByText('Your variations are not saved')).toBeVisible()
  await more('Back to the game')
  await expect.element(stones()).toHaveLength(15)
})

it('leads by key to one’s first mistake in a game that is over', async () => {
  await playPasted()
  // The win changes hands with moves 3 and 4.
  for (const name of ['c3', 'd12', 'c4', 'c5', 'd15']) await node(name).click()
  await expect.element(headline()).toHaveTextContent('Red wins')
  await openByKey()
  await expect.poll(() => location.hash).toMatch(/^#library\//)
  await expect.element(headline(), { timeout: 60_000 }).toHaveTextContent('Move 3: find a better one for Red')
  await node('c5').click()
  await expect.element(block()).toHaveTextContent('c5 keeps the win')
})
