/** Experiments in the real page: started, left alone, interrupted, and held against the command line. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { csvParse } from 'd3'
import { measurementOf, optionsOf, PLAIN, settingsOf, tasksOf } from '../../src/engine/lab/experiment.ts'
import { positionsOf } from '../positions-of.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { search } from '../../src/engine/search/search.ts'
import { expect, test, type AppPage } from './app.ts'

const ROOT = new URL('../..', import.meta.url)

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New experiment' })
const results = (app: AppPage) => app.page.getByRole('region').filter({ has: app.page.getByRole('button', { name: 'Duplicate', exact: true }) })
const entries = (app: AppPage) => app.page.getByRole('region', { name: 'Experiments' }).getByRole('listitem')

async function openExperiments(app: AppPage): Promise<void> {
  await app.page.goto('./#lab/experiments')
  await expect(form(app)).toBeVisible()
}

async function setChoices(app: AppPage, group: string, wanted: readonly string[]): Promise<void> {
  const boxes = form(app).getByRole('group', { name: group, exact: true }).getByRole('checkbox')
  for (const box of await boxes.all()) await box.setChecked(wanted.includes((await box.evaluate((input) => input.closest('label')?.textContent)) ?? ''))
}

/** The toggles that are to be down; one always is, so the wanted ones come first. */
async function setToggles(app: AppPage, group: string, wanted: readonly number[]): Promise<void> {
  const buttons = await form(app).getByRole('toolbar', { name: group }).getByRole('button').all()
  const press = async (isWanted: boolean) => {
    for (const button of buttons) {
      const isDown = (await button.getAttribute('aria-pressed')) === 'true'
      if (wanted.includes(Number(await button.textContent())) === isWanted && isDown !== isWanted) await button.click()
    }
  }
  await press(true)
  await press(false)
}

interface Wanted {
  readonly stones: number
  readonly count: number
  readonly seed: number
  readonly algorithms: readonly string[]
  readonly depths: readonly number[]
}

async function define(app: AppPage, { stones, count, seed, algorithms, depths }: Wanted): Promise<void> {
  await app.setNumber(form(app), 'Stones', stones)
  await app.setNumber(form(app), 'Positions', count)
  await app.setNumber(form(app), 'Seed', seed)
  await setChoices(app, 'Algorithms', algorithms)
  await setToggles(app, 'Depths', depths)
}

/** Long enough to be interrupted. */
const LONG: Wanted = { stones: 8, count: 60, seed: 4, algorithms: ['Alpha-beta'], depths: [5] }

