/**
 * The page in the desktop's window, with a stand-in for the main process: its menu bar, files, exports, and closing.
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { DesktopApi, OpenedFile, UpdateFailure } from '../../src/contract/api.ts'
import type { MenuBar } from '../../src/contract/menu-schema.ts'
import { expect, test } from './app.ts'

/** The stand-in for the main process: it holds what the page has asked for, and what a test answers. */
interface Main {
  bars: MenuBar[]
  saved: { name: string; text: string }[]
  opened: OpenedFile[]
  links: string[]
  documents: Map<string, string>
  /** Holds saves back, or fails them, while set. */
  hold: Promise<void> | null
  command: (name: string) => void
  tellOpened: () => void
  tellFollowed: () => void
  ask: () => Promise<string | null>
  /** The release's answer; null if this installation does not update itself. */
  update: { version: string | null } | UpdateFailure | null
  endFetch: (failure: UpdateFailure | null) => void
  tellPercent: (percent: number) => void
  installed: number
}

declare global {
  interface Window {
    main: Main
  }
}

/** Runs in the page before anything else. */
function standIn(): void {
  const main = (window.main = {
    bars: [],
    saved: [],
    opened: [],
    links: [],
    documents: new Map(),
    hold: null,
    update: { version: '1.2.0' },
    installed: 0,
  } as unknown as Main)
  const keep = async (place: string, text: string) => {
    await main.hold
    main.documents.set(place, text)
  }
  const polyY: DesktopApi = {
    engine: { post: () => undefined, end: () => undefined, onReply: () => () => undefined },
    session: {
      load: async () => sessionStorage.getItem('session'),
      save: (text) => keep('session', text),
      setAside: async () => undefined,
    },
    documents: {
      list: async () => [],
      load: () => Promise.reject(new Error('there is none')),
      save: (shelf, id, text) => keep(`${shelf}/${id}`, text),
      remove: async () => undefined,
    },
    clipboard: { write: async () => undefined },
    files: {
      choose: async () => undefined,
      take: async () => main.opened.splice(0),
      onOpened: (listener) => void (main.tellOpened = listener),
      save: async (name, content) => void main.saved.push({ name, text: new TextDecoder().decode(content) }),
    },
    programs: { choose: async () => null, allowed: async () => [], revoke: async () => undefined },
    links: {
      take: async () => main.links.pop() ?? null,
      onFollowed: (listener) => void (main.tellFollowed = listener),
    },
    menu: { show: async (bar) => void main.bars.push(bar), onCommand: (listener) => void (main.command = listener) },
    versions: { electron: '45.4.1', chromium: '150.0.1' },
    updates: {
      arePossible: async () => main.update !== null,
      look: async () => main.update ?? { version: null },
      fetch: () => new Promise((resolve) => (main.endFetch = resolve)),
      cancel: async () => main.endFetch({ fault: 'cancelled', reason: '' }),
      install: async () => {
        main.installed++
        return null
      },
      onProgress: (listener) => void (main.tellPercent = listener),
    },
    closing: { onAsked: (answer) => void (main.ask = answer) },
  }
  Object.assign(window, { polyY })
}

test.beforeEach(async ({ page, app }) => {
  await page.addInitScript(standIn)
  await app.open()
})

/** Chooses an item of the menu, once the page listens. */
async function choose(page: Page, command: string): Promise<void> {
  await page.waitForFunction(() => typeof window.main.command === 'function')
  await page.evaluate((command) => window.main.command(command), command)
}

const labels = (page: Page) => page.evaluate(() => window.main.bars.at(-1)?.menus.map(({ label }) => label))
const isOffered = (page: Page, command: string) =>
  page.evaluate(
    (command) =>
      window.main.bars
        .at(-1)
        ?.menus.some(({ items }) =>
          items.some((item) => 'command' in item && item.command === command && item.enabled),
        ),
    command,
  )

