/** Games that one transposition table is kept for, in the page as `polyy table-games` plays them. */
import type { OfSeries, TableFigures, TableRoom } from '../../src/engine/lab/table-games.ts'
import { percentDigits } from '../../src/engine/math/rounding.ts'
import { expect, test, type AppPage } from './app.ts'
import { printedBy } from './terminal.ts'

type Printed = TableFigures & { readonly room: TableRoom; readonly game: number | 'all' }

const cells = (app: AppPage, table: string, row: string) =>
  app.page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('cell')
const number = (value: number) => new Intl.NumberFormat('en').format(value)
const percent = (share: number) =>
  new Intl.NumberFormat('en', {
    style: 'percent',
    maximumFractionDigits: percentDigits(share, share < 0.0995 ? 1 : 0),
  }).format(share)

/** Writes the median of a share over series as charts do. */
const words = ({ value, lower, upper, count }: OfSeries) =>
  `${percent(value)}, interval ${percent(lower)} to ${percent(upper)}, of ${count} series`

async function fill(app: AppPage, fields: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = app.page.getByRole('textbox', { name, exact: true })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

test('a table kept over several games has the numbers of the command, and is kept over a reload', async ({ app }) => {
  await app.page.goto('./#report/games')
  await app.custom()
  await app.choose('Board', '3 rings, 16 nodes')
  await app.choose('Algorithm', 'Alpha-beta')
  await fill(app, { Depth: 3, 'Games of a series': 4, Series: 6, Seed: 5 })
  await app.page.getByText('Random moves', { exact: true }).click()
  await app.page.getByText('16,384 states', { exact: true }).click()
  await app.button('Start').click()
  await expect(app.page.getByText('All 18 series have been played')).toBeVisible()
  const command = await app.studyCommand()
  expect(command).toBe(
    'npm run -s polyy -- table-games --algorithm alpha-beta --depth 3 --opponent random --games 4 --series 6 --rooms 1024,1048576,unlimited --size 3 --seed 5',
  )

  const printed = await printedBy<Printed>(command)
  for (const [room, name] of [
    [1024, '1,024 states'],
    ['unlimited', 'unlimited'],
  ] as const) {
    const games = printed.filter((each) => each.room === room && each.game !== 'all')
    await expect(cells(app, 'States that the kept table saves, game by game', name), name).toHaveText(
      games.map(({ saved }) => words(saved)),
    )
    const { saved, visited, visitedKept } = printed.find((each) => each.room === room && each.game === 'all') as Printed
    const totals = app.page
      .getByRole('group', { name: 'All 4 games of a series together' })
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .getByRole('cell')
    await expect(totals.nth(0)).toContainText(percent(saved.value))
    await expect(totals.nth(1)).toHaveText(number(visited.value))
    await expect(totals.nth(2)).toHaveText(number(visitedKept.value))
  }
  await app.page.reload()
  await app.page.getByRole('button', { name: /Alpha-beta to depth 3/ }).click()
  await expect(app.page.getByText('All 18 series have been played')).toBeVisible()
})
