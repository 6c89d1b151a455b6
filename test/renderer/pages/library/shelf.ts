/** The library as a person sees it, with games that the test gives. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { region } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** How many entries come with the app. */
const BUILT_IN = 16

/** @param games texts in SGF */
export async function openLibrary(...games: readonly string[]) {
  const texts = Object.fromEntries(games.map((text, i) => [`game-of-test-${i}`, text]))
  const shown = await showApp('#library', { documents: { games: texts } })
  await expect.element(found()).toHaveTextContent(`${BUILT_IN + games.length} entries`)
  return shown
}

export const entry = (name: string) => page.getByRole('row', { name, exact: true })
/** The rows that can be selected: what an empty list says is a row too. */
export const entries = () => page.getByRole('grid').getByRole('row').and(page.css('[aria-selected]'))
export const find = () => page.getByRole('searchbox')
export const details = () => region('Details')
export const field = (name: string) => details().getByLabelText(name, { exact: true })
/** The reasons why files did not come in. */
export const refusals = () => page.getByRole('alert').getByRole('listitem')
/** How many entries there are. */
export const found = () =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ (of [\d,]+|entry|entries)$/ })

/** Shows what comes from there only. */
export const choose = (shelf: 'All' | 'My games' | 'Saved' | 'Damaged') =>
  page.getByRole('radiogroup', { name: 'Shelf' }).getByText(shelf, { exact: true }).click()

export async function openFiles(...files: readonly (readonly [name: string, content: BlobPart])[]): Promise<void> {
  const given = files.map(([name, content]) => new File([content], name, { type: 'text/plain' }))
  await page.css('main input[type="file"]').upload(given)
}
