/** Keeps the engine waiting, for what the app shows and takes meanwhile. */
import type { Page } from '@playwright/test'

/**
 * From the next load on, workers hear nothing until they are let go. The app then waits for its engine, which computes
 * nothing.
 */
export async function holdEngine(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    const held: (() => void)[] = []
    Worker.prototype.postMessage = function (message: unknown) {
      held.push(() => postMessage.call(this, message))
    }
    const letEngineGo = () => {
      Worker.prototype.postMessage = postMessage
      for (const post of held) post()
    }
    Object.assign(window, { letEngineGo })
  })
  return () => page.evaluate(() => (window as unknown as { letEngineGo: () => void }).letEngineGo())
}
