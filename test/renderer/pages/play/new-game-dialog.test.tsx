/** The dialog of a new game, by keys alone: opponent, colour and board. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectTexts, headline, press, region, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const dialog = () => page.getByRole('dialog', { name: 'New game' })

async function open(): Promise<void> {
  await showApp('')
  await press('n')
  await expect.element(dialog().getByRole('radio', { name: /^Level 1:/ })).toHaveFocus()
}

/** Level 6, as Blue, on the board of 16 nodes. */
async function choose(): Promise<void> {
  await open()
  for (let i = 0; i < 5; i++) await press('{ArrowDown}')
  await expect.element(dialog().getByRole('button', { name: 'Play Greedy' })).toBeVisible()
  await press('{Tab}{Tab}{ArrowLeft}')
  await expect.element(dialog().getByRole('radio', { name: '16 nodes' })).toBeChecked()
  await press('{Tab}{Tab}{ArrowRight}')
  await expect.element(dialog().getByRole('radio', { name: 'Blue, second' })).toBeChecked()
}

it('says that a game on a smaller board is casual', async () => {
  await choose()
  await expect.element(dialog()).toHaveTextContent('Casual: ratings are for 31 nodes and three sides.')
})

it('begins the game as chosen', async () => {
  await choose()
  await press('{Enter}')
  await expect.element(region('Red player')).toHaveTextContent('Greedylevel 6')
  await expect.element(stones()).toHaveLength(1)
  await expectTexts(headline(), ['Blue · your move'])
})

it('says in a sentence what will begin', async () => {
  await choose()
  await expect
    .element(dialog())
    .toHaveTextContent('You, Blue, against Greedy on 16 nodes. Casual: hints and taking back are free.')
})

it('says which chain wins by the chosen rule', async () => {
  await choose()
  await expect
    .element(dialog().getByRole('radiogroup', { name: 'Who wins' }))
    .toHaveAccessibleDescription('The first chain on any three sides wins.')
})
