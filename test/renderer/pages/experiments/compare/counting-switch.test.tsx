/** States counted as the report counted them, beside the published figures. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { counts, expectSearched, openCompared, points, radio, row, tab } from './on-page.ts'

async function countAsReport(): Promise<void> {
  await openCompared()
  await radio('as the report did').click()
  await expectSearched()
}

it('stands without published figures at first', async () => {
  await openCompared()
  await expect.element(counts()).not.toHaveTextContent('published')
})

it('counts as the report counted', async () => {
  await countAsReport()
  await expect.poll(() => row('Alpha-beta')).toEqual(['559', '8334', '127682'])
  await expect.poll(() => row('Aspiration search')).toEqual(['582', '8785', '133849'])
  await expect.poll(() => row('Iterative deepening')).toEqual(['870', '1624', '17064'])
  await expect.poll(() => row('Minimal tree')).toEqual(['58', '868', '1622'])
})

it('has the published figures beside the counts', async () => {
  await countAsReport()
  const alphaBeta = counts().getByRole('row', { name: 'Alpha-beta' })
  await expect.element(alphaBeta).toHaveTextContent('published 133,673, −5,991 here')
  await expect.element(alphaBeta).toHaveTextContent('published 559, reproduced')
})

it('says what of the report is inferred', async () => {
  await countAsReport()
  await expect
    .element(page.getByText('Both State 1 and what was counted are inferred from the report’s figures'))
    .toBeVisible()
})

it('has a chart of its own', async () => {
  await countAsReport()
  await tab('By depth').click()
  await expect.element(points('States by depth, counted as in the report')).toHaveLength(12)
})
