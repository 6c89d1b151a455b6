/** The comparison of several positions: one ordering for all, an early end, the words, and what is kept. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import en from '../../src/locales/en/lab.json' with { type: 'json' }
import { expect, test, type AppPage } from './app.ts'
import { compare, counts, expectSearched, openToDepth4, row } from './comparing.ts'
import { putDocument } from './database.ts'

/** Why two searches differ, in words and in counters. */
const why = (app: AppPage) => app.page.getByRole('region', { name: 'Why the difference?' })

/** What follows from these words, whatever it is. */
const conclusion = (app: AppPage) =>
  why(app).getByText(new RegExp(`^(${Object.values(en.why.conclusions).join('|')})$`))

const command = (app: AppPage) => app.page.getByRole('region', { name: 'The same in a terminal' }).getByRole('code')

test('sets positions side by side; one click gives all searches one ordering, with the counts of their own below', async ({
  app,
}, info) => {
  await openToDepth4(app)
  for (const name of ['Eleven stones', 'A double threat']) await app.choose('Add a position', name)
  await app.button('Compare').click()
  await expect(app.page.getByText('All 36 searches done.')).toBeVisible({ timeout: 60_000 })
  await app.page.getByRole('radio', { name: 'Depth 4' }).press('Space')
  await expect(counts(app).getByRole('columnheader')).toHaveText([
    'Search',
    'State 1',
    'Eleven stones',
    'A double threat',
  ])
  expect(await row(app, 'NegaScout')).toEqual(['10174', '7710', '528'])

  await app.page.getByRole('radio', { name: 'Same for all' }).press('Space')
  await expect(app.page.getByText('All 36 searches done.')).toBeVisible({ timeout: 60_000 })
  const cells = async (name: string) =>
    (await counts(app).getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) =>
      text.split('\n').filter((line) => line !== ''),
    )
  // A search that orders so by itself stands once.
  expect(await cells('Alpha-beta')).toEqual([['136,005'], ['11,016'], ['7,332']])
  const [state1, elevenStones, doubleThreat] = await cells('NegaScout')
  expect([state1, elevenStones]).toEqual([
    ['145,622', '10,174'],
    ['11,644', '7,710'],
  ])
  expect(doubleThreat).toEqual(['1,211', '528 3 of 4'])
  await expect(app.page.getByText('ended early: a forced win decided the game at depth 3.')).toBeVisible()
  await app.expectAccessible()
  await app.expectToFit(info, 'lab-positions', [
    [1280, 820],
    [1920, 1080],
    [390, 844],
  ])
  await app.page.setViewportSize({ width: 1280, height: 820 })

  // What ended early joins no chart, and nothing is concluded from it.
  const inTable = (title: string, name: string) =>
    app.page.getByRole('table', { name: title }).getByRole('row', { name }).getByRole('cell')
  await expect(inTable('What the ordering is worth, at depth 4', 'all by')).toHaveText(['7,332', '–', '–', '–'])
  await expect(app.page.getByText('NegaScout ended early, at depth 3 of 4')).toBeVisible()
  await app.page.getByRole('tab', { name: 'By depth' }).click()
  await expect(inTable('Visited states by depth', 'NegaScout')).toHaveText([/\d/, /\d/, '–'])

  // The other way round: the depths of one position.
  await app.page.getByRole('radio', { name: 'depths', exact: true }).press('Space')
  await app.page
    .getByRole('region', { name: 'What to compare' })
    .getByRole('button', { name: 'State 1', exact: true })
    .click()
  await expect(counts(app).getByRole('columnheader')).toHaveText(['Search', '2', '3', '4'])
  expect(await row(app, 'Minimal tree')).toEqual(['58', '868', '1622'])
  await app.button('Remove A double threat').click()
  await expect(app.page.getByText('All 24 searches done.')).toBeVisible()

  // With another ordering, which has not been searched yet, the counts of their own stay.
  await app.choose('Ordering for all', 'by static value')
  await expect(app.page.getByText('24 searches to run.')).toBeVisible()
  expect((await cells('NegaScout'))[0]).toEqual(['·', '276'])
})

