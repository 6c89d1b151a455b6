/** Contests: the form, a match with its verdict, a tournament with its tables and games. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CAST_BY_RATING } from '../../../../../src/engine/arena/cast-ratings.ts'
import { gameOfCode } from '../../../../../src/engine/arena/game-code.ts'
import { standingOf, type Tournament } from '../../../../../src/engine/arena/tournament.ts'
import { playTournamentGame } from '../../../../engine/arena/tournament-game.ts'
import {
  act,
  button,
  choose,
  expectTexts,
  node,
  region,
  stones,
  write,
  study,
  studyCommand,
} from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const form = () => region('New contest')
const setNumber = (name: string, value: number, scope = form()) =>
  write(scope.getByRole('textbox', { name, exact: true }), String(value))
const check = (name: string | RegExp) => form().getByRole('checkbox', { name }).click()

async function define(players: readonly string[], pairs: number) {
  const shown = await showApp('#arena')
  await button('Custom…').click()
  for (const name of players) await check(new RegExp(`^${name}`))
  await setNumber('Pairs of games', pairs)
  return shown
}

async function play(players: readonly string[], pairs: number, games: number) {
  const shown = await define(players, pairs)
  await button('Start').click()
  await expect.element(study().getByText(`All ${games} games have been played.`)).toBeVisible()
  return shown
}

const castOf = (...names: readonly string[]) => CAST_BY_RATING.filter(({ name }) => names.includes(name))
const tournamentOf = (pairs: number, ...names: readonly string[]): Tournament => ({
  contestants: castOf(...names),
  boardSize: 4,
  pairs,
  openingStones: 3,
  seed: 1,
})
const gamesOf = (tournament: Tournament, count: number) =>
  Array.from({ length: count }, (_, number) => playTournamentGame(tournament, number))

const MATCH = tournamentOf(4, 'greedy', 'report-2')
const playMatch = () => play(['Greedy', 'NegaScout, depth 2'], 4, 8)

it('asks for two players', async () => {
  await showApp('#arena')
  await button('Custom…').click()
  await expect.element(page.getByText('Choose two players for a match')).toBeVisible()
  await expect.element(button('Start')).toBeDisabled()
})

it.each([
  ['en', 'The same seed gives the same games.', 'Greedy'],
  ['pl', 'To samo ziarno daje te same partie.', 'Zachłanny'],
] as const)(
  'promises the same games from the same seed, but not at equal time: %s',
  async (language, words, greedy) => {
    await showApp('#arena', { settings: { language } })
    await button(language === 'pl' ? 'Własne…' : 'Custom…').click()
    await page.getByRole('checkbox', { name: new RegExp(`^${greedy}`) }).click()
    await expect.element(page.getByRole('main')).toHaveTextContent(words)
    await page.getByRole('checkbox', { name: /NegaScout.*200 ms/ }).click()
    await expect.element(page.getByRole('main')).not.toHaveTextContent(words)
  },
)

it('says how long a match takes', async () => {
  await define(['Greedy', 'NegaScout, depth 2'], 10)
  await expect.element(form().getByText(/^20 games, about \S/)).toBeVisible()
})

async function onLargest() {
  await showApp('#arena')
  await button('Custom…').click()
  await choose('Board', '106 nodes')
}

it('lets searches by f and levels play on 106 nodes, and says why', async () => {
  await onLargest()
  await expect.element(form().getByText('Searches by f and ten levels play on this board by this rule')).toBeVisible()
  await expect.element(form().getByRole('checkbox', { name: /^Perfect/ })).toBeDisabled()
  await expect.element(form().getByRole('checkbox', { name: /^Greedy/ })).toBeEnabled()
  await expect.element(form().getByRole('checkbox', { name: 'Owl' })).toBeEnabled()
})

it('has no judge where perfect play is unknown', async () => {
  await onLargest()
  await expect.element(form().getByRole('checkbox', { name: 'Balanced openings' })).toBeDisabled()
  await expect.element(form().getByRole('checkbox', { name: /^Count blunders/ })).toBeDisabled()
})

it('shows no ratings of another board', async () => {
  await onLargest()
  await expect.element(form().getByRole('checkbox', { name: /^Greedy$/ })).toBeVisible()
})

it('plays under three corners, says so, and reviews the game by its rule', async () => {
  const shown = await define(['Greedy', 'Random'], 1)
  await form().getByRole('radio', { name: 'Three corners' }).click()
  await button('Start').click()
  await expect.element(study().getByText('All 2 games have been played.')).toBeVisible()
  await expect.element(study().getByText(/31 nodes, three corners/)).toBeVisible()
  expect(await studyCommand()).toContain('--rule three-corners')
  await page.getByRole('button', { name: 'Review this game' }).click()
  await expect.poll(() => location.hash).toBe('#review')
  expect(shown.app.match.getState().game.start.cornersToWin).toBe(3)
})

it('plays with the swap rule from the empty board, and reviews the game with its swap', async () => {
  const shown = await define(['Greedy', 'NegaScout, depth 2'], 1)
  await choose('Board', '16 nodes')
  await check('Swap rule')
  await expect.element(form().getByRole('textbox', { name: 'Random stones at the start' })).not.toBeInTheDocument()
  await expect.element(form().getByRole('checkbox', { name: 'Balanced openings' })).not.toBeInTheDocument()
  await button('Start').click()
  await expect.element(study().getByText('All 2 games have been played.')).toBeVisible()
  await expect.element(study().getByText(/with the swap rule/)).toBeVisible()
  expect(await studyCommand()).toMatch(/--opening 0 .*--swap/)
  await expect.element(study().getByText(/^in [12] of 2 games$/)).toBeVisible()
  await page.getByRole('button', { name: 'Review this game' }).click()
  await expect.poll(() => location.hash).toBe('#review')
  const { game } = shown.app.match.getState()
  expect(game.swapRule).toBe(true)
  expect(game.moves[1]).toBe('swap')
})

it('tells who is stronger', async () => {
  await playMatch()
  const [match] = standingOf(MATCH, gamesOf(MATCH, 8)).matches
  await expect
    .element(study().getByRole('region', { name: 'Result' }).getByRole('paragraph').first())
    .toHaveTextContent(`${(100 * (match?.atEveryMoment?.rate.value ?? NaN)).toFixed(1)}%`)
  await expect
    .element(study().getByText(`${match?.pairs.won} won, ${match?.pairs.split} split, ${match?.pairs.lost} lost`))
    .toBeVisible()
})

it('shows the command of a match', async () => {
  await playMatch()
  expect(await studyCommand()).toBe('npm run -s polyy -- match report-2 greedy --games 8 --opening 3 --seed 1')
})

it('has the games of its seed in its file', async () => {
  const { desktop } = await playMatch()
  await act('Actions', 'Contest, JSON')
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const { games } = JSON.parse(new TextDecoder().decode(desktop.saved[0].content)) as { games: string[] }
  expect(games.map((code) => gameOfCode(MATCH, code)).toSorted((a, b) => a.number - b.number)).toEqual(
    gamesOf(MATCH, 8),
  )
})

it('ends early once its test is decided, and counts those games alone', async () => {
  await define(['NegaScout, depth 2', 'Random'], 500)
  await check('Stop early when a test decides')
  await button('Start').click()
  const decided = study().getByText(/^Decided after \d+ of 1,000 games\./)
  await expect.element(decided).toBeVisible()
  const counted = Number(/after (\d+)/.exec(decided.element().textContent ?? '')?.[1])
  await expect
    .element(study().getByText(`${counted / 2} pairs of games; the 95% interval holds at every moment`))
    .toBeVisible()
  await expectTexts(
    study().getByRole('figure', { name: 'The rate of wins as the games went on' }).getByRole('columnheader').last(),
    [String(counted)],
  )
  await expect
    .element(study().getByText(/^Decided: NegaScout, depth 2 is ahead of Random by \+30 points or more/))
    .toBeVisible()
})

it('counts blunders', async () => {
  await define(['NegaScout, depth 2', 'Random'], 10)
  await check('Count blunders: moves that turn a win into a loss')
  await choose('Board', '6 nodes')
  await setNumber('Random stones at the start', 0)
  await button('Start').click()
  await expect.element(study().getByText('All 20 games have been played.')).toBeVisible()
  await expect.element(study().getByText('Blunders per game, Random')).toBeVisible()
})

const FOUR = tournamentOf(1, 'random', 'greedy', 'distracted', 'report-2')
const playFour = () => play(['Random', 'Greedy', 'Distracted', 'NegaScout, depth 2'], 1, 12)

it('rates the players of a tournament', async () => {
  await playFour()
  const { groups } = standingOf(FOUR, gamesOf(FOUR, 12))
  const names = ['NegaScout, depth 2', 'Distracted', 'Greedy', 'Random']
  await expectTexts(
    study().getByRole('region', { name: 'Ratings' }).getByRole('rowheader'),
    groups.flatMap(({ members }) => members.map(({ player }) => names[player])),
  )
})

it('tells what decided the moves', async () => {
  await playFour()
  const decided = study().getByRole('region', { name: 'What decided the moves' })
  await expectTexts(decided.getByRole('columnheader'), ['Player', 'Chance', 'Search', 'Moves'])
  await expect.element(decided.getByRole('row', { name: /^Random/ })).toHaveTextContent(/100.0%.*0.0%/)
})

it('has a cross table to press', async () => {
  await playFour()
  const cell = study().getByRole('button', { name: /^NegaScout, depth 2 against Random: / })
  await cell.click()
  await expect.element(cell).toHaveAttribute('aria-pressed', 'true')
  await expect.element(study().getByText(/^NegaScout, depth 2 against Random: .* Pairs: /)).toBeVisible()
})

/** The viewer of a tournament's games, at the fifth. */
async function viewFifth() {
  await playFour()
  const viewer = study().getByRole('region', { name: 'Games' })
  await setNumber('Game, of 12', 5, viewer)
  return viewer
}

