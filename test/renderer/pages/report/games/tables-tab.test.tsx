/** Games that one transposition table is kept for: their form, their charts and their totals. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  type OfSeries,
  seriesCount,
  type TableFigures,
  tableFigures,
  type TableGamesPlan,
  tableSeries,
} from '../../../../../src/engine/lab/table-games.ts'
import { percentDigits } from '../../../../../src/engine/math/rounding.ts'
import { TABLE_GAMES } from '../../../../../src/renderer/model/studies/table-games.ts'
import { button, choose, expectTexts, write, studyCommand } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'

const PLAN: TableGamesPlan = {
  boardSize: 3,
  algorithm: 'alpha-beta',
  depth: 1,
  opponent: 'random',
  games: 4,
  series: 6,
  rooms: [1024, 'unlimited'],
  seed: 5,
}
const SERIES = Array.from({ length: seriesCount(PLAN) }, (_, number) => tableSeries(PLAN, number))
const ROOMS = [
  [1024, '1,024 states'],
  ['unlimited', 'unlimited'],
] as const

const text = TABLE_GAMES.format.encode({
  name: 'Mine',
  created: '2026-01-02T03:04:05.678Z',
  app: '0.0.0',
  plan: PLAN,
  series: SERIES,
})

const finished = () => page.getByText('All 12 series have been played')

/** Opens games that have been played. */
async function openPlayed() {
  const shown = await showApp('#report/games', { documents: { 'table-games': { mine: text } } })
  await page.getByRole('button', { name: /^Mine/ }).click()
  await expect.element(finished()).toBeVisible()
  return shown
}

const number = (value: number) => new Intl.NumberFormat('en').format(value)
const percent = (share: number) =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    maximumFractionDigits: percentDigits(share, share < 0.0995 ? 1 : 0),
  }).format(share)
/** Writes a median over series as charts do. */
const words = ({ value, lower, upper, count }: OfSeries, format: (value: number) => string) =>
  `${format(value)}, interval ${format(lower)} to ${format(upper)}, of ${count} series`

it('are played as the form says, which a command does too', async () => {
  await showApp('#report/games')
  await button('Custom…').click()
  await choose('Board', '3 rings, 16 nodes')
  await choose('Algorithm', 'Alpha-beta')
  for (const [name, value] of [
    ['Depth', '1'],
    ['Games of a series', '4'],
    ['Series', '6'],
    ['Seed', '5'],
  ])
    await write(page.getByRole('textbox', { name, exact: true }), value)
  await page.getByText('Random moves', { exact: true }).click()
  for (const room of ['16,384 states', '1,048,576 states']) await page.getByText(room, { exact: true }).click()
  await button('Start').click()
  await expect.element(finished()).toBeVisible()
  expect(await studyCommand()).toBe(
    'npm run -s polyy -- table-games --algorithm alpha-beta --depth 1 --opponent random --games 4 --series 6 --rooms 1024,unlimited --size 3 --seed 5',
  )
})

it.each<[string, string, keyof TableFigures, (value: number) => string]>([
  ['Saved', 'States that the kept table saves, game by game', 'saved', percent],
  ['In the table', 'States in the kept table after each game', 'states', number],
  ['Replaced', 'States replaced in the kept table since the first game', 'replaced', number],
])('have a chart by game: %s', async (tab, title, figure, format) => {
  await openPlayed()
  await page.getByRole('tab', { name: tab, exact: true }).click()
  for (const [room, name] of ROOMS) {
    const row = page.getByRole('table', { name: title }).getByRole('row', { name: new RegExp(`^${name} `) })
    const games = tableFigures(PLAN, SERIES, room)?.games ?? []
    expect(games).toHaveLength(4)
    await expectTexts(
      row.getByRole('cell'),
      games.map((game) => words(game[figure], format)),
    )
  }
})

it.each(ROOMS)('have totals of all games with a table of this size: %s', async (room, name) => {
  await openPlayed()
  const { saved, visited, visitedKept, states, replaced } = tableFigures(PLAN, SERIES, room)?.total as TableFigures
  const cells = page
    .getByRole('group', { name: 'All 4 games of a series together' })
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
  await expect.element(cells.nth(0)).toHaveTextContent(percent(saved.value))
  await expectTexts(cells.nth(1), [number(visited.value)])
  await expectTexts(cells.nth(2), [number(visitedKept.value)])
  await expect.element(cells.nth(3)).toHaveTextContent(number(states.value))
  await expectTexts(cells.nth(4), [number(replaced.value)])
  await expectTexts(cells.nth(5), [number(saved.count)])
})

it('are kept over a restart', async () => {
  await restart(await openPlayed(), '#report/games')
  await page.getByRole('button', { name: /^Mine/ }).click()
  await expect.element(finished()).toBeVisible()
})
