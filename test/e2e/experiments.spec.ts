/** Experiments in the real page: started, left alone, interrupted, and held against the command line. */
import type { Locator } from '@playwright/test'
import { csvParse } from 'd3'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from './app.ts'
import {
  define,
  entries,
  exported,
  form,
  openExperiments,
  openPlan,
  printed,
  results,
  setChoices,
  setToggles,
  timeless,
} from './experiments.ts'

/** Weights that nobody of the cast has. */
const WEIGHTS = {
  format: 'poly-y evaluator',
  version: 1,
  madeBy: 'a test',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
}

test('an experiment, from the form to its results, with f, an evaluator of the cast, and one of a file, has the numbers of the command that the page shows', async ({
  app,
}, info) => {
  await openExperiments(app)
  await define(app, { stones: 16, count: 4, seed: 9, algorithms: ['Alpha-beta', 'Aspiration search'], depths: [2] })
  await setChoices(app, 'Transposition table', ['off', 'with symmetries'])
  await setToggles(app, 'Window of aspiration search, ± stones', [1, 3])
  const group = form(app).getByRole('group', { name: 'Evaluators: f, or that of a player' })
  const file = (text: string) =>
    form(app)
      .locator('input[type=file]')
      .setInputFiles({ name: 'my weights.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await file('{"format":"chess"}')
  await expect(form(app).getByRole('alert')).toHaveText('my weights.json was refused: it is not a Poly-Y evaluator')
  await file(JSON.stringify(WEIGHTS))
  await expect(form(app).getByRole('alert')).toHaveCount(0)
  await expect(group.getByRole('checkbox', { name: 'my weights' })).toBeChecked()
  await group.getByRole('checkbox', { name: 'Weaver' }).check()
  await expect(form(app).getByText('4 positions × 18 searches = 72 searches')).toBeVisible()
  await form(app).getByLabel('Name').fill('Windows and tables')
  await app.button('Start').click()
  await expect(results(app).getByRole('heading', { name: 'Windows and tables' })).toBeVisible()
  await expect(results(app).getByText('All 72 searches are done.')).toBeVisible({ timeout: 20_000 })
  await expect(entries(app)).toHaveText(/Windows and tables.*4 positions with 16 stones, seed 9.*done/)
  const table = results(app).getByRole('grid', { name: 'Medians and quartiles' })
  await expect(table.locator('tbody tr > :first-child')).toHaveText(
    ['Alpha-beta', 'Aspiration search'].flatMap((search) =>
      ['off', 'with symmetries'].flatMap((table) =>
        ['f', 'Weaver', 'my weights'].flatMap((evaluator) => {
          const setting = `${search}, table ${table}, evaluator ${evaluator}`
          return search === 'Alpha-beta' ? [setting] : [`${setting}, ±\u00a01`, `${setting}, ±\u00a03`]
        }),
      ),
    ),
  )
  await expect(results(app)).toContainText('Another evaluator leads to other cutoffs')
  await expect(results(app).getByRole('figure')).toContainText('Alpha-beta, table off, evaluator my weights')
  const csv = await exported(app, 'Measurements, CSV')
  expect(csvParse(csv)).toHaveLength(72)
  expect([...new Set(csvParse(csv).map(({ evaluator }) => evaluator))]).toEqual(['report', 'weaver', 'my weights'])
  // The page saves the file that its command reads.
  await results(app).getByRole('button', { name: 'Export', exact: true }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, my-weights.json' }).click()
  const saved = info.outputPath('my-weights.json')
  await (await download).saveAs(saved)
  await expect(results(app)).toContainText('The evaluator is read from my-weights.json')
  const printedCsv = await printed(app, 'my-weights.json', saved)
  expect(timeless(csv)).toEqual(timeless(printedCsv.replaceAll(saved, 'my weights')))
  // The file of the experiment has all that is needed, and so has a duplicate.
  const whole = await exported(app, 'Experiment, JSON')
  expect(JSON.parse(whole)).toMatchObject({
    experiment: {
      evaluators: [{ name: 'report' }, { name: 'weaver' }, { name: 'my weights', evaluator: WEIGHTS.evaluator }],
    },
  })
  await app.button('Duplicate').click()
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(3)
})

/** Three searches that are done at once, and one that will run until it is stopped, for all a test can tell. */
const ENDLESS = { positions: [STATE_1.position], algorithms: ['alpha-beta'], depths: [1, 2, 3, 8] } as const

test('runs on while other pages show, and others wait for their turn; is paused at once, kept over a reload with nothing lost, and resumed', async ({
  app,
}) => {
  await openPlan(app, ENDLESS, '1 position × 4 searches = 4 searches')
  await app.button('Start').click()
  const running = results(app).getByText(/^3 of 4 searches, (about .+|a few seconds) left$/)
  await expect(running).toBeVisible()
  await app.button('New experiment').click()
  await app.button('Start after the others').click()
  await expect(results(app).getByText('Waiting for its turn.')).toBeVisible()
  // The game answers meanwhile.
  await app.page.goto('./#')
  await expect(app.status).toContainText('running an experiment')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.page.goto('./#lab/experiments')
  await entries(app).filter({ hasText: 'running' }).getByRole('button').click()
  await expect(running).toBeVisible()
  await app.button('Pause').click()
  await expect(results(app).getByText('Paused after 3 of 4 searches')).toBeVisible()
  await entries(app)
    .filter({ hasText: /running|drawing/ })
    .getByRole('button')
    .click()
  await expect(running).toBeVisible()

  await app.page.reload()
  const paused = entries(app).getByRole('button', { name: /paused, [\d.]+%/ })
  await expect(paused).toHaveCount(2)
  await expect(app.status).not.toContainText('experiment')
  await paused.first().click()
  await expect(results(app).getByText('Paused after 3 of 4 searches')).toBeVisible()
  expect(csvParse(await exported(app, 'Measurements, CSV')).map(({ visited }) => visited)).toEqual([
    '30',
    '589',
    '8868',
  ])
  await app.button('Resume').click()
  await expect(running).toBeVisible()
  await app.button('Pause').click()
  await expect(app.status).not.toContainText('experiment')
})

test('is renamed, duplicated, deleted with undo, exported and imported again', async ({ app }) => {
  await openPlan(
    app,
    { positions: { boardSize: 4, stones: 18, count: 4, seed: 2 }, algorithms: ['negascout'], depths: [1, 2] },
    '4 positions × 2 searches = 8 searches',
  )
  await app.button('Start').click()
  await expect(results(app).getByText('All 8 searches are done.')).toBeVisible()
  await app.button('Rename').click()
  const dialog = app.page.getByRole('dialog', { name: 'Rename the experiment' })
  await dialog.getByLabel('Name').fill('Mine')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(results(app).getByRole('heading', { name: 'Mine' })).toBeVisible()
  const rows = () => results(app).getByRole('grid').getByRole('row').allInnerTexts()
  const [json, csv, before] = [
    await exported(app, 'Experiment, JSON'),
    await exported(app, 'Measurements, CSV'),
    await rows(),
  ]

  await app.button('Delete').click()
  await expect(entries(app)).toHaveCount(0)
  await app.button('Undo that').click()
  await expect(entries(app)).toHaveText(/^Mine/)
  await entries(app).getByRole('button').click()
  await app.button('Delete').click()
  await app.page.reload()
  await expect(app.page.getByText('None yet.')).toBeVisible()

  const importFile = (name: string, text: string) =>
    app.page
      .getByRole('region', { name: 'Experiments' })
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await importFile('foreign.json', '{"format":"chess"}')
  await expect(app.page.getByText('foreign.json was not imported: it is not a file of this kind')).toBeVisible()
  await importFile('cut.json', json.slice(0, 300))
  await expect(
    app.page.getByText('cut.json was not imported: it is not a file of this kind, or only a part of one'),
  ).toBeVisible()
  await importFile('bent.json', json.replace(/"leaves":\[\d+/, '"leaves":[-1'))
  await expect(app.page.getByText('bent.json was not imported: it is damaged at “measurements.leaves.0”')).toBeVisible()
  await importFile('mine.json', json)
  await expect(app.page.getByText('Mine imported')).toBeVisible()
  await expect(results(app).getByText('All 8 searches are done.')).toBeVisible()
  expect(await rows()).toEqual(before)

  // What has run in part goes on from there.
  const part = JSON.parse(json) as { measurements: Record<string, unknown[]> }
  for (const [name, column] of Object.entries(part.measurements)) part.measurements[name] = column.slice(0, 6)
  await importFile('part.json', JSON.stringify(part))
  await expect(results(app).getByText('Paused after 6 of 8 searches')).toBeVisible()
  await app.button('Resume').click()
  await expect(results(app).getByText('All 8 searches are done.')).toBeVisible()
  expect(timeless(await exported(app, 'Measurements, CSV'))).toEqual(timeless(csv))

  await app.button('Duplicate').click()
  await expect(form(app).getByRole('textbox', { name: 'Stones' })).toHaveValue('18')
  await expect(form(app).getByLabel('Name')).toHaveValue('Mine')
  await expect(form(app).getByText('4 positions × 2 searches = 8 searches')).toBeVisible()
})

test('the form says what is wrong and what is large, and takes positions of one’s own', async ({ app }) => {
  await openExperiments(app)
  await setChoices(app, 'Algorithms', [])
  await expect(form(app).getByText('Choose at least one algorithm.')).toBeVisible()
  await expect(app.button('Start')).toBeDisabled()
  await setChoices(app, 'Algorithms', ['Minimax'])
  await app.setNumber(form(app), 'Stones', 1)
  await app.setNumber(form(app), 'Positions', 32)
  await expect(form(app).getByText('There are not more than 31 positions with this many stones.')).toBeVisible()
  await app.setNumber(form(app), 'Stones', 3)
  await app.setNumber(form(app), 'Positions', 1000)
  await setToggles(app, 'Depths', [4])
  await expect(form(app).getByText('That is long.')).toBeVisible()
  await setToggles(app, 'Depths', [6])
  await expect(form(app).getByText('That is very long')).toBeVisible()
  await app.setNumber(form(app), 'Positions', 50_001)
  await expect(form(app).getByText('At most 50,000 searches fit into one experiment.')).toBeVisible()
  const seed = form(app).getByRole('textbox', { name: 'Seed' })
  await app.button('New seed').click()
  await expect(seed).not.toHaveValue('1')

  await form(app).getByText('My own').click()
  await expect(form(app).getByText('Give at least one position.')).toBeVisible()
  await form(app).getByLabel('One position a line').fill('./..... r\n# a comment\n./rr.b. b\n./....')
  await expect(form(app).getByText('Line 3: the game is over: there is nothing to search')).toBeVisible()
  await expect(
    form(app).getByText('Line 4: a position has two fields, the rings and the side to move, not 1'),
  ).toBeVisible()
  await form(app).getByLabel('One position a line').fill('./..... r\n./..... r')
  await app.choose('Add a position…', 'State 1')
  await setToggles(app, 'Depths', [1, 2])
  await expect(form(app).getByText('2 positions × 2 searches = 4 searches')).toBeVisible()
  await app.button('Start').click()
  await expect(results(app).getByText('All 4 searches are done.')).toBeVisible()
  const rows = csvParse(await exported(app, 'Measurements, CSV'))
  expect(rows.map(({ visited }) => visited)).toEqual(['6', '30', '36', '900'])
  expect(csvParse(await printed(app)).map(({ visited }) => visited)).toEqual(['6', '30', '36', '900'])
})

test('results are sorted by any column, and drawn by any measure as boxes or medians; accessible, and nothing cut off', async ({
  app,
}, info) => {
  const look = async (name: string, part?: Locator) => {
    await app.expectAccessible(part)
    await app.expectToFit(info, name, [
      [1440, 900],
      [1024, 700],
      [390, 844],
    ])
    await app.page.setViewportSize({ width: 1440, height: 900 })
  }
  await openExperiments(app)
  await look('experiment-form')
  const sample = { boardSize: 4, stones: 14, count: 5, seed: 1 } as const
  await openPlan(
    app,
    {
      positions: sample,
      algorithms: ['alpha-beta', 'iterative-deepening'],
      depths: [1, 2, 3],
      orderings: ['id', 'value', 'last'],
    },
    '5 positions × 18 searches = 90 searches',
  )
  await app.button('Start').click()
  await expect(results(app).getByText('All 90 searches are done.')).toBeVisible({ timeout: 20_000 })
  const table = results(app).getByRole('grid', { name: 'Medians and quartiles' })
  const visited = async () =>
    (await table.locator('tbody td:nth-child(4)').allInnerTexts()).map((text) =>
      Number(text.split('\n')[0].replaceAll(',', '')),
    )
  // The table follows the searches once the page has time.
  await expect(table.locator('tbody td:nth-child(3)')).toHaveText(Array<RegExp>(18).fill(/^5/))
  const rising = (await visited()).toSorted((a, b) => a - b)
  await table.getByRole('columnheader', { name: 'Visited' }).click()
  await expect.poll(visited).toEqual(rising)
  await table.getByRole('columnheader', { name: 'Visited' }).press('Enter')
  await expect.poll(visited).toEqual(rising.toReversed())
  // Six searches, of which a chart shows five.
  const shown = results(app).getByRole('group', { name: 'Shown in the chart' })
  await expect(shown.getByRole('checkbox', { checked: true })).toHaveCount(5)
  await expect(shown.getByRole('checkbox', { checked: false })).toBeDisabled()
  const chart = results(app).getByRole('figure')
  await expect(chart).toContainText('Visited states: medians by depth')
  await expect(chart.getByRole('application').locator('path[transform]')).toHaveCount(5 * 3)
  // Named beside their ends, or in the legend where there is no room.
  const searches = await shown
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent ?? ''))
  for (const search of searches) await expect(chart.getByText(search, { exact: true }).first()).toBeVisible()
  await look('experiment-Medians')
  await app.choose('Measure', 'Cutoffs by the first successor')
  await results(app).getByText('Boxes').click()
  await expect(chart).toContainText('Cutoffs by the first successor: the whole sample')
  await look('experiment-Boxes', chart)
  await shown.getByRole('checkbox', { checked: true }).first().uncheck()
  await expect(chart.getByRole('application').locator('g:has(> rect) > path:last-child')).toHaveCount(4 * 3)
  await chart.getByRole('button', { name: 'Export' }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Save CSV' }).click()
  const rows = csvParse((await readFile(await (await download).path(), 'utf8')).replace(/^\uFEFF/, ''))
  expect(rows.columns).toEqual(['series', 'Depth', 'minimum', 'lower quartile', 'median', 'upper quartile', 'maximum'])
  expect(rows).toHaveLength(12)
})

test('a second tab leaves the experiments to the first', async ({ app, context }) => {
  await openExperiments(app)
  const second = await context.newPage()
  await second.goto('./#lab/experiments')
  await expect(second.getByText('Poly-Y is open in another tab, which is using them')).toBeVisible()
})

test('the wheel over a number that has the focus scrolls the page', async ({ app, page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await openExperiments(app)
  const seed = form(app).getByRole('textbox', { name: 'Seed' })
  const before = await seed.inputValue()
  await seed.focus()
  await seed.hover()
  const top = await seed.evaluate((field) => field.getBoundingClientRect().top)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => seed.evaluate((field) => field.getBoundingClientRect().top)).toBeLessThan(top)
  await expect(seed).toHaveValue(before)
})
