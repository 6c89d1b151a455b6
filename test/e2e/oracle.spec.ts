/** Perfect play in the app: the truth on the board, the hint, the tutor, the perfect opponent, and a game's turning points. */
import { parsePosition } from '../../src/engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../src/engine/game/position.ts'
import { Solver } from '../../src/engine/solver/solver.ts'
import { expect, test, type AppPage } from './app.ts'
import { BLUNDER, FOUR, Review } from './review.ts'

/** Blue to move wins, but by two moves only. */
const TENSE = './...b./..r..b.r../....r...b.r.... b'

async function playFrom(app: AppPage, position: string): Promise<void> {
  await app.open()
  await app.newGame('Two people')
  await app.paste(position)
  await expect(app.position).toHaveText(position)
}

const panel = (app: AppPage) => app.page.getByRole('region', { name: 'Perfect play' })
const warning = (app: AppPage) => app.page.locator('.tutor-warning')
const namesOf = ({ board }: Position, nodes: readonly number[]) => nodes.map((node) => board.names[node])

/** The moves that win for the side to move, solved here. */
function winningMovesOf(position: Position): string[] {
  const solver = new Solver(position.board)
  return namesOf(position, legalMoves(position).filter((node) => solver.solve(play(position, node)).winner === position.toMove))
}

test('who wins after each move lies on the board, and follows the game', async ({ app }) => {
  await playFrom(app, TENSE)
  await panel(app).getByText('Mark winning and losing moves').click()
  const position = parsePosition(TENSE)
  const wins = winningMovesOf(position)
  const count = legalMoves(position).length
  await expect(panel(app).getByText(`Blue’s moves: ${wins.length} win, ${count - wins.length} lose.`)).toBeVisible({ timeout: 20_000 })
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

test('a hint is one winning move, for this position only', async ({ app }) => {
  await playFrom(app, TENSE)
  await expect(app.page.locator('.mark')).toHaveCount(0)
  await app.page.keyboard.press('h')
  await expect(app.page.locator('.mark')).toHaveCount(1, { timeout: 20_000 })
  const words = (await panel(app).getByRole('status').textContent()) ?? ''
  const move = /with (\S+)$/.exec(words)?.[1] ?? ''
  expect(winningMovesOf(parsePosition(TENSE))).toContain(move)
  await app.node(move).click()
  await expect(app.page.locator('.mark')).toHaveCount(0)
  await expect(panel(app).getByRole('status')).toHaveCount(0)
})

test('the tutor asks before a win is given away, and plays what keeps it at once', async ({ app }) => {
  await playFrom(app, TENSE)
  await panel(app).getByText('Warn before a win is given away').click()
  await app.node('a1').click()
  await expect(warning(app)).toHaveText(/a1 loses. There is a winning move./, { timeout: 20_000 })
  await expect(app.page.locator('.mark')).toHaveCount(2)
  await app.button('Think again').click()
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

test('the perfect player wins what is won, on the large board and the smallest, and swaps where it should', async ({ app }) => {
  await playFrom(app, TENSE)
  await app.seat('Blue', 'Perfect play')
  while (await app.myTurn()) {
    const empty = app.page.locator('.board-area .node.playable')
    await empty.last().click()
  }
  await expect(app.headline).toContainText('Blue wins')
  await app.button('New game').click()
  await app.page.getByLabel('6 nodes', { exact: true }).check()
  await app.page.getByRole('dialog').getByText(/swap/i).click()
  await app.button('Start').click()
  await app.node('b3').click()
  // On this board every first move but the centre wins.
  await expect(app.headline).toContainText('swapped')
})

test('an inspected position tells who wins after each move, and a broken one nothing', async ({ app }) => {
  await playFrom(app, TENSE)
  await app.page.goto('./#inspect')
  await app.choose('Overlay', 'Who wins after each move')
  await expect(panel(app)).toContainText('Blue wins', { timeout: 20_000 })
  await app.button('Clear').click()
  await expect(panel(app)).toContainText('Red wins')
  await expect(app.node('a1')).toHaveAccessibleName(/Blue wins/)
  await expect(app.node('c1')).toHaveAccessibleName(/Red wins/)
  await app.node('a1').click()
  await app.node('b1').click()
  await expect(panel(app)).toHaveCount(0)
  await expect(app.page.getByText('There is no legal move here.')).toBeVisible()
})

test('perfect play is walked through to its end, and back', async ({ app }) => {
  await playFrom(app, TENSE)
  await app.page.goto('./#inspect')
  await app.choose('Overlay', 'Who wins after each move')
  const next = panel(app).getByRole('button')
  const first = /^Next move, (\S+)$/
  await expect(next).toHaveText(first, { timeout: 20_000 })
  expect(winningMovesOf(parsePosition(TENSE))).toContain(first.exec((await next.textContent()) ?? '')?.[1])
  await next.click()
  await expect(panel(app).getByRole('status')).toHaveText(/^Blue wins/, { timeout: 20_000 })
  await app.button('Undo').click()
  await expect(next).toHaveText(first)
  // On the smallest board every length is known, so both sides' best moves are.
  await app.button('Clear').click()
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
  await app.page.getByLabel('Depth 2').check()
  await review.search()
  const moves = ['Move 1: Red a1', 'Move 2: Blue b1', 'Move 3: Red c1', 'Move 4: Blue c2']
  const expectMarks = async (...marks: string[]) => {
    for (const [i, name] of moves.entries()) await expect(review.move(new RegExp(name))).toHaveText(`${name.slice(-2)}${marks[i]}`)
    await expect(review.graph.locator('.loss')).toHaveCount(marks.filter((mark) => mark !== '').length)
  }
  await expectMarks('−1', '−1', '−1', '−1')
  await app.button('Check with perfect play').click()
  await expect(panel(app).getByText('The win changed hands 2 times.')).toBeVisible({ timeout: 20_000 })
  await expectMarks('−∞', '−∞', '', '')
  await expect(review.losses.getByRole('listitem')).toHaveText(['1a1gave a win away for a loss; better c10', '2b1gave a win away for a loss; better c1'])
  await expect(app.page.locator('.game-verdict')).toHaveText('With perfect play the win changed hands 2 times, last with move 2, Blue b1: from then on Red was winning.')
  await review.move(/Move 2/).click()
  await expect(app.page.locator('.headline-loss')).toHaveText('gave a win away for a loss; better c1')
  await review.move(/Move 4/).click()
  await expect(app.page.locator('.headline-loss')).toHaveText('')
})

test('the review finds the move with which the win changed hands', async ({ app }) => {
  const review = await Review.of(app, BLUNDER)
  await app.button('Check with perfect play').click()
  const truth = panel(app)
  await expect(truth.getByText('The win changed hands once.')).toBeVisible({ timeout: 20_000 })
  await expect(truth.getByRole('listitem')).toHaveText([/^1a1Red gave the win away; d7 kept it$/])
  await truth.getByRole('listitem').getByRole('button').click()
  await expect(app.headline).toContainText('Move 1: Red a1')
  await review.press('ArrowLeft')
  await app.node('d7').click()
  await expect(truth.getByText('Nobody gave a win away.')).toBeVisible({ timeout: 20_000 })
})