async function exported(app: AppPage, format: 'Measurements, CSV' | 'Experiment, JSON'): Promise<string> {
  await results(app).getByRole('button', { name: 'Export', exact: true }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: format }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('a small experiment, from the form to its results, has the numbers of the command that the page shows', async ({ app }) => {
  await openExperiments(app)
  await define(app, { stones: 16, count: 6, seed: 9, algorithms: ['Alpha-beta', 'Aspiration search'], depths: [2, 3] })
  await setChoices(app, 'Transposition table', ['off', 'with symmetries'])
  await setToggles(app, 'Window of aspiration search, ± stones', [1, 3])
  await expect(form(app).getByText('6 positions × 12 searches = 72 searches')).toBeVisible()
  await form(app).getByLabel('Name').fill('Windows and tables')
  await app.button('Start').click()
  await expect(results(app).getByRole('heading', { name: 'Windows and tables' })).toBeVisible()
  await expect(results(app).getByText('All 72 searches are done.')).toBeVisible({ timeout: 20_000 })
  await expect(entries(app)).toHaveText(/Windows and tables.*6 positions with 16 stones, seed 9.*done/)
  // Each line but its last field, the time.
  const timeless = (csv: string) => csv.trim().split('\n').map((line) => line.replace(/,[^,]*$/, ''))
  const command = await results(app).getByRole('region', { name: 'The same in a terminal' }).getByRole('code').textContent()
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --csv`], { cwd: ROOT })
  expect(timeless(await exported(app, 'Measurements, CSV'))).toEqual(timeless(stdout))
  expect(csvParse(stdout)).toHaveLength(72)
})

/** Weights that nobody of the cast has. */
const WEIGHTS = { format: 'poly-y evaluator', version: 1, madeBy: 'a test', evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 } }

test('sets evaluators side by side: f, one of the cast, and one of a file, which the command reads as well', async ({ app }, info) => {
  await openExperiments(app)
  await define(app, { stones: 16, count: 4, seed: 9, algorithms: ['NegaScout'], depths: [2] })
  const group = form(app).getByRole('group', { name: 'Evaluators: f, or that of a player' })
  const file = (text: string) => form(app).locator('input[type=file]').setInputFiles({ name: 'my weights.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await file('{"format":"chess"}')
  await expect(form(app).getByRole('alert')).toHaveText('my weights.json was refused: it is not a Poly-Y evaluator')
  await file(JSON.stringify(WEIGHTS))
  await expect(form(app).getByRole('alert')).toHaveCount(0)
  await expect(group.getByRole('checkbox', { name: 'my weights' })).toBeChecked()
  await group.getByRole('checkbox', { name: 'Weaver' }).check()
  await expect(form(app).getByText('4 positions × 3 searches = 12 searches')).toBeVisible()
  await app.button('Start').click()
  await expect(results(app).getByText('All 12 searches are done.')).toBeVisible({ timeout: 20_000 })
  const table = results(app).getByRole('grid', { name: 'Medians and quartiles' })
  await expect(table.locator('tbody tr > :first-child')).toHaveText(['NegaScout, evaluator f', 'NegaScout, evaluator Weaver', 'NegaScout, evaluator my weights'])
  await expect(results(app)).toContainText('Another evaluator leads to other cutoffs')
  await expect(results(app).getByRole('figure')).toContainText('NegaScout, evaluator my weights')
  const csv = csvParse(await exported(app, 'Measurements, CSV'))
  expect([...new Set(csv.map(({ evaluator }) => evaluator))]).toEqual(['report', 'weaver', 'my weights'])
  // The page saves the file that its command reads.
  await results(app).getByRole('button', { name: 'Export', exact: true }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, my-weights.json' }).click()
  const saved = info.outputPath('my-weights.json')
  await (await download).saveAs(saved)
  await expect(results(app)).toContainText('The evaluator is read from my-weights.json')
  const command = (await results(app).getByRole('region', { name: 'The same in a terminal' }).getByRole('code').textContent()) ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command.replace('my-weights.json', saved)} --csv`], { cwd: ROOT })
  expect(csvParse(stdout).map(({ visited }) => visited)).toEqual(csv.map(({ visited }) => visited))
  // The file of the experiment has all that is needed, and so has a duplicate.
  const whole = await exported(app, 'Experiment, JSON')
  expect(JSON.parse(whole)).toMatchObject({ experiment: { evaluators: [{ name: 'report' }, { name: 'weaver' }, { name: 'my weights', evaluator: WEIGHTS.evaluator }] } })
  await app.button('Duplicate').click()
  await expect(group.getByRole('checkbox', { checked: true })).toHaveCount(3)
})

