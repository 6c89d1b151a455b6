/** Moves, swaps and results as they are read out. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, newGame, node } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** The one place where moves and results are read out. */
const news = () => page.css('[data-live-announcer][role="status"]')

/** A game between people on the smallest board, whose first move is made. */
async function playFirst(): Promise<void> {
  await showApp('')
  await newGame('Two people', 'Swap rule', '6 nodes')
  await node('b1').click()
}

/** Swaps, and plays on until Red has won. */
async function playToEnd(): Promise<void> {
  await playFirst()
  await button('Swap').click()
  await expectTexts(news(), ['Colours swapped. Blue to move.'])
  await node('a1').click()
  await node('b2').click()
}

it('reads a move out, and that it may be taken over', async () => {
  await playFirst()
  await expectTexts(news(), ['Red: b1. Blue to move. You may take the red stone over.'])
})

it('reads a swap out', async () => {
  await playFirst()
  await button('Swap').click()
  await expectTexts(news(), ['Colours swapped. Blue to move.'])
})

it('reads the result out', async () => {
  await playToEnd()
  await expectTexts(news(), [/^Red: b2\. Red wins: one chain joins sides [A-E, and]+\.$/])
})

it('reads out what is taken back', async () => {
  await playToEnd()
  await button('Undo').click()
  await expectTexts(news(), ['Taken back: b2. Red to move.'])
})

it('is heard behind a dialog as well', async () => {
  await showApp('')
  await node('c3').click()
  await button('Rules and keys').click()
  // What a dialog hides from those who listen, it hides with aria-hidden or inert on it or around it.
  await expect.element(page.css('header:has(nav):is([aria-hidden], [inert])')).toHaveLength(1)
  expect(news().element().closest('[aria-hidden], [inert]')).toBe(null)
})
