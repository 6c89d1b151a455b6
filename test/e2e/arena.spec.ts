/** The arena in the real page: contests started, watched, interrupted and held against the engine. */
import { readFile } from 'node:fs/promises'
import { CAST_BY_RATING } from '../../src/engine/arena/cast-ratings.ts'
import { gameOfCode } from '../../src/engine/arena/game-code.ts'
import { standingOf, type Tournament } from '../../src/engine/arena/tournament.ts'
import { expect, test, type AppPage } from './app.ts'
import { playTournamentGame } from '../engine/arena/tournament-game.ts'

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New contest' })
const results = (app: AppPage) =>
  app.page.getByRole('region').filter({ has: app.page.getByRole('button', { name: 'Duplicate', exact: true }) })
const entries = (app: AppPage) => app.page.getByRole('region', { name: 'Contests' }).getByRole('listitem')

async function openArena(app: AppPage): Promise<void> {
  await app.page.goto('./#arena')
  await expect(form(app)).toBeVisible()
}

async function define(app: AppPage, players: readonly string[], pairs: number): Promise<void> {
  for (const name of players)
    await form(app)
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .press(' ')
  await app.setNumber(form(app), 'Pairs of games', pairs)
}

const castOf = (...names: readonly string[]) => CAST_BY_RATING.filter(({ name }) => names.includes(name))

test('a match plays the games of its seed, and tells who is stronger; another ends early once its test is decided; judged games say what was thrown', async ({
  app,
}) => {
  await openArena(app)
  await expect(app.page.getByText('Choose two players for a match')).toBeVisible()
  await expect(app.button('Start')).toBeDisabled()
  await define(app, ['Greedy', 'NegaScout, depth 2'], 10)
  await expect(form(app).getByText(/^20 games, about \S/)).toBeVisible()
  await app.button('Start').click()
  await expect(results(app).getByText('All 20 games have been played.')).toBeVisible()

  const tournament: Tournament = {
    contestants: castOf('greedy', 'report-2'),
    boardSize: 4,
    pairs: 10,
    openingStones: 3,
    seed: 1,
  }
  const games = Array.from({ length: 20 }, (_, number) => playTournamentGame(tournament, number))
  const [match] = standingOf(tournament, games).matches
  await expect(results(app).getByRole('region', { name: 'Result' }).getByRole('paragraph').first()).toContainText(
    `${(100 * (match?.atEveryMoment?.rate.value ?? NaN)).toFixed(1)}%`,
  )
  await expect(
    results(app).getByText(`${match?.pairs.won} won, ${match?.pairs.split} split, ${match?.pairs.lost} lost`),
  ).toBeVisible()
  await expect(
    results(app).getByText('npm run -s polyy -- match report-2 greedy --games 20 --opening 3 --seed 1'),
  ).toBeVisible()

  const downloading = app.page.waitForEvent('download')
  await app.button('Export').first().click()
  await app.page.getByRole('menuitem', { name: 'Contest, JSON' }).click()
  const { games: codes } = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { games: string[] }
  expect(codes.map((code) => gameOfCode(tournament, code)).toSorted((a, b) => a.number - b.number)).toEqual(games)

  // The form has the players of the last contest: another takes the place of one of them.
  await app.button('New contest').click()
  await define(app, ['Greedy', 'Random'], 500)
  await form(app).getByRole('checkbox', { name: 'Stop early when a test decides' }).press(' ')
  await app.button('Start').click()
  const decided = results(app).getByText(/^Decided after \d+ of 1,000 games\./)
  await expect(decided).toBeVisible()
  // The headline, its verdict and the chart are of the games that decided, and of no others.
  const counted = Number(/after (\d+)/.exec(await decided.innerText())?.[1])
  await expect(
    results(app).getByText(`${counted / 2} pairs of games; the 95% interval holds at every moment`),
  ).toBeVisible()
  await expect(
    results(app)
      .getByRole('figure', { name: 'The rate of wins as the games went on' })
      .getByRole('columnheader')
      .last(),
  ).toHaveText(String(counted))
  await expect(
    results(app).getByText(/^Decided: NegaScout, depth 2 is ahead of Random by \+30 points or more/),
  ).toBeVisible()

  await app.button('New contest').click()
  await form(app).getByRole('checkbox', { name: 'Stop early when a test decides' }).press(' ')
  await form(app).getByRole('checkbox', { name: 'Count blunders: moves that turn a win into a loss' }).press(' ')
  await app.choose('Board', '6 nodes')
  await app.setNumber(form(app), 'Random stones at the start', 0)
  await app.setNumber(form(app), 'Pairs of games', 10)
  await app.button('Start').click()
  await expect(results(app).getByText('All 20 games have been played.')).toBeVisible()
  await expect(results(app).getByText('Blunders per game, Random')).toBeVisible()
})

