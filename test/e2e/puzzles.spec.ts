/** A puzzle of the library, and how puzzles and mistakes look. The newcomer solves some. */
import { expect, test } from './app.ts'
import { putDocument } from './database.ts'
import { mouse, puzzle, solvePuzzle } from './newcomer.ts'
import { Shelf } from './shelf.ts'
import { shippedPuzzles } from '../../src/engine/puzzles/shipped.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves } from '../../src/engine/game/position.ts'

test('a puzzle is whole at every size: open, refuted and solved', async ({ app }, info) => {
  await app.open('#learn/puzzles')
  await expect(app.button('Skip')).toBeVisible()
  await app.expectToFit(info, 'puzzle', [
    [1280, 820],
    [1920, 1080],
    [1024, 700],
    [820, 1180],
    [390, 844],
    [1280, 820],
  ])
  const text = (await app.position.textContent()) ?? ''
  const right = shippedPuzzles().find(({ position }) => position === text)?.moves[0]
  const position = parsePosition(text)
  const names = legalMoves(position).map((node) => position.board.names[node])
  await app.node(names.find((name) => name !== right) as string).click()
  await expect(app.button('Take it back')).toBeVisible()
  await app.page.mouse.move(0, 0)
  // The newcomer looks at puzzles open and solved.
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle-wrong', [
    [1280, 820],
    [390, 844],
    [1280, 820],
  ])
  await app.button('Take it back').click()
  await solvePuzzle(app, mouse(app))
  await expect(puzzle(app)).toContainText('Found after a wrong move')
  await app.page.mouse.move(0, 0)
  await app.expectToFit(info, 'puzzle-solved', [
    [1280, 820],
    [1024, 700],
    [390, 844],
  ])
})

test('a puzzle of the library keeps its secret until it is solved', async ({ app }) => {
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

test('a mistake of a kept game is accessible', async ({ app }) => {
  const { page } = app
  await page.goto('./#learn/mistakes')
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
  await expect(page.getByRole('region', { name: 'My mistakes' })).toContainText('Your move was b4.')
  await app.expectAccessible()
})