test('runs on while other pages show, is saved, and resumes after a reload with nothing lost', async ({ app }) => {
  // Sixty searches of depth 5, in the app and once more here.
  test.slow()
  await openExperiments(app)
  await define(app, LONG)
  await app.button('Start').click()
  await expect(results(app).getByText(/^[1-9]\d* of 60 searches, about .* left$/)).toBeVisible()
  // The game answers meanwhile.
  await app.page.goto('./#')
  await expect(app.status).toContainText('running an experiment')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.page.goto('./#lab/experiments')
  await expect(results(app).getByText(/ of 60 searches, about/)).toBeVisible()
  await app.page.reload()
  const paused = entries(app).getByRole('button', { name: /paused, [\d.]+%/ })
  await expect(paused).toBeVisible()
  await expect(app.status).not.toContainText('experiment')
  await paused.click()
  await expect(results(app).getByText(/^Paused after [1-9]\d* of 60 searches/)).toBeVisible()
  await app.button('Resume').click()
  await expect(results(app).getByText('All 60 searches are done.')).toBeVisible({ timeout: 60_000 })
  const experiment = { ...PLAIN, positions: { boardSize: 4, stones: 8, count: 60, seed: 4 }, algorithms: ['alpha-beta'], depths: [5] } as const
  const positions = positionsOf(experiment)
  const expected = tasksOf(settingsOf(experiment), 60).map(({ position, setting }) => {
    const parsed = parsePosition(positions[position])
    return String(measurementOf(search(parsed, optionsOf(setting)), parsed.board).visited)
  })
  expect(csvParse(await exported(app, 'Measurements, CSV')).map(({ visited }) => visited)).toEqual(expected)
})

test('is paused at once and resumed; others wait for their turn', async ({ app }) => {
  await openExperiments(app)
  await define(app, LONG)
  await app.button('Start').click()
  await expect(results(app).getByText(/^[1-9]\d* of 60/)).toBeVisible()
  await app.button('New experiment').click()
  await app.button('Start after the others').click()
  await expect(results(app).getByText('Waiting for its turn.')).toBeVisible()
  await entries(app).filter({ hasText: 'running' }).getByRole('button').click()
  await app.button('Pause').click()
  await expect(results(app).getByText(/^Paused after \d+ of 60 searches/)).toBeVisible()
  await expect(entries(app).filter({ hasText: 'running' })).toHaveCount(1)
  await entries(app).filter({ hasText: /running|drawing/ }).getByRole('button').click()
  await app.button('Pause').click()
  await expect(app.status).not.toContainText('experiment')
})