test('the menu follows the game, the page and the language', async ({ page, app }) => {
  await expect.poll(() => isOffered(page, 'commands.undo')).toBe(false)
  await app.node('a1').click()
  await expect.poll(() => isOffered(page, 'commands.undo')).toBe(true)
  await choose(page, 'commands.undo')
  await expect(app.stones).toHaveCount(0)
  await expect.poll(() => isOffered(page, 'commands.undo')).toBe(false)
  await choose(page, 'pages.report')
  await expect(page.getByRole('heading', { name: 'Report', level: 1 })).toBeAttached()
  await expect.poll(() => isOffered(page, 'commands.resign')).toBe(false)
  await choose(page, 'commands.newGame')
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible()
  await expect.poll(() => isOffered(page, 'commands.newGame')).toBe(false)
  await page.keyboard.press('Escape')
  await choose(page, 'theme.dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await app.button('Settings').click()
  await app.choose('Language', 'Polski')
  await app.button('Zamknij').click()
  await expect.poll(() => labels(page)).toEqual(['Plik', 'Edycja', 'Partia', 'Widok', 'Okno', 'Pomoc'])
})

test('files opened come into the library, and one that cannot be does not stop the rest', async ({ page }) => {
  await page.evaluate(() => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    window.main.opened.push(
      { name: 'gone.sgf', fault: 'missing' },
      { name: 'large.sgf', fault: 'too-large', size: 33_000_000 },
      { name: 'broken.sgf', content: bytes('(;') },
      { name: 'position.txt', content: bytes('./...../........../............... r\n') },
    )
    window.main.tellOpened()
  })
  const refused = page.getByRole('alert')
  await expect(refused).toContainText('gone.sgf The file is no longer there.')
  await expect(refused).toContainText('large.sgf The file has 33 MB; the library opens up to 32 MB.')
  await expect(refused).toContainText('broken.sgf')
  await expect(page.getByTestId('notice')).toContainText('1 entry added to the library')
  expect(
    await page.evaluate(() => [...window.main.documents.keys()].filter((place) => place.startsWith('games/')).length),
  ).toBe(1)
})

test('a link followed in another program leads to its page; one that names nothing is told of', async ({
  page,
  app,
}) => {
  const follow = (link: string) =>
    page.evaluate((link) => {
      window.main.links.push(link)
      window.main.tellFollowed()
    }, link)
  await follow('polyy://app/index.html#inspect/position=r%2F.....+b')
  await expect(page.getByRole('heading', { name: 'Inspect', level: 1 })).toBeAttached()
  await expect(app.stones).toHaveCount(1)
  await follow('polyy://app/index.html#elsewhere')
  await expect(page.getByTestId('notice')).toContainText(
    'This link opens nothing in Poly-Y: polyy://app/index.html#elsewhere',
  )
})

test('the game is exported by the main process', async ({ page, app }) => {
  await app.node('a1').click()
  await choose(page, 'commands.exportGame')
  await expect
    .poll(() => page.evaluate(() => window.main.saved))
    .toEqual([{ name: 'poly-y.polyy', text: expect.stringContaining('FF[4]') as unknown as string }])
})

test('closing waits for what is being saved, and says what cannot be', async ({ page, app }) => {
  expect(await page.evaluate(() => window.main.ask())).toBe(null)
  await page.evaluate(() => {
    window.main.hold = new Promise((_, fail) => setTimeout(() => fail(new Error('disk full')), 400))
    window.main.hold.catch(() => undefined)
  })
  await app.node('a1').click()
  const asked = await page.evaluate(() => window.main.ask())
  expect(asked).toBe('Not saved: disk full')
  await page.evaluate(() => void (window.main.hold = null))
  await choose(page, 'commands.undo')
  expect(await page.evaluate(() => window.main.ask())).toBe(null)
})

test('in a browser the keys open and export files as well', async ({ browser, baseURL }) => {
  const page = await browser.newPage()
  // Asked for well before: a dialog that comes before the browser knows that it is awaited is never told.
  const chosen = page.waitForEvent('filechooser')
  await page.goto(baseURL ?? '')
  await page.locator('[data-node="a1"]').click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+e')])
  expect(download.suggestedFilename()).toBe('poly-y.polyy')
  expect(readFileSync(await download.path(), 'utf8')).toContain('FF[4]')
  await page.keyboard.press('Control+o')
  const chooser = await chosen
  await chooser.setFiles({
    name: 'position.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('./...../........../............... r'),
  })
  await expect(page.getByTestId('notice')).toContainText('1 entry added to the library')
  await page.close()
})

test('the menu says what the program is and what it runs on', async ({ page }) => {
  await choose(page, 'commands.about')
  const dialog = page.getByRole('dialog', { name: 'About Poly-Y' })
  await expect(dialog.getByText('On Electron 45.4.1 with Chromium 150.0.1.')).toContainText(
    'LICENSE.electron.txt, LICENSES.chromium.html',
  )
})

const kept = (page: Page) => page.evaluate(() => window.main.documents.get('session'))

