/** Play at every size, in each of its states: nothing lies over anything else, and no row or word is cut. */
import type { Page } from '@playwright/test'
import { expect, test, type AppPage } from './app.ts'

const SIZES = [
  [1280, 820],
  [1920, 1080],
  [1024, 700],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const
/** At these the engine's drawer lies over nothing. */
const BESIDE = SIZES.slice(0, 4)

/** Texts that lie on one another, and texts and rows that are cut, in words. */
const faultsOfTexts = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const ancestors = function* (element: Element): Generator<Element> {
      for (let above = element.parentElement; above !== null; above = above.parentElement) yield above
    }
    /** Returns the visible part of a box, within all elements that clip or scroll it. */
    const inSight = (element: Element, { left, top, right, bottom }: DOMRect) => {
      const clips = [...ancestors(element)]
        .filter((above) => getComputedStyle(above).overflowX !== 'visible')
        .map((above) => above.getBoundingClientRect())
      const [x, y] = [
        Math.max(left, ...clips.map((clip) => clip.left)),
        Math.max(top, ...clips.map((clip) => clip.top)),
      ]
      const width = Math.min(right, ...clips.map((clip) => clip.right)) - x
      return new DOMRect(
        x,
        y,
        Math.max(0, width),
        Math.max(0, Math.min(bottom, ...clips.map((clip) => clip.bottom)) - y),
      )
    }
    const isForEyes = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [element, ...ancestors(element)].every((part) => getComputedStyle(part).clipPath === 'none')

    const found: string[] = []
    const texts: { readonly element: Element; readonly words: string; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const words = walker.currentNode.textContent?.trim() ?? ''
      if (element === null || words === '' || element instanceof SVGElement || !isForEyes(element)) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      // A strip may go on out of sight, but a sheet shows whole rows.
      const isInStrip = [...ancestors(element)].some(
        (above) => above.scrollWidth > above.clientWidth + 1 && getComputedStyle(above).overflowX === 'auto',
      )
      const cell = element.closest('td')
      const isInSheet = cell !== null && getComputedStyle(cell).display === 'table-cell'
      for (const line of range.getClientRects()) {
        const box = inSight(element, line)
        if (box.width * box.height === 0) continue
        texts.push({ element, words, box })
        if (!isInStrip && box.width < line.width - 1) found.push(`“${words}” is cut`)
        if (isInSheet && box.height < line.height - 1) found.push(`the row of “${words}” is cut`)
      }
    }
    for (const [i, { element, words, box }] of texts.entries())
      for (const other of texts.slice(i + 1))
        if (other.element !== element && meet(box, other.box)) found.push(`“${words}” lies on “${other.words}”`)
    return found
  })

/** Lists where the headline, or a text in another corner of the board, covers something that is drawn on it. */
const faultsOfBoard = (page: Page) =>
  page.evaluate(() => {
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const board = document.querySelector('main svg:has(circle)[role="group"]') as SVGSVGElement
    const marks = [...board.querySelectorAll('text, circle')].filter(
      (mark) => mark.checkVisibility() && getComputedStyle(mark).fill !== 'none',
    )
    const drawn: [string, DOMRect][] = marks.map((mark) => [
      mark.closest('g')?.textContent ?? '',
      mark.getBoundingClientRect(),
    ])
    for (const bar of board.querySelectorAll<SVGLineElement>('g[aria-hidden] > line')) {
      const toPage = bar.getScreenCTM() as DOMMatrix
      for (let share = 0; share <= 1; share += 0.02) {
        const { x, y } = bar.getPointAtLength(share * bar.getTotalLength()).matrixTransform(toPage)
        drawn.push(['a side', new DOMRect(x - 3, y - 3, 6, 6)])
      }
    }
    const corners = [...(board.parentElement?.children ?? [])].filter(
      (corner) => corner !== board && corner.checkVisibility(),
    )
    return corners.flatMap((corner) => {
      const box = corner.getBoundingClientRect()
      return drawn
        .filter(([, place]) => meet(box, place))
        .map(([what]) => `“${corner.textContent}” lies on ${what}: ${JSON.stringify(box)}`)
    })
  })

async function expectClear(
  app: AppPage,
  state: string,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<void> {
  for (const [width, height] of sizes) {
    await app.page.setViewportSize({ width, height })
    await expect
      .poll(
        async () => [...(await faultsOfTexts(app.page)), ...(await faultsOfBoard(app.page))],
        `${state} at ${width} × ${height}`,
      )
      .toEqual([])
  }
  await app.page.setViewportSize({ width: 1280, height: 820 })
}

for (const [locale, words] of [
  [
    'en-US',
    {
      known: 'I know the game',
      casual: 'Make it casual',
      yes: 'Yes, resign',
      engine: 'Engine',
      lost: /^You lost/,
      advice: 'Advice',
      balance: 'Pieces to win',
      people: 'Two people',
      swap: /Swap rule/,
      more: 'Advanced',
    },
  ],
  [
    'pl-PL',
    {
      known: 'Znam tę grę',
      casual: 'Graj towarzysko',
      yes: 'Tak, poddaj',
      engine: 'Silnik',
      lost: /^Przegrywasz/,
      advice: 'Porada',
      balance: 'Piony do wygranej',
      people: 'Dwoje ludzi',
      swap: /Zasada zamiany/,
      more: 'Więcej ustawień',
    },
  ],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test(`nothing lies over anything else, and nothing is cut, from the first move to the result, ${locale}`, async ({
      app,
      page,
    }) => {
      await app.open()
      await expectClear(app, 'the first start')
      await app.button(words.known).click()
      for (const [i, node] of ['c1', 'c2', 'b4'].entries()) {
        await app.board
          .locator(
            `[data-node="${node}"][aria-disabled="false"], [data-node="a1"][aria-disabled="false"], [data-node="d9"][aria-disabled="false"]`,
          )
          .first()
          .click()
        await expect.poll(() => app.stones.count()).toBe(2 * (i + 1))
      }
      await expectClear(app, 'a game')

      await page.keyboard.press('Shift+R')
      await expect(app.button(words.yes)).toBeFocused()
      await expectClear(app, 'a question')
      await page.keyboard.press('Enter')
      await expect(app.headline).toHaveText(words.lost)
      await expectClear(app, 'a loss')

      await page.keyboard.press('Shift+N')
      await page.keyboard.press('h')
      await app.button(words.casual).click()
      await expect(page.getByRole('group', { name: words.advice }).getByRole('status')).toBeVisible()
      await expectClear(app, 'a hint')

      await page.keyboard.press('n')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(words.more).click()
      await dialog.getByLabel(words.people).check()
      await dialog.getByLabel(words.swap).check()
      await dialog.locator('[type="submit"]').click()
      await app.node('d1').click()
      await expectClear(app, 'a swap on offer')
      for (const node of ['a1', 'd2', 'b1', 'd3', 'b2', 'd4']) await app.node(node).click()
      await expect(app.board.locator('[data-wins]').first()).toBeVisible()
      await expectClear(app, 'a win')
      await app.button(words.engine).click()
      await expect(page.getByRole('region', { name: words.balance })).toBeVisible()
      await expectClear(app, 'the engine', BESIDE)
    })
  })
