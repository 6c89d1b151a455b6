/** Perfect play from an inspected position. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, expectTexts, node, paste } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { expectWords, panel, TENSE, winsOfTense } from '../play/perfect-play.ts'
import { openBoardChoices } from './on-page.ts'

const next = () => panel().getByRole('button')
const FIRST = /^Next move, (\S+)$/

async function open(): Promise<void> {
  await showApp('#inspect')
  paste(TENSE)
  await choose('Overlay', 'Who wins after each move')
  await expectWords('Blue wins')
}

it('tells who wins, and a winning move', async () => {
  await open()
  await expectTexts(next(), [FIRST])
  expect(winsOfTense()).toContain(FIRST.exec(next().element().textContent ?? '')?.[1])
})

it('goes on by a move, and back', async () => {
  await open()
  await expectTexts(next(), [FIRST])
  await next().click()
  await expectTexts(panel().getByRole('status'), [/^Blue wins/])
  await button('Undo').click()
  await expectTexts(next(), [FIRST])
})

it('tells of the empty board', async () => {
  await open()
  await button('Clear').click()
  await expectWords('Red wins')
  await expect.element(node('a1')).toHaveAccessibleName(/Blue wins/)
  await expect.element(node('c1')).toHaveAccessibleName(/Red wins/)
})

it('tells nothing of a broken position', async () => {
  await open()
  await button('Clear').click()
  await expectWords('Red wins')
  await page.getByLabelText('Put red stones').click()
  await node('a1').click()
  await node('b1').click()
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByText('There is no legal move here.')).toBeVisible()
})

it('is walked to its end on the smallest board', async () => {
  await open()
  await openBoardChoices()
  await page.getByLabelText('6 nodes', { exact: true }).click()
  // On this board every length is known, so both sides' best moves are.
  for (const words of ['Red wins in 3 plies', 'Red wins in 2 plies', 'Red wins in 1 ply']) {
    await expect.element(panel().getByRole('status')).toHaveTextContent(words)
    await next().click()
  }
  await expectTexts(panel().getByRole('status'), ['Red has won'])
  await expect.element(next()).toBeDisabled()
})
