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

async function openClaims(app: AppPage, stones: number, count: number, nodes: 16 | 31 = 31): Promise<void> {
  await app.page.goto('./#lab/claims')
  await app.choose('Board', `${nodes === 16 ? 3 : 4} rings, ${nodes} nodes`)
  await app.page.getByText('The same number', { exact: true }).click()
  for (const [name, value] of [
    ['Stones', stones],
    ['Positions', count],
  ] as const) {
    const field = app.page.getByRole('textbox', { name })
    await field.fill(String(value))
    await field.press('Tab')
  }
}

const COUNT = CLAIM_IDS.length

const VERDICT = new RegExp(`^(${Object.values(en.verdicts).join('|')})$`)

/**
 * The verdicts of the tests in these cards. What a card says of real losses leads to where they are measured, and is no
 * test of its own.
 */
const verdicts = (app: AppPage, cards: Locator = app.page.getByRole('article')) =>
  cards
    .getByRole('paragraph')
    .filter({ hasNot: app.page.getByRole('link') })
    .getByText(VERDICT)

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
  await expect(verdicts(app, card), id).toHaveText(en.verdicts[verdict])
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

test('all claims have the verdicts and figures of the command, are accessible, and fit', async ({ app }, info) => {
  test.slow()
  await openClaims(app, 10, 3, 16)
  await app.expectAccessible()
  await expect(command(app)).toHaveText('npm run -s polyy -- claims --sample 10x3 --seed 1 --size 3')
  await app.button('Test all').click()
  await expect(verdicts(app)).toHaveCount(COUNT, { timeout: 120_000 })
  await expect(progress(app, 'done')).toHaveCount(COUNT - 5)
  await expect(progress(app, 'have been played')).toHaveCount(2)
  await expect(progress(app, 'checked')).toHaveCount(2)
  const findings = await printedBy<Finding & { claim: ClaimId }>((await command(app).textContent()) ?? '')
  expect(findings).toHaveLength(COUNT)
  for (const finding of findings) await expectFinding(app, finding)
  const fills = claim(app, en.keptTable.title).getByRole('group', { name: 'What is remembered' })
  await expect(fills.getByRole('row')).toHaveCount(1 + 8)
  // Three claims ask how long a table can be kept, and the verdict says which of them it is on; the last leads to its
  // games.
  for (const [id, question] of [
    ['memory', 'Within one search:'],
    ['keptTable', 'Within one game:'],
    ['tableGames', 'Over several games:'],
  ] as const)
    await expect(claim(app, en[id].title).getByText(question)).toBeVisible()
  // Three positions are too few for an interval, and it says so.
  await expect(verdicts(app, claim(app, en.table.title))).toHaveText('Undecided.')
  await expect(claim(app, en.table.title).getByText('choose more positions')).toBeVisible()
  await app.page.getByText('How the verdict is reached').first().click()
  await app.expectAccessible()
  await app.expectToFit(info, 'claims', [
    [1440, 900],
    [1024, 700],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })

  // Other positions have results of their own; what is counted out has none, and games from the empty board have no
  // stones.
  await openClaims(app, 9, 3, 16)
  await expect(verdicts(app)).toHaveCount(2)
  // Results are experiments on the shelf; two claims share one.
  await app.page.goto('./#lab/experiments')
  await expect(app.page.getByRole('region', { name: 'Experiments', exact: true }).getByRole('listitem')).toHaveCount(9)
  await app.page.goto('./#lab/claims')
  await app.page.reload()
  await openClaims(app, 10, 3, 16)
  await expect(verdicts(app)).toHaveCount(COUNT)
})

test('each claim is tested by itself on as many positions as settle it, paused and resumed', async ({ app }) => {
  await app.page.goto('./#lab/claims')
  await expect(command(app)).toHaveText('npm run -s polyy -- claims --sample 8 --seed 1')
  await expect(app.page.getByRole('textbox', { name: 'Positions' })).toHaveCount(0)
  await expect(app.page.getByText(/^[\d,]+ searches for all claims, about \d+ min\./)).toBeVisible()
  await app.page.getByText('The same number', { exact: true }).click()
  await expect(command(app)).toHaveText('npm run -s polyy -- claims --sample 8x20 --seed 1')

  const card = claim(app, en.table.title)
  await expect(card.locator('blockquote')).toContainText('such as a transposition table or a history of moves')
  await expect(card.locator('q')).toContainText('takich jak np. tablica przejść, czy historia ruchów')
  await card.getByText('How the verdict is reached').click()
  await expect(card.getByText('less than 0.9 times as many states')).toBeVisible()
  await card.getByRole('button', { name: 'Test' }).click()
  await expect(card.getByText(/^[1-9]\d* of 240 searches/)).toBeVisible()
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card.getByText(/^Paused after/)).toBeVisible()
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card.getByText(/^[1-9]\d* of 240 searches/)).toBeVisible()
})

test('perfect play decides what a move is worth, for two claims at once; the leaves are counted out', async ({
  app,
}) => {
  test.slow()
  await openClaims(app, 18, 10)
  const leaves = claim(app, en.leaves.title)
  await expect(leaves.getByText('20,389,320 leaves')).toBeVisible()
  await expect(leaves.getByText('1,699,110 different positions')).toBeVisible()
  await expect(verdicts(app, leaves)).toHaveText('It holds in part.')
  await expect(leaves.getByRole('button', { name: 'Test' })).toHaveCount(0)
  const [corners, mistakes] = [claim(app, en.corners.title), claim(app, en.mistakes.title)]
  await expect(corners.locator('q')).toContainText('większe korzyści płyną z zajęcia pól')
  await corners.getByRole('button', { name: 'Test' }).click()
  // The same study stands in both cards, and on the shelf of the accuracy.
  for (const card of [corners, mistakes]) await expect(verdicts(app, card)).toHaveCount(1, { timeout: 120_000 })
  await expect(mistakes.getByText(/The second-best move gives the win away in/)).toBeVisible()
  await expect(corners.getByRole('columnheader', { name: 'Ring that the corners are compared with' })).toHaveCount(1)
  await app.page.reload()
  await openClaims(app, 18, 10)
  await expect(verdicts(app)).toHaveCount(3)
  await app.page.goto('./#lab/accuracy')
  await expect(app.page.getByText(`Claim: ${en.corners.title}`).first()).toBeVisible()
})
