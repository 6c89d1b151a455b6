/** The comparison in Polish, which has no English word left. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { englishIn } from '../../../../locales/words.ts'
import { button, expectTexts, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { plot, said, tab } from './on-page.ts'

/** All that is read or said on the page. */
function texts(): string[] {
  const main = page.getByRole('main').element()
  return [main, ...main.querySelectorAll('*:not([role="img"] *, code)')].flatMap((element) => [
    ...['aria-label', 'title', 'aria-roledescription', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? ''),
  ])
}

const expectPolish = () => expect(englishIn(...texts())).toEqual([])

async function open(): Promise<void> {
  await showApp('#experiments/compare', { settings: { language: 'pl' } })
  await button('5').click()
}

async function openCompared(): Promise<void> {
  await open()
  await button('Porównaj').click()
  const all = page.getByText('Zakończono wszystkie 12 przeszukiwań.')
  await expect.element(all, { timeout: 60_000 }).toBeVisible()
}

it('has no English before a comparison', async () => {
  await open()
  await expect.element(page.getByText('Przycisk Porównaj wypełni')).toBeVisible()
  expectPolish()
})

it('has no English in any counter', async () => {
  await openCompared()
  await page.getByRole('radio', { name: 'Wspólna' }).click()
  await expect.element(page.getByText('Zysk dała więc kolejność, a nie okno zerowe.')).toBeVisible()
  await page.getByText('Więcej ustawień').click()
  const counters = region('Skąd ta różnica?').getByRole('table').getByRole('button')
  await expect.element(counters).toHaveLength(8)
  for (const counter of counters.all()) {
    await counter.click()
    expectPolish()
  }
})

it('has no English in any chart', async () => {
  await openCompared()
  const tabs = page.getByRole('tablist', { name: 'Wykresy' }).getByRole('tab')
  await expect.element(tabs).toHaveLength(7)
  for (const each of tabs.all()) {
    await each.click()
    await expect.element(page.getByRole('application').first()).toBeVisible()
    page.getByRole('application').first().element().focus()
    await userEvent.keyboard('{ArrowRight}')
    expectPolish()
  }
})

it('says values in Polish', async () => {
  await openCompared()
  const title = 'Odwiedzone stany według głębokości'
  await tab('Głębokość').click()
  await expect.element(plot(title)).toBeVisible()
  plot(title).element().focus()
  await expectTexts(said(title), ['Głębokość 2, Alfa-beta: 589'])
  await userEvent.keyboard('{End}')
  await expectTexts(said(title), [/Głębokość 4, Alfa-beta: 136\s005/])
})
