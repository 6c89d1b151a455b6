/** Names as people give them: without a space for a whole screen, or written from right to left. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { giveNames, lookAround } from './names.ts'

const SIZES = [
  [390, 780],
  [1280, 820],
] as const

/** Whatever scrolls sideways, but for tables, drawings, code and tabs, which stay on one line. */
const scrolling = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll('*')].flatMap((element) => {
      if (
        element instanceof SVGElement ||
        element.matches('pre, ol, input, [role="tablist"]') ||
        element.querySelector(':scope > table, :scope > svg') !== null
      )
        return []
      const scrolls =
        element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
      return scrolls && element.scrollWidth > element.clientWidth + 1
        ? [`${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`]
        : []
    }),
  )

/** Controls that reach out of the window, or of what cuts them off, where that is not made to be scrolled. */
const spilt = (page: Page) =>
  page.evaluate(() => {
    const cuts = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && getComputedStyle(element).display !== 'contents'
    const cutterOf = (element: Element | null): Element | null =>
      element === null || cuts(element) ? element : cutterOf(element.parentElement)
    return [
      ...document.querySelectorAll(
        'a, button, textarea, input:not([type="radio"], [type="checkbox"], [type="file"]), [role="tab"], [role="option"], [role="button"]',
      ),
    ].flatMap((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      const cutter = cutterOf(control.parentElement)
      const isHidden =
        control instanceof SVGElement ||
        width <= 1 ||
        !control.checkVisibility({ visibilityProperty: true }) ||
        cutter?.clientWidth === 1
      if (isHidden || (cutter?.matches('[role="tablist"], :has(> table)') ?? false)) return []
      const bounds = cutter?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      const isOut = left < Math.max(bounds.left, 0) - 1 || right > Math.min(bounds.right, innerWidth) + 1
      return isOut
        ? [
            `${control.tagName} ${(control.getAttribute('aria-label') ?? control.textContent).slice(0, 24)}: ${Math.round(left)} to ${Math.round(right)}`,
          ]
        : []
    })
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
        if (first.width > 0 && second.width > 0 && first.top === second.top && second.left < first.left)
          faults.push(`${word} of ${text.data.slice(0, 60)}`)
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
      await expect
        .poll(async () => [...(await scrolling(page)), ...(await spilt(page))], `${place}, ${width}`)
        .toEqual([])
    }
  })
})

test('a name that turns its direction turns nothing beside it', async ({ app, page }) => {
  test.slow()
  await giveNames(app, TURNED)
  await lookAround(app, TURNED, async (place) => expect.soft(await turned(page, TURNED), place).toEqual([]))
})
