/** Play at every size, in each of its states: nothing lies over anything else, and no row or word is cut. */
import { expect, test, type AppPage } from './app.ts'

const SIZES = [[1280, 820], [1920, 1080], [1024, 700], [820, 1180], [844, 390], [390, 844]] as const

/** What lies over something else, and what is cut, in words. */
const faults = (app: AppPage) =>
  app.page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement
    const shown = (selector: string) => [...main.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
    const meet = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const nameOf = (element: Element) => `${element.getAttribute('class') ?? element.tagName} ${(element.textContent).slice(0, 20)}`
    const faults: string[] = []

    // On the board lie neither the headline nor what stands in the other corner.
    const board = main.querySelector('.board') as SVGSVGElement
    const corners = shown('.headline-place, .game-kind, .mark-legend')
    // An open drawer or a sheet may cover them, as it is closed again.
    const drawn = [...board.querySelectorAll('.side text, .spot, .stone-body')].filter((part) => part.checkVisibility())
    for (const corner of corners) {
      const box = corner.getBoundingClientRect()
      for (const part of drawn) if (meet(box, part.getBoundingClientRect())) faults.push(`${nameOf(corner)} lies on ${nameOf(part)}`)
      for (const bar of board.querySelectorAll<SVGLineElement>('.side line')) {
        const matrix = bar.getScreenCTM() as DOMMatrix
        for (let share = 0; share <= 1; share += 0.02) {
          const at = bar.getPointAtLength(share * bar.getTotalLength()).matrixTransform(matrix)
          if (meet(box, new DOMRect(at.x - 3, at.y - 3, 6, 6))) faults.push(`${nameOf(corner)} lies on a side`)
        }
      }
      for (const other of corners) if (other !== corner && meet(box, other.getBoundingClientRect())) faults.push(`${nameOf(corner)} lies on ${nameOf(other)}`)
    }

    // The parts of the panel stand below each other.
    const parts = shown('.seat, .moves, .advice:not(:empty), .after-game, .game-icons, .game-lead')
    for (const [i, part] of parts.entries())
      for (const other of parts.slice(i + 1))
        // On a phone the advice takes the place of the strip of moves.
        if (meet(part.getBoundingClientRect(), other.getBoundingClientRect()) && !(part.matches('.moves') && other.matches('.advice'))) faults.push(`${nameOf(part)} lies on ${nameOf(other)}`)

    // Words wrap, and are not cut.
    for (const element of shown('button, p, .player-name, .seat-words, .side-slot'))
      if (element instanceof HTMLElement && !element.closest('.visually-hidden') && element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline') faults.push(`${nameOf(element)} is cut`)

    // A sheet of moves shows whole rows.
    const sheet = main.querySelector('.moves .scroll')
    const row = sheet?.querySelector('tbody tr')
    if (sheet && row && getComputedStyle(row).display === 'table-row') {
      const rest = sheet.clientHeight / row.getBoundingClientRect().height
      if (Math.abs(rest - Math.round(rest)) > 0.05) faults.push(`the sheet shows ${rest} rows`)
    }
    return faults
  })

async function expectClear(app: AppPage, state: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await app.page.setViewportSize({ width, height })
    await expect.poll(() => faults(app), `${state} at ${width} × ${height}`).toEqual([])
  }
  await app.page.setViewportSize({ width: 1280, height: 820 })
}

for (const [locale, words] of [
  ['en-US', { known: 'I know the game', casual: 'Make it casual', yes: 'Yes, resign', engine: 'Engine', people: 'Two people', swap: /Swap rule/, more: 'Advanced' }],
  ['pl-PL', { known: 'Znam tę grę', casual: 'Graj towarzysko', yes: 'Tak, poddaj', engine: 'Silnik', people: 'Dwoje ludzi', swap: /Zasada zamiany/, more: 'Więcej ustawień' }],
] as const)
  test.describe(locale, () => {
    test.use({ locale })

    test(`nothing lies over anything else, and nothing is cut, from the first move to the result, ${locale}`, async ({ app, page }) => {
      await app.open()
      await expectClear(app, 'the first start')
      await app.button(words.known).click()
      for (const [i, node] of ['c1', 'c2', 'b4'].entries()) {
        await app.board.locator(`[data-node="${node}"][aria-disabled="false"], [data-node="a1"][aria-disabled="false"], [data-node="d9"][aria-disabled="false"]`).first().click()
        await expect.poll(() => app.stones.count()).toBe(2 * (i + 1))
      }
      await expectClear(app, 'a game')

      await page.keyboard.press('Shift+R')
      await expect(app.button(words.yes)).toBeFocused()
      await expectClear(app, 'a question')
      await page.keyboard.press('Enter')
      await expect(page.locator('.after-game')).toBeVisible()
      await expectClear(app, 'a loss')

      await page.keyboard.press('Shift+N')
      await page.keyboard.press('h')
      await app.button(words.casual).click()
      await expect(page.locator('.hint-bubble')).toBeVisible()
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
      await expect(page.locator('.engine-drawer .pieces')).toBeVisible()
      await expectClear(app, 'the engine')
    })
  })
