/** Language, size of text, motion and colours, as the user or the system chooses them. */
import type { Page, TestInfo } from '@playwright/test'
import { type AppPage, expect, test } from './app.ts'
import { Shelf } from './shelf.ts'

/** Pages with a board beside Play, by their addresses, and the names of their pictures. */
const PAGES = [
  ['#learn/draw', 'learn-draw'],
  ['#learn/puzzles', 'learn-puzzles'],
  ['#inspect', 'inspect'],
  ['#replay', 'replay'],
  ['#review', 'review'],
] as const

test('the language can be chosen, is kept, and can follow the system again', async ({ app }) => {
  await app.open()
  await app.node('c3').click()
  await expect(app.headline).toHaveText('Red · your move')
  await app.button('Settings').click()
  await app.choose('Language', 'Polski')
  await expect(app.page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible()
  await app.button('Zamknij').click()
  await expect(app.headline).toHaveText('Czerwony · twój ruch')
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'pl')
  await expect(app.saving).toHaveText('Zapisano')
  await app.page.reload()
  await expect(app.headline).toHaveText('Czerwony · twój ruch')
  await app.page.getByRole('link', { name: 'Analiza' }).click()
  await expect(app.page).toHaveTitle('Analiza · Poly-Y')
  await app.button('Ustawienia').click()
  await app.choose('Język', 'Tak jak system')
  await expect(app.page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(app.page).toHaveTitle('Inspect · Poly-Y')
})

/** The sizes of window of the text of 150 %. */
const WINDOWS = [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const

/**
 * In the narrower window that has as much room for words: its board is no larger than the one in large letters, pixel
 * for pixel.
 */
const NARROWER = [640, 820] as const

/** Names and marks that reach out of their circles. */
const spilt = (app: AppPage) =>
  app.board.evaluate((board) =>
    [...board.querySelectorAll('[data-node]')].flatMap((node) => {
      const [circle, text] = ['circle', ':scope > text'].map((part) =>
        node.querySelector(part)?.getBoundingClientRect(),
      )
      const [left, right] = [(circle?.left ?? 0) - (text?.left ?? 0), (text?.right ?? 0) - (circle?.right ?? 0)]
      return text !== undefined && text.width > 0 && Math.max(left, right) > 0 ? [node.getAttribute('data-node')] : []
    }),
  )

/** Each with its window, and how large its pixels are. */
const LARGE = [
  ['zoom', [640, 410], 2],
  ['text', [1280, 820], 1],
] as const

const setTextSize = (page: Page, size: string) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = size), size)

type SetSize = (size: readonly [number, number]) => Promise<void>

/** Gives the window a size on a screen with two pixels for one, until it gets another. */
async function sharpWindow(page: Page): Promise<SetSize> {
  const devtools = await page.context().newCDPSession(page)
  return async ([width, height]) => {
    await page.setViewportSize({ width, height })
    await devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: false })
    expect(await page.evaluate(() => [innerWidth, innerHeight, devicePixelRatio])).toEqual([width, height, 2])
  }
}

/** At zoom and at text of 200 %, of the page that shows, whose text has its usual size again afterwards. */
async function expectLargeBoard(app: AppPage, setSize: SetSize, info: TestInfo, name: string): Promise<void> {
  const { page } = app
  await setSize(NARROWER)
  await setTextSize(page, '')
  await app.expectLoaded()
  const [, , , whole] = await app.boardPlace()
  for (const [kind, size, scale] of LARGE) {
    await setTextSize(page, kind === 'text' ? '200%' : '')
    await setSize(size)
    await app.expectToFit(info, `${name}-${kind}-200`, [size])
    const [, , , shown] = await app.boardPlace()
    expect(shown * scale, `${name} ${kind}`).toBeGreaterThanOrEqual(whole - 1)
    expect(await spilt(app), `${name} ${kind}`).toEqual([])
  }
}

for (const locale of ['en-US', 'pl-PL'])
  test.describe(locale, () => {
    test.use({ locale })

    test('text at 150 % fits, and at 200 % the board is as large as in a narrower window', async ({ app }, info) => {
      const { page } = app
      const setSize = await sharpWindow(page)
      await app.open()
      await expectLargeBoard(app, setSize, info, `play-${locale}`)
      await page.keyboard.press('Control+,')
      await page.getByLabel('150%').check()
      await app.expectToFit(info, `settings-150-${locale}`, [
        [1024, 700],
        [390, 844],
      ])
      await page.keyboard.press('Escape')
      await app.node('c3').click()
      await expect(app.headline).toHaveText(/your move|twój ruch/)
      await page.keyboard.press('?')
      // Roles and colours are the same in each language, and test/locales/catalogues.test.ts asserts that each has all
      // texts.
      if (locale === 'en-US') await app.expectAccessible()
      await app.expectToFit(info, `keys-150-${locale}`, [
        [1024, 700],
        [390, 844],
      ])
      await page.keyboard.press('Escape')
      await app.expectToFit(info, `play-150-${locale}`, WINDOWS)
      const size = await page.evaluate(() => document.documentElement.style.fontSize)
      // One page's address differs from another's after the # only, and so the document stays, with its size of text.
      for (const [hash, name] of PAGES) {
        await app.open(hash)
        await app.expectToFit(info, `${name}-150-${locale}`, WINDOWS)
        await expectLargeBoard(app, setSize, info, `${name}-${locale}`)
        await setTextSize(page, size)
      }
      await app.open('#lab')
      await app.expectToFit(info, `lab-150-${locale}`, WINDOWS)
      await page.goto('./#library')
      await expect(new Shelf(app).entries.first()).toBeVisible()
      await app.expectToFit(info, `library-150-${locale}`, WINDOWS)
      // The list gives its rows their width once it knows its own.
      await expect
        .poll(() => page.getByRole('grid').evaluate((list) => list.scrollWidth <= list.clientWidth))
        .toBe(true)
    })
  })

test('motion is reduced where the user wants it, and only there', async ({ app }) => {
  const { page } = app
  const duration = () => app.button('Undo').evaluate((button) => getComputedStyle(button).transitionDuration)
  await app.open()
  const full = await duration()
  await app.setting(async (dialog) => {
    await dialog.getByLabel('Reduced').check()
    await expect.poll(duration).not.toBe(full)
    await dialog.getByRole('radiogroup', { name: 'Motion' }).getByLabel('Same as the system').check()
    await expect.poll(duration).toBe(full)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(duration).not.toBe(full)
    await dialog.getByLabel('Full').check()
    await expect.poll(duration).toBe(full)
  })
  await expect.poll(duration).toBe(full)
})

test('where the system dictates the colours, what is chosen still shows', async ({ app }, info) => {
  await app.page.emulateMedia({ forcedColors: 'active' })
  await app.open()
  await app.chooseOpponent('negascout', 2)
  await app.node('c3').click()
  await expect(app.headline).toHaveText('Red · your move')
  const background = (selector: string) =>
    app.page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const [chosen, other] of [
    ['.segment[data-selected]', '.segment:not([data-selected])'],
    ['nav a[aria-current]', 'nav a:not([aria-current])'],
    ['.dots .full', '.dots i:not(.full)'],
  ])
    expect(await background(chosen)).not.toBe(await background(other))
  await app.button('New game').click()
  await app.page.getByRole('radio', { name: /^Level 3/ }).check()
  for (const choice of ['.level', '.tile'])
    expect(await background(`${choice}[data-selected]`)).not.toBe(await background(`${choice}:not([data-selected])`))
  await app.keepPicture(info, 'forced-colors.png')
})
