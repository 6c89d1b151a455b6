/** A replay as a person sees it. */
import type { Page } from '@playwright/test'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import type { Algorithm } from '../../src/engine/search/methods.ts'
import { expect, type AppPage } from './app.ts'

/** Opens the link to a search of the position with eleven stones, which records it. */
export async function openRecorded(app: AppPage, search: Algorithm, depth: number): Promise<void> {
  await app.open(`#replay/${new URLSearchParams({ position: ELEVEN_STONES.position, search, depth: String(depth) })}`)
  await expect(app.page.getByText('events recorded.')).toBeVisible()
}

/** The replay's place, in events or in visited states. */
export const clock = (page: Page) =>
  page.getByRole('region', { name: 'Replay', exact: true }).getByText(/^[\d,]+ of [\d,]+ (event|visited state)s?$/)

/** The sentence about the latest event. */
export const sentence = (page: Page) => page.getByRole('region', { name: 'Tree', exact: true }).getByRole('paragraph')
