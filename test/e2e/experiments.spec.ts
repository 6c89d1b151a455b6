/** Experiments in the real page: started, left alone, interrupted, and held against the command line. */
import type { Locator } from '@playwright/test'
import { csvParse } from 'd3'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { expect, test } from './app.ts'
import {
  define,
  entries,
  exported,
  form,
  openExperiments,
  openPlan,
  printed,
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

test('an experiment with evaluators has the numbers of the command that the page shows', async ({ app }, info) => {
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
  await expect(app.study.getByRole('heading', { name: 'Windows and tables' })).toBeVisible()
  await expect(app.study.getByText('All 72 searches are done.')).toBeVisible({ timeout: 20_000 })
  await expect(entries(app)).toHaveText(/Windows and tables.*4 positions with 16 stones, seed 9.*done/)
  const table = app.study.getByRole('grid', { name: 'Medians and quartiles' })
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
  await expect(app.study).toContainText('Another evaluator leads to other cutoffs')
  await expect(app.study.getByRole('figure')).toContainText('Alpha-beta, table off, evaluator my weights')
  const csv = await exported(app, 'Measurements, CSV')
  expect(csvParse(csv)).toHaveLength(72)
  expect([...new Set(csvParse(csv).map(({ evaluator }) => evaluator))]).toEqual(['report', 'weaver', 'my weights'])
  // The page saves the file that its command reads.
  await app.study.getByRole('button', { name: 'Export', exact: true }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, my-weights.json' }).click()
  const saved = info.outputPath('my-weights.json')
  await (await download).saveAs(saved)
  await expect(app.study).toContainText('The evaluator is read from my-weights.json')
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

test('runs on while other pages show, is paused, kept over a reload with nothing lost, and resumed', async ({
  app,
}) => {
  await openPlan(app, ENDLESS, '1 position × 4 searches = 4 searches')
  await app.button('Start').click()
  const running = app.study.getByText(/^3 of 4 searches, (about .+|a few seconds) left$/)
  await expect(running).toBeVisible()
  await app.button('New experiment').click()
  await app.button('Start after the others').click()
  await expect(app.study.getByText('Waiting for its turn.')).toBeVisible()
  // The game answers meanwhile.
  await app.page.goto('./#')
  await expect(app.status).toContainText('running an experiment')
  await app.node('c1').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.page.goto('./#lab/experiments')
  await entries(app).filter({ hasText: 'running' }).getByRole('button').click()
  await expect(running).toBeVisible()
  await app.button('Pause').click()
  await expect(app.study.getByText('Paused after 3 of 4 searches')).toBeVisible()
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
  await expect(app.study.getByText('Paused after 3 of 4 searches')).toBeVisible()
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

test('the form and the results are accessible, and nothing is cut off', async ({ app }, info) => {
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
  await expect(app.study.getByText('All 90 searches are done.')).toBeVisible()
  await look('experiment-Medians')
  await app.study.getByText('Boxes').click()
  await look('experiment-Boxes', app.study.getByRole('figure'))
})

test('a second tab leaves the experiments to the first', async ({ app, context }) => {
  await openExperiments(app)
  const second = await context.newPage()
  await second.goto('./#lab/experiments')
  await expect(second.getByText('Poly-Y is open in another tab, which is using them')).toBeVisible()
})
