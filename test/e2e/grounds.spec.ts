/** Why a move was made: in a game against evaluators of each kind, in the review, and in the games of a contest. */
import { expect, test, type AppPage } from './app.ts'
import type { Locator } from '@playwright/test'

const reasons = ({ page }: AppPage): Locator => page.getByRole('region', { name: 'Why this move?' })

/** Asks for the reasons, and waits until they stand there. */
async function ask(app: AppPage): Promise<Locator> {
  const panel = reasons(app)
  await panel.getByRole('button', { name: 'Show the reasons' }).click()
  await expect(panel.getByRole('group', { name: 'All moves' })).toBeVisible({ timeout: 60_000 })
  return panel
}

const rows = (panel: Locator, table: string) =>
  panel.getByRole('group', { name: table, exact: true }).locator('tbody tr')

/** Takes the first stone, which the opponent answers; gives its move. */
async function playAgainst(app: AppPage, opponent: string): Promise<string> {
  await app.seat('Blue', opponent)
  await app.node('a1').click()
  await expect(app.stones).toHaveCount(2)
  await app.myTurn()
  return (await app.board.locator('[data-owner="blue"]').getAttribute('data-node')) ?? ''
}

/** Takes the first stone back, with its answer. */
async function beginAgain(app: AppPage): Promise<void> {
  await app.pressAnyway('Undo')
  await expect(app.stones).toHaveCount(0)
}

async function expectReasons(panel: Locator, opponent: string, played: string, unit: string): Promise<void> {
  await expect(panel.getByRole('status')).toHaveText(
    new RegExp(`^${opponent} searched to depth 2 and found ${played} best: `),
  )
  await expect(panel).toContainText(unit)
  await expect(rows(panel, 'All moves')).toHaveCount(30)
  await expect(rows(panel, 'All moves').first()).toContainText(`${played} played`)
  await expect(panel.getByRole('img', { name: /^What each stone adds: / })).toBeVisible()
  await expect(rows(panel, 'By groups of stones').filter({ hasText: 'Red’s stones' })).toHaveCount(1)
}

test('moves have reasons: the last, one that is pressed, and a person’s own', async ({ app }, info) => {
  await app.open()
  const played = await playAgainst(app, 'Weaver')
  const panel = await ask(app)
  await expectReasons(panel, 'Weaver', played, 'weighted sum')
  await expect(rows(panel, 'By features')).toHaveCount(2)
  await app.expectAccessible()
  await panel.scrollIntoViewIfNeeded()
  await app.expectToFit(info, 'grounds', [
    [390, 844],
    [1920, 1080],
    [1280, 820],
  ])
  await expect(panel.getByRole('img', { name: new RegExp(`^Best line after ${played}`) })).toBeVisible()
  const other = rows(panel, 'All moves').nth(3).getByRole('button')
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('img', { name: new RegExp(`^Best line after ${name}`) })).toBeVisible()
  await expect(panel.getByRole('heading', { name: new RegExp(`for ${name} is made of$`) })).toBeVisible()
  await panel.getByText('Red a1').click()
  await expect(panel.getByRole('status')).toHaveText(/^a1 was played by another player\. Weaver would have played /)
  await expect(rows(panel, 'All moves')).toHaveCount(31)
})

test('a network and a search have reasons, and the review values a move by an evaluator', async ({ app }) => {
  await app.open()
  const byNetwork = await playAgainst(app, 'Network, depth 2')
  await expectReasons(await ask(app), 'Network, depth 2', byNetwork, 'neural network')
  await expect(rows(reasons(app), 'By features')).toHaveCount(0)
  await expect(reasons(app)).toContainText('A neural network has no features')
  await beginAgain(app)
  const played = await playAgainst(app, 'NegaScout, depth 2')
  // They stay in sight.
  await expectReasons(reasons(app), 'NegaScout, depth 2', played, 'pieces to win')
  await expect(rows(reasons(app), 'By features')).toHaveCount(1)
  await app.page.goto('./#review')
  await app.expectLoaded()
  await app.openEngine()
  const panel = await ask(app)
  await expect(panel.getByRole('status')).toContainText(
    `${played} was played by another player. NegaScout would have played `,
  )
  await expect(rows(panel, 'By features')).toHaveCount(1)
  await app.chooseSettings({ Evaluator: 'Network, depth 3' })
  await expect(panel).toContainText('neural network', { timeout: 60_000 })
  await expect(panel).toContainText('A neural network has no features')
  await app.expectAccessible()
})

test('a move drawn at random, a habit, a book and a rule are said to be what they are', async ({ app }) => {
  await app.open()
  await expect(reasons(app)).toHaveCount(0)
  await app.openEngine()
  await expect(reasons(app)).toContainText('No move has been made yet')
  for (const [opponent, words] of [
    ['Random', 'was drawn at random'],
    ['Corner-lover', 'is a habit'],
    ['Perfect play', 'comes from the book'],
    ['Rule-follower', 'is a fixed place'],
  ] as const) {
    await playAgainst(app, opponent)
    if (await app.button('Show the reasons').isVisible()) await ask(app)
    await expect(reasons(app).getByRole('status')).toContainText(words, { timeout: 60_000 })
    await beginAgain(app)
  }
})

test('the player of a contest’s game says why it moved', async ({ app }) => {
  const { page } = app
  await page.goto('./#arena')
  const form = page.getByRole('region', { name: 'New contest' })
  for (const name of ['Hasty', 'Weaver']) await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).press(' ')
  await app.setNumber(form, 'Pairs of games', 1)
  await app.button('Start').click()
  await expect(page.getByText('All 2 games have been played.')).toBeVisible()
  const panel = await ask(app)
  const games = page.getByRole('region', { name: 'Games' })
  const move = games.getByRole('slider')
  // Back to the first move, whoever made it, and the start before it.
  await move.press('Home')
  await expect(panel).toContainText('No move has been made yet')
  const words: string[] = []
  for (let step = 1; step <= 6; step++) {
    await move.press('ArrowRight')
    await expect(panel.getByRole('group', { name: 'All moves' })).toBeVisible({ timeout: 60_000 })
    await expect(rows(panel, 'All moves').filter({ hasText: 'played' })).toHaveCount(1)
    words.push((await panel.getByRole('status').textContent()) ?? '')
  }
  expect(words.filter((text) => text.startsWith('Weaver searched '))).toHaveLength(3)
  expect(words.filter((text) => /^Hasty searched |was drawn at random: Hasty plays 32% /.test(text))).toHaveLength(3)
})