test('says why two searches differ, in words that their counters prove, and what each counter counts', async ({
  app,
}) => {
  await openToDepth4(app)
  await compare(app)
  await expect(why(app)).toContainText(
    'Each with its own ordering: NegaScout visits 13 times fewer states than Alpha-beta (10,174 against 136,005).',
  )
  await expect(why(app)).toContainText('Not run yet: NegaScout.')
  await expect(conclusion(app)).toHaveCount(0)
  await why(app).getByRole('button', { name: 'Run it now' }).click()
  await expect(conclusion(app)).toHaveText('So the gain was the ordering, not the null window.', { timeout: 30_000 })
  await expect(why(app)).toContainText('Of its cutoffs, NegaScout makes 60% by the first move, Alpha-beta 8%.')
  await expect(why(app)).toContainText(
    'Iterative deepening, which has no null window, visits 10,200 with the same ordering.',
  )
  await expect(why(app)).toContainText(
    'Both with the same ordering, node id (unsorted): NegaScout visits 7.1% more states than Alpha-beta (145,622 against 136,005).',
  )
  await expect(why(app)).toContainText('10 re-searches of NegaScout visited 11,047 of its states, 7.6%.')

  const counters = why(app).getByRole('table')
  await expect(counters.getByRole('row', { name: /by the first move/ }).getByRole('cell')).toHaveText([
    '8%',
    '6.4%',
    '60%',
  ])
  await expect(counters.getByRole('row', { name: /those before it/ }).getByRole('cell')).toHaveText([
    '0',
    '9,636',
    '2,272',
  ])
  for (const [name, meaning] of [
    ['visited', 'counted each time it enters them'],
    ['re-searched', 'inside such a repeated search'],
  ] as const) {
    const counter = counters.getByRole('button', { name, exact: true })
    await counter.click()
    await expect(counter).toHaveAttribute('aria-expanded', 'true')
    // What it counts is said in a row below, of one counter at a time.
    await expect(app.page.locator(`[id="${await counter.getAttribute('aria-controls')}"]`)).toContainText(meaning)
    await expect(counters.getByRole('button', { expanded: true })).toHaveCount(1)
  }
  await app.expectAccessible()

  // Whoever chooses the other one has both change places.
  await app.choose('Explain', 'Alpha-beta')
  await expect(app.select('Compared with')).toContainText('NegaScout')
  await expect(why(app)).toContainText('Alpha-beta visits 13 times as many states as NegaScout')
  await expect(conclusion(app)).toHaveText(
    'So the extra states came with the ordering: with one for both there are none.',
  )
  await app.choose('Compared with', 'Aspiration search')
  await expect(why(app)).toContainText(
    'Both are ordered by node id (unsorted): Alpha-beta visits 4.6% fewer states than Aspiration search',
  )
  await expect(conclusion(app)).toHaveText('The gain is the algorithm’s own.')
})

test('a search judges by the evaluator chosen for it, and the counts say so', async ({ app }, info) => {
  await openToDepth4(app)
  await compare(app)
  expect(await row(app, 'NegaScout')).toContain('10174')
  await app.page.getByText('More settings: ').click()
  const evaluators = app.page.getByRole('group', { name: 'Evaluator of each search' })
  const choose = async (search: string, name: string) => {
    await evaluators.getByRole('button', { name: search }).click()
    await app.page.getByRole('option', { name, exact: true }).click()
  }
  await choose('NegaScout', 'Weaver')
  await expect(app.page.getByText('9 of 12 searches are done.')).toBeVisible()
  await app.button('Continue').click()
  await expectSearched(app)
  await expect(counts(app).getByRole('row', { name: 'NegaScout' })).toContainText('evaluator Weaver')
  expect(await row(app, 'NegaScout')).not.toContain('10174')
  await expect(app.page.getByRole('region', { name: 'Results' })).toContainText(
    'Not every search uses f: Alpha-beta with f; Iterative deepening with f; Aspiration search with f; NegaScout with Weaver.',
  )
  await expect(why(app)).toContainText('Alpha-beta uses f and NegaScout uses Weaver')
  await expect(conclusion(app)).toHaveCount(0)
  await expect(command(app)).toContainText('--evaluator negascout=weaver')

  // One of a file, which the command reads as well.
  const weights = {
    format: 'poly-y evaluator',
    version: 1,
    madeBy: 'a test',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
  }
  await evaluators
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(weights)) })
  await expect(evaluators).toContainText('mine can be chosen above.')
  await choose('Alpha-beta', 'mine')
  await app.button('Continue').click()
  await expectSearched(app)
  await expect(command(app)).toContainText('--evaluator alpha-beta=mine.json,negascout=weaver')
  await app.page.getByRole('button', { name: /^Export: Comparison/ }).click()
  const download = app.page.waitForEvent('download')
  await app.page.getByRole('menuitem', { name: 'Evaluator, mine.json' }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    format: 'poly-y evaluator',
    evaluator: weights.evaluator,
  })
  await app.expectAccessible()
  await app.expectToFit(info, 'lab-evaluators', [
    [1280, 820],
    [390, 844],
  ])
  // All of it is there again after a reload.
  await app.page.reload()
  await expect(app.page.getByText('All 12 searches done.')).toBeVisible()
  await expect(counts(app).getByRole('row', { name: 'Alpha-beta' })).toContainText('evaluator mine')
})

