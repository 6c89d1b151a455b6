/** The comparison of several positions, with orderings of their own or one for all. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, expectTexts } from '../../../browser/on-screen.ts'
import { restart, showApp } from '../../../browser/show.tsx'
import {
  cells,
  choices,
  counts,
  expectSearched,
  leaveDepth2,
  openToDepth2,
  openWith,
  radio,
  row,
  says,
} from './on-page.ts'

const openThree = () => openWith('Eleven stones', 'A double threat')
const heads = () => counts().getByRole('columnheader')
const inTable = (title: string, name: string) =>
  page.getByRole('table', { name: title }).getByRole('row', { name }).getByRole('cell')

/** Gives all searches of three positions one ordering. */
async function orderAlike(): Promise<void> {
  await openThree()
  await radio('Depth 4').click()
  await radio('Same for all').click()
  await expectSearched(36)
}

it('sets positions side by side', async () => {
  await openThree()
  await radio('Depth 4').click()
  await expectTexts(heads(), ['Search', 'State 1', 'Eleven stones', 'A double threat'])
  expect(row('NegaScout')).toEqual(['10174', '7710', '528'])
})

it('gives all searches one ordering, with the counts of their own below', async () => {
  await orderAlike()
  // A search that orders so by itself stands once.
  await expect.poll(() => cells('Alpha-beta')).toEqual([['136,005'], ['11,016'], ['7,332']])
  await expect
    .poll(() => cells('NegaScout'))
    .toEqual([
      ['145,622', '10,174'],
      ['11,644', '7,710'],
      ['1,211', '528 3 of 4'],
    ])
})

it('says which searches a forced win has ended early', async () => {
  await orderAlike()
  await says('ended early: a forced win decided the game at depth 3.')
})

it('concludes nothing from a search that ended early', async () => {
  await orderAlike()
  await expectTexts(inTable('What the ordering is worth, at depth 4', 'all by'), ['7,332', '–', '–', '–'])
  await says('NegaScout ended early, at depth 3 of 4')
})

it('leaves a search that ended early out of the chart by depth', async () => {
  await orderAlike()
  await page.getByRole('tab', { name: 'By depth' }).click()
  await expectTexts(inTable('Visited states by depth', 'NegaScout'), [/\d/, /\d/, '–'])
})

it('sets the depths of one position side by side', async () => {
  await openThree()
  await radio('depths').click()
  await choices().getByRole('button', { name: 'State 1', exact: true }).click()
  await expectTexts(heads(), ['Search', '2', '3', '4'])
  expect(row('Minimal tree')).toEqual(['58', '868', '1622'])
})

it('removes a position and keeps the searches of the others', async () => {
  await openThree()
  await button('Remove A double threat').click()
  await expectSearched(24)
})

it('keeps the counts of their own beside an ordering that is not searched yet', async () => {
  await openWith('Eleven stones')
  await radio('depths').click()
  await choices().getByRole('button', { name: 'State 1', exact: true }).click()
  await radio('Same for all').click()
  await expectSearched(24)
  await choose('Ordering for all', 'by static value')
  await says('24 searches to run.')
  await expect.poll(() => cells('NegaScout')[0]).toEqual(['·', '276'])
})

it('has each position once', async () => {
  await openToDepth2()
  await choose('Add a position', 'State 1')
  await says('State 1 is in the list already.')
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toHaveLength(1)
})

const UNREADABLE = '{"format":"poly-y comparison","version":1,"choice":{}}'
const expectUnread = () =>
  expect.element(page.getByRole('alert')).toHaveTextContent('The saved comparison could not be read')

it('compares where what was kept cannot be read', async () => {
  await showApp('#experiments/compare', { documents: { comparisons: { mine: UNREADABLE } } })
  await expectUnread()
  await leaveDepth2()
  expect(row('Alpha-beta')).toEqual(['589'])
})

it('leaves what cannot be read as it is', async () => {
  const shown = await showApp('#experiments/compare', { documents: { comparisons: { mine: UNREADABLE } } })
  await expectUnread()
  await leaveDepth2()
  const { desktop } = await restart(shown, '#experiments/compare')
  await expectUnread()
  expect(desktop.documents.on('comparisons').mine).toBe(UNREADABLE)
})
