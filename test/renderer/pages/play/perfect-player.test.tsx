/** The perfect player. */
import { expect, it } from 'vitest'
import { headline, myTurn, newGame, node, paste, playable, seat, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { TENSE } from './perfect-play.ts'

it('wins what is won', async () => {
  await showApp('')
  await seat('Blue', 'Perfect play')
  paste(TENSE)
  await expect.element(stones().first()).toBeVisible()
  while (await myTurn()) {
    const before = stones().elements().length
    await playable().last().click()
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
