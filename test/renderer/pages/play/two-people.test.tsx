/** Two people play: swap, undo and redo, resignation, and how the winning chain is drawn. */
import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import {
  board,
  button,
  expectTexts,
  headline,
  moves,
  newGame,
  node,
  playable,
  position,
  press,
} from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** A game whose first stone may be taken over. */
async function playFirst(): Promise<void> {
  await showApp('')
  await newGame('Two people', 'Swap rule')
  await expect.element(button('Swap')).not.toBeInTheDocument()
  await node('a1').click()
  await expectTexts(headline(), ['Blue · take the stone over, or answer'])
}

/** The position after the swap and one more move. */
const ANSWERED = 'r/...../........../b.............. r'

async function swap(): Promise<void> {
  await playFirst()
  await button('Swap').click()
}

it('swap the colours once', async () => {
  await swap()
  await expect.element(moves()).toHaveTextContent('swap')
  await expect.element(button('Swap')).not.toBeInTheDocument()
})

/** Goes on after the swap, and takes both that and the move back. */
async function takeBack(): Promise<void> {
  await swap()
  await node('d1').click()
  await expectTexts(position(), [ANSWERED])
  await button('Undo').click()
  await button('Undo').click()
}

it('take a move and the swap back', async () => {
  await takeBack()
  await expect.element(button('Swap')).toBeEnabled()
})

it('repeat what was taken back, by key and by a press', async () => {
  await takeBack()
  await press('{Control>}{Shift>}Z{/Shift}{/Control}')
  await button('Redo').click()
  await expectTexts(position(), [ANSWERED])
  await expect.element(button('Redo')).toBeDisabled()
})

it('end the game by a resignation', async () => {
  await playFirst()
  await button('Resign').click()
  await expectTexts(headline(), ['Red wins: Blue resigned'])
  await expect.element(playable()).not.toBeInTheDocument()
})

const links = () => board().css('[data-wins="link"]')
/** The seconds after which each link of the winning chain is drawn. */
const delays = () =>
  links()
    .elements()
    .map((link) => parseFloat(getComputedStyle(link).animationDelay))

/** Red wins with a chain of four stones. */
async function win(): Promise<void> {
  await showApp('')
  await newGame('Two people')
  for (const name of ['d1', 'a1', 'd2', 'b1', 'd3', 'b2', 'd4']) await node(name).click()
  await expect.element(links()).toHaveLength(3)
}

async function emulateMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

it('see the winning chain drawn link by link', async () => {
  await win()
  await expect.element(board().css('[data-wins="halo"]')).toHaveLength(3)
  const inTurn = delays().toSorted((a, b) => a - b)
  expect(inTurn[0]).toBe(0)
  expect(inTurn[1]).toBeGreaterThan(inTurn[0])
  expect(inTurn[2]).toBeGreaterThan(inTurn[1])
})

it('see the winning chain at once where the system reduces motion', async () => {
  onTestFinished(() => emulateMotion('no-preference'))
  await win()
  await emulateMotion('reduce')
  await expect.poll(delays).toEqual([0, 0, 0])
  await emulateMotion('no-preference')
  await expect.poll(delays).not.toEqual([0, 0, 0])
})

it('see the winning chain at once where they have reduced motion', async () => {
  await win()
  await button('Settings').click()
  await page.getByRole('radiogroup', { name: 'Motion' }).getByLabelText('Reduced').click()
  await expect.poll(delays).toEqual([0, 0, 0])
})
