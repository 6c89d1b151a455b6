/** The choice of searches, depths and positions, and where there is nothing to compare. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, paste } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { compare, counts, expectSearched, row, says } from './on-page.ts'

const box = (name: string) => page.getByRole('checkbox', { name })

/** Chooses minimax, alpha-beta and iterative deepening, to depths 1 to 3. */
async function openChosen() {
  const shown = await showApp('#experiments/compare')
  for (const name of ['Minimax', 'Aspiration search', 'NegaScout']) await box(name).click()
  for (const depth of ['1', '4', '5']) await button(depth).click()
  return shown
}

it('is kept while another page shows', async () => {
  await openChosen()
  location.hash = '#inspect'
  await expect.element(page.getByText('More settings: ')).not.toBeInTheDocument()
  location.hash = '#experiments/compare'
  await says('9 searches to run.')
})

it('has the searches run that are chosen', async () => {
  await openChosen()
  await compare(9)
  expect(row('Minimax')).toEqual(['30', String(30 + 30 * 29), String(30 + 30 * 29 + 30 * 29 * 28)])
  await expect.element(counts().getByRole('row', { name: 'NegaScout' })).not.toBeInTheDocument()
})

it('takes a search out that has been made', async () => {
  await openChosen()
  await compare(9)
  await box('Minimax').click()
  await expectSearched(6)
})

it('asks for a search', async () => {
  await openChosen()
  for (const name of ['Minimax', 'Alpha-beta', 'Iterative deepening']) await box(name).click()
  await says('Choose at least one search.')
  await expect.element(button('Compare')).toBeDisabled()
})

it('asks for a position', async () => {
  await showApp('#experiments/compare')
  await button('Remove State 1').click()
  await says('Add a position to compare the searches in.')
  await expect.element(button('Compare')).toBeDisabled()
})

it('refuses a position of which the game is over', async () => {
  await showApp('')
  paste('b/bbb../........../rrrr..r........ b')
  await expect.element(page.getByTestId('headline')).toHaveTextContent('You win')
  location.hash = '#experiments/compare'
  await choose('Add a position', 'The position on the board')
  await says('This game is over: there is nothing to search.')
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toHaveLength(1)
})
