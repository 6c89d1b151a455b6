/**
 * The whole way of someone who has never heard of Poly-Y: the offer at the first start, the rules, a won game, its
 * review, and three puzzles.
 */
import { expect, test, type AppPage } from './app.ts'
import {
  drawOneGame,
  finger,
  keyboard,
  learnRules,
  playWell,
  puzzleRating,
  solvePuzzles,
  type Hand,
} from './newcomer.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { oracleOf } from '../../src/engine/solver/oracle.ts'
import { Review } from './review.ts'
import { Shelf } from './shelf.ts'

/** Through the rules to the end of a won game. */
async function goFromFirstStartToResult(app: AppPage, hand: Hand): Promise<void> {
  const { page } = app
  await drawOneGame(page)
  await app.open()
  await expect(page.getByText('New to Poly-Y?')).toBeVisible()
  await expect(page.getByText('Connect any three of the five sides')).toBeInViewport()
  await hand.press(page.getByRole('link', { name: 'Learn the rules' }))
  await app.expectLoaded()
  await learnRules(app, hand)

  await hand.press(app.button('Play your first game'))
  await expect(app.headline).toContainText('your move')
  await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Blue player' })).toContainText('Randomlevel 1')
  await playWell(app, hand)
  await expect(app.headline).toHaveText(/^You win: one chain joins sides/)
  const after = page.getByRole('region', { name: 'After the game' })
  await expect(after).toContainText('1 of 10 levels beaten')
  await expect(app.button('Next level: Daydreamer')).toBeVisible()
}

async function goToReview(app: AppPage, hand: Hand): Promise<void> {
  await hand.press(app.button('Review my mistakes'))
  await expect(app.page).toHaveURL(/#library\/game-\d+/)
}

async function goToPuzzles(app: AppPage, hand: Hand): Promise<void> {
  await hand.press(app.page.getByRole('link', { name: 'Learn', exact: true }))
  await app.expectLoaded()
  const mistakes = app.page.getByRole('tab', { name: /^My mistakes/, selected: true })
  const puzzles = app.page.getByRole('link', { name: 'Solve puzzles' })
  await expect(mistakes.or(puzzles)).toBeVisible()
  // A mistake that is due comes first.
  if (await mistakes.isVisible()) {
    await hand.press(mistakes)
    await app.page.keyboard.press('ArrowLeft')
  } else await hand.press(puzzles)
  await expect(app.button('Skip')).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('by touch alone: from the rules to a won game, its review and the library', async ({ app }) => {
    test.setTimeout(600_000)
    const { page } = app
    const hand = finger(app)
    await goFromFirstStartToResult(app, hand)
    await goToReview(app, hand)
    await expect(app.headline).toContainText(/find a better one for Red/, { timeout: 60_000 })
    await expect(app.board).toBeInViewport({ ratio: 1 })
    const { board, ...position } = parsePosition((await app.position.textContent()) ?? '')
    await hand.put(board.names[oracleOf(board.size).bestMove({ board, ...position }).node])
    await expect(new Review(app).block).toContainText('keeps the win')

    await hand.press(page.getByRole('link', { name: 'Library', exact: true }))
    const shelf = new Shelf(app)
    await shelf.choose('My games')
    await expect(shelf.entries).toHaveCount(1)
    await hand.press(shelf.entries.filter({ hasText: 'Random' }))
    await hand.press(page.getByRole('link', { name: 'Open in review' }).or(app.button('Open in review')))
    await hand.press(page.getByText('Moves', { exact: true }))
    await expect(new Review(app).tree).toBeAttached()
    await expect(page).toHaveURL(/#library\/game-/)
  })
})

test('by keyboard alone: from the rules to a won game, its review and three puzzles', async ({ app }) => {
  test.setTimeout(600_000)
  const { page } = app
  const hand = keyboard(app)
  await goFromFirstStartToResult(app, hand)

  await goToReview(app, hand)
  await new Review(app).proven()

  await goToPuzzles(app, hand)
  await solvePuzzles(app, hand, 3)

  const rating = puzzleRating(app).getByRole('paragraph').first()
  const kept = (await rating.textContent()) ?? ''
  await hand.press(puzzleRating(app).getByText('Statistics'))
  await expect(puzzleRating(app).getByRole('table')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(rating).toHaveText(kept)
  await page.goto('./#learn')
  await page.getByRole('tab', { name: 'The rules' }).click()
  await expect(page.getByRole('region', { name: 'Puzzles' })).toContainText(kept)

  await page.goto('./#')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New game' })
  await expect(dialog.getByRole('radio', { name: /^Level 1: Random, rating \d+, beaten$/ })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Level 2: Daydreamer, rating \d+$/ })).toBeChecked()
})
