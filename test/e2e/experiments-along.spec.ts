/** Experiments along a game, over a range of stones and from board to board, held against the command that the page shows. */
import { expect, test } from './app.ts'
import { exported, form, openExperiments, printed, setToggles, timeless } from './experiments.ts'

test('along a game an experiment has the numbers of the command', async ({ app }) => {
  await openExperiments(app)
  await form(app).getByText('A game', { exact: true }).click()
  await form(app)
    .getByLabel('The game, as SGF or as moves')
    .fill('(;FF[4]GM[531]SZ[3]RU[swap]GN[A race];B[c3];W[swap];W[b4](;B[b2];W[c1])(;B[a1]))')
  await setToggles(app, 'Depths', [1, 2])
  await app.button('Start').click()
  await expect(app.study.getByText('All 40 searches are done.')).toBeVisible()
  expect(timeless(await exported(app, 'Measurements, CSV'))).toEqual(timeless(await printed(app)))
})

test('over a range of stones an experiment has the numbers of the command', async ({ app }) => {
  await openExperiments(app)
  await app.choose('Board', '3 rings, 16 nodes')
  await form(app).getByText('Over a range of stones').click()
  await app.setNumber(form(app), 'Stones, from', 2)
  await app.setNumber(form(app), 'to', 8)
  await app.setNumber(form(app), 'in steps of', 3)
  await app.setNumber(form(app), 'Positions of each number', 4)
  await setToggles(app, 'Depths', [2])
  await app.button('Start').click()
  await expect(app.study.getByText('All 48 searches are done.')).toBeVisible()
  expect(timeless(await exported(app, 'Measurements, CSV'))).toEqual(timeless(await printed(app)))
})

test('from 6 to 106 nodes a ready-made experiment draws the numbers of the command', async ({ app }) => {
  await app.page.goto('./#experiments')
  await app.page.getByRole('button', { name: /^From 6 to 106 nodes/ }).click()
  await expect(app.study.getByText('All 240 searches are done.')).toBeVisible({ timeout: 60_000 })
  await expect(app.study.getByRole('figure', { name: 'Visited states by nodes of the board, depth 3' })).toBeVisible()
  const boards = app.study.getByRole('region', { name: 'From board to board' }).locator('tbody th')
  await expect(boards).toHaveText(['6', '16', '31', '51', '76', '106'])
  expect(timeless(await exported(app, 'Measurements, CSV'))).toEqual(timeless(await printed(app)))
})
