/** Experiments along a game and over a range of stones, in the real page and by the command that it shows. */
import { csvParse } from 'd3'
import { expect, test } from './app.ts'
import { exported, form, openExperiments, printed, setToggles, timeless } from './experiments.ts'

test('along a game: a line of every search by move, with the numbers of the command', async ({ app }, info) => {
  await openExperiments(app)
  await form(app).getByText('A game', { exact: true }).click()
  await expect(form(app).getByText('Choose a game of the library, or paste one.')).toBeVisible()
  const text = form(app).getByLabel('The game, as SGF or as moves')
  await text.fill('c3 c3')
  await expect(form(app).getByText('This is not a game that can be searched: node c3 is not empty')).toBeVisible()
  await text.fill('(;FF[4]GM[531]SZ[3]RU[swap]GN[A race];B[c3];W[swap];W[b4](;B[b2];W[c1])(;B[a1]))')
  await setToggles(app, 'Depths', [1, 2])
  await expect(form(app).getByText('5 positions × 8 searches = 40 searches')).toBeVisible()
  await app.button('Start').click()
  await expect(app.study.getByText('All 40 searches are done.')).toBeVisible()
  await expect(app.study.getByRole('heading', { name: /along “A race”/ })).toBeVisible()
  await expect(app.study.getByRole('img', { name: 'The position before move 1' })).toBeVisible()
  const table = app.study.getByRole('region', { name: 'As the board fills' }).getByRole('table')
  await expect(table.locator('tbody tr > :first-child')).toHaveText(['1', '2', '4', '5', '6'])
  await app.study.getByRole('application').focus()
  await app.page.keyboard.press('ArrowRight')
  await app.page.keyboard.press('ArrowRight')
  await expect(app.study.getByText('Before move 4, b2')).toBeVisible()
  await table.getByRole('button', { name: 'Show the position before move 5' }).click()
  await expect(app.study.getByText('Before move 5, c1')).toBeVisible()
  const csv = await exported(app, 'Measurements, CSV')
  const rows = csvParse(csv)
  const ofAlphaBeta = rows.filter(({ algorithm, depth }) => algorithm === 'alpha-beta' && depth === '2')
  expect(await table.locator('tbody tr > :nth-child(3)').allTextContents()).toEqual(
    ofAlphaBeta.map(({ visited }) => visited),
  )
  expect(timeless(csv)).toEqual(timeless(await printed(app)))
  await app.expectAccessible()
  await app.expectToFit(info, 'along a game', [
    [1440, 900],
    [1024, 700],
    [390, 844],
  ])
})

test('over a range of stones: medians by number of stones, and the numbers of the command', async ({ app }) => {
  await openExperiments(app)
  await app.choose('Board', '3 rings, 16 nodes')
  await form(app).getByText('Over a range of stones').click()
  await app.setNumber(form(app), 'Stones, from', 2)
  await app.setNumber(form(app), 'to', 8)
  await app.setNumber(form(app), 'in steps of', 3)
  await app.setNumber(form(app), 'Positions of each number', 4)
  await setToggles(app, 'Depths', [2])
  await expect(form(app).getByText('12 positions × 4 searches = 48 searches')).toBeVisible()
  await app.button('Start').click()
  await expect(app.study.getByText('All 48 searches are done.')).toBeVisible()
  const table = app.study.getByRole('region', { name: 'As the board fills' }).getByRole('table')
  await expect(table.locator('tbody tr > :first-child')).toHaveText(['2', '5', '8'])
  await expect(table.locator('tbody tr > :nth-child(2)')).toHaveText(['4', '4', '4'])
  const csv = await exported(app, 'Measurements, CSV')
  expect(
    csvParse(csv)
      .slice(0, 12)
      .map(({ stones }) => stones),
  ).toEqual([2, 5, 8].flatMap((stones) => Array(4).fill(String(stones))))
  expect(timeless(csv)).toEqual(timeless(await printed(app)))
})
