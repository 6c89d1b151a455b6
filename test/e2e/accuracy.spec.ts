/** Searches held against perfect play, in the page as `polyy accuracy` does it. */
import { readFile } from 'node:fs/promises'
import type { Accuracy, Shares } from '../../src/engine/lab/accuracy.ts'
import type { Rate } from '../../src/engine/math/statistics.ts'
import claims from '../../src/locales/en/claims.json' with { type: 'json' }
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
const studies = (app: AppPage) => app.page.getByRole('region', { name: 'Accuracy studies', exact: true })
const command = (app: AppPage, heading = 'The same in a terminal') =>
  app.page.getByRole('region', { name: heading }).getByRole('code')
const verdict = (scope: Locator) => scope.getByText(new RegExp(`^(${Object.values(claims.verdicts).join('|')})$`))
/** What the claim's card says of the losses that are measured here. */
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

/** As charts write shares. */
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

test('charts have the numbers of the command that the page shows, search by search; accessible, empty and with each chart, and nothing cut off', async ({
  app,
}, info) => {
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
  /** As charts write a share with its interval. */
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
  const results = study(app, '15–17 stones, Alpha-beta, NegaScout')
  const words = (await verdict(results).textContent()) ?? ''
  await expect(results).toContainText('The claim holds if at every depth at most 1 of 100 wins is lost in this way')

  // The claim's card says the same, and leads back.
  await app.page.goto('./#lab/claims')
  await expect(losses(app)).toContainText(`${words} Real losses, from the tab Accuracy: of `)
  await app.expectAccessible(losses(app))
  await losses(app).getByRole('link', { name: 'Accuracy' }).click()
  await expect(app.page.getByRole('tab', { name: 'Accuracy' })).toHaveAttribute('aria-selected', 'true')
})

test('measures another evaluator than f, of the cast or of a file, as the command does', async ({ app }, info) => {
  await openAccuracy(app, { 'Stones, from': 18, 'Stones, to': 19, 'Positions for each number': 5 })
  await app.chooseSettings({ Evaluator: 'Weaver' })
  await expect(form(app).getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'placeholder',
    '18–19 stones, NegaScout, evaluator Weaver',
  )
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
  // The claim is about f.
  await show(app, 'Horizon effect')
  await expect(verdict(results)).toHaveCount(0)
  await app.button('Duplicate').click()
  await expect(form(app).getByText('More settings: evaluator mine')).toBeVisible()
})

test('grows while it runs on other pages, is paused, kept over a reload, and resumed', async ({ app }) => {
  test.slow()
  await app.page.goto('./#lab/claims')
  await expect(app.page.getByText('Real losses are measured in the tab Accuracy')).toBeVisible()
  await openAccuracy(app, { 'Stones, from': 10, 'Stones, to': 14, 'Positions for each number': 180 })
  // Positions of games take longer to draw than to check.
  await form(app).getByText('Random', { exact: true }).click()
  await app.button('Start').click()
  await expect(status(app)).toHaveText(/^[1-9]\d* of 900 positions, (about .+|a few seconds) left$/, {
    timeout: 30_000,
  })
  await app.page.goto('./#play')
  await expect(app.board).toBeVisible()
  await expect(app.status).toContainText('checking accuracy')
  await app.page.goto('./#lab/accuracy')
  const done = async () => Number(/(\d+) of 900/.exec((await status(app).textContent()) ?? '')?.[1])
  const then = await done()
  // To prove one position may take many seconds on a busy machine.
  await expect.poll(done, { timeout: 90_000 }).toBeGreaterThan(then)
  await app.button('Pause').click()
  await expect(status(app)).toHaveText(/^Paused after \d+ of 900 positions\. What has been checked is kept\.$/)
  const words = (await status(app).textContent()) ?? ''
  const kept = Number(/\d+/.exec(words)?.[0])
  expect(kept).toBeGreaterThanOrEqual(then)
  await app.page.reload()
  await app.page.getByRole('button', { name: /^10–14 stones, NegaScout/ }).click()
  await expect(status(app)).toHaveText(words)
  await expect(study(app, '10–14 stones, NegaScout').getByRole('figure')).toHaveCount(2)
  await app.button('Resume').click()
  await expect.poll(done, { timeout: 90_000 }).toBeGreaterThan(kept)
})

