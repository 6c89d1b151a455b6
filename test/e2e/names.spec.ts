/** Names as people give them: without a space for a whole screen, or written from right to left. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { giveNames, lookAround } from './names.ts'

const SIZES = [[390, 780], [1280, 820]] as const

/** Controls that reach out of the window, or of what cuts them off, and whatever scrolls sideways but tables and drawings. */
const spilt = (page: Page) =>
  page.evaluate(() => {
    const describe = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 24)}`
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
    const faults: string[] = []
    for (const element of document.querySelectorAll('*')) {
      if (element instanceof SVGElement || !isShown(element)) continue
      const { overflowX } = getComputedStyle(element)
      const scrolls = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
      if (scrolls && !element.matches('.scroll, .tree, pre, .listing, input')) faults.push(`scrolls: ${describe(element)} ${element.scrollWidth} in ${element.clientWidth}`)
    }
    for (const control of document.querySelectorAll('a, button, input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, [role="tab"], [role="option"], [role="button"]')) {
      if (!isShown(control) || control instanceof SVGElement) continue
      const { left, right } = control.getBoundingClientRect()
      let place: Element | null = control.parentElement
      while (place !== null && getComputedStyle(place).overflowX === 'visible') place = place.parentElement
      if (place?.matches('.scroll, .tree')) continue
      if (place !== null && place.clientWidth <= 1) continue
      const bounds = place?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      if (left < Math.max(bounds.left, 0) - 1 || right > Math.min(bounds.right, innerWidth) + 1) faults.push(`out: ${describe(control)} ${Math.round(left)}–${Math.round(right)}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`the document: ${document.documentElement.scrollWidth}`)
    return faults
  })

const WIDE = 'W'.repeat(200)

/** From the sixth letter on, and all that follows it, this is written from right to left. */
const TURNED = 'Evelyn\u202Eadana'

/** Texts beside a name that go from right to left, as what is in it should not. */
const turned = (page: Page, name: string) =>
  page.evaluate((name) => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const placeOf = (text: Text, at: number) => {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/[a-z]{2}/gi)) {
        const inName = text.data.lastIndexOf('\u202E', index)
        if (inName >= 0 && index < inName + name.length) continue
        const [first, second] = [placeOf(text, index), placeOf(text, index + 1)]
        if (first.width > 0 && second.width > 0 && first.top === second.top && second.left < first.left) faults.push(`${word} of ${text.data.slice(0, 60)}`)
      }
    }
    return faults
  }, name)

test('a long name without a space leaves every control in the window', async ({ app, page }) => {
  test.slow()
  await giveNames(app, WIDE)
  await lookAround(app, WIDE, async (place) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => spilt(page), `${place}, ${width}`).toEqual([])
    }
  })
})

test('a name that turns its direction turns nothing beside it', async ({ app, page }) => {
  test.slow()
  await giveNames(app, TURNED)
  await lookAround(app, TURNED, async (place) => expect.soft(await turned(page, TURNED), place).toEqual([]))
})
