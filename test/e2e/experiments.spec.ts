/** Experiments in the real page: held against the command line, over pages and a reload. */
import { expect, test } from './app.ts'
import { exported, form, openExperiments, openPlan, printed, timeless } from './experiments.ts'

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
  const download = app.page.waitForEvent('download')
  await app.act('Evaluator, my-weights.json')
  const saved = info.outputPath('my-weights.json')
  await (await download).saveAs(saved)
  const printedCsv = await printed(app, 'my-weights.json', saved)
  expect(timeless(csv)).toEqual(timeless(printedCsv.replaceAll(saved, 'my weights')))
})

test('a second tab leaves the experiments to the first', async ({ app, context }) => {
  await openExperiments(app)
  const second = await context.newPage()
  await second.goto('./#experiments/searches')
  const fault = second.getByText('Poly-Y is open in another tab, which is using them')
  await expect(fault).toBeVisible()
  await second.goto('./#experiments')
  await expect(second.getByRole('button', { name: /^The four searches/ })).toHaveCount(0)
  await expect(fault).toBeVisible()
})