test('keeps positions, choices and searches over a reload; one under way goes on where it was', async ({ app }) => {
  await openToDepth4(app)
  await app.button('4').click()
  await app.choose('Add a position', 'Eleven stones')
  await compare(app, 'State 1', 16)
  await app.page.getByRole('radio', { name: 'Depth 2' }).press('Space')
  const before = await row(app, 'NegaScout')
  await app.page.reload()
  await expect(app.page.getByText('All 16 searches done.')).toBeVisible()
  await expect(app.page.getByRole('radio', { name: 'Depth 2' })).toBeChecked()
  expect(await row(app, 'NegaScout')).toEqual(before)
  expect(before).toEqual(['276', expect.stringMatching(/^\d+$/)])

  // A depth that takes long, and the page goes meanwhile.
  await app.button('8').click()
  await expect(app.page.getByText('16 of 24 searches are done.')).toBeVisible()
  await app.button('Continue').click()
  await expect(app.page.getByText('Search 17 of 24…')).toBeVisible()
  await app.page.reload()
  await expect(app.page.getByText('16 of 24 searches are done.')).toBeVisible()
  await expect(app.button('Compare again')).toBeVisible()
  await app.button('8').click()
  await app.button('Compare again').click()
  await expectSearched(app, 16)
})

test('says that a position is in the list already; all is saved as one archive, from which the comparison opens again', async ({
  app,
}) => {
  await app.page.goto('./#lab')
  for (const depth of ['3', '4', '5']) await app.button(depth).click()
  await compare(app, 'State 1', 4)
  await app.choose('Add a position', 'State 1')
  await expect(app.page.getByText('State 1 is in the list already.')).toBeVisible()
  await expect(app.page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)

  const coming = app.page.waitForEvent('download')
  await app.button('Save all as ZIP').click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('poly-y-comparison.zip')
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'commands.txt',
      'settings.json',
      'tables/searches.csv',
      'charts/1-ordering.svg',
      'charts/1-speed-2.png',
    ]),
  )
  expect(strFromU8(files['charts/1-depth.svg'])).toContain('Visited states by depth')

  await app.button('Remove State 1').click()
  await expect(app.page.getByText('Add a position to compare')).toBeVisible()
  await app.page
    .getByRole('region', { name: 'What to compare' })
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(files['settings.json']) })
  await expect(app.page.getByText('All 4 searches done.')).toBeVisible()
  expect(await row(app, 'Alpha-beta')).toEqual(['589'])
})

test('what was kept and cannot be read is told, and left as it is', async ({ app }) => {
  await app.page.goto('./#lab')
  await expect(app.button('Compare')).toBeVisible()
  await putDocument(app.page, 'comparisons', 'mine', '{"format":"poly-y comparison","version":1,"choice":{}}')
  await app.page.reload()
  await expect(app.page.getByRole('alert')).toContainText('The saved comparison could not be read')
  for (const depth of ['3', '4', '5']) await app.button(depth).click()
  await compare(app, 'State 1', 4)
  expect(await row(app, 'Alpha-beta')).toEqual(['589'])
  await app.page.reload()
  await expect(app.page.getByRole('alert')).toContainText('The saved comparison could not be read')
})
