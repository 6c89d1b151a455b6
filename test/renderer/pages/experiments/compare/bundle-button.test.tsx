/** A comparison as one archive. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../../browser/on-screen.ts'
import { choices, expectSearched, openToDepth2, row } from './on-page.ts'

async function saveAll() {
  const { desktop } = await openToDepth2()
  await button('Save all as ZIP').click()
  await expect.poll(() => desktop.saved.map(({ name }) => name)).toEqual(['poly-y-comparison.zip'])
  return unzipSync(desktop.saved[0].content)
}

it('saves tables, commands, settings and charts', async () => {
  const files = await saveAll()
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
})

it('saves settings from which the comparison opens again', async () => {
  const { 'settings.json': settings } = await saveAll()
  await button('Remove State 1').click()
  await expect.element(page.getByText('Add a position to compare')).toBeVisible()
  const file = new File([strFromU8(settings)], 'settings.json', { type: 'application/json' })
  await choices().css('input[type=file]').last().upload(file)
  await expectSearched(4)
  expect(row('Alpha-beta')).toEqual(['589'])
})
