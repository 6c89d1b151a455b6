/** Searches held against perfect play, in the page as `polyy accuracy` does it. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Accuracy, Shares } from '../../src/engine/lab/accuracy.ts'
import type { Rate } from '../../src/engine/math/statistics.ts'
import { expect, test, type AppPage } from './app.ts'

const ROOT = new URL('../..', import.meta.url)

async function openAccuracy(app: AppPage, fields: Readonly<Record<string, number>> = {}): Promise<void> {
  await app.page.goto('./#lab/accuracy')
  await expect(app.button('Start')).toBeEnabled()
  for (const [name, value] of Object.entries(fields)) {
    const field = app.page.getByRole('textbox', { name })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

const SMALL = { 'Stones, from': 15, 'Stones, to': 17, 'Of each number': 5 }
const results = (app: AppPage) => app.page.getByRole('region', { name: 'Results' })
const form = (app: AppPage) => app.page.getByRole('region', { name: 'What to measure' })
const cells = (app: AppPage, table: string, row: string) => app.page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(`^${row} `) }).getByRole('cell')
const show = (app: AppPage, tab: string) => app.page.getByRole('tab', { name: tab }).click()

/** As charts write shares. */
const percent = (share: number) => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: share < 0.0995 ? 1 : 0 }).format(share)

test('charts have the numbers of the command that the page shows, search by search', async ({ app }) => {
  test.slow()
  await openAccuracy(app, SMALL)
  await expect(results(app)).toContainText('Start checks the searches against perfect play')
  await form(app).getByText('Alpha-beta', { exact: true }).click()
  await app.button('Start').click()
  await expect(form(app).getByRole('status')).toHaveText('All 15 positions are checked.', { timeout: 60_000 })

  const command = (await app.page.locator('.command code').textContent()) ?? ''
  const { stdout } = await promisify(execFile)('sh', ['-c', `${command} --json`], { cwd: ROOT })
  const printed = stdout.trim().split('\n').map((line) => JSON.parse(line) as Accuracy & { stones: number | 'all'; algorithm: string; shares: Shares })
  const byStones = printed.filter(({ stones }) => stones !== 'all')
  const all = printed.filter(({ stones }) => stones === 'all')
  /** As charts write a share with its interval. */
  const words = (rate: Rate | null) => {
    const { value, hits, of, lower, upper } = rate as Rate
    return `${percent(value)}, ${hits} of ${of}, 95% interval ${percent(lower)} to ${percent(upper)}`
  }
  for (const [depth, row] of [[0, 'f'], [1, 'depth 1'], [5, 'depth 5']] as const) {
    const right = byStones.filter((accuracy) => accuracy.algorithm === 'alpha-beta' && accuracy.depth === depth)
    await expect(cells(app, 'Signs that name the winner, by number of stones', row)).toHaveText(right.map(({ shares }) => words(shares.agreement)))
  }

  await show(app, 'Wins kept')
  for (const [algorithm, name] of [['alpha-beta', 'Alpha-beta'], ['negascout', 'NegaScout']] as const) {
    const searched = all.filter((accuracy) => accuracy.algorithm === algorithm && accuracy.depth > 0)
    await expect(cells(app, 'Won games that the chosen move keeps, by depth', name)).toHaveText(searched.map(({ shares }) => words(shares.kept)))
  }
  await show(app, 'Horizon effect')
  const mended = all.filter(({ algorithm, depth }) => algorithm === 'negascout' && depth > 0 && depth < 5)
  await expect(cells(app, 'Wins thrown away that one ply more keeps', 'NegaScout')).toHaveText(mended.map((accuracy) => new RegExp(`, ${accuracy.mended} of ${accuracy.choices}, interval [\\d.]+% to [\\d.]+%$`)))
  const verdict = (await results(app).locator('.verdict').textContent()) ?? ''
  await expect(results(app)).toContainText('The claim holds if at most 1 of 100 wins is lost in this way')

  // The claim's card says the same, and leads back.
  await app.page.goto('./#lab/claims')
  const losses = app.page.getByRole('article', { name: 'There is no horizon effect' }).locator('.real-losses')
  await expect(losses).toContainText(`${verdict} Real losses, from the tab Accuracy: of `)
  await losses.getByRole('link', { name: 'Accuracy' }).click()
  await expect(app.page.getByRole('tab', { name: 'Accuracy' })).toHaveAttribute('aria-selected', 'true')
})