test('an update is looked for when asked, downloaded when asked, and started when all is saved', async ({
  page,
  app,
}) => {
  await app.button('Settings').click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('checkbox', { name: 'Check for updates when Poly-Y starts' })).not.toBeChecked()
  await page.evaluate(() => (window.main.update = { fault: 'unreachable', reason: 'net::ERR_INTERNET_DISCONNECTED' }))
  await dialog.getByRole('button', { name: 'Check for updates now' }).click()
  await expect(
    dialog.getByText('The server with the updates could not be reached: net::ERR_INTERNET_DISCONNECTED'),
  ).toBeVisible()
  await app.expectAccessible()
  await page.evaluate(() => (window.main.update = { version: '1.2.0' }))
  await dialog.getByRole('button', { name: 'Check for updates now' }).click()
  await expect(dialog.getByText('Version 1.2.0 of Poly-Y can be downloaded.')).toBeVisible()
  await page.keyboard.press('Escape')
  const notice = app.notice
  await notice.getByRole('button', { name: 'Download' }).click()
  await page.evaluate(() => window.main.tellPercent(34.5))
  await expect(notice).toContainText('Downloading version 1.2.0: 30%')
  await notice.getByRole('button', { name: 'Cancel' }).click()
  await notice.getByRole('button', { name: 'Download' }).click()
  await page.evaluate(() => window.main.endFetch({ fault: 'damaged', reason: 'sha512' }))
  await expect(notice).toContainText('The download is damaged and was deleted. Nothing has changed.')
  await app.button('Settings').click()
  await dialog.getByRole('button', { name: 'Check for updates now' }).click()
  await dialog.getByRole('button', { name: 'Download' }).click()
  await page.evaluate(() => window.main.endFetch(null))
  await expect(dialog.getByRole('button', { name: 'Restart now' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    window.main.hold = Promise.reject(new Error('disk full'))
    window.main.hold.catch(() => undefined)
  })
  await app.node('a1').click()
  await app.button('Dismiss').first().click()
  await expect(notice).toContainText('A new version of Poly-Y is ready.')
  await notice.getByRole('button', { name: 'Restart now' }).click()
  await expect(notice).toContainText('Not saved: disk full')
  expect(await page.evaluate(() => window.main.installed)).toBe(0)
  await page.evaluate(() => void (window.main.hold = null))
  await choose(page, 'commands.undo')
  await app.button('Dismiss').click()
  await notice.getByRole('button', { name: 'Restart now' }).click()
  await expect.poll(() => page.evaluate(() => window.main.installed)).toBe(1)
})

test('asked for once, updates are looked for at each start', async ({ page, app }) => {
  await app.button('Settings').click()
  await page.getByText('Check for updates when Poly-Y starts').click()
  await page.keyboard.press('Escape')
  await expect(app.notice).toContainText('Version 1.2.0 of Poly-Y can be downloaded.')
  await expect.poll(() => kept(page)).toContain('"lookForUpdates":true')
  // As the next start finds it.
  await page.evaluate(() => sessionStorage.setItem('session', window.main.documents.get('session') ?? ''))
  await page.reload()
  await expect(app.notice).toContainText('Version 1.2.0 of Poly-Y can be downloaded.')
})

test('an offer and a download make way for a comparison, and come back after it', async ({ page, app }) => {
  await app.button('Settings').click()
  await app.button('Check for updates now').click()
  await expect(app.button('Download').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Escape')
  const notice = app.notice
  await expect(notice).toContainText('Version 1.2.0 of Poly-Y can be downloaded.')
  await choose(page, 'pages.experiments')
  await page.getByRole('link', { name: /^Searches of one position/ }).click()
  await app.button('Compare').click()
  await expect(notice).not.toContainText('1.2.0')
  await app.button('Settings').click()
  await expect(
    page.getByText(
      'Version 1.2.0 of Poly-Y is available. Nothing is downloaded or installed while the engine is working.',
    ),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await app.button('Cancel').click()
  await notice.getByRole('button', { name: 'Download' }).click()
  await expect(notice).toContainText('Downloading version 1.2.0: 0%')
  await app.button('Compare').click()
  await expect(notice).toContainText('Version 1.2.0 will be downloaded when the engine is done.')
  await app.button('Cancel').first().click()
  await expect(notice).toContainText('Downloading version 1.2.0: 0%')
})

test('an installation that does not update itself says how a newer version comes', async ({ page, app }) => {
  await page.addInitScript(() => (window.main.update = null))
  await page.reload()
  await app.button('Settings').click()
  await expect(page.getByText('Poly-Y does not update itself here')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /updates/ })).toHaveCount(0)
})
