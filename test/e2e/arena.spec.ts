/** The arena in the real page: a tournament and its games, and a contest that goes on in the background. */
import { expect, test, type AppPage } from './app.ts'

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New contest' })
const entries = (app: AppPage) => app.page.getByRole('region', { name: 'Contests' }).getByRole('listitem')

async function openArena(app: AppPage): Promise<void> {
  await app.page.goto('./#arena')
  await app.custom()
  await expect(form(app)).toBeVisible()
}

async function define(app: AppPage, players: readonly string[], pairs: number): Promise<void> {
  for (const name of players)
    await form(app)
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .press(' ')
  await app.setNumber(form(app), 'Pairs of games', pairs)
}

test('a tournament is played, and its games open in review', async ({ app }) => {
  await openArena(app)
  await define(app, ['Random', 'Greedy', 'Distracted', 'NegaScout, depth 2'], 4)
  await app.button('Start').click()
  await expect(app.study.getByText('All 48 games have been played.')).toBeVisible()
  await app.study.getByRole('button', { name: /^NegaScout, depth 2 against Random: / }).click()
  await app.study.getByRole('button', { name: 'Review this game' }).click()
  await expect(app.page).toHaveURL(/#review$/)
})

test('goes on in the background while one plays, is paused, and resumed after a reload', async ({ app }) => {
  await openArena(app)
  await define(app, ['NegaScout, depth 3', 'NegaScout, depth 4'], 400)
  await app.button('Start').click()
  await expect(app.study.getByText(/^[1-9]\d* of 800 games, about/)).toBeVisible()
  await expect(app.study.getByRole('img', { name: /^Game \d+: .* plays Red, .* plays Blue/ })).toBeVisible()
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(app.status).toContainText('playing a contest')
  await app.node('c1').click()
  await expect(app.stones).toHaveCount(2)
  await app.page.getByRole('link', { name: 'Arena' }).click()
  await app.button('Pause').click()
  const paused = app.study.getByText(/^Paused after \d+ of 800 games/)
  await expect(paused).toBeVisible()
  const words = await paused.textContent()
  await app.page.reload()
  await entries(app).getByRole('button').click()
  await expect(paused).toHaveText(words ?? '')
  await app.button('Resume').click()
  const played = async () => Number(/\d+/.exec((await app.study.getByText(/\d of 800 games/).textContent()) ?? '')?.[0])
  await expect.poll(played).toBeGreaterThan(Number(/\d+/.exec(words ?? '')?.[0]))
})