test('a tournament has ratings, a cross table to press, and games to look at and review', async ({ app }) => {
  await openArena(app)
  await define(app, ['Random', 'Greedy', 'Distracted', 'NegaScout, depth 2'], 4)
  await app.button('Start').click()
  await expect(results(app).getByText('All 48 games have been played.')).toBeVisible()
  const ratings = results(app).getByRole('region', { name: 'Ratings' })
  await expect(ratings.getByRole('row')).not.toHaveCount(1)
  const tournament: Tournament = {
    contestants: castOf('random', 'greedy', 'distracted', 'report-2'),
    boardSize: 4,
    pairs: 4,
    openingStones: 3,
    seed: 1,
  }
  const { groups } = standingOf(
    tournament,
    Array.from({ length: 48 }, (_, number) => playTournamentGame(tournament, number)),
  )
  const names = ['NegaScout, depth 2', 'Distracted', 'Greedy', 'Random']
  await expect(ratings.getByRole('rowheader')).toHaveText(
    groups.flatMap(({ members }) => members.map(({ player }) => names[player])),
  )
  const decided = results(app).getByRole('region', { name: 'What decided the moves' })
  await expect(decided.getByRole('columnheader')).toHaveText(['Player', 'Chance', 'Search', 'Moves'])
  await expect(decided.getByRole('row', { name: /^Random/ })).toHaveText(/100.0%.*0.0%/)
  const cell = results(app).getByRole('button', { name: /^NegaScout, depth 2 against Random: / })
  await cell.click()
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  await expect(results(app).getByText(/^NegaScout, depth 2 against Random: .* Pairs: /)).toBeVisible()
  await app.expectAccessible()

  const viewer = results(app).getByRole('region', { name: 'Games' })
  await app.setNumber(viewer, 'Game, of 48', 5)
  const game = playTournamentGame(tournament, 4)
  await expect(
    viewer.getByText(`Move ${game.moves.length} of ${game.moves.length}: ${game.moves.at(-1)}`),
  ).toBeVisible()
  await expect(viewer.locator('[data-owner]')).toHaveCount(3 + game.moves.length)
  await viewer.getByRole('slider').press('Home')
  await expect(viewer.getByText('The opening, 3 random stones')).toBeVisible()
  await expect(viewer.locator('[data-owner]')).toHaveCount(3)
  await viewer.getByRole('button', { name: 'Review this game' }).click()
  await expect(app.page).toHaveURL(/#review$/)
  await expect(app.page.getByRole('status').filter({ hasText: 'Game 5 opened' })).toBeVisible()
})

test('goes on in the background while one plays, is paused, and resumed after a reload', async ({ app }) => {
  await openArena(app)
  await define(app, ['NegaScout, depth 3', 'NegaScout, depth 4'], 60)
  await app.button('Start').click()
  await expect(results(app).getByText(/^[1-9]\d* of 120 games, about/)).toBeVisible()
  await expect(results(app).getByRole('img', { name: /^Game \d+: .* plays Red, .* plays Blue/ })).toBeVisible()
  await app.page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(app.status).toContainText('playing a contest')
  await app.node('c1').click()
  await expect(app.stones).toHaveCount(2)
  await app.page.getByRole('link', { name: 'Arena' }).click()
  await app.button('Pause').click()
  const paused = results(app).getByText(/^Paused after \d+ of 120 games/)
  await expect(paused).toBeVisible()
  const words = await paused.textContent()
  await app.page.reload()
  await entries(app).getByRole('button').click()
  await expect(paused).toHaveText(words ?? '')
  await app.button('Resume').click()
  const played = async () =>
    Number(
      /\d+/.exec(
        (await results(app)
          .getByText(/\d of 120 games|^All 120 games/)
          .textContent()) ?? '',
      )?.[0],
    )
  await expect.poll(played).toBeGreaterThan(Number(/\d+/.exec(words ?? '')?.[0]))
})
