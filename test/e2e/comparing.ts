/** A comparison of searches as a person makes it. */
import { expect, type AppPage } from './app.ts'

/**
 * Opens the laboratory for comparisons to depth 4: depth 5, which is chosen at first, takes ten times as long and shows
 * nothing else.
 */
export async function openToDepth4(app: AppPage): Promise<void> {
  await app.page.goto('./#experiments/compare')
  await app.button('5').click()
}

/** Removes what is compared at first, and has another position in its place. */
async function compareIn(app: AppPage, position: string): Promise<void> {
  await app.choose('Add a position', position)
  await app.button('Remove State 1').click()
}

/** Compares one position by the usual searches, or by as many as are chosen. */
export async function compare(app: AppPage, position = 'State 1', searches = 12): Promise<void> {
  if (position !== 'State 1') await compareIn(app, position)
  await app.button('Compare').click()
  await expectSearched(app, searches)
}

/** Waits until all searches of the comparison are made. */
export async function expectSearched(app: AppPage, searches = 12): Promise<void> {
  await expect(app.page.getByText(`All ${searches} searches done.`)).toBeVisible({ timeout: 30_000 })
}

/** The table of what the searches counted. */
const counts = (app: AppPage) => app.page.getByRole('group', { name: 'Counts of the searches' })

/** The counts in a row of the table, without what was published. */
export const row = async (app: AppPage, name: string) =>
  (await counts(app).getByRole('row', { name }).getByRole('cell').allInnerTexts()).map((text) =>
    text.split('\n')[0].replaceAll(',', ''),
  )
