/** Puzzles: hinted at, refuted, shown, and made anew. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { parsePosition } from '../../../../../src/engine/game/notation.ts'
import { legalMoves } from '../../../../../src/engine/game/position.ts'
import { shippedPuzzles } from '../../../../../src/engine/puzzles/shipped.ts'
import { button, choose, expectTexts, node, region, stones, position } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { current, openPuzzles, panel, positionText, rating, solvedPuzzles, solvePuzzle } from './on-page.ts'

afterEach(() => vi.useRealTimers())

const says = (words: string | RegExp) => expect.element(panel()).toHaveTextContent(words)
const headline = () => region('The puzzle’s board').getByRole('status')
const onBoard = (name: RegExp) => page.getByRole('main').css('svg').getByRole('button', { name })

it('keeps its themes until it is solved', async () => {
  await openPuzzles()
  await says('Its themes show once it is solved.')
})

it('hints where to look', async () => {
  await openPuzzles()
  await button('Next hint').click()
  await says('Look among the marked nodes.')
  await expect.element(onBoard(/look here/).first()).toBeVisible()
})

it('names the move by the third hint, and gives no other', async () => {
  await openPuzzles()
  const [move] = current().moves
  for (let hint = 1; hint <= 3; hint++) await button('Next hint').click()
  await says(`Play ${move}.`)
  await expect.element(onBoard(new RegExp(`^${move}\\b.*the move`))).toBeVisible()
  await expect.element(button('Next hint')).toBeDisabled()
})

it('is not rated by hints alone', async () => {
  await openPuzzles()
  for (let hint = 1; hint <= 3; hint++) await button('Next hint').click()
  await expect.element(rating()).toHaveTextContent('Everyone begins with this rating.')
})

it('has the theme that is chosen', async () => {
  await openPuzzles()
  await choose('Theme', 'Corner')
  await expect.poll(() => current().themes).toContain('corner')
})

it('is skipped', async () => {
  await openPuzzles()
  const before = positionText()
  await button('Skip').click()
  await expect.element(position()).not.toHaveTextContent(before)
})

it('shows its solution, unrated, with its themes', async () => {
  await openPuzzles()
  await choose('Theme', 'Corner')
  await expect.poll(() => current().themes).toContain('corner')
  await button('Show solution').click()
  await says('Shown, not rated')
  await expect.element(page.getByRole('group', { name: 'Themes' })).toHaveTextContent('Corner')
})

it('is inspected', async () => {
  await openPuzzles()
  await button('Show solution').click()
  await says('Shown, not rated')
  const shown = positionText()
  await button('Inspect this position').click()
  await expect.poll(() => location.hash).toMatch(/^#inspect/)
  await expectTexts(position(), [shown])
})

/** Plays a wrong move, and returns it with the number of stones before it. */
async function playWrong() {
  await openPuzzles()
  const { position, moves } = current()
  const before = parsePosition(position)
  const wrong = legalMoves(before)
    .map((node) => before.board.names[node])
    .find((name) => name !== moves[0]) as string
  const count = stones().elements().length
  await node(wrong).click()
  await expect.element(headline()).toHaveTextContent(`${wrong} loses`)
  return { wrong, count }
}

it('refutes a wrong move on the board', async () => {
  const { wrong, count } = await playWrong()
  await expect.element(headline()).toHaveTextContent(/(Red|Blue) answers \w\d+/)
  await expect.element(stones()).toHaveLength(count + 2)
  await expect.element(panel().getByRole('status')).toHaveTextContent(wrong)
  await expect.element(rating()).toHaveTextContent('Provisional: 1 of 10')
})

it('has a wrong move taken back', async () => {
  const { count } = await playWrong()
  await button('Take it back').click()
  await expect.element(stones()).toHaveLength(count)
})

it('is rated once, by the wrong move', async () => {
  const { count } = await playWrong()
  await button('Take it back').click()
  await expect.element(stones()).toHaveLength(count)
  await solvePuzzle()
  await says('Found after a wrong move')
  await expect.element(rating()).toHaveTextContent('Provisional: 1 of 10')
})

it('is made anew when all have been tried', async () => {
  const puzzles = solvedPuzzles(...shippedPuzzles().map(() => '2026-01-02T03:04:05.678Z'))
  const { desktop } = await showApp('#learn/puzzles', { documents: { puzzles }, holdsEngine: true })
  await expect.element(page.getByText('New ones are being made in the background')).toBeVisible()
  desktop.engine.letGo()
  await expect.element(button('Skip'), { timeout: 60_000 }).toBeVisible()
  expect(shippedPuzzles().map(({ position }) => position)).not.toContain(positionText())
})

it('counts in the streak after midnight on a page that stays open', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 23, 59) })
  await openPuzzles(solvedPuzzles(...[5, 6].map((day) => new Date(2026, 2, day, 0, 1).toISOString())))
  const streak = region('Streak').getByRole('heading')
  await expectTexts(streak, ['Streak 1 day'])
  vi.setSystemTime(new Date(2026, 2, 6, 0, 2))
  document.dispatchEvent(new Event('visibilitychange'))
  await expectTexts(streak, ['Streak 2 days'])
})
