/** The accuracy in Polish, which has no English word left. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { englishIn } from '../../../../locales/words.ts'
import { button, write } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

it('has no English in any chart', async () => {
  await showApp('#experiments/accuracy', { settings: { language: 'pl' } })
  await button('Własne…').click()
  await write(page.getByRole('textbox', { name: 'Piony, od' }), '19')
  await write(page.getByRole('textbox', { name: 'Po ile pozycji' }), '2')
  await button('Start').click()
  await expect.element(page.getByText('Sprawdzono wszystkie 4 pozycje.')).toBeVisible()
  const tabs = page.getByRole('tablist', { name: 'Wykresy' }).getByRole('tab')
  await expect.element(tabs).toHaveLength(3)
  const textOf = (element: Element) => (element as HTMLElement).innerText
  for (const tab of tabs.all()) {
    await tab.click()
    const texts = textOf(page.getByRole('main').element())
    expect(englishIn(texts)).toEqual([])
  }
})