test('grows while it runs on other pages, is stopped, kept over a reload, and resumed', async ({ app }) => {
  test.slow()
  await openAccuracy(app)
  await app.page.goto('./#lab/claims')
  await expect(app.page.getByText('Real losses are measured in the tab Accuracy')).toBeVisible()
  await openAccuracy(app, { 'Of each number': 60 })
  await app.button('Start').click()
  await expect(form(app).getByText(/^[1-9]\d* of 900 positions, about .+ left$/)).toBeVisible({ timeout: 30_000 })
  await app.page.goto('./#play')
  const before = app.page.locator('.board').first()
  await expect(before).toBeVisible()
  await app.page.goto('./#lab/accuracy')
  const done = async () => Number(/^(\d+) of 900/.exec((await form(app).getByText(/of 900 positions/).textContent()) ?? '')?.[1])
  const then = await done()
  await expect.poll(done).toBeGreaterThan(then)
  await app.button('Stop').click()
  const stopped = form(app).getByRole('status')
  await expect(stopped).toHaveText(/^Stopped after \d+ of 900 positions\. They are kept\.$/)
  const words = (await stopped.textContent()) ?? ''
  await app.page.reload()
  await expect(stopped).toHaveText(words)
  await expect(results(app).locator('.chart')).toHaveCount(2)
  const kept = Number(/\d+/.exec(words)?.[0])
  expect(kept).toBeGreaterThanOrEqual(then)
  await app.button('Resume').click()
  await expect.poll(done).toBeGreaterThan(kept)
  // Not even what is not stopped is lost.
  await app.page.reload()
  await expect(stopped).toHaveText(/^Stopped after/)
  expect(Number(/\d+/.exec((await stopped.textContent()) ?? '')?.[0])).toBeGreaterThan(kept)
})

test('another choice takes the place of the results, which can be undone; the keyboard does it all', async ({ app }) => {
  await openAccuracy(app, { 'Stones, from': 19, 'Stones, to': 20, 'Of each number': 2 })
  await app.button('Start').focus()
  await app.page.keyboard.press('Enter')
  const status = form(app).getByRole('status')
  await expect(status).toHaveText('All 4 positions are checked.', { timeout: 30_000 })
  await expect(app.button('Start')).toBeDisabled()
  await form(app).getByRole('radio', { name: 'Played' }).focus()
  await app.page.keyboard.press('ArrowRight')
  await expect(status).toHaveText('The results are of another choice. Start measures this one in their place.')
  await form(app).getByRole('checkbox', { name: 'NegaScout' }).focus()
  await app.page.keyboard.press('Space')
  await expect(status).toHaveText('Choose at least one algorithm.')
  await expect(app.button('Start')).toBeDisabled()
  await app.page.keyboard.press('Space')
  await app.button('Start').click()
  await expect(results(app)).toContainText('random · 19–20 stones')
  await app.button('Undo that').click()
  await expect(results(app)).toContainText('played with care · 19–20 stones · 2 positions of each · seed 1')
  await expect(status).toHaveText('All 4 positions are checked.')
  await app.page.locator('.plot').first().focus()
  await app.page.keyboard.press('End')
  await expect(app.page.locator('.readout strong').first()).toHaveText('Stones 20')
  // Fewer stones than the fewest there are to be: the other end goes along.
  const to = app.page.getByRole('textbox', { name: 'Stones, to' })
  await to.fill('10')
  await to.press('Tab')
  await expect(app.page.getByRole('textbox', { name: 'Stones, from' })).toHaveValue('10')
})

