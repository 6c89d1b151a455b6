/**
 * The app copes with whatever the browser does to its storage: full, closed, deleted, held by another tab, not there at
 * all.
 */
import { chromium, expect, test, type BrowserContext, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/chromium.mjs'
import { AppPage } from './app.ts'
import { documentText } from './database.ts'
import { PLACES } from './places.ts'

const status = (page: Page) => new AppPage(page).saving

/** The move that wins, on the board of 6 nodes. */
async function playToTheEnd(app: AppPage): Promise<void> {
  await app.paste('r/brb.. r')
  await expect(app.stones).toHaveCount(4)
  await app.node('b4').click()
  await expect(app.headline).toContainText('You win')
}

/** The pages that keep documents. */
const KEEPING = ['#library', '#experiments/searches', '#arena', '#arena/players', '#experiments/school']

/** None of the pages is blank, and none fails to draw. */
async function visit(page: Page, pages: readonly string[]): Promise<void> {
  for (const hash of pages) {
    await page.evaluate((hash) => void (location.hash = hash), hash)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main').locator('h1, h2, h3, button').first()).toBeAttached()
    await expect(page.getByText('could not be shown')).toHaveCount(0)
  }
}

/** Whether the browser asks before the page is left. If it does not, the page is left. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  const left = page.waitForEvent('framenavigated').then(async () => {
    await page.waitForLoadState()
    return false
  })
  await page.evaluate(() => void (location.href = 'about:blank')).catch(() => undefined)
  return Promise.race([asked, left])
}

const RAW = /Error|IndexedDB\.|transaction|connection|backing store/

async function playOn(app: AppPage, node: string): Promise<void> {
  await app.node(node).click()
}

/** Chromium with a profile of its own in a folder. */
async function browserIn(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findChromium() ?? 'chromium',
    args: CHROMIUM_ARGS,
    viewport: { width: 1280, height: 820 },
  })
}

test('a full disk is told in plain words, leaving is warned of, and with room again all is saved', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    test.skip(true, 'no small file system can be mounted here')
  }
  const context = await browserIn(path.join(folder, 'profile'))
  try {
    const app = new AppPage(await context.newPage())
    await app.page.goto(baseURL ?? '')
    await app.seat('Blue', 'Human')
    await playOn(app, 'b2')
    await expect(status(app.page)).toHaveText('Saved')
    const filler = await open(path.join(folder, 'filler'), 'w')
    const chunk = Buffer.alloc(64 * 1024)
    for (let isFull = false; !isFull;) await filler.write(chunk).catch(() => (isFull = true))
    for (const node of ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8']) {
      if (((await status(app.page).textContent()) ?? '').startsWith('Not saved')) break
      await playOn(app, node)
      await expect(status(app.page)).toHaveText(/^(Saved$|Not saved)/)
    }
    await expect(status(app.page)).toContainText('Not saved')
    expect(await status(app.page).textContent()).not.toMatch(RAW)
    expect(await asksBeforeLeaving(app.page)).toBe(true)
    await filler.close()
    await rm(path.join(folder, 'filler'))
    await app.button('Save again').click()
    await expect(status(app.page)).toHaveText('Saved')
    const position = (await app.position.textContent()) ?? ''
    await app.page.reload()
    await expect(app.position).toHaveText(position)
  } finally {
    await context.close()
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
})

test('without room for more than there is, the game goes on, and is saved once there is', async ({ page, baseURL }) => {
  const app = new AppPage(page)
  const cdp = await page.context().newCDPSession(page)
  const origin = new URL(baseURL ?? '').origin
  // Before the first write, since Chromium asks what room there is every half a minute only.
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await app.open()
  await expect(app.headline).toBeVisible()
  await playToTheEnd(app)
  await expect(status(page)).toContainText('Not saved: there is no room left')
  expect(await asksBeforeLeaving(page)).toBe(true)
  await visit(page, KEEPING)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin })
  await app.button('Save again').click()
  await expect(status(page)).toHaveText('Saved')
  expect(await asksBeforeLeaving(page)).toBe(false)
})

const deleteFromAnotherTab = (page: Page) => page.evaluate(() => void indexedDB.deleteDatabase('poly-y'))

async function clearAsTheBrowserDoes(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'indexeddb' })
}

for (const [what, deleteAll] of [
  ['another tab deletes', deleteFromAnotherTab],
  ['the browser clears', clearAsTheBrowserDoes],
] as const)
  test(`storage that ${what} is opened again, and all is saved again on demand`, async ({ page }) => {
    const app = new AppPage(page)
    await app.open()
    await playToTheEnd(app)
    await app.more('Save game')
    await page.getByRole('dialog').getByRole('textbox').fill('Kept after all')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await expect(status(page)).toHaveText('Saved')
    await deleteAll(page)
    await expect(status(page)).toContainText('The browser has deleted what was saved')
    expect(await asksBeforeLeaving(page)).toBe(true)
    // What is saved again while the browser is still clearing goes too: then the loss is told once more.
    await expect(async () => {
      await app.button('Save again').click({ timeout: 1000 })
      await expect(status(page)).toHaveText('Saved')
    }).toPass()
    await page.goto('./#')
    await page.reload()
    await expect(app.stones).toHaveCount(5)
    await page.goto('./#library')
    await expect(page.getByRole('row', { name: 'Kept after all' })).toBeVisible()
  })

