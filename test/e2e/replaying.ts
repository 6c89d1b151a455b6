/** A replay as a person sees it. */
import type { Page } from '@playwright/test'
import { expect, type AppPage } from './app.ts'

export async function recordEleven(app: AppPage, algorithm: string, depth: number): Promise<void> {
  await app.open('#replay')
  await app.choose('Position', 'Eleven stones')
  await app.choose('Search', algorithm)
  await app.page.getByRole('radio', { name: `Depth ${depth}` }).check()
  await app.button('Record').click()
  await expect(app.page.getByText('events recorded.')).toBeVisible()
}

/** Where it stands, in events or in visited states. */
export const clock = (page: Page) => page.getByRole('region', { name: 'Replay', exact: true }).getByText(/^[\d,]+ of [\d,]+ (event|visited state)s?$/)

/** The tree with what has just happened. */
export const treePanel = (page: Page) => page.getByRole('region', { name: 'Tree', exact: true })

export const tree = (page: Page) => page.getByRole('group', { name: 'The line being searched, with the moves tried beside it' })

/** What has just happened, in a sentence. */
export const sentence = (page: Page) => treePanel(page).getByRole('paragraph')
