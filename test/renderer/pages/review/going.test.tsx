/** Going through a game that is reviewed, by keys, the wheel, clicks and buttons. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectTexts, headline, more, node, notice, position, press, stones } from '../../browser/on-screen.ts'
import { current, move, openReview, QUIET } from './on-page.ts'

it('begins at the start', async () => {
  await openReview(QUIET)
  await expect.element(headline()).toHaveTextContent('Start')
})

/** At a move that has another variation. */
async function openAtFork() {
  const shown = await openReview(QUIET)
  await press('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(headline()).toHaveTextContent('Move 3: Red b1variation 1 of 2')
  return shown
}

it('goes forward by keys', async () => {
  await openAtFork()
  await expect.element(node('b1')).toHaveAccessibleName(/last move/)
  await expect.element(stones()).toHaveLength(3)
})

it('announces the move', async () => {
  await openAtFork()
  await expect.element(page.css('main > [role="status"]')).toHaveTextContent('Move 3: Red b1. variation 1 of 2')
})

it('goes to the other variation by key', async () => {
  await openAtFork()
  await press('{ArrowDown}')
  await expect.element(headline()).toHaveTextContent('Move 3: Red c3variation 2 of 2')
})

it('does not leave a variation by going back along it', async () => {
  await openAtFork()
  await press('{ArrowDown}{Home}{End}')
  await expect.element(current()).toHaveAccessibleName(/Move 3: Red c3/)
})

/** At the last move of the main line, by way of the other variation. */
async function openAtEnd() {
  const shown = await openAtFork()
  await press('{ArrowDown}{ArrowUp}{End}')
  await expect.element(headline()).toHaveTextContent('Move 4: Blue c2')
  return shown
}

it('stays at the end', async () => {
  await openAtEnd()
  await press('{ArrowRight}')
  await expect.element(stones()).toHaveLength(4)
  await expect.element(headline()).toHaveTextContent('Move 4: Blue c2')
})

it('goes back by the wheel', async () => {
  await openAtEnd()
  await userEvent.wheel(node('a1'), { delta: { y: -100 } })
  await expect.element(headline()).toHaveTextContent('Move 3: Red b1')
})

it('goes to a move of the list', async () => {
  await openAtEnd()
  await move(/Move 2: Blue d1/).click()
  await expect.element(stones()).toHaveLength(2)
})

it('goes back by a button', async () => {
  await openReview(QUIET)
  await move(/Move 2: Blue d1/).click()
  await button('One move back').click()
  await expect.element(headline()).toHaveTextContent('Move 1: Red c1')
})

it('goes to the end by a button', async () => {
  await openReview(QUIET)
  await button('To the end').click()
  await expect.element(button('One move forward')).toBeDisabled()
  await expect.element(stones()).toHaveLength(4)
  await expectTexts(position(), ['./r..../rb......../b.............. r'])
})

it('copies the game', async () => {
  const { desktop } = await openReview(QUIET)
  await more('Copy SGF')
  await expect.element(notice()).toHaveTextContent('Copied')
  expect(desktop.copied).toEqual([expect.stringContaining('GN[Four moves]')])
})