test('of two saves while another tab holds the storage for long, the second stays', async ({
  page,
  context,
  baseURL,
}) => {
  const app = new AppPage(page)
  await app.open()
  await app.seat('Blue', 'Human')
  await playOn(app, 'b2')
  await expect(status(page)).toHaveText('Saved')
  const holder = await context.newPage()
  await holder.route('**/holder.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>another tab</p>' }),
  )
  await holder.goto(`${baseURL ?? ''}holder.html`)
  // Until the app has opened a second connection, as it does when the first does not answer.
  await holder.evaluate(() => {
    const opening = indexedDB.open('poly-y')
    return new Promise<void>((resolve) => {
      opening.onsuccess = () => {
        const store = opening.result.transaction(['texts', 'documents'], 'readwrite').objectStore('texts')
        const spin = () => {
          if (!document.title) store.getKey('none').onsuccess = spin
        }
        spin()
        resolve()
      }
    })
  })
  await page.evaluate(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...args) {
      document.documentElement.dataset['reopened'] = 'true'
      return open.apply(this, args)
    }
  })
  await playOn(app, 'c1')
  await expect(status(page)).toHaveText('Saving…')
  await playOn(app, 'c3')
  const position = (await app.position.textContent()) ?? ''
  await expect(page.locator('html')).toHaveAttribute('data-reopened', 'true')
  await holder.evaluate(() => void (document.title = 'let go'))
  await expect(status(page)).toHaveText('Saved')
  await page.reload()
  await expect(app.position).toHaveText(position)
})

test('a tab that holds an older database is named, and the game goes on without saving', async ({
  page,
  context,
  baseURL,
}) => {
  const holder = await context.newPage()
  await holder.route('**/holder.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>an old version</p>' }),
  )
  await holder.goto(`${baseURL ?? ''}holder.html`)
  await holder.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('poly-y', 1)
        opening.onupgradeneeded = () => void opening.result.createObjectStore('texts')
        opening.onsuccess = resolve
      }),
  )
  const app = new AppPage(page)
  await app.open()
  await expect(status(page)).toContainText('another tab has Poly-Y’s storage')
  await playToTheEnd(app)
  expect(await asksBeforeLeaving(page)).toBe(true)
  await holder.close()
  await page.goto('about:blank')
  await app.open()
  await expect(status(page)).toHaveText('Saved')
})

const MISSING = {
  IndexedDB: {
    script: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    words: 'Not saved: this browser has no storage (IndexedDB)',
  },
  'Web Locks': {
    script: () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
    words: 'Saved',
  },
  BroadcastChannel: { script: () => Reflect.deleteProperty(window, 'BroadcastChannel'), words: 'Saved' },
  'any storage that works': {
    script: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    },
    words: 'Not saved: the system does not allow it',
  },
} as const

/**
 * For the pages all that is missing comes to the same, as test/renderer/app/restore.test.ts asserts: one look at them
 * is enough.
 */
const SHOWS_PAGES: keyof typeof MISSING = 'IndexedDB'

for (const [what, { script, words }] of Object.entries(MISSING))
  test(`a browser without ${what} plays on to the end${what === SHOWS_PAGES ? ', and no page is blank' : ''}`, async ({
    page,
  }) => {
    await page.addInitScript(script)
    const app = new AppPage(page)
    await app.open()
    if (what === 'BroadcastChannel')
      await expect(page.getByText('changes from another tab show here only after a reload')).toBeVisible()
    await playToTheEnd(app)
    await expect(status(page)).toContainText(words)
    if (what === SHOWS_PAGES) await visit(page, PLACES)
    expect(await asksBeforeLeaving(page)).toBe(words !== 'Saved')
  })

/** Opens a game's review in a tab, with nothing on it yet. */
async function openReview(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`)
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible()
}

async function savedGame(page: Page): Promise<string> {
  await page.goto('./#game/sgf=(;GM[531]GN[Shared];B[a1];W[b1];B[b2])')
  await expect(page).toHaveURL(/#library\//)
  return new URL(page.url()).hash
}

for (const hears of [true, false])
  test(`of two tabs that comment on one move ${hears ? 'at the same time' : 'without hearing of each other'} neither loses a word`, async ({
    page,
    context,
  }) => {
    const second = await context.newPage()
    // A field saves what has been typed once its typist rests: here not before it is left.
    await second.clock.install()
    if (!hears) await second.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
    const hash = await savedGame(page)
    await openReview(second, hash)
    await second.bringToFront()
    const [here, there] = [page, second].map((tab) => tab.getByRole('textbox', { name: 'Comment' }))
    await second.clock.pauseAt(Date.now() + 3_600_000)
    await there.fill('from the second tab')
    await here.fill('from the first tab')
    await here.blur()
    const [, id] = hash.split('/')
    await expect.poll(() => documentText(page, 'games', id)).toContain('from the first tab')
    await there.blur()
    await expect(second.getByText('has been changed in another tab. Both versions are kept')).toBeVisible()
    await second.clock.resume()
    await expect(there).toHaveValue('from the second tab')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('from the first tab')
    await page.goto('./#library')
    await expect(page.getByRole('row', { name: 'Shared', exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: 'Shared (second tab)', exact: true })).toBeVisible()
  })
