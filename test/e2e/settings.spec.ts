/** Language, size of text, motion and keys: what the user chooses, and what the app says to those who listen. */
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

/** The one place where moves and results are read out. */
const news = (app: AppPage) => app.page.locator('[data-live-announcer][role="status"]')

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

    test(`text at 150 % fits on every page; zoom and text of 200 % leave the board as large as a narrower window does, ${locale}`, async ({
      app,
    }, info) => {
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

test('the sheet of keys opens with ?, lists the keys, and each does what it says', async ({ app }) => {
  const { page } = app
  const dialog = (name: string) => page.getByRole('dialog', { name })
  await app.open()
  await app.newGame('Two people', 'Swap rule')
  await page.keyboard.press('?')
  await expect(dialog('Rules and keys').getByRole('region', { name: 'Game' }).locator('dt')).toHaveText([
    'New game',
    'Rematch',
    'Rematch with the other colour',
    'Undo',
    'Redo',
    'Swap colours',
    'Resign',
    'Hint by perfect play',
    'Rotate the board',
    'Mirror the board',
    'Position as text',
    'Save the game',
    'Review the game',
    'Review my mistakes',
  ])
  // In a dialog the keys of the game sleep.
  await page.keyboard.press('n')
  await expect(dialog('New game')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog('Rules and keys')).toHaveCount(0)

  await app.node('d1').click()
  await page.keyboard.press('s')
  await expect(app.headline).toHaveText('Colours swapped · Blue to move')
  await page.keyboard.press('Control+z')
  await expect(app.headline).toHaveText('Blue · take the stone over, or answer')
  await page.keyboard.press('Control+y')
  await expect(app.headline).toHaveText('Colours swapped · Blue to move')
  await page.keyboard.press('r')
  await expect(app.headline).toHaveText('Colours swapped · Blue to move')
  await page.keyboard.press('Shift+R')
  await expect(app.headline).toHaveText('Red wins: Blue resigned')

  for (const [key, name] of [
    ['n', 'New game'],
    ['p', 'Position'],
    ['Control+,', 'Settings'],
    ['F1', 'Rules and keys'],
    ['Shift+F1', 'About Poly-Y'],
  ]) {
    await page.keyboard.press(key)
    await expect(dialog(name)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(name)).toHaveCount(0)
  }
  // Enter takes the choices as they stand.
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(app.stones).toHaveCount(0)
  await app.button('Undo that').click()
  await page.keyboard.press('p')
  await page.keyboard.type('nothing like it')
  await page.keyboard.press('Enter')
  await expect(dialog('Position').getByRole('alert')).toContainText('a position has two fields')
  await page.keyboard.press('Escape')
  for (const [key, name] of [
    ['Alt+2', 'Learn'],
    ['Alt+3', 'Library'],
    ['Alt+4', 'Inspect'],
    ['Alt+5', 'Replay'],
    ['Alt+6', 'Lab'],
  ]) {
    await page.keyboard.press(key)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  // The game is out of sight here, and out of reach of its keys.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Alt+1')
  await expect(app.headline).toHaveText('Red wins: Blue resigned')
})

test('news is read out behind a dialog as well; keys stop the computer, let it go on, and have it move', async ({
  app,
}) => {
  await app.open()
  await app.chooseSlowOpponent()
  await app.node('c3').click()
  await expect(app.headline).toContainText('is thinking, depth')
  await app.button('Rules and keys').click()
  // What a dialog hides from those who listen, it hides with aria-hidden or inert on it or around it.
  await expect(app.page.locator('header:has(nav):is([aria-hidden], [inert])')).toHaveCount(1)
  await expect(news(app).locator('xpath=ancestor-or-self::*[@aria-hidden or @inert]')).toHaveCount(0)
  await app.page.keyboard.press('Escape')
  await expect(app.page.getByRole('dialog')).toHaveCount(0)
  await expect(app.headline).toContainText('is thinking, depth')
  await app.page.keyboard.press('Escape')
  await expect(app.headline).toHaveText('Blue waits')
  await app.page.keyboard.press('c')
  await expect(app.headline).toContainText('is thinking, depth')
  await expect(app.button('Move now')).toBeEnabled()
  await app.page.keyboard.press('m')
  await expect(app.headline).toHaveText('Red · your move')
})

test('letters choose in a list, write in a field, and do nothing where the user wants none', async ({ app }) => {
  await app.open()
  await app.openEngine()
  await app.select('Blue is played by').focus()
  await app.page.keyboard.press('m')
  await expect(app.select('Blue is played by')).toContainText('Minimax')
  await app.page.keyboard.press('n')
  await expect(app.page.getByRole('dialog')).toHaveCount(0)
  await app.setting((dialog) => dialog.getByLabel('Keys that work without Ctrl or Alt').uncheck())
  await app.page.locator('body').press('n')
  await app.page.locator('body').press('?')
  await expect(app.page.getByRole('dialog')).toHaveCount(0)
  await app.page.keyboard.press('F1')
  await expect(app.page.getByText('are switched off in the settings')).toBeVisible()
  await expect(app.page.getByRole('dialog').locator('kbd').filter({ hasText: /^N$/ })).toHaveCount(0)
  await expect(app.page.getByRole('dialog').locator('kbd').filter({ hasText: /^Z$/ }).first()).toBeVisible()
})

test('moves, swaps and results are read out', async ({ app }) => {
  await app.open()
  await app.newGame('Two people', 'Swap rule', '6 nodes')
  await app.node('b1').click()
  await expect(news(app)).toHaveText('Red: b1. Blue to move. You may take the red stone over.')
  await app.button('Swap').click()
  await expect(news(app)).toHaveText('Colours swapped. Blue to move.')
  await app.node('a1').click()
  await app.node('b2').click()
  await expect(news(app)).toHaveText(/^Red: b2\. Red wins: one chain joins sides [A-E, and]+\.$/)
  await app.button('Undo').click()
  await expect(news(app)).toHaveText('Taken back: b2. Red to move.')
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
