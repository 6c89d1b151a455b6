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
  await press('{Tab}{ArrowRight}')
  await expect.element(dialog().getByRole('radio', { name: 'Blue, second' })).toBeChecked()
  await press('{Tab}{ArrowLeft}')
  await expect.element(dialog().getByRole('radio', { name: 'Medium, 16 nodes' })).toBeChecked()
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

it('says in a sentence what the chosen board is for', async () => {
  await choose()
  await expect.element(dialog()).toHaveTextContent('A board for short games and first ideas.')
  await expect
    .element(dialog().getByRole('radiogroup', { name: 'Board' }))
    .toHaveAccessibleDescription('A board for short games and first ideas.')
})
