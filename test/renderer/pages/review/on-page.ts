/** The review of a game as a person sees it. */
import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { more, region, press } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** No move gives the win away: Red wins all along, and in the variation too. */
export const QUIET = '(;FF[4]GM[531]GN[Four moves]PB[Ann]PW[Ben];B[c1]C[The start.];W[d1](;B[b1];W[c2])(;B[c3]))'
/** Red could win at once on d7; he plays a1, and Blue wins on d15. */
export const BLUNDER = '(;FF[4]GM[531]GN[A blunder]AB[c1][d4][d5][d6][d11]AW[c4][c9][d1][d12][d14];B[a1];W[d15])'
/**
 * The win changes hands with moves 1, 2 and 3; move 4 alone kept it. Much of the game is set up, so that its proof takes
 * no time.
 */
export const CHANGES =
  '(;FF[4]GM[531]GN[Three changes]PB[Ann]PW[Ben]AB[b2][c1][d6][d8][d10][d13]AW[c2][c7][d2][d3][d5][d9];B[c4];W[c8];B[c3];W[d4];B[c6];W[c10];B[d7];W[b5];B[b3];W[d12];B[a1];W[c5];B[d11];W[b1])'

/** @param sgf a game of the library */
export async function openReview(sgf: string) {
  const shown = await showApp('#library/game-of-test', { documents: { games: { 'game-of-test': sgf } } })
  // Keys before that are still those of the page before.
  await expect.element(tree()).toBeVisible()
  return shown
}

export const tree = () => page.getByRole('tree', { name: 'Moves and variations' })
export const items = () => tree().getByRole('treeitem')
export const move = (name: string | RegExp) => tree().getByRole('treeitem', { name })
export const current = () => tree().css('[aria-selected="true"]')
export const comment = () => page.getByRole('textbox', { name: 'Comment' })
/** The function f over the moves, in the engine's dialog. */
export const graph = () => page.getByRole('application', { name: 'Balance of stones (f)' })
export const analysis = () => region('Analysis')
/** Who was winning when. */
export const bands = () => analysis().getByRole('img', { name: /^Who was winning/ })
/** The block about the moment shown, with the one thing to do next. */
export const block = () => page.getByTestId('moment-block')
/** The moves with a sign. */
export const notable = () => items().filter({ hasText: /[?!]/ })
/** The moves of the position on the board, the best first. */
export const candidates = () => page.getByRole('list', { name: 'Moves, the best first' }).getByRole('listitem')
export const openEngine = () => more('Engine…')

export async function goForward(moves: number): Promise<void> {
  await press('{Home}')
  for (let i = 0; i < moves; i++) await press('{ArrowRight}')
}

/** Until all is proven. The analysis of a game that is over begins by itself. */
export const proven = () =>
  expect.element(analysis().getByText('proven', { exact: true }), { timeout: 60_000 }).toBeVisible()

/** A place in a picture, so many pixels from its right. */
export function fromRight(picture: Locator, x: number, y?: number) {
  const { width, height } = picture.element().getBoundingClientRect()
  return { x: width - x, y: y ?? height / 2 }
}
