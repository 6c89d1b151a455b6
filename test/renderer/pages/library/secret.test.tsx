/** A position of the library keeps its secret until it is solved as a puzzle. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, position } from '../../browser/on-screen.ts'
import { solvePuzzle } from '../learn/puzzles/on-page.ts'
import { details, entry, openLibrary } from './shelf.ts'

async function openSecret(): Promise<void> {
  await openLibrary()
  await entry('A quiet move').click()
}

it('hides its move and its comment', async () => {
  await openSecret()
  await expect.element(entry('A quiet move')).not.toHaveTextContent('c3')
  await expect.element(details().getByText('One move of fifteen')).not.toBeVisible()
})

it('is told once it is solved as a puzzle', async () => {
  await openSecret()
  await button('Solve as a puzzle').click()
  await expectTexts(position(), ['./.r..r/bb....bb.r/rb...b...rrbrrb r'])
  await solvePuzzle()
  await page.getByRole('link', { name: 'Library', exact: true }).click()
  await expect.element(details()).toHaveTextContent('One move of fifteen wins for Red: c3.')
})
