/** An entry's buttons open it on other pages, and save what is changed there. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { HUMAN } from '../../../../src/renderer/model/match/players.ts'
import { button, headline, notice, stones, press } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'
import { choose, details, entries, entry, field, find, found, openLibrary } from './shelf.ts'

const SWAP = '(;FF[4]GM[531]SZ[3]RU[swap]GN[Swap me];B[c1])'
const OVER = '(;FF[4]GM[531]SZ[4]GN[Over]RE[W+R];B[c1];W[d4])'

/** Two people play on. */
async function playOn() {
  const shown = await openLibrary(SWAP)
  shown.app.match.setPlayer('second', HUMAN)
  await entry('Swap me').click()
  await button('Play from here').click()
  return shown
}

it('plays on with the moves and the rule of a game', async () => {
  await playOn()
  await expect.element(stones()).toHaveLength(1)
  await expect.element(button('Swap')).toBeEnabled()
})

it('saves a game that went on under its entry', async () => {
  const shown = await playOn()
  await button('Swap').click()
  await press('{Control>}s{/Control}')
  await button('Save').click()
  await expect.element(notice()).toHaveTextContent('is in the library')
  await restart(shown, '#library')
  await expect.element(entry('Swap me')).toHaveTextContent('2 moves · not finished')
  await entry('Swap me').click()
  await expect.element(field('First player (Blue)')).toBeVisible()
})

it('compares a position', async () => {
  await openLibrary()
  await entry('State 1 of the report').click()
  await button('Compare').click()
  await expect
    .element(page.getByRole('button', { name: 'State 1', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

it('inspects a position, and offers no comparison along it', async () => {
  await openLibrary()
  await entry('State 1 of the report').click()
  await expect.element(button('Compare along this game')).not.toBeInTheDocument()
  await button('Inspect').click()
  await expect.element(page.getByLabelText('Position code')).toHaveValue('./...../........../.........r..... b')
})

it('compares along a game', async () => {
  await openLibrary()
  await find().fill('swap or not')
  await entry('To swap or not?').click()
  await button('Compare along this game').click()
  await expect.element(page.getByText('2 positions × 8 searches = 16 searches')).toBeVisible()
})

async function resignGame() {
  const shown = await showApp('')
  shown.app.match.setPlayer('second', HUMAN)
  for (const name of ['c1', 'd4']) await page.css(`[data-node="${name}"]`).first().click()
  await press('{Shift>}R{/Shift}')
  await expect.element(headline()).toHaveTextContent('resigned')
  return shown
}

it('has a game that is over among My games by itself', async () => {
  await restart(await resignGame(), '#library')
  await choose('My games')
  await expect.element(found()).toHaveTextContent('1 of 17')
  await expect.element(entries()).toHaveTextContent('2 moves · Blue won, Red resigned')
})

it('stars an entry, for good', async () => {
  const shown = await restart(await resignGame(), '#library')
  await choose('My games')
  await details().getByRole('button', { name: 'Star' }).click()
  await expect.element(entries().getByRole('img', { name: 'Starred' })).toBeVisible()
  await restart(shown, '#library')
  await expect.element(entries().getByRole('img', { name: 'Starred' })).toHaveLength(1)
})

it('opens a game in review', async () => {
  await openLibrary(OVER)
  await entry('Over').click()
  await details().getByRole('link', { name: 'Open in review' }).click()
  await expect.poll(() => location.hash).toBe('#library/game-of-test-0')
})

it('reviews the game that has just ended by key', async () => {
  await resignGame()
  await press('v')
  await expect.poll(() => location.hash).toMatch(/^#library\/game-\d+/)
})
