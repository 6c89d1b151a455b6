/** Two searches of one position, which play in step by visited states. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { keepFirst, record } from '../../../../src/renderer/model/replay/record.ts'
import { button, choose, expectTexts, headline, more, press, region } from '../../browser/on-screen.ts'
import { clock, focus, openRecorded, sentence, timeSlider } from './on-page.ts'

afterEach(() => page.viewport(1280, 820))

const visited = () =>
  region('Board')
    .getByRole('table')
    .getByRole('row', { name: /^Visited/ })
    .getByRole('cell')
const trees = () => page.getByRole('region', { name: /^Tree \d/ })
const radio = (name: RegExp) => page.getByRole('radio', { name })

/** Alpha-beta, and beside it iterative deepening. */
async function openBoth(): Promise<void> {
  const { app } = await openRecorded('alpha-beta', 3)
  const options = { algorithm: 'iterative-deepening', depth: 3 } as const
  record(app.replay, app.recorder, ELEVEN_STONES.position, options, keepFirst)
  await expect.element(clock()).toHaveTextContent(/^0 of 2,020 visited states$/)
}

/** Chooses a move in the second of two trees, which stand side by side. */
async function chooseInOther(): Promise<void> {
  await openBoth()
  await button('Next cutoff').click()
  await page.viewport(1600, 900)
  await region('Tree 2')
    .getByRole('button', { name: /, being searched/ })
    .first()
    .click()
}

it('are recorded one after the other', async () => {
  await openRecorded('alpha-beta', 3)
  await more('Compare with a second search…')
  await choose('Search', 'Iterative deepening')
  await radio(/^Depth 3$/).click()
  await button('Record').click()
  await expect.element(clock()).toHaveTextContent(/^0 of 2,020 visited states$/)
})

it.each([
  [1280, 820],
  [1920, 1080],
])('leave the board two hundred pixels at least at %d × %d', async (width, height) => {
  await page.viewport(width, height)
  await openBoth()
  const board = region('Board').getByRole('img').element().getBoundingClientRect()
  expect(Math.min(board.width, board.height)).toBeGreaterThanOrEqual(200)
})

it('have visited as many states', async () => {
  await openBoth()
  for (let i = 0; i < 3; i++) await button('Step forward').click()
  await expectTexts(visited(), ['3 / 2,020', '3 / 1,063'])
})

it('jump to a cutoff', async () => {
  await openBoth()
  for (let i = 0; i < 3; i++) await button('Step forward').click()
  await expectTexts(visited(), ['3 / 2,020', '3 / 1,063'])
  await button('Next cutoff').click()
  await expect.element(visited().first()).not.toHaveTextContent(/^3 \/ 2,020$/)
})

it('come to their ends', async () => {
  await openBoth()
  focus(timeSlider())
  await press('{End}')
  await expectTexts(visited(), ['2,020 / 2,020', '1,063 / 1,063'])
})

it.each([/^2/, /^1/])('have the jumps of the one that is followed, which land on its event: %s', async (followed) => {
  await openBoth()
  await radio(followed).click()
  await button('Next cutoff').click()
  await expect.element(sentence()).toHaveTextContent(/: cut\. \d+ moves? (is|are) never looked at\.$/)
})

it('show both trees in a wide window', async () => {
  await openBoth()
  await page.viewport(1600, 900)
  await expect.element(trees()).toHaveLength(2)
})

it('follow the one in whose tree a move is chosen', async () => {
  await chooseInOther()
  await expect.element(radio(/^2/)).toBeChecked()
  await expect.element(region('Tree 2').getByRole('paragraph')).toHaveTextContent(/^(Blue|Red) (tries|answers)/)
})

it('become the one that is followed', async () => {
  await chooseInOther()
  await more('Go on with this search alone')
  await expect.element(headline()).toHaveTextContent('Iterative deepening')
})
