/** Changing a game that is reviewed: its variations, names and comments. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, headline, more, node, notice, position, press, stones } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'
import { comment, current, items, move, openReview, QUIET, tree } from './on-page.ts'

const OTHER_FIRST = ['Start', 'c1', 'd1', 'c3', 'b1', 'c2']

async function makeMainLine() {
  const shown = await openReview(QUIET)
  await move(/Red c3/).click()
  await more('Make this the main line')
  await expectTexts(items(), OTHER_FIRST)
  return shown
}

it('has a variation made its main line, which is taken back and done again by keys', async () => {
  await makeMainLine()
  await press('{Control>}z{/Control}')
  await expectTexts(items(), ['Start', 'c1', 'd1', 'b1', 'c3', 'c2'])
  await press('{Control>}y{/Control}')
  await expectTexts(items(), OTHER_FIRST)
})

it('has a variation deleted by key, and brought back', async () => {
  await makeMainLine()
  await move(/Red b1/).click()
  ;(tree().element() as HTMLElement).focus()
  await press('{Delete}')
  await expectTexts(items(), ['Start', 'c1', 'd1', 'c3'])
  await expect.element(notice()).toHaveTextContent('2 moves deleted')
  await button('Undo that').click()
  await expectTexts(items(), OTHER_FIRST)
})

it('has a variation deleted by the menu', async () => {
  await makeMainLine()
  await move(/Red b1/).click()
  await more('Delete from here on')
  await expectTexts(items(), ['Start', 'c1', 'd1', 'c3'])
  await expect.element(comment()).toHaveValue('')
})

it('shows the comment of a move', async () => {
  await openReview(QUIET)
  await move(/Red c1/).click()
  await expect.element(comment()).toHaveValue('The start.')
})

it('leaves the keys to a comment that is being written', async () => {
  await openReview(QUIET)
  await move(/Red c1/).click()
  await comment().fill('The start,\nof course.')
  await press('{ArrowLeft}{Home}')
  await expect.element(headline()).toHaveTextContent('Move 1')
})

it('shows a name once a comment is being written, and has it in the list', async () => {
  await openReview(QUIET)
  await move(/Blue d1/).click()
  ;(comment().element() as HTMLElement).focus()
  await page.getByRole('textbox', { name: 'Name' }).fill('Here')
  await expect.element(tree()).toHaveTextContent('Here')
})

/** Adds two moves after the first: one by the mouse, one by the keyboard. */
async function addMoves() {
  const shown = await openReview(QUIET)
  await move(/Red c1/).click()
  await node('d7').click()
  await expect.element(current()).toHaveAccessibleName(/Move 2: Blue d7/)
  ;(node('d10').element() as SVGElement).focus()
  await press('{Enter}')
  await expect.element(current()).toHaveAccessibleName(/Move 3: Red d10/)
  return shown
}

it('goes from node to node by the arrow keys on the board', async () => {
  await addMoves()
  await press('{ArrowUp}')
  await expect.element(current()).toHaveAccessibleName(/Move 3: Red d10/)
})

it('shows the position after moves that were added', async () => {
  await addMoves()
  await expectTexts(position(), ['./...../r........./......b..r..... b'])
})

it('does not add again what is there', async () => {
  await addMoves()
  await expect.element(items()).toHaveLength(8)
  await move(/Red c1/).click()
  await node('d7').click()
  await expect.element(current()).toHaveAccessibleName(/Move 2: Blue d7/)
  await expect.element(items()).toHaveLength(8)
})

async function swap() {
  const shown = await openReview('(;FF[4]GM[531]SZ[3]RU[swap];B[b1];W[c1])')
  await press('{ArrowRight}')
  await button('Swap colours').click()
  await expect.element(current()).toHaveAccessibleName(/Move 2: Blue swap. variation 2 of 2/)
  return shown
}

it('has a swap where the rule allows it, once', async () => {
  await swap()
  await expect.element(button('Swap colours')).not.toBeInTheDocument()
  await node('c5').click()
  await expect.element(node('c5')).toHaveAttribute('data-owner', 'blue')
})

it('has its swap after a restart', async () => {
  const shown = await swap()
  await node('c5').click()
  await expect.element(node('c5')).toHaveAttribute('data-owner', 'blue')
  await restart(shown, location.hash)
  await move(/Blue swap/).click()
  await expect.element(stones()).toHaveLength(1)
})

const unsaved = () => page.getByText('Your variations are not saved')

/** Adds a move to a game that comes with the app. */
async function tryBuiltIn() {
  const shown = await showApp('#library/built-in:race')
  await expect.element(headline()).toHaveTextContent('Start')
  await node('d15').click()
  await expect.element(items()).toHaveLength(2)
  return shown
}

it('of the app’s own games is tried in memory', async () => {
  const shown = await tryBuiltIn()
  await expect.element(unsaved()).toBeVisible()
  expect(location.hash).toContain('built-in:race')
  await restart(shown, '#library/built-in:race')
  await expect.element(items()).toHaveLength(1)
})

it('becomes a game of one’s own once a copy is saved', async () => {
  const shown = await tryBuiltIn()
  await press('{Home}')
  ;(comment().element() as HTMLElement).focus()
  await press('A note')
  await button('Save a copy').click()
  await expect.poll(() => location.hash).toMatch(/^#library\/[0-9a-f-]{36}(\/moment=\d+)?$/)
  await expect.element(notice()).toHaveTextContent('“A race” is saved in the library')
  await expect.element(unsaved()).not.toBeInTheDocument()
  const copy = await restart(shown, location.hash)
  await expect.element(items()).toHaveLength(2)
  await press('{Home}')
  await expect.element(comment()).toHaveValue('A note')
  await restart(copy, '#library/built-in:race')
  await expect.element(items()).toHaveLength(1)
})

it('leads to the library where there is no such game', async () => {
  await showApp('#library/11111111-1111-4111-8111-111111111111')
  await expect.element(page.getByText('There is no such game in the library.')).toBeVisible()
  await page.getByRole('link', { name: 'To the library' }).click()
  await expect.element(page.getByRole('grid', { name: 'Saved games and positions' })).toBeVisible()
})