test('several are kept, and renamed, duplicated, exported, imported and deleted; the keyboard does it all', async ({
  app,
}) => {
  await openAccuracy(app, { 'Stones, from': 19, 'Stones, to': 20, 'Positions for each number': 2 })
  await app.button('Start').focus()
  await app.page.keyboard.press('Enter')
  await expect(status(app)).toHaveText('All 4 positions have been checked.', { timeout: 30_000 })
  // Charts follow what is measured when there is time for it.
  await expect(cells(app, 'Signs that name the winner, by number of stones', 'f')).toHaveText([/\d/, /\d/])
  await app.page.getByRole('application').first().focus()
  await app.page.keyboard.press('End')
  await expect(app.page.getByRole('application').getByText('Stones 20', { exact: true })).toBeVisible()
  await app.button('Duplicate').click()
  await form(app).getByRole('radio', { name: 'From games' }).focus()
  await app.page.keyboard.press('ArrowRight')
  await form(app).getByRole('checkbox', { name: 'NegaScout' }).focus()
  await app.page.keyboard.press('Space')
  await expect(form(app)).toContainText('Choose at least one algorithm.')
  await expect(app.button('Start')).toBeDisabled()
  await app.page.keyboard.press('Space')
  await form(app).getByRole('textbox', { name: 'Name' }).fill('At random')
  await app.button('Start').click()
  await expect(study(app, 'At random')).toContainText('random · 19–20 stones · 2 positions of each · seed 1')
  await expect(status(app)).toHaveText('All 4 positions have been checked.', { timeout: 30_000 })
  const rows = studies(app).getByRole('listitem')
  await expect(rows).toHaveText([/^At random/, /^19–20 stones, NegaScout/])
  const [download] = await Promise.all([app.page.waitForEvent('download'), app.button('Export').click()])
  const file = await download.path()
  await app.button('Delete').click()
  await expect(rows).toHaveCount(1)
  await studies(app)
    .locator('input[type=file]')
    .setInputFiles({ name: 'random.json', mimeType: 'application/json', buffer: await readFile(file) })
  await expect(rows).toHaveText([/^At random.*done$/, /^19–20 stones, NegaScout/])
  await expect(status(app)).toHaveText('All 4 positions have been checked.')
  // Fewer stones than the fewest there are to be: the other end goes along.
  await app.button('New accuracy study').click()
  const to = app.page.getByRole('textbox', { name: 'Stones, to' })
  await to.fill('10')
  await to.press('Tab')
  await expect(app.page.getByRole('textbox', { name: 'Stones, from' })).toHaveValue('10')
})

test('what was measured before there were several is one of them; where there is no room for all column names of its chart, some are left out and none overlap', async ({
  app,
}) => {
  await openAccuracy(app)
  await expect(app.page.getByText('None yet.')).toBeVisible()
  const plan = { kind: 'played', from: 6, to: 20, count: 1, algorithms: ['negascout'], depths: [1], seed: 1 }
  const checks = Array.from({ length: 15 }, (_, i) => [i % 2 === 0 ? 'w+k+k' : 'l-.0.'])
  const text = JSON.stringify({ format: 'poly-y accuracy', version: 1, plan, checks })
  await studies(app)
    .locator('input[type=file]')
    .setInputFiles({ name: 'last.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(study(app, 'Measured before')).toContainText('All 15 positions have been checked.')
  // Ticks of the values are shares, with a sign of per cent.
  const names = app.page.getByRole('application').getByText(/^\d+$/)
  await app.page.setViewportSize({ width: 1440, height: 900 })
  await expect(names).toHaveText(Array.from({ length: 15 }, (_, i) => String(6 + i)))
  await app.page.setViewportSize({ width: 390, height: 844 })
  await expect(names).toHaveText(['6', '8', '10', '12', '14', '16', '18', '20'])
  const boxes = await names.evaluateAll((texts) =>
    texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  boxes.slice(1).forEach(([left], i) => expect(left).toBeGreaterThan(boxes[i][1] + 2))
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
      /\b(the|of|and|depths?|search(es)?|positions?|stones?|wins?|by|with|export|charts?|results?|played|random|seed|right|wrong)\b/i
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
