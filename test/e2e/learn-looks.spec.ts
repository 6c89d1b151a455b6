/** Learn at every size: the rules, puzzles and mistakes are accessible, and nothing is cut off. */
import { expect, test, type AppPage } from './app.ts'
import { putDocument } from './database.ts'
import { mouse, puzzle, solvePuzzle } from './newcomer.ts'
import { shippedPuzzles } from '../../src/engine/puzzles/shipped.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves } from '../../src/engine/game/position.ts'

for (const [id, node] of [
  ['win', 'c4'],
  ['swap', 'a1'],
])
  test(`the answer to a try is accessible and whole: ${id}`, async ({ app }, info) => {
    await app.open(`#learn/${id}`)
    await app.expectLoaded()
    await app.node(node).click()
    await app.page.mouse.move(0, 0)
    // The newcomer looks at the tasks solved.
    await app.expectAccessible()
    await app.expectToFit(info, `learn-${id}`, [
      [1280, 820],
      [1920, 1080],
      [1024, 700],
      [800, 900],
      [390, 844],
    ])
  })

test('on a phone the steps stand in one row', async ({ app }) => {
  await app.page.setViewportSize({ width: 390, height: 844 })
  await app.open('#learn/win')
  const steps = app.page.getByRole('navigation', { name: 'The rules in seven steps' }).getByRole('link')
  await expect(steps).toHaveCount(7)
  const tops = await steps.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

async function openPuzzle(app: AppPage): Promise<void> {
  await app.open('#learn/puzzles')
  await expect(app.button('Skip')).toBeVisible()
}

async function playWrong(app: AppPage): Promise<void> {
  await openPuzzle(app)
  const text = (await app.position.textContent()) ?? ''
  const right = shippedPuzzles().find(({ position }) => position === text)?.moves[0]
  const position = parsePosition(text)
  const names = legalMoves(position).map((node) => position.board.names[node])
  await app.node(names.find((name) => name !== right) as string).click()
  await expect(app.button('Take it back')).toBeVisible()
}

test('a puzzle is whole', async ({ app }, info) => {
  await openPuzzle(app)
  await app.expectToFit(info, 'puzzle', [
    [1280, 820],
    [1920, 1080],
    [1024, 700],
    [820, 1180],
    [390, 844],
  ])
})

test('a wrong move of a puzzle is accessible and whole', async ({ app }, info) => {
  await playWrong(app)
  await app.page.mouse.move(0, 0)
  // The newcomer looks at puzzles open and solved.
  await app.expectAccessible()
  await app.expectToFit(info, 'puzzle-wrong', [
    [1280, 820],
    [390, 844],
  ])
})

test('a solved puzzle is whole', async ({ app }, info) => {
  await playWrong(app)
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
