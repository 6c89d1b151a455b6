/** A browser that translates the page: what it shows goes on to change, and no page breaks. */
import type { Page } from '@playwright/test'
import { samples } from '../tiers.ts'
import { expect, test } from './app.ts'

/** The ways in which browsers put elements into a page that they translate. */
const WAYS = ['replaced', 'put before and removed', 'wrapped'] as const

/** Translates each text as Chrome does: into two elements, one in the other; here into itself. */
const translate = (page: Page, way: (typeof WAYS)[number]) =>
  page.evaluate((way) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!(text.parentElement instanceof SVGElement) && text.data.trim() !== '') texts.push(text)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      if (way !== 'wrapped') inner.textContent = text.data
      if (way === 'replaced') text.replaceWith(outer)
      else text.before(outer)
      if (way === 'wrapped') inner.append(text)
      else text.remove()
    }
  }, way)

for (const way of WAYS.slice(0, samples({ few: 1, all: WAYS.length }))) {
  test(`a game goes on in a page whose texts are ${way}`, async ({ app, page }) => {
    await app.open()
    await app.newGame('Two people', 'Swap rule')
    await translate(page, way)
    await app.node('c3').click()
    await expect(app.headline).toHaveText('Blue · take the stone over, or answer')
    await translate(page, way)
    await page.keyboard.press('s')
    await expect(app.headline).toContainText('Colours swapped')
    await translate(page, way)
    await app.node('b1').click()
    await expect(app.headline).toHaveText(/^(Red|Blue) to move$/)
    await translate(page, way)
    for (const name of ['Library', 'Inspect', 'Search', 'Report', 'Experiments', 'Arena', 'Learn', 'Play']) {
      await page.getByRole('link', { name, exact: true }).click()
      await app.expectLoaded()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await translate(page, way)
    }
    await app.node('a1').click()
    await expect(app.headline).toHaveText(/^(Red|Blue) to move$/)
    await app.button('Settings').click()
    await app.choose('Language', 'Polski')
    await translate(page, way)
    await app.button('Zamknij').click()
    await expect(app.headline).toHaveText(/^(Czerwony|Niebieski) na ruchu$/)
  })
}
