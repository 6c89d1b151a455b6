/**
 * Browser contexts that tests use one after the other. Chromium then keeps one process for the app's pages, with the
 * app's code compiled: a test that opens the app in a context of its own takes half as much time again. A test begins
 * with everything empty.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

export class SharedContexts {
  private readonly contexts = new Map<string, BrowserContext>()

  constructor(private readonly browser: Browser) {}

  /** The context with these options, empty. */
  async of(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const known = this.contexts.get(key)
    if (known !== undefined) return known
    const context = await this.browser.newContext(options)
    this.contexts.set(key, context)
    // A file of the app's origin, on which nothing runs. While this page is open, its process stays.
    await (await context.newPage()).goto('./icon.svg')
    return context
  }
}

/**
 * A page of a shared context, opened by its first page and so in that one's process. Any other begins in a process of
 * its own, and moves.
 */
export async function openPage(context: BrowserContext): Promise<Page> {
  const [first] = context.pages()
  const opened = context.waitForEvent('page')
  await first.evaluate(() => void window.open('about:blank'))
  return opened
}

/** Closes the pages of a test, then deletes what they have kept; in this order, as a page saves while it closes. */
export async function empty(context: BrowserContext): Promise<void> {
  const [first, ...others] = context.pages()
  for (const page of others) await page.close()
  await context.clearPermissions()
  const devtools = await context.newCDPSession(first)
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(first.url()).origin, storageTypes: 'all' })
  await devtools.detach()
}
