/** Players: a rated game to its end, and where players are listed. */
import { expect, test, type AppPage } from './app.ts'
import { giveNames } from './names.ts'

const list = (app: AppPage) => app.page.getByRole('region', { name: 'Players', exact: true })
const shown = (app: AppPage, name = 'Your games') => app.page.getByRole('region', { name, exact: true })
const lastGames = (app: AppPage) => shown(app).getByRole('list', { name: 'Last games' }).getByRole('listitem')
const form = (app: AppPage, name = 'New player') => app.page.getByRole('region', { name, exact: true })

async function openPlayers(app: AppPage): Promise<void> {
  await app.page.goto('./#arena/players')
  // Beside the list, whichever was shown last.
  await expect(
    app.page
      .getByRole('main')
      .getByRole('region', { name: /^(?!Players$)/ })
      .first(),
  ).toBeVisible()
}

/** Clicks free nodes until the game is over. */
async function playOut(app: AppPage): Promise<void> {
  while (await app.myTurn()) {
    const before = await app.stones.count()
    await app.playable.first().click()
    await expect.poll(() => app.stones.count()).toBeGreaterThan(before)
  }
}

test('a browser says why it cannot start a program, with the command that can', async ({ app }) => {
  await openPlayers(app)
  await app.page.getByRole('button', { name: 'Add a program' }).click()
  await expect(form(app, 'Add a program')).toContainText('A browser cannot start programs on your computer')
  await expect(form(app, 'Add a program')).toContainText("match 'engine:python3 my.py' greedy")
})

test('a rated game is played out, and stands among the last games, with its review, and among the openings', async ({
  app,
}) => {
  await app.open()
  await app.newGame('Rated')
  await app.seat('Blue', 'Attacker')
  await playOut(app)
  await expect(app.headline).toHaveText(/^You (win|lost): one chain/)
  await openPlayers(app)
  await expect(lastGames(app)).toHaveText([/Attacker, as Red/])
  await shown(app).getByRole('link', { name: 'Your openings' }).click()
  await expect(app.page).toHaveURL(/#openings\/31/)
  await expect(app.region('Your games from a1').getByRole('link', { name: /Attacker/ })).toHaveCount(1)
  await app.page.goBack()
  await lastGames(app).first().getByRole('link').click()
  await expect(app.page).toHaveURL(/#library\/\w/)
})

test('one button leads, and only one, on each page of what is kept', async ({ app }) => {
  await giveNames(app, 'Kept')
  for (const [place, kept, leading] of [
    ['arena/players', /^Kept/, ['Play against']],
    ['arena/players', 'New player', ['Save']],
    ['report/games', /^Kept/, ['Resume']],
    ['experiments/school', 'Training', ['Resume']],
    ['report/games', 'New series of games', []],
    ['report/games', 'Custom…', ['Start']],
    ['replay', null, ['Record']],
  ] as const) {
    await app.page.goto(`./#${place}`)
    const main = app.page.getByRole('main')
    // Beside it are experiments of other kinds.
    const inList = main.getByRole('list', { name: 'Training' }).getByRole('button')
    if (kept !== null) await (kept === 'Training' ? inList : main.getByRole('button', { name: kept })).first().click()
    const filled = () =>
      app.page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((all) =>
          all.filter(({ classList }) => classList.contains('primary')).map(({ textContent }) => textContent),
        )
    await expect.poll(filled, `${place}: ${String(kept)}`).toEqual(leading)
  }
})

test('the cast stands in one order wherever it is listed', async ({ app }) => {
  await app.open()
  await app.openEngine()
  await app.select('Blue is played by').click()
  const cast = app.page.getByRole('group', { name: 'The cast, with ratings' }).getByRole('option')
  await expect(cast.first()).toBeVisible()
  const chosen = await cast.locator('> span:first-child').allTextContents()
  await app.page.keyboard.press('Escape')
  await openPlayers(app)
  await expect(list(app).getByRole('list').last().getByRole('button').locator('> span:first-child')).toHaveText(chosen)
  await app.page.goto('./#arena')
  await app.custom()
  // Its searches stand below, a line for each algorithm.
  const plays = app.page.getByRole('group', { name: 'Who plays' })
  const depths = [[2, 3, 4], ...Array.from({ length: 5 }, () => [2, 3, 4, 5])]
    .flat()
    .map((depth) => new RegExp(`^${depth}\\b`))
  await expect(plays.locator('label')).toHaveText([
    ...chosen.filter((name) => !name.startsWith('NegaScout')).map((name) => new RegExp(`^${name} [−\\d]`)),
    'Monte Carlo tree search, 200 ms',
    'Monte Carlo tree search without the policy network, 200 ms',
    'Monte Carlo tree search without patterns, 200 ms',
    'NegaScout, 200 ms',
    ...depths,
  ])
  for (const algorithm of ['Alpha-beta', 'Iterative deepening', 'Aspiration search', 'NegaScout', 'MTD(f)'])
    for (const depth of [2, 3, 4, 5])
      await expect(
        plays
          .getByRole('group', { name: algorithm })
          .getByRole('checkbox', { name: `${algorithm}, depth ${depth}`, exact: true }),
      ).not.toBeChecked()
})
