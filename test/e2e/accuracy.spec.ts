/** Searches held against perfect play, in the page as `polyy accuracy` does it. */
import type { Accuracy, Shares } from '../../src/engine/lab/accuracy.ts'
import type { Rate } from '../../src/engine/math/statistics.ts'
import type { Locator, TestInfo } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { printedBy } from './terminal.ts'

async function openAccuracy(app: AppPage, fields: Readonly<Record<string, number>> = {}): Promise<void> {
  await app.page.goto('./#lab/accuracy')
  await expect(app.button('Start')).toBeEnabled()
  for (const [name, value] of Object.entries(fields)) {
    const field = app.page.getByRole('textbox', { name })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

const SMALL = { 'Stones, from': 15, 'Stones, to': 17, 'Positions for each number': 5 }
const form = (app: AppPage) => app.page.getByRole('region', { name: 'New accuracy study' })
/** The study that is shown, and how it stands. */
const study = (app: AppPage, name: string | RegExp) => app.page.getByRole('region', { name })
const status = (app: AppPage) => app.page.getByRole('main').getByRole('status').filter({ hasText: 'positions' })
const command = (app: AppPage, heading = 'The same in a terminal') =>
  app.page.getByRole('region', { name: heading }).getByRole('code')
/** The sentences of the claim's card about the losses that are measured here. */
const losses = (app: AppPage) =>
  app.page
    .getByRole('article', { name: 'There is no horizon effect' })
    .getByRole('paragraph')
    .filter({ has: app.page.getByRole('link', { name: 'Accuracy' }) })
const cells = (app: AppPage, table: string, row: string) =>
  app.page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row} `) })
    .getByRole('cell')
const show = (app: AppPage, tab: string) => app.page.getByRole('tab', { name: tab }).click()

/** Writes a share as charts do. */
const percent = (share: number) =>
  new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 }).format(share)

/** Accessible, and nothing is cut off at any size; a chart with the mark of its keys. */
async function look(app: AppPage, info: TestInfo, name: string, part?: Locator): Promise<void> {
  if (name !== 'empty') await app.page.getByRole('application').first().focus()
  await app.expectAccessible(part)
  await app.expectToFit(info, `accuracy-${name}`, [
    [1440, 900],
    [900, 900],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })
}

test('charts have the numbers of the command that the page shows, are accessible, and fit', async ({ app }, info) => {
  test.slow()
  await openAccuracy(app, SMALL)
  await look(app, info, 'empty')
  await expect(form(app)).toContainText('15 positions')
  await form(app).getByText('Alpha-beta', { exact: true }).click()
  await app.button('Start').click()
  await expect(status(app)).toHaveText('All 15 positions have been checked.', { timeout: 60_000 })

  const printed = await printedBy<Accuracy & { stones: number | 'all'; algorithm: string; shares: Shares }>(
    (await command(app).textContent()) ?? '',
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

  await look(app, info, 'Right-signs')

  await show(app, 'Wins kept')
  await look(app, info, 'Wins-kept', app.page.getByRole('tabpanel', { name: 'Wins kept' }))
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
  await look(app, info, 'Horizon-effect', app.page.getByRole('tabpanel', { name: 'Horizon effect' }))
  const keptDeeper = all.filter(({ algorithm, depth }) => algorithm === 'negascout' && depth > 0 && depth < 5)
  await expect(cells(app, 'Wins given away that one more ply keeps', 'NegaScout')).toHaveText(
    keptDeeper.map(
      (accuracy) => new RegExp(`, ${accuracy.keptDeeper} of ${accuracy.choices}, interval [\\d.]+% to [\\d.]+%$`),
    ),
  )
  await app.page.goto('./#lab/claims')
  await app.expectAccessible(losses(app))
})

test('measures an evaluator of a file as the command does', async ({ app }, info) => {
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
  const results = study(app, '18–19 stones, NegaScout, evaluator mine')
  await expect(results).toContainText('evaluator mine')
  await results.getByRole('button', { name: 'Export', exact: true }).first().click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, mine.json' }).click()
  const saved = info.outputPath('mine.json')
  await (await download).saveAs(saved)
  const line = (await command(app).textContent()) ?? ''
  expect(line).toContain('--evaluator mine.json')
  const printed = await printedBy<Accuracy & { stones: number | 'all' }>(line.replace('mine.json', saved))
  const own = printed.filter(({ stones, depth }) => stones !== 'all' && depth === 0)
  await expect(cells(app, 'Signs that name the winner, by number of stones', 'mine')).toHaveText(
    own.map(({ right, zero, positions }) => new RegExp(`, ${right + zero / 2} of ${positions},`)),
  )
})

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('the accuracy has no English', async ({ app }) => {
    await app.page.goto('./#lab/accuracy')
    for (const [name, value] of [
      ['Piony, od', 19],
      ['Po ile pozycji', 2],
    ] as const) {
      const field = app.page.getByRole('textbox', { name })
      await field.fill(String(value))
      await field.press('Tab')
    }
    await app.button('Start').click()
    await expect(app.page.getByText('Sprawdzono wszystkie 4 pozycje.')).toBeVisible({ timeout: 30_000 })
    const english =
      /(?<!\p{L})(the|of|and|depths?|search(es)?|positions?|stones?|wins?|by|with|export|charts?|results?|played|random|seed|right|wrong)(?!\p{L})/iu
    const tabs = app.page.getByRole('tablist', { name: 'Wykresy' }).getByRole('tab')
    await expect(tabs).toHaveCount(3)
    for (const tab of await tabs.all()) {
      await tab.click()
      const texts = (await app.page.locator('main').innerText()).replace(
        await command(app, 'To samo w terminalu').innerText(),
        '',
      )
      expect(english.exec(texts)?.[0]).toBeUndefined()
    }
  })
})
