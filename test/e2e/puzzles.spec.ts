/** Puzzles: hinted at, refuted, from the library, and made anew. The newcomer solves some. */
import { expect, test, type AppPage } from './app.ts'
import { putDocument } from './database.ts'
import { holdEngine } from './hold-engine.ts'
import { mouse, puzzle as panel, puzzleRating as rating, solvePuzzle } from './newcomer.ts'
import { Shelf } from './shelf.ts'
import { shippedPuzzles } from '../../src/engine/puzzles/shipped.ts'
import type { Puzzle } from '../../src/engine/puzzles/puzzle.ts'
import { parseMove, parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../src/engine/game/position.ts'
import { oracleOf } from '../../src/engine/solver/oracle.ts'

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

test('hints say where, what and the move, and the themes stay blank; a theme, the solution shown, and the position inspected', async ({
  app,
}) => {
  const { page } = app
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
  await expect(rating(app)).toContainText('Everyone begins with this rating.')

  await app.choose('Theme', 'Corner')
  await expect(async () => expect((await current(app)).themes).toContain('corner')).toPass()
  const before = await app.position.textContent()
  await app.button('Skip').click()
  await expect(app.position).not.toHaveText(before ?? '')
  await app.button('Show solution').click()
  await expect(panel(app)).toContainText('Shown, not rated')
  await expect(page.getByRole('group', { name: 'Themes' })).toContainText('Corner')
  const shown = await app.position.textContent()
  await app.button('Inspect this position').click()
  await expect(app.position).toHaveText(shown ?? '')
  await expect(page).toHaveURL(/#inspect/)
})

test('a wrong move is refuted on the board, and taken back; all of it whole at every size', async ({ app }, info) => {
  await open(app)
  await app.expectToFit(info, 'puzzle', [
    [1280, 820],
    [1920, 1080],
    [1024, 700],
    [820, 1180],
    [390, 844],
    [1280, 820],
  ])
  const { position: text, moves } = await current(app)
  const position = parsePosition(text)
  const [wrong] = legalMoves(position)
    .map((node) => position.board.names[node])
    .filter((name) => name !== moves[0])
  const stones = await app.stones.count()
  await app.node(wrong).click()
  await expect(headline(app)).toContainText(`${wrong} loses`)
  await expect(headline(app)).toContainText(/(Red|Blue) answers \w\d+/)
  await expect(app.stones).toHaveCount(stones + 2)
  await expect(panel(app).getByRole('status')).toContainText(wrong)
  await expect(rating(app)).toContainText('Provisional: 1 of 10')
  await app.page.mouse.move(0, 0)
  // The newcomer looks at puzzles open and solved.
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle-wrong', [
    [1280, 820],
    [390, 844],
    [1280, 820],
  ])
  await app.button('Take it back').click()
  await expect(app.stones).toHaveCount(stones)
  await solvePuzzle(app, mouse(app))
  await expect(panel(app)).toContainText('Found after a wrong move')
  await expect(rating(app)).toContainText('Provisional: 1 of 10')
  await app.page.mouse.move(0, 0)
  await app.expectToFit(info, 'puzzle-solved', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
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
  const tried = shippedPuzzles().map(({ position, difficulty, themes }) => ({
    position,
    difficulty,
    themes,
    date: '2026-01-02T03:04:05.678Z',
    score: 1,
    isSolved: true,
  }))
  const text = JSON.stringify({ format: 'poly-y puzzles', version: 1, tried, waiting: [], made: 0 })
  await putDocument(app.page, 'puzzles', 'mine', text)
  await page.goto('./#learn/puzzles')
  const letEngineGo = await holdEngine(page)
  await page.reload()
  await expect(page.getByText('New ones are being made in the background')).toBeVisible()
  await letEngineGo()
  await expect(app.button('Skip')).toBeVisible({ timeout: 60_000 })
  expect(shippedPuzzles().map(({ position }) => position)).not.toContain(await app.position.textContent())
})

test('the streak counts what is solved after midnight on a page that stays open', async ({ app }) => {
  const { page } = app
  await page.clock.setFixedTime(new Date(2026, 2, 5, 23, 59))
  await app.open()
  const [first, second] = shippedPuzzles().map(({ position, difficulty, themes }, i) => ({
    position,
    date: new Date(2026, 2, 5 + i, 0, 1).toISOString(),
    difficulty,
    themes,
    score: 1,
    isSolved: true,
  }))
  await putDocument(
    page,
    'puzzles',
    'mine',
    JSON.stringify({ format: 'poly-y puzzles', version: 1, tried: [first, second], waiting: [], made: 0 }),
  )
  await page.reload()
  await open(app)
  const streak = page.getByRole('region', { name: 'Streak' })
  await expect(streak.getByRole('heading')).toHaveText('Streak 1 day')
  await page.clock.setFixedTime(new Date(2026, 2, 6, 0, 2))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(streak.getByRole('heading')).toHaveText('Streak 2 days')
})

test('a mistake of a kept game is corrected, comes back on its day, and leads to its game', async ({ app }) => {
  const { page } = app
  await page.clock.setFixedTime(new Date(2026, 2, 5, 12))
  await page.goto('./#learn/mistakes')
  await expect(app.button('Review your last game')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Play a game' })).toBeVisible()
  // Red's sixth move gave the win away.
  const moves = ['c1', 'd3', 'c4', 'd1', 'd4', 'd15', 'c3', 'd13', 'd14', 'd12', 'b4']
  const nodes = moves.map((move, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${move}]`).join('')
  const played = 'PLAYED[1]SEAT[first]OPPONENT[random]ENDED[2026-03-04T18:20:00.000Z]RATED[1]MISTAKES[11]'
  await putDocument(
    page,
    'games',
    'mine',
    `(;FF[4]GM[531]CA[UTF-8]SZ[4]PB[You]PW[random]RE[W+R]CREATED[2026-03-04T18:20:00.000Z]${played}${nodes})`,
  )
  await page.reload()
  await expect(page.getByRole('tab', { name: 'My mistakes · 1' })).toBeVisible()
  const mistakes = page.getByRole('region', { name: 'My mistakes' })
  await expect(mistakes).toContainText('Your move was b4.')
  const before = moves
    .slice(0, -1)
    .reduce((position, move) => play(position, parseMove(position.board, move)), emptyPosition(4))
  await app.node(before.board.names[oracleOf(4).bestMove(before).node]).click()
  await expect(mistakes.getByRole('status')).toContainText('keeps the win')
  const days = Number(/It comes back in (\d+) days/.exec((await mistakes.textContent()) ?? '')?.[1])
  await app.button('Done for today').click()
  await expect(mistakes).toContainText('Nothing due today')
  await page.clock.setFixedTime(new Date(2026, 2, 5 + days, 0, 1))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(mistakes).toContainText('Your move was b4.')
  await app.expectAccessible()
  await mistakes.getByRole('link').click()
  await expect(page).toHaveURL(/#library\/mine/)
})
