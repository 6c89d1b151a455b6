/** The first second: what is seen before any script has run, and what is fetched before the board is drawn. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'

/** Holds the app's script back; returns what lets it through. */
async function holdScript(page: Page): Promise<() => void> {
  let go = () => {}
  const going = new Promise<void>((resolve) => (go = resolve))
  await page.route(/\/start-[^/]*\.js/, async (route) => {
    await going
    await route.continue()
  })
  return go
}

/** The picture in the page, which answers to nothing. */
const PICTURE = '#app > [inert]'

/** Returns the left, top, width and height of the board in the window, in pixels. */
const boardPlace = (page: Page, within: string) =>
  page.locator(`${within} [data-print]`).evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
  })

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1280, 820],
] as const)
  test(`at ${width} px the board is seen before any script has run, where it then answers`, async ({
    app: { page },
  }) => {
    await page.setViewportSize({ width, height })
    const go = await holdScript(page)
    await page.goto('./', { waitUntil: 'commit' })
    await expect(page.locator(PICTURE).locator('[data-print]')).toBeVisible()
    // Nothing is painted before the style sheets are there, but all can be measured.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground')))
      .not.toBe('')
    const seen = await boardPlace(page, PICTURE)
    await expect(page.locator(PICTURE).getByText(/^[a-d]\d+$/)).toHaveCount(31)
    // The words are English until the app knows better.
    await expect(page.locator(PICTURE).getByText('· your move')).toHaveCSS(
      'color',
      await page.evaluate(() => getComputedStyle(document.body).color),
    )
    go()
    await expect(page.locator('main [data-print]')).toBeVisible()
    expect(await boardPlace(page, 'main')).toEqual(seen)
    await expect(page.locator(PICTURE)).toHaveCount(0)
  })

test('the picture has the last visit’s theme, and none is shown where another page is opened', async ({ app }) => {
  const { page } = app
  await app.open()
  await app.setting((dialog) => dialog.getByLabel('Dark').check())
  const go = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator(PICTURE).locator('[data-print]')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('about:blank')
  await page.goto('./#experiments/compare', { waitUntil: 'commit' })
  await expect(page.locator('#app > img')).toBeVisible()
  await expect(page.locator(PICTURE).locator('[data-print]')).toBeHidden()
  go()
})

test('until the board is drawn nothing is fetched that it does not need', async ({ app: { page } }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('main [data-node]') === null) return
      observer.disconnect()
      // In the frame that shows it.
      requestAnimationFrame(() => performance.mark('drawn'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('./')
  await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0)
  const fetched = await page.evaluate(() => {
    const [drawn] = performance.getEntriesByName('drawn')
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name, startTime }) => (startTime < drawn.startTime ? [name] : []))
  })
  const names = fetched.map((url) => (new URL(url).pathname.split('/').at(-1) ?? '').replace(/-[\w-]{8}(?=\.\w+$)/, ''))
  expect([...new Set(names)].sort()).toEqual([
    'en-start.js',
    'first-look.js',
    'icon.svg',
    'layers.css',
    'rolldown-runtime.js',
    'start.css',
    'start.js',
  ])
})
