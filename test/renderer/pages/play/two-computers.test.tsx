/** Two computers play a game by themselves, or step by step. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { board, button, headline, newGame, playable, press, region, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const search = () => region('Search')
const count = () => stones().elements().length

/** Two computers on the small board, one of which waits to be told to move. */
async function openStepByStep(): Promise<number> {
  await showApp('')
  await newGame('Two computers', '16 nodes')
  await button('Engine').click()
  await page.getByLabelText('Step by step').click()
  await expect.element(headline()).toHaveTextContent('waits')
  return count()
}

it('make the next move by a press, and by a key on the button', async () => {
  const made = await openStepByStep()
  await search().getByRole('button', { name: 'Next move' }).click()
  await expect.element(stones()).toHaveLength(made + 1)
  // It keeps the focus, for the next.
  await press('{Enter}')
  await expect.element(stones()).toHaveLength(made + 2)
})

it('make the next move by a key beside the closed drawer', async () => {
  const made = await openStepByStep()
  await button('Engine').click()
  await press('C')
  await expect.element(stones()).toHaveLength(made + 1)
})

it('play on to the end', async () => {
  await openStepByStep()
  await page.getByRole('radio', { name: 'None' }).click()
  await search().getByRole('button', { name: 'Continue' }).click()
  await expect.element(headline()).toHaveTextContent(/^(Red|Blue) wins: one chain joins sides/)
  await expect.element(board().css('[data-node]')).toHaveLength(16)
  await expect.element(board().css('[data-node][data-wins]').first()).toBeVisible()
  await expect.element(playable()).not.toBeInTheDocument()
})
