/** The whole way of someone who has never heard of Poly-Y: the offer at the first start, the rules, a won game, its review, and three puzzles. */
import { expect, test } from './app.ts'
import { keyboard, learnRules, mouse, playWell, solvePuzzle } from './newcomer.ts'
import { Review } from './review.ts'

for (const [name, handOf] of [['mouse', mouse], ['keyboard', keyboard]] as const)
  test(`by ${name} alone: from the first start through the rules, a won game and its review to three puzzles`, async ({ app }) => {
    test.setTimeout(600_000)
    const { page } = app
    const hand = handOf(app)
    await app.open()
    await expect(page.getByText('New to Poly-Y?')).toBeVisible()
    await app.expectAccessible()
    await hand.press(page.getByRole('link', { name: 'Learn the rules' }))
    await app.expectLoaded()
    await learnRules(app, hand)

    await hand.press(app.button('Play your first game'))
    await expect(app.headline).toContainText('your move')
    await expect(page.getByText('New to Poly-Y?')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Blue player' })).toContainText('level 1')
    await playWell(app, hand)
    await expect(app.headline).toHaveText(/^You win: one chain joins sides/)
    await app.expectAccessible()

    await hand.press(app.button('Review my mistakes'))
    await expect(page).toHaveURL(/#review$/)
    const { analysis } = new Review(app)
    await expect(analysis.getByRole('heading', { name: /proven$/ })).toBeVisible({ timeout: 60_000 })
    await expect(app.button('Cancel')).toHaveCount(0, { timeout: 60_000 })
    await app.expectAccessible()

    await hand.press(page.getByRole('link', { name: 'Learn', exact: true }))
    await app.expectLoaded()
    await hand.press(page.getByRole('link', { name: 'Solve puzzles' }))
    await expect(app.button('Skip')).toBeVisible()
    await app.expectAccessible()
    for (let puzzle = 1; puzzle <= 3; puzzle++) {
      await solvePuzzle(app, hand)
      await expect(page.getByRole('region', { name: 'Puzzle rating' })).toContainText(`From ${puzzle} puzzle`)
      if (puzzle < 3) await hand.press(app.button('Next puzzle'))
    }
    await app.expectAccessible()
  })
