/** The choice of a search to record, with the position that it begins from. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NETWORK } from '../../../../src/engine/arena/cast.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { STATE_1 } from '../../../../src/engine/lab/report.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { button, choose, headline, more } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { openRecorded } from './on-page.ts'

const STONES = 'Red stones: a1, c3, c4, d4, d12, d13. Blue stones: c9, d1, d5, d10, d15.'

const dialog = () => page.getByRole('dialog')
const picture = (name: string) => dialog().getByRole('img', { name, exact: true })
/** How many stones of a colour are drawn: their marks are one path, each from a place of its own on. */
const drawn = (colour: string) =>
  (dialog().css(`[data-player="${colour}"] path`).last().element().getAttribute('d')?.split('M').length ?? 0) - 1

/** Asks for another search than the one of eleven stones that is replayed. */
async function askForAnother(): Promise<void> {
  await openRecorded('alpha-beta', 2)
  await more('Record another search…')
  await choose('Position', 'Eleven stones')
}

it('shows the position that is chosen', async () => {
  await showApp('#replay')
  await choose('Position', 'Eleven stones')
  await expect.element(page.getByRole('img', { name: STONES })).toBeVisible()
})

it('records the search of the position that is chosen', async () => {
  await showApp('#replay')
  await choose('Position', 'Eleven stones')
  await button('Record').click()
  await expect.element(page.getByText('events recorded.')).toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: `Replay of Alpha-beta. ${STONES}` })).toBeVisible()
})

it('shows the position of another search before it is recorded', async () => {
  await askForAnother()
  await expect.element(picture(STONES)).toBeVisible()
  expect([drawn('red'), drawn('blue')]).toEqual([6, 5])
})

it('shows another position once that is chosen', async () => {
  await askForAnother()
  await choose('Position', 'State 1')
  await expect.element(picture('Red stones: d10. Blue stones: none.')).toBeVisible()
  await expect.poll(() => [drawn('red'), drawn('blue')]).toEqual([1, 0])
})

it('records with the settings that are chosen', async () => {
  await askForAnother()
  await choose('Position', 'State 1')
  await choose('Search', 'NegaScout')
  await page.getByRole('radio', { name: 'Depth 2' }).click()
  await page.getByText('More settings: ').last().click()
  await choose('Transposition table', 'with symmetries')
  await choose('Terminal test', 'depth-first search')
  await choose('Evaluator', 'Network, depth 3')
  await button('Record').click()
  // Without the table or the evaluator it would visit others.
  const options = { algorithm: 'negascout', depth: 2, table: 'symmetric', evaluator: NETWORK } as const
  const { visited } = search(parsePosition(STATE_1.position), options)
  await expect.element(headline()).toHaveTextContent(`NegaScout · 0 of ${visited.toLocaleString('en')} visited`)
  await expect.poll(() => location.hash).toContain('table=symmetric&terminal=dfs&evaluator=network-2')
})

it('is cancelled during a long search', async () => {
  await showApp('#replay')
  await choose('Search', 'Minimax')
  await page.getByRole('radio', { name: 'Depth 5' }).click()
  await button('Record').click()
  await expect.element(page.getByText(/Searching, [\d,]+ visited…/)).toBeVisible()
  await button('Cancel').click()
  await expect.element(page.getByText('Cancelled.')).toBeVisible()
})
