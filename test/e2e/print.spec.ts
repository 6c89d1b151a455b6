/** The pages on paper: whole, in light colours, and without the menu. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { giveNames } from './names.ts'
import { PLACES } from './places.ts'
import { file, Shelf } from './shelf.ts'

/** Lists the elements that are cut off, or reach below the last sheet. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.documentElement.scrollHeight
    return [...document.querySelectorAll('#app *')].flatMap((element) => {
      if (element instanceof SVGElement || !element.checkVisibility() || element.matches('input, textarea, progress'))
        return []
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const isCut =
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1) ||
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      return webkitLineClamp === 'none' &&
        element.clientWidth > 1 &&
        (isCut || element.getBoundingClientRect().bottom > bottom + 1)
        ? [`${element.tagName}.${element.className}`]
        : []
    })
  })

test('every page is printed whole and light, without the menu', async ({ app, page }) => {
  await giveNames(app, 'Evelyn')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 720, height: 500 })
  for (const place of PLACES) {
    await page.goto(`./${place}`)
    await app.expectLoaded()
    const entry = page.getByRole('main').getByRole('listitem').getByRole('button').filter({ hasText: 'Evelyn' })
    // For a moment the page before may still stand there, whose list goes away under the click.
    await expect(async () => {
      if ((await entry.count()) > 0) await entry.first().click({ timeout: 2000 })
    }).toPass()
    await expect.poll(() => cutOff(page), place).toEqual([])
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#app *') as Element).color), place).toBe(
      'rgb(29, 35, 41)',
    )
  }
})

test('news are no part of what is printed', async ({ app, page }) => {
  await app.open()
  await app.more('Copy position')
  await expect(app.notice).toHaveText(/copied/)
  await page.emulateMedia({ media: 'print' })
  await expect(app.notice).toBeHidden()
})

test('all entries of the library are printed', async ({ app, page }) => {
  await app.open()
  const shelf = await Shelf.open(app)
  const games = Array.from({ length: 100 }, (_, i) => `(;FF[4]GM[531]GN[Game ${i}];B[a1])`).join('')
  await shelf.openFiles(file('games.sgf', games))
  await expect(shelf.found).toHaveText('116 entries')
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Game 0', 'Game 99', 'A double threat'])
    await expect(page.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

test('all moves of a game under review are printed', async ({ app, page }) => {
  const moves = Array.from(
    { length: 30 },
    (_, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${i < 20 ? 'e' : 'd'}${(i % 20) + 1}]`,
  )
  const sgf = `(;FF[4]GM[531]SZ[5]${moves.join('')})`
  await app.open(`#game/${new URLSearchParams({ sgf }).toString()}`)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 500 })
  const panel = page.getByRole('tabpanel', { name: 'Moves' })
  const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  await expect
    .poll(async () => (await bottomOf(panel)) - (await bottomOf(panel.getByText('d10', { exact: true }))))
    .toBeGreaterThanOrEqual(0)
})
