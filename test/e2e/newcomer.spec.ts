/** The whole way of someone who has never heard of Poly-Y: the offer at the first start, the rules, a won game, its review, and three puzzles. */
import { expect, test, type AppPage } from './app.ts'
import { drawOneGame, keyboard, learnRules, mouse, playWell, puzzleRating, solvePuzzle, solvePuzzles, type Hand, type Look } from './newcomer.ts'
import { Review } from './review.ts'

/** Through the rules to the end of a won game. */
async function goFromFirstStartToResult(app: AppPage, hand: Hand, look: Look): Promise<void> {
  const { page } = app
  await drawOneGame(page)
  await app.open()
  await expect(page.getByText('New to Poly-Y?')).toBeVisible()
  await look()
  await hand.press(page.getByRole('link', { name: 'Learn the rules' }))
  await app.expectLoaded()
  await learnRules(app, hand, look)

  await hand.press(app.button('Play your first game'))
  await expect(app.headline).toContainText('your move')
  await expect(app.board.locator('[data-node]:focus')).toBeVisible()
  await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Blue player' })).toContainText('Randomlevel 1')
  await playWell(app, hand)
  await expect(app.headline).toHaveText(/^You win: one chain joins sides/)
  const after = page.getByRole('region', { name: 'After the game' })
  await expect(after).toContainText('1 of 10 levels beaten')
  await expect(after).toContainText('your first')
  await expect(app.button('Next level: Daydreamer')).toBeVisible()
}

async function goToReview(app: AppPage, hand: Hand): Promise<void> {
  await hand.press(app.button('Review my mistakes'))
  await expect(app.page).toHaveURL(/#library\/game-\d+/)
}

async function goToPuzzles(app: AppPage, hand: Hand): Promise<void> {
  await hand.press(app.page.getByRole('link', { name: 'Learn', exact: true }))
  await app.expectLoaded()
  await hand.press(app.page.getByRole('link', { name: 'Solve puzzles' }))
  await expect(app.button('Skip')).toBeVisible()
}

// Both see the same pages; on those of the keyboard the focus shows as well, and so they are looked at there.
test('by mouse alone: from the first start through the rules and a won game to its review, and from one puzzle to the next', async ({ app }) => {
  test.setTimeout(600_000)
  const hand = mouse(app)
  await goFromFirstStartToResult(app, hand, async () => undefined)
  await goToReview(app, hand)
  await goToPuzzles(app, hand)
  await solvePuzzle(app, hand)
  await hand.press(app.button('Next puzzle'))
  await expect(app.button('Skip')).toBeVisible()
})

test('by keyboard alone: from the first start through the rules, a won game and its review to three puzzles, rated and kept', async ({ app }, info) => {
  test.setTimeout(600_000)
  const { page } = app
  const hand = keyboard(app)
  const look = () => app.expectAccessible()
  await goFromFirstStartToResult(app, hand, look)
  await look()
  await app.expectToFit(info, 'result', [[1280, 820], [1024, 700], [820, 1180], [390, 844], [1280, 820]])

  await goToReview(app, hand)
  const { analysis } = new Review(app)
  await expect(analysis.getByRole('heading', { name: /proven$/ })).toBeVisible({ timeout: 60_000 })
  // The mistakes are known, and so one need not wait for the searches behind f, which may have ended.
  await hand.press(analysis.getByRole('button', { name: /^(Cancel|Analyse)$/ }))
  await expect(app.button('Cancel')).toHaveCount(0, { timeout: 60_000 })
  await look()

  await goToPuzzles(app, hand)
  await look()
  await solvePuzzles(app, hand, 3)
  await look()

  const rating = puzzleRating(app).getByRole('paragraph').first()
  const kept = (await rating.textContent()) ?? ''
  await hand.press(puzzleRating(app).getByText('Rating by theme'))
  await expect(puzzleRating(app).getByRole('table')).toBeVisible()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(rating).toHaveText(kept)
  await page.goto('./#learn')
  await expect(page.getByRole('region', { name: 'Puzzles' })).toContainText(kept)

  await page.goto('./#')
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New game' })
  await expect(dialog.getByRole('radio', { name: /^Level 1: Random, rating \d+, beaten$/ })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Level 2: Daydreamer, rating \d+$/ })).toBeChecked()
  await expect(dialog).toContainText('Your rating is')
})
