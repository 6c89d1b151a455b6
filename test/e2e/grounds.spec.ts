/** The reasons of a move, in a game and in its review. */
import { expect, test, type AppPage } from './app.ts'

/** Asks for the reasons, and waits until they stand there. */
async function ask({ page }: AppPage) {
  const panel = page.getByRole('region', { name: 'Why this move?' })
  await panel.getByRole('button', { name: 'Show the reasons' }).click()
  await expect(panel.getByRole('group', { name: 'All moves' })).toBeVisible({ timeout: 60_000 })
  return panel
}

test('reasons are accessible and fit, and the review gives them for a move of the game', async ({ app }, info) => {
  await app.open()
  await app.seat('Blue', 'NegaScout, depth 2')
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(2)
  await app.myTurn()
  const played = (await app.board.locator('[data-owner="blue"]').getAttribute('data-node')) ?? ''
  const panel = await ask(app)
  await app.expectAccessible()
  await panel.scrollIntoViewIfNeeded()
  await app.expectToFit(info, 'grounds', [
    [390, 844],
    [1920, 1080],
    [1280, 820],
  ])
  await app.page.goto('./#review')
  await app.expectLoaded()
  await app.openEngine()
  await expect((await ask(app)).getByRole('status')).toContainText(
    `${played} was played by another player. NegaScout would have played `,
  )
  await app.chooseSettings({ Evaluator: 'Network, depth 3' })
  await expect(panel).toContainText('neural network', { timeout: 60_000 })
  await app.expectAccessible()
})
