/** Searches held against perfect play, in the page as `polyy accuracy` does it. */
import type { Accuracy, Shares } from '../../src/engine/lab/accuracy.ts'
import type { Rate } from '../../src/engine/math/statistics.ts'
import { expect, test, type AppPage } from './app.ts'
import { printedBy } from './terminal.ts'

async function openAccuracy(app: AppPage, fields: Readonly<Record<string, number>> = {}): Promise<void> {
  await app.page.goto('./#experiments/accuracy')
  await app.custom()
  await expect(app.button('Start')).toBeEnabled()
  for (const [name, value] of Object.entries(fields)) {
    const field = app.page.getByRole('textbox', { name })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

const form = (app: AppPage) => app.page.getByRole('region', { name: 'New accuracy study' })
/** How the study that is shown stands. */
const status = (app: AppPage) => app.page.getByRole('main').getByRole('status').filter({ hasText: 'positions' })
const cells = (app: AppPage, table: string, row: string) =>
  app.page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('cell')
const show = (app: AppPage, tab: string) => app.page.getByRole('tab', { name: tab }).click()

/** Writes a share as charts do. */
const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 }).format(share)

test('charts have the numbers of the command that the page shows', async ({ app }) => {
  await openAccuracy(app, { 'Stones, from': 15, 'Stones, to': 17, 'Positions for each number': 5 })
  await form(app).getByText('Alpha-beta', { exact: true }).click()
  await app.button('Start').click()
  await expect(status(app)).toHaveText('All 15 positions have been checked.', { timeout: 60_000 })

  const printed = await printedBy<Accuracy & { stones: number | 'all'; algorithm: string; shares: Shares }>(
    await app.studyCommand(),
  )
  const byStones = printed.filter(({ stones }) => stones !== 'all')
  const all = printed.filter(({ stones }) => stones === 'all')
  /** Writes a share with its interval, as charts do. */
  const shareWords = (rate: Rate | null) => {
    const { value, hits, of, lower, upper } = rate as Rate
    return `${percent(value)}, ${hits} of ${of}, 95% interval ${percent(lower)} to ${percent(upper)}`
  }
  for (const [depth, row] of [
    [0, 'f'],
    [1, 'depth 1'],
    [5, 'depth 5'],
  ] as const) {
    const right = byStones.filter((accuracy) => accuracy.algorithm === 'alpha-beta' && accuracy.depth === depth)
    await expect(cells(app, 'Signs that name the winner, by number of stones', row)).toHaveText(
      right.map(({ shares }) => shareWords(shares.agreement)),
    )
  }

  await show(app, 'Wins kept')
  for (const [algorithm, name] of [
    ['alpha-beta', 'Alpha-beta'],
    ['negascout', 'NegaScout'],
  ] as const) {
    const searched = all.filter((accuracy) => accuracy.algorithm === algorithm && accuracy.depth > 0)
    await expect(cells(app, 'Wins that the chosen move keeps, by depth', name)).toHaveText(
      searched.map(({ shares }) => shareWords(shares.kept)),
    )
  }
  await show(app, 'Horizon effect')
  const keptDeeper = all.filter(({ algorithm, depth }) => algorithm === 'negascout' && depth > 0 && depth < 5)
  await expect(cells(app, 'Wins given away that one more ply keeps', 'NegaScout')).toHaveText(
    keptDeeper.map(
      (accuracy) => new RegExp(`, ${accuracy.keptDeeper} of ${accuracy.choices}, interval [\\d.]+% to [\\d.]+%$`),
    ),
  )
})

test('an evaluator of a file has the numbers of the command that reads it', async ({ app }, info) => {
  await openAccuracy(app, { 'Stones, from': 18, 'Stones, to': 19, 'Positions for each number': 5 })
  await app.page.getByText('More settings: ').last().click()
  const weights = {
    format: 'poly-y evaluator',
    version: 1,
    madeBy: 'a test',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
  }
  await form(app)
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(weights)) })
  await app.button('Start').click()
  await expect(status(app)).toHaveText('All 10 positions have been checked.', { timeout: 60_000 })
  const download = app.page.waitForEvent('download')
  await app.act('Evaluator, mine.json')
  const saved = info.outputPath('mine.json')
  await (await download).saveAs(saved)
  const line = await app.studyCommand()
  const printed = await printedBy<Accuracy & { stones: number | 'all' }>(line.replace('mine.json', saved))
  const own = printed.filter(({ stones, depth }) => stones !== 'all' && depth === 0)
  await expect(cells(app, 'Signs that name the winner, by number of stones', 'mine')).toHaveText(
    own.map(({ right, zero, positions }) => new RegExp(`, ${right + zero / 2} of ${positions},`)),
  )
})