test('a second tab measures, and says that it does not save', async ({ app, context }) => {
  await openAccuracy(app)
  const other = await context.newPage()
  await other.goto('./#lab/accuracy')
  await expect(other.getByText('what is measured in this one is not saved')).toBeVisible()
  await expect(app.page.getByText('what is measured in this one is not saved')).toHaveCount(0)
  await other.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(other.getByText(/^[1-9]\d* of 300 positions/)).toBeVisible({ timeout: 30_000 })
  await other.close()
  await app.page.reload()
  await expect(results(app)).toContainText('Start checks the searches against perfect play')
})

test('where there is no room for all column names, some are left out and none overlap', async ({ app }) => {
  await openAccuracy(app, { 'Of each number': 1 })
  await app.button('Start').click()
  await expect(form(app).getByRole('status')).toHaveText('All 15 positions are checked.', { timeout: 30_000 })
  const names = app.page.locator('.axis:has(.base) text:not(.axis-title)')
  await app.page.setViewportSize({ width: 1440, height: 900 })
  await expect(names).toHaveText(Array.from({ length: 15 }, (_, i) => String(6 + i)))
  await app.page.setViewportSize({ width: 390, height: 844 })
  await expect(names).toHaveText(['6', '8', '10', '12', '14', '16', '18', '20'])
  const boxes = await names.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()).map(({ left, right }) => [left, right]))
  boxes.slice(1).forEach(([left], i) => expect(left).toBeGreaterThan(boxes[i][1] + 2))
})

test('Accuracy: accessible, empty and with each chart, and nothing cut off', async ({ app }, info) => {
  test.slow()
  await openAccuracy(app, { ...SMALL, 'Stones, to': 20 })
  await app.expectAccessible()
  await app.expectToFit(info, 'accuracy-empty', [[1440, 900], [900, 900], [390, 844]])
  await app.page.setViewportSize({ width: 1280, height: 820 })
  await form(app).getByText('Alpha-beta', { exact: true }).click()
  await app.button('Start').click()
  await expect(form(app).getByRole('status')).toHaveText('All 30 positions are checked.', { timeout: 60_000 })
  for (const name of ['Right signs', 'Wins kept', 'Horizon effect']) {
    await show(app, name)
    await app.page.locator('.plot').first().focus()
    await app.expectAccessible()
    await app.expectToFit(info, `accuracy-${name.replace(' ', '-')}`, [[1440, 900], [900, 900], [390, 844]])
    await app.page.setViewportSize({ width: 1280, height: 820 })
  }
  await app.page.goto('./#lab/claims')
  await expect(app.page.locator('.real-losses .verdict')).toBeVisible()
  await app.expectAccessible()
})

test.describe('in Polish', () => {
  test.use({ locale: 'pl-PL' })

  test('the accuracy has no English', async ({ app }) => {
    await app.page.goto('./#lab/accuracy')
    for (const [name, value] of [['Piony, od', 19], ['Po ile pozycji', 2]] as const) {
      const field = app.page.getByRole('textbox', { name })
      await field.fill(String(value))
      await field.press('Tab')
    }
    await app.button('Start').click()
    await expect(app.page.getByText('Sprawdzono wszystkie 4 pozycje.')).toBeVisible({ timeout: 30_000 })
    const english = /\b(the|of|and|depths?|search(es)?|positions?|stones?|wins?|by|with|export|charts?|results?|played|random|seed|right|wrong)\b/i
    for (const tab of await app.page.locator('.views').getByRole('tab').all()) {
      await tab.click()
      const texts = (await app.page.locator('main').innerText()).replace((await app.page.locator('.command code').innerText()), '')
      expect(english.exec(texts)?.[0]).toBeUndefined()
    }
  })
})
