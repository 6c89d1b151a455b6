/** An experiment that is done: its list, its files, its table and its chart. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { STATE_1 } from '../../../../../src/engine/lab/report.ts'
import { act, button, choose, expectTexts, notice, region, study } from '../../../browser/on-screen.ts'
import { restart } from '../../../browser/show.tsx'
import { entries, exported, form, number, openFile, run } from './on-page.ts'

const SMALL = {
  positions: { boardSize: 4, stones: 18, count: 4, seed: 2 },
  algorithms: ['negascout'],
  depths: [1, 2],
} as const
const runSmall = () => run(SMALL, 8)

const rowsOf = () =>
  study()
    .getByRole('grid')
    .getByRole('row')
    .elements()
    .map((row) => (row as HTMLElement).innerText)
const timeless = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.replace(/,[^,]*$/, ''))

it('is renamed', async () => {
  await runSmall()
  await act('Actions', 'Rename')
  const dialog = page.getByRole('dialog', { name: 'Rename the experiment' })
  await dialog.getByLabelText('Name').fill('Mine')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect.element(study().getByRole('heading', { name: 'Mine' })).toBeVisible()
  await act('Actions', 'Duplicate')
  await expect.element(form().getByLabelText('Name')).toHaveValue('Mine')
})

it('is deleted, and brought back', async () => {
  await runSmall()
  await act('Actions', 'Delete')
  await expect.element(entries()).toHaveLength(0)
  await button('Undo that').click()
  await expect.element(entries()).toHaveLength(1)
})

it('stays deleted after a restart', async () => {
  const shown = await runSmall()
  await act('Actions', 'Delete')
  await expect.element(entries()).toHaveLength(0)
  await restart(shown, '#experiments/searches')
  await expect.element(button('Custom…')).toBeVisible()
  await expect.element(entries()).toHaveLength(0)
})

it('comes back from its file with the same rows', async () => {
  const shown = await runSmall()
  await expect.poll(rowsOf).toHaveLength(3)
  const [json, before] = [await exported(shown, 'Experiment, JSON'), rowsOf()]
  await act('Actions', 'Delete')
  await openFile('mine.json', json)
  await expect.element(notice()).toHaveTextContent('imported')
  await expect.element(study().getByText('All 8 searches are done.')).toBeVisible()
  await expect.poll(rowsOf).toEqual(before)
})

it('goes on from a file of which a part has run', async () => {
  const shown = await runSmall()
  const [json, csv] = [await exported(shown, 'Experiment, JSON'), await exported(shown, 'Measurements, CSV')]
  const part = JSON.parse(json) as { measurements: Record<string, unknown[]> }
  for (const [name, column] of Object.entries(part.measurements)) part.measurements[name] = column.slice(0, 6)
  await openFile('part.json', JSON.stringify(part))
  await expect.element(study().getByText('Paused after 6 of 8 searches')).toBeVisible()
  await button('Resume').click()
  await expect.element(study().getByText('All 8 searches are done.')).toBeVisible()
  expect(timeless(await exported(shown, 'Measurements, CSV'))).toEqual(timeless(csv))
})

it.each<[name: string, change: (json: string) => string, reason: string]>([
  ['foreign', () => '{"format":"chess"}', 'it is not a file of this kind'],
  ['cut', (json) => json.slice(0, 300), 'it is not a file of this kind, or only a part of one'],
  ['bent', (json) => json.replace(/"leaves":\[\d+/, '"leaves":[-1'), 'it is damaged at “measurements.leaves.0”'],
])('is not imported from a %s file', async (name, change, reason) => {
  const shown = await runSmall()
  await openFile(`${name}.json`, change(await exported(shown, 'Experiment, JSON')))
  await expect.element(notice()).toHaveTextContent(`${name}.json was not imported: ${reason}`)
})

it('is duplicated into the form', async () => {
  await runSmall()
  await act('Actions', 'Duplicate')
  await expect.element(number('Stones')).toHaveValue('18')
  await expect.element(form().getByText('4 positions × 2 searches = 8 searches')).toBeVisible()
})

it('has the counts of the report in its file', async () => {
  const shown = await run({ positions: [STATE_1.position], algorithms: ['alpha-beta'], depths: [1, 2, 3] }, 3)
  const rows = csvParse(await exported(shown, 'Measurements, CSV'))
  expect(rows.map(({ visited }) => visited)).toEqual(['30', '589', '8868'])
})

it('counts the searches of positions of one’s own', async () => {
  const positions = ['./..... r', STATE_1.position]
  const shown = await run({ positions, algorithms: ['minimax'], depths: [1, 2] }, 4)
  const rows = csvParse(await exported(shown, 'Measurements, CSV'))
  expect(rows.map(({ visited }) => visited)).toEqual(['6', '30', '36', '900'])
})

/** Six searches, of which a chart shows five. */
const runSix = () =>
  run(
    {
      positions: { boardSize: 4, stones: 14, count: 5, seed: 1 },
      algorithms: ['alpha-beta', 'iterative-deepening'],
      depths: [1, 2, 3],
      orderings: ['id', 'value', 'last'],
    },
    90,
  )
