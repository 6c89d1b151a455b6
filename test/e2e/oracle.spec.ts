/**
 * Perfect play in the app: the truth on the board, the hint, the tutor, the perfect opponent, and a game's turning
 * points.
 */
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../src/engine/game/position.ts'
import { Solver } from '../../src/engine/solver/solver.ts'
import en from '../../src/locales/en/oracle.json' with { type: 'json' }
import { expect, test, type AppPage } from './app.ts'
import { FOUR, Review } from './review.ts'

/** Blue to move wins, but by two moves only. */
const TENSE = './...b./..r..b.r../....r...b.r.... b'

/** A game between people that begins with the tense position. */
async function playOn(app: AppPage): Promise<void> {
  await app.open()
  await app.seat('Blue', 'Human')
  await app.paste(TENSE)
  await expect(app.position).toHaveText(TENSE)
}

const panel = (app: AppPage) => app.page.getByRole('region', { name: 'Perfect play' })
const warning = (app: AppPage) =>
  app.advice.locator('[role=alert], [role=status]').filter({ has: app.button('Take back') })
/** The discs that mark free nodes. */
const discs = (app: AppPage) => app.page.locator('circle[fill-opacity]')
const namesOf = ({ board }: Position, nodes: readonly number[]) => nodes.map((node) => board.names[node])

/** The moves that win for the side to move, solved here. */
function winningMovesOf(position: Position): string[] {
  const solver = new Solver(position.board)
  return namesOf(
    position,
    legalMoves(position).filter((node) => solver.solve(play(position, node)).winner === position.toMove),
  )
}

test('a hint comes in stages, for this position only; who wins after each move lies on the board, and follows the game', async ({
  app,
}) => {
  await playOn(app)
  const position = parsePosition(TENSE)
  const wins = winningMovesOf(position)
  const words = app.advice.getByRole('status')
  const marked = app.board
    .getByRole('button', { name: new RegExp(`${en.hints.inArea}|${en.hints.candidate}|${en.hints.best}`) })
    .filter({ has: discs(app) })
  const names = () => marked.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-node') ?? ''))
  await expect(marked).toHaveCount(0)
  await app.button('Hint').click()
  await expect(words).toHaveText('A winning move is in the lit area. Ask again for two candidates.', {
    timeout: 20_000,
  })
  const area = await names()
  expect(area.length).toBeGreaterThan(5)
  expect(area.some((name) => wins.includes(name))).toBe(true)
  await app.page.keyboard.press('h')
  await expect(words).toHaveText(/^One of \w+ or \w+ wins, the other loses\./, { timeout: 20_000 })
  const candidates = await names()
  expect(candidates).toHaveLength(2)
  expect(candidates.filter((name) => wins.includes(name))).toHaveLength(1)
  await app.page.keyboard.press('h')
  await expect(words).toHaveText(/^\w+ wins\. ./)
  const [move] = await names()
  expect(wins).toContain(move)
  await expect(words).toContainText(`${move} wins.`)
  await app.node(move).click()
  await expect(marked).toHaveCount(0)
  await expect(words).toHaveCount(0)
  // Red has lost, and is told so.
  await app.page.keyboard.press('h')
  await expect(words).toHaveText(/^Blue wins with best play, whatever you do\. \w+ holds out longest\./, {
    timeout: 20_000,
  })
  await expect(marked).toHaveCount(1)
  await app.button('Undo').click()
  await panel(app).getByText('Mark winning and losing moves').click()
  const count = legalMoves(position).length
  await expect(panel(app).getByText(`Blue’s moves: ${wins.length} win, ${count - wins.length} lose.`)).toBeVisible({
    timeout: 20_000,
  })
  for (const node of legalMoves(position)) {
    const name = position.board.names[node]
    await expect(app.node(name)).toHaveAccessibleName(wins.includes(name) ? /Blue wins/ : /Red wins/)
  }
  await expect(panel(app).getByText('Blue wins')).toBeVisible()
  // A move that loses turns it round.
  await app.node('a1').click()
  await expect(panel(app).getByText('Red wins')).toBeVisible({ timeout: 20_000 })
  await expect(app.headline).toHaveText('Red to move')
  // It is a setting, and stays on.
  await app.page.reload()
  await expect(panel(app).getByText('Red wins')).toBeVisible({ timeout: 20_000 })
})

