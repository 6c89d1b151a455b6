/** The inspector as a person sees it. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { board } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** @param position as text, of a link, whether it can arise or not */
export async function openInspect(position?: string) {
  const shown = await showApp(
    position === undefined ? '#inspect' : `#inspect/${new URLSearchParams({ position }).toString()}`,
  )
  await expect.element(board()).toBeVisible()
  return shown
}

/** Opens the choices of the board and of the rule. */
export const openBoardChoices = () => page.getByText(/^\d+ nodes · 3 (sides|corners)$/).click()

export type Colour = 'Red' | 'Blue'

export const drawnStone = (colour: Colour) => page.css(`[data-player="${colour.toLowerCase()}"]`)
/** The free nodes on which a stone of a colour is drawn. */
export const ghosts = (colour: Colour) =>
  board()
    .getByRole('button', { name: /, empty\b/ })
    .filter({ has: drawnStone(colour) })
