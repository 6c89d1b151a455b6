/** A comparison of searches as a person makes it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

/** The form that chooses what is compared. */
export const choices = () => region('What to compare')
/** The table of what the searches counted. */
export const counts = () => page.getByRole('group', { name: 'Counts of the searches' })
/** Why two searches differ, in words and in counters. */
export const why = () => region('Why the difference?')
export const says = (words: string) => expect.element(page.getByText(words)).toBeVisible()
export const radio = (name: string) => page.getByRole('radio', { name, exact: true })

/** The lines of each cell in a row of the table. */
export const cells = (name: string): string[][] =>
  counts()
    .getByRole('row', { name })
    .getByRole('cell')
    .elements()
    .map((cell) => (cell as HTMLElement).innerText.split('\n').filter((line) => line !== ''))

/** The counts in a row of the table, without what was published. */
export const row = (name: string) => cells(name).map(([count = '']) => count.replaceAll(',', ''))

/** Opens the laboratory for comparisons to depth 4: depth 5, which is chosen at first, takes ten times as long. */
async function openToDepth4() {
  const shown = await showApp('#experiments/compare')
  await button('5').click()
  return shown
}

/** Compares by all searches that are chosen. */
export async function compare(searches = 12): Promise<void> {
  await button('Compare').click()
  await expectSearched(searches)
}

export async function expectSearched(searches = 12): Promise<void> {
  await expect.element(page.getByText(`All ${searches} searches done.`), { timeout: 60_000 }).toBeVisible()
}

/** Compares State 1 by the usual searches to depth 4. */
export async function openCompared() {
  const shown = await openToDepth4()
  await compare()
  return shown
}

/** Compares State 1 and other positions by the usual searches to depth 4. */
export async function openWith(...positions: readonly string[]): Promise<void> {
  await openToDepth4()
  for (const name of positions) await choose('Add a position', name)
  await compare(12 * (1 + positions.length))
}

/** Compares State 1 to depth 2, which takes no time. */
export async function openToDepth2() {
  const shown = await showApp('#experiments/compare')
  await leaveDepth2()
  return shown
}

export async function leaveDepth2(): Promise<void> {
  for (const depth of ['3', '4', '5']) await button(depth).click()
  await compare(4)
}

/** Compares a position in the place of State 1 by the usual searches to depth 4. */
export async function openIn(position: string): Promise<void> {
  await openToDepth4()
  await choose('Add a position', position)
  await button('Remove State 1').click()
  await compare()
}

export const tab = (name: string) => page.getByRole('tab', { name })
export const plot = (title: string) => page.getByRole('application', { name: title })
/** The marks of a line chart, search by search: each is a shape at a place of its own. */
export const points = (title: string) => plot(title).css('path[transform]')
/** The chart's words about the value that the keys have come to. */
export const said = (title: string) => page.getByRole('figure', { name: title }).getByRole('status')
/** Values of a chart, in its table. */
export const values = (title: string, name: string) =>
  page.getByRole('table', { name: title }).getByRole('row', { name }).getByRole('cell')
