/** Puzzles: solved by mouse and by keyboard, refuted, hinted at, rated, kept, and gone on with. */
import { expect, test, type AppPage } from './app.ts'
import { keyboard, mouse, solvePuzzle } from './newcomer.ts'
import { Shelf } from './shelf.ts'
import { shippedPuzzles } from '../../src/engine/puzzles/shipped.ts'
import type { Puzzle } from '../../src/engine/puzzles/puzzle.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves } from '../../src/engine/game/position.ts'

const panel = (app: AppPage) => app.page.getByRole('region', { name: 'Puzzle', exact: true })
const rating = (app: AppPage) => app.page.getByRole('region', { name: 'Puzzle rating' })
const headline = (app: AppPage) => app.page.getByRole('region', { name: 'The puzzle’s board' }).getByRole('status')

async function open(app: AppPage): Promise<void> {
  await app.open('#learn/puzzles')
  await expect(app.button('Skip')).toBeVisible()
}

/** The puzzle on the board, before a move. */
async function current(app: AppPage): Promise<Puzzle> {
  const text = await app.position.textContent()
  const puzzle = shippedPuzzles().find(({ position }) => position === text)
  if (puzzle === undefined) throw new Error(`not a shipped puzzle: ${text}`)
  return puzzle
}

test('by mouse and by keyboard: three puzzles to the end, rated and kept', async ({ app }) => {
  const { page } = app
  await app.open('#learn')
  await app.expectLoaded()
  await page.getByRole('link', { name: 'Solve puzzles' }).click()
  await expect(app.button('Skip')).toBeVisible()
  await expect(rating(app)).toContainText('1,200 ± 350')
  await solvePuzzle(app, mouse(app))
  await expect(panel(app).getByText('Solved', { exact: true })).toBeVisible()
  await expect(panel(app)).toContainText('solved without help')
  await expect(page.getByRole('group', { name: 'Themes' })).not.toBeEmpty()
  await expect(page.getByRole('region', { name: 'Streak' })).toContainText('1 day')
  for (let puzzle = 0; puzzle < 2; puzzle++) {
    await expect(app.button('Next puzzle')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(app.board.locator('[data-node]:focus')).toBeVisible()
    await solvePuzzle(app, keyboard(app))
  }
  await expect(rating(app)).toContainText('From 3 puzzles')
  const kept = await rating(app).getByRole('paragraph').first().textContent()
  await rating(app).getByText('Rating by theme').click()
  await expect(rating(app).getByRole('table')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(rating(app).getByRole('paragraph').first()).toHaveText(kept ?? '')
  await page.goto('./#learn')
  await expect(page.getByRole('region', { name: 'Puzzles' })).toContainText(kept ?? '')
})

test('a wrong move is refuted on the board, and taken back', async ({ app }) => {
  await open(app)
  const { position: text, moves } = await current(app)
  const position = parsePosition(text)
  const [wrong] = legalMoves(position).map((node) => position.board.names[node]).filter((name) => name !== moves[0])
  const stones = await app.stones.count()
  await app.node(wrong).click()
  await expect(headline(app)).toContainText(`${wrong} loses`)
  await expect(headline(app)).toContainText(/(Red|Blue) answers \w\d+/)
  await expect(app.stones).toHaveCount(stones + 2)
  await expect(panel(app).getByRole('status')).toContainText(wrong)
  await expect(rating(app)).toContainText('From 1 puzzle')
  await app.button('Take it back').click()
  await expect(app.stones).toHaveCount(stones)
  await solvePuzzle(app, mouse(app))
  await expect(panel(app)).toContainText('counts as not solved')
  await expect(rating(app)).toContainText('From 1 puzzle')
})

test('hints say where, what and the move; the themes stay blank until then', async ({ app }) => {
  await open(app)
  const { moves } = await current(app)
  await expect(panel(app)).toContainText('Its themes show once it is solved.')
  await app.button('Next hint').click()
  await expect(panel(app)).toContainText('Look among the marked nodes.')
  await expect(app.board.getByRole('button', { name: /look here/ }).first()).toBeVisible()
  await app.button('Next hint').click()
  await app.button('Next hint').click()
  await expect(panel(app)).toContainText(`Play ${moves[0]}.`)
  await expect(app.board.getByRole('button', { name: new RegExp(`^${moves[0]}\\b.*the move`) })).toBeVisible()
  await expect(app.button('Next hint')).toBeDisabled()
  await expect(rating(app)).toContainText('From 1 puzzle')
})

test('a theme, the solution shown, and the position inspected', async ({ app }) => {
  const { page } = app
  await open(app)
  await app.choose('Theme', 'Corner')
  await expect(async () => expect((await current(app)).themes).toContain('corner')).toPass()
  const before = await app.position.textContent()
  await app.button('Skip').click()
  await expect(app.position).not.toHaveText(before ?? '')
  await app.button('Show solution').click()
  await expect(page.getByRole('group', { name: 'Themes' })).toContainText('Corner')
  const shown = await app.position.textContent()
  await app.button('Inspect this position').click()
  await expect(app.position).toHaveText(shown ?? '')
  await expect(page).toHaveURL(/#inspect$/)
})

test('what comes with the library is solved as a puzzle, and its notes keep the secret until then', async ({ app }) => {
  const { page } = app
  const shelf = await Shelf.open(app)
  await shelf.entry('A quiet move').click()
  await expect(shelf.entry('A quiet move')).not.toContainText('c3')
  await expect(shelf.details.getByText('One move of fifteen')).toBeHidden()
  await app.button('Solve as a puzzle').click()
  await expect(app.position).toHaveText('./.r..r/bb....bb.r/rb...b...rrbrrb r')
  await solvePuzzle(app, mouse(app))
  await page.goto('./#library')
  await expect(shelf.details).toContainText('One move of fifteen wins for Red: c3.')
})

test('when all have been tried, new ones are made', async ({ app }) => {
  const { page } = app
  await page.goto('./')
  await expect(app.board).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()
  const tried = shippedPuzzles().map(({ position, difficulty, themes }) => ({ position, difficulty, themes, date: '2026-01-02T03:04:05.678Z', score: 1, isSolved: true }))
  const text = JSON.stringify({ format: 'poly-y puzzles', version: 1, tried, waiting: [], made: 0 })
  await new Shelf(app).store('mine', text, 'puzzles')
  await page.reload()
  await page.goto('./#learn/puzzles')
  await page.reload()
  await expect(page.getByText('New ones are being made in the background')).toBeVisible()
  await expect(app.button('Skip')).toBeVisible({ timeout: 60_000 })
  expect(shippedPuzzles().map(({ position }) => position)).not.toContain(await app.position.textContent())
})

test('Puzzles: accessible, and whole at every size', async ({ app }, info) => {
  await open(app)
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle', [[1280, 820], [1920, 1080], [1024, 700], [820, 1180], [390, 844]])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  const { moves } = await current(app)
  await app.button('Next hint').click()
  const wrong = app.board.locator(`[data-node][aria-disabled="false"]:not([data-node="${moves[0]}"])`).first()
  await wrong.click()
  await expect(headline(app)).toContainText('answers')
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle-wrong', [[1280, 820], [390, 844]])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  await app.button('Take it back').click()
  await solvePuzzle(app, mouse(app))
  await app.page.mouse.move(0, 0)
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle-solved', [[1280, 820], [1024, 700], [390, 844]])
})
