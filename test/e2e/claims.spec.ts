/** The report's claims, tested in the page as `polyy claims` tests them. */
import { CLAIM_IDS, type ClaimId } from '../../src/engine/lab/claims/claims.ts'
import { percentDigits, ratioDigits } from '../../src/engine/math/rounding.ts'
import type { Finding } from '../../src/engine/lab/claims/finding.ts'
import en from '../../src/locales/en/claims.json' with { type: 'json' }
import common from '../../src/locales/en/common.json' with { type: 'json' }
import type { Locator } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'
import { printedBy } from './terminal.ts'

const claim = (app: AppPage, title: string) => app.page.getByRole('article', { name: title })

/** Opens the claims with three positions of ten stones on a board of 16 nodes. */
async function openSmall(app: AppPage): Promise<void> {
  await app.page.goto('./#report/claims')
  await app.button('Measure again…').click()
  await app.choose('Board', '3 rings, 16 nodes')
  await app.page.getByText('The same number', { exact: true }).click()
  for (const [name, value] of [
    ['Stones', '10'],
    ['Positions', '3'],
  ]) {
    const field = app.page.getByRole('textbox', { name })
    await field.fill(value)
    await field.press('Tab')
  }
}

const COUNT = CLAIM_IDS.length

const VERDICT = new RegExp(`^(${Object.values(en.short).join('|')})$`)

/** The verdicts in the rows of these claims. */
const verdicts = (app: AppPage, rows: Locator = app.page.getByRole('article')) =>
  rows.locator('summary').getByText(VERDICT)

const command = (app: AppPage) => app.page.getByRole('region', { name: 'The same in a terminal' }).getByRole('code')

/** How far each test is. */
const progress = (app: AppPage, hasText: string) =>
  app.page.getByRole('article').getByRole('status').filter({ hasText })

/** Times are not the same twice, and leaves have no figure. */
async function expectFinding(
  app: AppPage,
  { claim: id, verdict, figures }: Finding & { claim: ClaimId },
): Promise<void> {
  if (id === 'evaluation' || id === 'terminal') return
  const card = claim(app, en[id].title)
  await expect(verdicts(app, card), id).toHaveText(en.short[verdict])
  if (id === 'leaves') return
  if (id !== 'history') return expectFigures(card, id, figures)
  // The chart shows one ordering beside one other at a time.
  await expectFigures(
    card,
    id,
    figures.filter(({ series }) => series.startsWith('history-own-')),
  )
  await card.getByText(common.orderings.killers, { exact: true }).click()
  await card.getByText(en.history.bases.evaluated, { exact: true }).click()
  await expectFigures(
    card,
    id,
    figures.filter(({ series }) => series.startsWith('killers-evaluated-')),
  )
}

async function expectFigures(
  card: Locator,
  id: Exclude<ClaimId, 'leaves'>,
  figures: Finding['figures'],
): Promise<void> {
  // The figures, series by series, then the lines of the rule.
  const cells = (await card.getByRole('figure', { name: en[id].figure }).getByRole('cell').allInnerTexts()).filter(
    (text) => text !== '–',
  )
  const isShare = ['guess', 'horizon', 'corners', 'mistakes', 'memory'].includes(id)
  const write = (value: number) =>
    isShare
      ? new Intl.NumberFormat('en', {
          style: 'percent',
          maximumFractionDigits: percentDigits(value, value < 0.0995 ? 1 : 0),
        }).format(value)
      : new Intl.NumberFormat('en', { maximumFractionDigits: ratioDigits(value, 2) }).format(value)
  const written = figures.flatMap(({ value, lower, upper, count }) => {
    if (value === null) return []
    // An infinite end is null in JSON.
    const interval = (lower as number | null) === null ? '' : `, interval ${write(lower)} to ${write(upper)}`
    return [
      `${write(value)}${interval}, of ${count} ${id === 'tableGames' ? 'series' : 'positions'}${interval === '' ? ', too few for an interval' : ''}`,
    ]
  })
  expect(cells.slice(0, written.length).toSorted(), id).toEqual(written.toSorted())
}

test('all claims have the verdicts and figures of the command, and have them after a reload', async ({ app }) => {
  test.slow()
  await openSmall(app)
  await expect(command(app)).toHaveText('npm run -s polyy -- claims --sample 10x3 --seed 1 --size 3')
  await app.button('Test all').click()
  await expect(verdicts(app)).toHaveCount(COUNT, { timeout: 120_000 })
  for (const summary of await app.page.getByRole('article').locator('summary').all()) await summary.click()
  await expect(progress(app, 'done')).toHaveCount(COUNT - 5)
  await expect(progress(app, 'have been played')).toHaveCount(2)
  await expect(progress(app, 'checked')).toHaveCount(2)
  const findings = await printedBy<Finding & { claim: ClaimId }>((await command(app).textContent()) ?? '')
  expect(findings).toHaveLength(COUNT)
  for (const finding of findings) await expectFinding(app, finding)
  await app.page.reload()
  await openSmall(app)
  await expect(verdicts(app)).toHaveCount(COUNT)
})
