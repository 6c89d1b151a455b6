/** The moves of a position with what becomes of them, and the figures of both players. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, headline, more, node, press } from '../../browser/on-screen.ts'
import { restart } from '../../browser/show.tsx'
import { candidates, CHANGES, goForward, openReview, proven } from './on-page.ts'

/** At the last mistake. */
async function openMistake() {
  const shown = await openReview(CHANGES)
  await proven()
  await goForward(3)
  await expect.poll(() => location.hash).toMatch(/moment=3$/)
  return shown
}

const best = () => expectTexts(candidates().first(), ['d1✓wins in 5 plies'])

async function mark() {
  const shown = await openMistake()
  await press('m')
  await expect.element(node('d1')).toHaveAccessibleName(/winning move/)
  return shown
}

it('say the best move, and how the one played ends', async () => {
  await openMistake()
  await best()
  await expectTexts(candidates().filter({ hasText: 'played' }), ['c3▼loses in 8 pliesplayed'])
})

it('are marked on the board by key', async () => {
  await mark()
  await expect.element(node('a1')).toHaveAccessibleName(/losing move/)
})

it('are marked after a restart', async () => {
  await restart(await mark(), location.hash)
  await expect.element(node('d1'), { timeout: 60_000 }).toHaveAccessibleName(/winning move/)
})

it('are marked no more by the button', async () => {
  await mark()
  await expect.element(node('a1')).toHaveAccessibleName(/losing move/)
  await button('On the board').click()
  await expect.element(node('a1')).not.toHaveAccessibleName(/losing move/)
})

it('are proven again after a restart', async () => {
  await restart(await openMistake(), location.hash)
  await best()
})

it('are played from the list', async () => {
  await openMistake()
  await best()
  await candidates().first().getByRole('button').click()
  await expect.element(headline()).toHaveTextContent('Move 3: Red d1')
})

it('come to figures of both players', async () => {
  await openMistake()
  await more('Details…')
  await expectTexts(page.getByRole('table', { name: 'Both players' }).getByRole('row'), [
    'AnnBen',
    'Moves77',
    'Gave the win away21',
    'Kept a won game0 of 26 of 7',
    'Only winning move found01',
    'Perfect play from move54',
  ])
})
