/** A link in a text has the app's colour, not the browser's. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showApp } from '../browser/show.tsx'

it.each([
  ['light', 'rgb(47, 111, 94)'],
  ['dark', 'rgb(99, 179, 156)'],
] as const)('in the %s theme', async (theme, colour) => {
  await showApp('#library/none', { settings: { theme } })
  await expect.element(page.getByRole('link', { name: 'To the library' })).toHaveStyle({ color: colour })
})