const table = () => study().getByRole('grid', { name: 'Medians and quartiles' })
const chart = () => study().getByRole('figure')
const boxes = (checked: boolean) =>
  study().getByRole('group', { name: 'Shown in the chart' }).getByRole('checkbox', { checked })

it('is sorted by a column, by mouse and by key', async () => {
  await runSix()
  // The table follows the searches once the page has time.
  await expectTexts(table().css('tbody td:nth-child(3)'), Array<RegExp>(18).fill(/^5/))
  const visited = () =>
    table()
      .css('tbody td:nth-child(4)')
      .elements()
      .map((cell) => Number((cell as HTMLElement).innerText.split('\n')[0].replaceAll(',', '')))
  const rising = visited().toSorted((a, b) => a - b)
  const head = table().getByRole('columnheader', { name: 'Visited' })
  await head.click()
  await expect.poll(visited).toEqual(rising)
  ;(head.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(visited).toEqual(rising.toReversed())
})

it('draws five of six searches, each with its name', async () => {
  await runSix()
  await expect.element(boxes(true)).toHaveLength(5)
  await expect.element(boxes(false)).toBeDisabled()
  await expect.element(chart()).toHaveTextContent('Visited states: medians by depth')
  await expect.element(chart().getByRole('application').css('path[transform]')).toHaveLength(5 * 3)
  for (const box of boxes(true).elements()) {
    const name = box.closest('label')?.textContent ?? ''
    await expect.element(chart().getByText(name, { exact: true }).first()).toBeVisible()
  }
})

it('draws another measure as boxes, and saves them', async () => {
  const { desktop } = await runSix()
  await choose('Measure', 'Cutoffs by the first successor')
  await study().getByText('Boxes').click()
  await expect.element(chart()).toHaveTextContent('Cutoffs by the first successor: the whole sample')
  await boxes(true).first().click()
  await expect.element(chart().getByRole('application').css('g:has(> rect) > path:last-child')).toHaveLength(4 * 3)
  await chart().getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Save CSV' }).click()
  await expect.poll(() => desktop.saved).toHaveLength(1)
  const rows = csvParse(new TextDecoder().decode(desktop.saved[0].content))
  expect(rows.columns).toEqual(['series', 'Depth', 'median', 'lower quartile', 'upper quartile', 'minimum', 'maximum'])
  expect(rows).toHaveLength(12)
})

it('is copied as LaTeX with median and quartiles in one cell, in tables that fit a page', async () => {
  const { desktop } = await runSmall()
  await region('Medians and quartiles')
    .getByRole('button', { name: /Export/ })
    .click()
  await page.getByRole('menuitem', { name: 'Copy as LaTeX' }).click()
  await expect.poll(() => desktop.copied).toHaveLength(1)
  const [text] = desktop.copied
  expect(text).toContain('[lower quartile, upper quartile]')
  expect(text).toMatch(/ & [\d.]+ \[[\d.]+, [\d.]+\] /)
  for (const [, columns] of text.matchAll(/\\begin\{tabular\}\{(.*)\}/g)) expect(columns.length).toBeLessThanOrEqual(8)
})

it('is listed with its sample', async () => {
  await runSmall()
  await expectTexts(entries(), [/4 positions with 18 stones, seed 2.*done/])
})
