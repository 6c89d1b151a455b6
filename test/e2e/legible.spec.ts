/** Texts are large enough to be read, nine pixels at least, and on a phone buttons large enough to be pressed, 24. */
import type { Locator, Page } from '@playwright/test'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import { expect, test } from './app.ts'
import { CHANGES } from './review.ts'

const replay = (parts: Record<string, string>) => `#replay/${new URLSearchParams(parts).toString()}`

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const recorded = (page: Page) => page.getByText('events recorded.')

/** Each with what shows once its page is complete, where that takes longer than the page. */
const PLACES: readonly (readonly [string, ((page: Page) => Locator)?])[] = [
  ['#'],
  ['#learn/win'],
  ['#learn/puzzles', button('Skip')],
  ['#learn/mistakes'],
  ['#library', (page) => page.getByRole('row').first()],
  ['#library/none'],
  [`#game/${new URLSearchParams({ sgf: CHANGES }).toString()}`, (page) => page.getByRole('treeitem').first()],
  ['#inspect'],
  ['#replay'],
  [replay({ position: ELEVEN_STONES.position, search: 'negascout', depth: '3', event: '30' }), recorded],
  [
    replay({
      position: './...../........../.............../.................... r 3c',
      search: 'alpha-beta',
      depth: '2',
    }),
    recorded,
  ],
  [replay({ position: '((3 12 8)(2 4 6)(14 5 2))', search: 'alpha-beta' }), recorded],
  [
    replay({
      position: '(((3 12 8)(2 4 6)(14 5 2))((3 1 8)(2 4 -6)(14 5 22))((3 -12 8)(2 4 6)(14 15 2)))',
      search: 'alpha-beta',
    }),
    recorded,
  ],
  ['#lab'],
  ['#lab/experiments'],
  ['#lab/report'],
  ['#lab/table', (page) => page.getByRole('status').filter({ hasText: 'Red wins in 3 plies' })],
  ['#arena'],
  ['#arena/players'],
  ['#arena/school'],
  ['#arena/surface'],
]

/** Lists the texts of the page that are shown with less than nine pixels, on a drawing or beside it. */
const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (element === null || textContent?.trim() === '') continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // As large as it is seen, whatever scales it on the way.
      const scale =
        element instanceof SVGGraphicsElement
          ? element.getBoundingClientRect().height / Math.max(1, element.getBBox().height)
          : 1
      const pixels = parseFloat(getComputedStyle(element).fontSize) * scale
      if (pixels < 9) faults.push(`${pixels.toFixed(1)} px: ${element.getAttribute('class')} ${textContent}`)
    }
    return faults
  })

/** Lists what is pressed and less than 24 pixels wide or high, without links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a[href], summary, [role="tab"], [role="menuitem"], input:not([type="range"])',
      ),
    ].flatMap((one) => {
      const { display, clipPath } = getComputedStyle(one)
      const isHidden = clipPath !== 'none' || one.closest('[aria-hidden="true"]') !== null
      if (isHidden || display === 'inline' || !one.checkVisibility({ visibilityProperty: true })) return []
      // The whole label of a choice is pressed.
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      return width > 1 && (width < 23.5 || height < 23.5)
        ? [`${Math.round(width)} × ${Math.round(height)}: ${one.getAttribute('aria-label') ?? one.textContent}`]
        : []
    }),
  )

for (const [place, shown] of PLACES)
  test(`every text has nine pixels, and on a phone every target 24: ${place.slice(0, 40)}`, async ({ app, page }) => {
    await page.goto(`./${place}`)
    await app.expectLoaded()
    if (shown !== undefined) await expect(shown(page)).toBeAttached({ timeout: 60_000 })
    for (const [width, height] of [
      [1920, 1080],
      [1280, 820],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      // Drawings are drawn anew for the size.
      await expect.poll(() => smallTexts(page), `${width} px`).toEqual([])
    }
    await expect.poll(() => smallTargets(page)).toEqual([])
  })
