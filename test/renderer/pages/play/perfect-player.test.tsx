/** The perfect player. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { headline, newGame, node, seat, stones, paste } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { TENSE } from './perfect-play.ts'

const free = () => page.getByRole('main').css('svg:has([data-node]) [role="button"]:not([aria-disabled="true"])')

it('wins what is won', async () => {
  await showApp('')
  await seat('Blue', 'Perfect play')
  paste(TENSE)
  await expect.element(stones().first()).toBeVisible()
  const isOver = () => /(wins?|lost):/.test(headline().element().textContent ?? '')
  for (;;) {
    await expect.element(headline()).toHaveTextContent(/your move|to move|or answer|(wins?|lost):/)
    if (isOver()) break
    const before = stones().elements().length
    await free().last().click()
    await expect.poll(() => stones().elements().length).toBeGreaterThan(before)
  }
  await expect.element(headline()).toHaveTextContent('You lost')
})

it('swaps where it should', async () => {
  await showApp('')
  await newGame('Level 10', '6 nodes', 'Swap rule')
  await node('b3').click()
  // On this board every first move but the centre wins.
  await expect.element(headline()).toHaveTextContent('swapped')
})
