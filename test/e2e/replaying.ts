/** A replay as a person sees it. */
import type { Locator, Page } from '@playwright/test'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import type { Algorithm } from '../../src/engine/search/search.ts'
import { expect, type AppPage } from './app.ts'

/** Opens the link to a search of the position with eleven stones, which records it. */
export async function openRecorded(app: AppPage, search: Algorithm, depth: number): Promise<void> {
  await app.open(`#replay/${new URLSearchParams({ position: ELEVEN_STONES.position, search, depth: String(depth) })}`)
  await expect(app.page.getByText('events recorded.')).toBeVisible()
}

/** The replay's place, in events or in visited states. */
export const clock = (page: Page) =>
  page.getByRole('region', { name: 'Replay', exact: true }).getByText(/^[\d,]+ of [\d,]+ (event|visited state)s?$/)

/** The tree with what has just happened. */
export const treePanel = (page: Page) => page.getByRole('region', { name: 'Tree', exact: true })

export const tree = (page: Page) =>
  page.getByRole('group', { name: 'The line being searched, with the moves tried beside it' })

/** The sentence about the latest event. */
export const sentence = (page: Page) => treePanel(page).getByRole('paragraph')

/** Gives the keys to the page, and to nothing on it. */
export async function focusPage(page: Page): Promise<void> {
  await page.locator('body').click({ position: { x: 5, y: 400 } })
}

/** Notes from now on each change of what an element says; gives what has been noted, and how many seconds that took. */
export async function watchWords(element: Locator) {
  const noted = await element.evaluateHandle((element) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return { texts, since: performance.now() }
  })
  return () => noted.evaluate(({ texts, since }) => ({ texts, seconds: (performance.now() - since) / 1000 }))
}
