/** Coming back: a start with a game of an earlier visit shows what to do next, until somebody goes on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { shippedPuzzles } from '../../../../src/engine/puzzles/shipped.ts'
import { puzzleOfTheDay } from '../../../../src/renderer/model/puzzles/of-the-day.ts'
import { board, button, headline, newGame, node, press, pressAnyway, region, stones } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 12) }))
afterEach(() => vi.useRealTimers())

/** A game whose last own move gave the win away. */
const MOVES = ['c1', 'd3', 'c4', 'd1', 'd4', 'd15', 'c3', 'd13', 'd14', 'd12', 'b4']
const LOST = `(;FF[4]GM[531]CA[UTF-8]SZ[4]PB[You]PW[random]CREATED[2026-03-04T18:20:00.000Z]PLAYED[1]SEAT[first]OPPONENT[random]ENDED[2026-03-04T18:20:00.000Z]RATED[1]MISTAKES[11]${MOVES.map(
  (move, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${move}]`,
).join('')})`

const next = () => region('What to do next')
const game = () => page.getByRole('group', { name: 'What to do with the game' })

/** The second visit to a game against the first level, of which each has made a move. */
async function comeBack(hash = '') {
  const shown = await showApp('', { documents: { games: { lost: LOST } } })
  await node('b1').click()
  await expect.element(headline()).toHaveTextContent('your move')
  await expect.element(next()).not.toBeInTheDocument()
  const again = await restart(shown, hash)
  await expect.element(next()).not.toHaveAttribute('aria-busy', 'true')
  return again
}

/** The second visit after a game that was given up. */
async function comeBackAfterLoss() {
  const shown = await showApp('')
  await node('b1').click()
  await expect.element(headline()).toHaveTextContent('your move')
  await pressAnyway('Resign')
  await expect.element(headline()).toHaveTextContent('You lost')
  const again = await restart(shown, '')
  await expect.element(next()).not.toHaveAttribute('aria-busy', 'true')
  return again
}

it('is no first visit', async () => {
  await showApp('')
  await expect.element(game()).toBeVisible()
  await expect.element(next()).not.toBeInTheDocument()
})

it('goes on with the game', async () => {
  await comeBack()
  await expect.element(next()).toHaveTextContent('Your move against Randommove 3 · 31 nodes')
  await expect.element(game()).not.toBeInTheDocument()
  await button('Go on').click()
  await expect.element(game()).toBeVisible()
  await expect.element(next()).not.toBeInTheDocument()
  await expect.element(board().css('[data-node]:focus')).toBeVisible()
})

it('gives way to a stone', async () => {
  await comeBack()
  const free = board().css('[data-node][aria-disabled="false"]').first()
  await free.click()
  await expect.element(game()).toBeVisible()
  await expect.element(stones()).toHaveLength(4)
})

it('gives way to a hint, which is asked for by a key', async () => {
  await comeBack()
  await press('h')
  await expect.element(game()).toBeVisible()
})

it('leads to a new game', async () => {
  await comeBack()
  await newGame('Two people')
  await expect.element(game()).toBeVisible()
  await expect.element(stones()).toHaveLength(0)
})

it('leads to the mistakes due', async () => {
  await comeBack()
  await expect.element(next()).toHaveTextContent('Mistakes 1due today')
  await page.getByRole('link', { name: 'Correct' }).click()
  await expect.element(region('My mistakes')).toHaveTextContent('Your move was b4.')
})

it('leads to the next level', async () => {
  await comeBack()
  await expect.element(next()).toHaveTextContent('Next level: Random0 of 10 levels beaten')
  await next().getByRole('button', { name: 'Play' }).click()
  await expect.element(stones()).toHaveLength(0)
  await expect.element(game()).toBeVisible()
})

it('leads to the puzzle of the day', async () => {
  const { app } = await comeBack()
  const today = puzzleOfTheDay(shippedPuzzles(), new Date())
  await button('Solve').click()
  await expect.element(page.getByRole('tab', { name: 'Puzzles', selected: true })).toBeVisible()
  expect(app.solving.store.getState().round?.start).toEqual(parsePosition(today.position))
})

it('shows the puzzle of the day once', async () => {
  const { app } = await comeBack()
  app.puzzleRecords.record(puzzleOfTheDay(shippedPuzzles(), new Date()), 1, true)
  await expect.element(next()).not.toHaveTextContent('Puzzle of the day')
  vi.setSystemTime(new Date(2026, 2, 6, 0, 1))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(next()).toHaveTextContent('Puzzle of the day')
})

it('says how the last game ended in one line, without a rating', async () => {
  await comeBackAfterLoss()
  await expect.element(next()).toHaveTextContent('Last: lost to Random, Mar 5')
  await expect.element(next()).not.toHaveTextContent('Your move')
  await expect.element(page.getByRole('main')).not.toHaveTextContent(/You lost|Rating/)
  await button('Review it').click()
  await expect.poll(() => location.hash).toMatch(/^#library\//)
})

it('is none while a clock runs', async () => {
  const shown = await showApp('')
  await newGame('Two people', '1 minute each')
  await node('b1').click()
  await restart(shown, '')
  await expect.element(game()).toBeVisible()
})

it('opens Learn at what is due, and its rules by their tab', async () => {
  await showApp('#learn', { documents: { games: { lost: LOST } } })
  await expect.element(region('My mistakes')).toHaveTextContent('Your move was b4.')
  await page.getByRole('tab', { name: 'Rules' }).click()
  await expect.element(page.getByRole('navigation', { name: 'The rules in seven steps' })).toBeVisible()
})

it('opens Learn at the rules where nothing is due', async () => {
  await showApp('#learn')
  await expect.poll(() => location.hash).toBe('#learn/place')
})