test('is renamed, duplicated, deleted with undo, exported and imported again', async ({ app }) => {
  await openExperiments(app)
  await define(app, { stones: 18, count: 4, seed: 2, algorithms: ['NegaScout'], depths: [1, 2] })
  await app.button('Start').click()
  await expect(results(app).getByText('All 8 searches are done.')).toBeVisible()
  await app.button('Rename').click()
  const dialog = app.page.getByRole('dialog', { name: 'Rename the experiment' })
  await dialog.getByLabel('Name').fill('Mine')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(results(app).getByRole('heading', { name: 'Mine' })).toBeVisible()
  const rows = () => results(app).getByRole('grid').getByRole('row').allInnerTexts()
  const [json, before] = [await exported(app, 'Experiment, JSON'), await rows()]

  await app.button('Delete').click()
  await expect(entries(app)).toHaveCount(0)
  await app.button('Undo that').click()
  await expect(entries(app)).toHaveText(/^Mine/)
  await entries(app).getByRole('button').click()
  await app.button('Delete').click()
  await app.page.reload()
  await expect(app.page.getByText('None yet.')).toBeVisible()

  const importFile = (name: string, text: string) => app.page.getByRole('region', { name: 'Experiments' }).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  await importFile('foreign.json', '{"format":"chess"}')
  await expect(app.page.getByText('foreign.json was not imported: it is not a file of this kind')).toBeVisible()
  await importFile('cut.json', json.slice(0, 300))
  await expect(app.page.getByText('cut.json was not imported: it is not a file of this kind, or only a part of one')).toBeVisible()
  await importFile('bent.json', json.replace(/"leaves":\[\d+/, '"leaves":[-1'))
  await expect(app.page.getByText('bent.json was not imported: it is damaged at “measurements.leaves.0”')).toBeVisible()
  await importFile('mine.json', json)
  await expect(app.page.getByText('Mine imported')).toBeVisible()
  await expect(results(app).getByText('All 8 searches are done.')).toBeVisible()
  expect(await rows()).toEqual(before)

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
  await expect(form(app).getByText('Line 4: a position has two fields, the rings and the side to move, not 1')).toBeVisible()
  await form(app).getByLabel('One position a line').fill('./..... r\n./..... r')
  await app.choose('Add a position…', 'State 1')
  await setToggles(app, 'Depths', [1, 2])
  await expect(form(app).getByText('2 positions × 2 searches = 4 searches')).toBeVisible()
  await app.button('Start').click()
  await expect(results(app).getByText('All 4 searches are done.')).toBeVisible()
  const rows = csvParse(await exported(app, 'Measurements, CSV'))
  expect(rows.map(({ visited }) => visited)).toEqual(['6', '30', '36', '900'])
  const command = await results(app).getByRole('region', { name: 'The same in a terminal' }).getByRole('code').textContent()
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --csv`], { cwd: ROOT })
  expect(csvParse(stdout).map(({ visited }) => visited)).toEqual(['6', '30', '36', '900'])
})

test('results are sorted by any column, and drawn by any measure as boxes or medians', async ({ app }) => {
  await openExperiments(app)
  await define(app, { stones: 14, count: 5, seed: 1, algorithms: ['Alpha-beta', 'Iterative deepening'], depths: [1, 2, 3] })
  await setChoices(app, 'Ordering of successors', ['node id (unsorted)', 'static value', 'values of the last depth'])
  await app.button('Start').click()
  await expect(results(app).getByText('All 90 searches are done.')).toBeVisible({ timeout: 20_000 })
  const table = results(app).getByRole('grid', { name: 'Medians and quartiles' })
  const visited = async () => (await table.locator('tbody td:nth-child(4)').allInnerTexts()).map((text) => Number(text.split('\n')[0].replaceAll(',', '')))
  // Rows are sorted once the page has time.
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
  await expect(chart.locator('figcaption svg')).toHaveCount(5)
  await app.choose('Measure', 'Cutoffs by the first successor')
  await results(app).getByText('Boxes').click()
  await expect(chart).toContainText('Cutoffs by the first successor: the whole sample')
  await shown.getByRole('checkbox', { checked: true }).first().uncheck()
  await expect(chart.getByRole('application').locator('g:has(> rect) > path:last-child')).toHaveCount(4 * 3)
  await chart.getByRole('button', { name: 'Export' }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'CSV' }).click()
  const rows = csvParse(await readFile(await (await download).path(), 'utf8'))
  expect(rows.columns).toEqual(['series', 'Depth', 'minimum', 'lower quartile', 'median', 'upper quartile', 'maximum'])
  expect(rows).toHaveLength(12)
})

test('a second tab leaves the experiments to the first', async ({ app, context }) => {
  await openExperiments(app)
  const second = await context.newPage()
  await second.goto('./#lab/experiments')
  await expect(second.getByText('Poly-Y is open in another tab, which is using them')).toBeVisible()
})

test('Experiments: accessible, and nothing cut off', async ({ app }, info) => {
  const sizes = [[1440, 900], [1024, 700], [390, 844]] as const
  await openExperiments(app)
  await app.expectAccessible()
  await app.expectToFit(info, 'experiment-form', sizes)
  await app.page.setViewportSize({ width: 1440, height: 900 })
  await define(app, { stones: 12, count: 8, seed: 1, algorithms: ['Alpha-beta', 'NegaScout', 'Iterative deepening'], depths: [1, 2, 3] })
  await app.button('Start').click()
  await expect(results(app).getByText('All 72 searches are done.')).toBeVisible({ timeout: 20_000 })
  for (const kind of ['Medians', 'Boxes']) {
    await results(app).getByText(kind, { exact: true }).click()
    await app.expectAccessible()
    await app.expectToFit(info, `experiment-${kind}`, sizes)
  }
})
