/** A replay as a person sees it. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import type { Algorithm } from '../../../../src/engine/search/methods.ts'
import { region } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

type Given = Parameters<typeof showApp>[1]

/** Opens the link to a search of the position with eleven stones, which records it. */
export async function openRecorded(search: Algorithm, depth: number, given?: Given) {
  const link = new URLSearchParams({ position: ELEVEN_STONES.position, search, depth: String(depth) })
  const shown = await showApp(`#replay/${link}`, given)
  await expect.element(page.getByText('events recorded.')).toBeInTheDocument()
  return shown
}

/** The replay's place, in events or in visited states. */
export const clock = () => region('Replay').getByText(/^[\d,]+ of [\d,]+ (event|visited state)s?$/)
/** The tree with what has just happened. */
export const treePanel = () => region('Tree')
export const tree = () => page.getByRole('group', { name: 'The line being searched, with the moves tried beside it' })
/** The sentence about the latest event. */
export const sentence = () => treePanel().getByRole('paragraph').first()
export const timeSlider = () => page.getByRole('slider', { name: 'Time' })

export const wordsOf = (locator: Locator) => (locator.element().textContent ?? '').replace(/\s+/g, ' ')

/** Gives the focus to a slider, a button or the like, for keys. */
export const focus = (locator: Locator) => locator.element().focus()

/** Gives the keys to the page, and to nothing on it. */
export const focusPage = () => (document.activeElement as HTMLElement | null)?.blur()

/** Waits for as many frames as a replay would play in. */
export async function someFrames(): Promise<void> {
  for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
}