test('the tutor asks before a win is given away, without naming the better move; why is played out on the board to its end, with motion and without', async ({
  app,
}) => {
  await playOn(app)
  await panel(app).getByText('Warn before a win is given away').click()
  await app.node('a1').focus()
  await app.page.keyboard.press('Enter')
  await expect(warning(app)).toContainText('a1 gives the win away.', { timeout: 20_000 })
  await expect(discs(app)).toHaveCount(1)
  await expect(app.node('a1')).toHaveAccessibleName(/losing move/)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await app.page.emulateMedia({ reducedMotion })
    await app.button('Show why').focus()
    await app.page.keyboard.press('Enter')
    await expect(warning(app)).toContainText(/a1 gives the win away\. Red answers \w+\. ./, { timeout: 20_000 })
    const ghosts = app.lineStones
    await expect(app.node('a1')).toHaveAccessibleName(/1/)
    // The line has an even number of stones: Red makes the last.
    await expect(async () => {
      const count = await ghosts.count()
      expect(count).toBeGreaterThan(3)
      await app.page.waitForTimeout(1500)
      expect(await ghosts.count()).toBe(count)
      expect(count % 2).toBe(0)
    }).toPass({ timeout: 30_000 })
    await expect(app.position).toHaveText(TENSE)
    await app.button('Hide why').click()
    await expect(ghosts).toHaveCount(0)
    await expect(warning(app)).toContainText('a1 gives the win away.')
  }
  await app.button('Take back').click()
  await expect(warning(app)).toHaveCount(0)
  await expect(app.position).toHaveText(TENSE)
  await app.node('a1').click()
  await app.button('Play a1 anyway').click()
  await expect(app.headline).toHaveText('Red to move')
  await app.button('Undo').click()
  await app.node(winningMovesOf(parsePosition(TENSE))[0]).click()
  await expect(app.headline).toHaveText('Red to move')
  // Red has lost: there is nothing to give away.
  await app.node('d1').click()
  await expect(app.headline).toHaveText('Blue to move')
})

test('the perfect player wins what is won, on the large board and the smallest, and swaps where it should', async ({
  app,
}) => {
  await app.open()
  await app.seat('Blue', 'Perfect play')
  await app.paste(TENSE)
  await expect(app.stones).not.toHaveCount(0)
  while (await app.myTurn()) {
    const empty = app.playable
    await empty.last().click()
  }
  await expect(app.headline).toContainText('You lost')
  await app.newGame('Level 10', '6 nodes', 'Swap rule')
  await app.node('b3').click()
  // On this board every first move but the centre wins.
  await expect(app.headline).toContainText('swapped')
})

test('an inspected position tells who wins after each move, a broken one nothing, and perfect play is walked to its end, and back', async ({
  app,
}) => {
  await app.open('#inspect')
  await app.paste(TENSE)
  await app.choose('Overlay', 'Who wins after each move')
  await expect(panel(app)).toContainText('Blue wins', { timeout: 20_000 })
  const next = panel(app).getByRole('button')
  const first = /^Next move, (\S+)$/
  await expect(next).toHaveText(first, { timeout: 20_000 })
  expect(winningMovesOf(parsePosition(TENSE))).toContain(first.exec((await next.textContent()) ?? '')?.[1])
  await next.click()
  await expect(panel(app).getByRole('status')).toHaveText(/^Blue wins/, { timeout: 20_000 })
  await app.button('Undo').click()
  await expect(next).toHaveText(first)
  await app.button('Clear').click()
  await expect(panel(app)).toContainText('Red wins')
  await expect(app.node('a1')).toHaveAccessibleName(/Blue wins/)
  await expect(app.node('c1')).toHaveAccessibleName(/Red wins/)
  await app.page.getByLabel('Put red stones').check()
  await app.node('a1').click()
  await app.node('b1').click()
  await expect(panel(app)).toHaveCount(0)
  await expect(app.page.getByText('There is no legal move here.')).toBeVisible()
  // On the smallest board every length is known, so both sides' best moves are.
  await app.page.getByLabel('6 nodes', { exact: true }).check()
  for (const words of ['Red wins in 3 plies', 'Red wins in 2 plies', 'Red wins in 1 ply']) {
    await expect(panel(app).getByRole('status')).toContainText(words)
    await next.click()
  }
  await expect(panel(app).getByRole('status')).toHaveText('Red has won')
  await expect(next).toBeDisabled()
})

test('a move has one verdict in the whole review, the proven one where there is one', async ({ app }) => {
  const review = await Review.of(app, FOUR)
  await app.openEngine()
  await app.page.getByLabel('Depth 2').check()
  await app.button('Search the game').click()
  await review.proven()
  await expect(app.button('Search no more')).toBeVisible()
  const moves = ['Move 1: Red a1', 'Move 2: Blue b1', 'Move 3: Red c1', 'Move 4: Blue c2']
  const marks = ['??', '??', '', '']
  for (const [i, name] of moves.entries())
    await expect(review.move(new RegExp(name))).toHaveText(`${name.slice(-2)}${marks[i]}`)
  await expect(review.graph.getByTestId('loss')).toHaveCount(2)
  await expect(review.block).toHaveText(
    /^With perfect play the win changed hands 2 times, last with move 2, Blue b1: from then on Red was winning\./,
  )
  await review.move(/Move 2/).click()
  await expect(app.headline.getByRole('paragraph').last()).toHaveText('gave the win away')
  await review.move(/Move 4/).click()
  await expect(app.headline.getByRole('paragraph').last()).toHaveText('')
})
