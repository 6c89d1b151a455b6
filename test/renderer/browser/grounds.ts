/** The panel that says why a move was made, as several pages have it. */
import { expect } from 'vitest'
import { region } from './on-screen.ts'

export const reasons = () => region('Why this move?')

export const rows = (table: string) => reasons().getByRole('group', { name: table, exact: true }).css('tbody tr')

/** Asks for the reasons, and waits until they stand there. */
export async function ask(): Promise<void> {
  await reasons().getByRole('button', { name: 'Show the reasons' }).click()
  await expect.element(reasons().getByRole('group', { name: 'All moves' })).toBeVisible()
}