it('shows a game at its end', async () => {
  const viewer = await viewFifth()
  const { moves } = playTournamentGame(FOUR, 4)
  await expect.element(viewer.getByText(`Move ${moves.length} of ${moves.length}: ${moves.at(-1)}`)).toBeVisible()
  await expect.element(viewer.css('[data-owner]')).toHaveLength(3 + moves.length)
})

it('shows the opening of a game', async () => {
  const viewer = await viewFifth()
  ;(viewer.getByRole('slider').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.element(viewer.getByText('The opening, 3 random stones')).toBeVisible()
  await expect.element(viewer.css('[data-owner]')).toHaveLength(3)
})

it('reviews a game', async () => {
  const viewer = await viewFifth()
  await viewer.getByRole('button', { name: 'Review this game' }).click()
  await expect.poll(() => location.hash).toBe('#review')
  await expect.element(page.getByRole('status').filter({ hasText: 'Game 5 opened' })).toBeVisible()
})

it('is paused with its games, which are kept over a restart, and goes on', async () => {
  const shown = await define(['NegaScout, depth 2', 'Greedy'], 10)
  shown.desktop.engine.hold(3)
  await button('Start').click()
  await expect.element(study().getByText(/^[1-9]\d* of 20 games, about/)).toBeVisible()
  await expect.element(study().getByRole('img', { name: /^Game \d+: .* plays Red, .* plays Blue/ })).toBeVisible()
  await button('Pause').click()
  const paused = study().getByText(/^Paused after \d+ of 20 games/)
  await expect.element(paused).toBeVisible()
  const words = paused.element().textContent ?? ''
  await restart(shown, '#arena')
  await region('Contests').getByRole('listitem').getByRole('button').click()
  await expect.element(paused).toHaveTextContent(words)
  await button('Resume').click()
  await expect.element(study().getByText('All 20 games have been played.')).toBeVisible()
})

it('goes on while one plays', async () => {
  await define(['NegaScout, depth 3', 'NegaScout, depth 4'], 60)
  await button('Start').click()
  await expect.element(study().getByText(/^[1-9]\d* of 120 games, about/)).toBeVisible()
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await expect.element(page.getByRole('banner')).toHaveTextContent('playing a contest')
  await node('c1').click()
  await expect.element(stones()).toHaveLength(2)
})
