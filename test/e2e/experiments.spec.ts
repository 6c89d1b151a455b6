/** Experiments in the real page: held against the command line, over pages and a reload, and how they look. */
import type { Locator } from '@playwright/test'
import { csvParse } from 'd3'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { expect, test } from './app.ts'
import { entries, exported, form, openExperiments, openPlan, printed, timeless } from './experiments.ts'

/** Weights that nobody of the cast has. */
const WEIGHTS = {
  format: 'poly-y evaluator',
  version: 1,
  madeBy: 'a test',
  evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
}

test('an evaluator of a file has the numbers of the command that reads it', async ({ app }, info) => {
  const plan = {
    positions: { boardSize: 4, stones: 16, count: 4, seed: 9 },
    algorithms: ['alpha-beta', 'aspiration'],
    depths: [2],
    tables: ['off', 'symmetric'],
    margins: [1, 3],
  } as const
  await openPlan(app, plan, '4 positions × 6 searches = 24 searches')
  await form(app)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'my weights.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(WEIGHTS)),
    })
  await form(app).getByRole('checkbox', { name: 'Weaver' }).check()
  await app.button('Start').click()
  await expect(app.study.getByText('All 72 searches are done.')).toBeVisible()
  const csv = await exported(app, 'Measurements, CSV')
  await app.study.getByRole('button', { name: 'Export', exact: true }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, my-weights.json' }).click()
  const saved = info.outputPath('my-weights.json')
  await (await download).saveAs(saved)
  const printedCsv = await printed(app, 'my-weights.json', saved)
  expect(timeless(csv)).toEqual(timeless(printedCsv.replaceAll(saved, 'my weights')))
})

test('an experiment runs on over other pages, and loses nothing by a reload', async ({ app }) => {
  // Three searches that are done at once, and one that will run until it is stopped, for all a test can tell.
  const plan = { positions: [STATE_1.position], algorithms: ['alpha-beta'], depths: [1, 2, 3, 8] } as const
  await openPlan(app, plan, '1 position × 4 searches = 4 searches')
  await app.button('Start').click()
  const running = app.study.getByText(/^3 of 4 searches, (about .+|a few seconds) left$/)
  await expect(running).toBeVisible()
  await app.page.goto('./#')
  await expect(app.status).toContainText('running an experiment')
  await app.page.goto('./#lab/experiments')
  await entries(app).filter({ hasText: 'running' }).getByRole('button').click()
  await expect(running).toBeVisible()
  await app.page.reload()
  await entries(app)
    .getByRole('button', { name: /paused, [\d.]+%/ })
    .click()
  await expect(app.study.getByText('Paused after 3 of 4 searches')).toBeVisible()
  expect(csvParse(await exported(app, 'Measurements, CSV')).map(({ visited }) => visited)).toEqual([
    '30',
    '589',
    '8868',
  ])
  await app.button('Resume').click()
  await expect(running).toBeVisible()
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
