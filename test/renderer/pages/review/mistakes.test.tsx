/** The mistakes of a game: what kept the win, a better move found on the board, and the way from one to the next. */
import { expect, it } from 'vitest'
import { board, button, expectTexts, headline, node, press, stones } from '../../browser/on-screen.ts'
import {
  bands,
  block,
  CHANGES,
  current,
  fromRight,
  goForward,
  move,
  notable,
  openReview,
  proven,
  tree,
} from './on-page.ts'

const next = () => button('Next mistake')

async function openProven() {
  const shown = await openReview(CHANGES)
  await proven()
  return shown
}

async function openFirst() {
  const shown = await openProven()
  await button('Review the mistakes').click()
  await expectTexts(headline(), ['Move 1: find a better one for Red5 moves keep the win. Find one.'])
  return shown
}

async function openSecond() {
  const shown = await openFirst()
  await next().click()
  await expect.element(headline()).toHaveTextContent('Move 2: find a better one for Blue')
  return shown
}

async function openThird() {
  const shown = await openSecond()
  await next().click()
  await expectTexts(headline(), ['Move 3: find a better one for RedOne move keeps the win. Find it.'])
  return shown
}

it('stand among the moves, with signs', async () => {
  await openProven()
  await expect
    .element(bands())
    .toHaveAccessibleName(
      'Who was winning. Red after move 0. Blue after move 1. Red after move 2. Blue from move 3 to 14.',
    )
  await expectTexts(notable(), ['c4??', 'c8??', 'c3??', 'd4!'])
})

it('are asked about on the board before them, which says nothing of what is better', async () => {
  await openFirst()
  await expect.element(stones()).toHaveLength(12)
  await expect.element(node('c4')).toHaveAccessibleName(/played, gave the win away/)
  await expect.element(block()).toHaveTextContent('c4 gave the win away.')
})

it('have a move that is tried refuted', async () => {
  await openFirst()
  await node('a1').click()
  await expect.element(block()).toHaveTextContent(/a1 loses: Blue answers \w+\./)
})

it('have the better moves shown when asked', async () => {
  await openFirst()
  await node('a1').click()
  await expect.element(block()).toHaveTextContent(/a1 loses: Blue answers \w+\./)
  await button('Show it').click()
  await expect.element(block()).toHaveTextContent(/c4 gave the win away; \w+, \w+, \w+, and 2 others kept it\./)
  const named = /away; (\w+), (\w+), (\w+),/.exec(block().element().textContent ?? '')?.slice(1)
  const marked = board()
    .getByRole('button', { name: /keeps the win/ })
    .elements()
    .map((element) => element.closest('[data-node]')?.getAttribute('data-node'))
  expect(marked.sort()).toEqual(named?.sort())
})

it('are there for the keyboard at once after one that was shown, and Enter tries a move', async () => {
  await openFirst()
  await button('Show it').click()
  await next().click()
  await expect.element(headline()).toHaveTextContent('Move 2: find a better one for Blue')
  await expect.poll(() => document.activeElement?.matches('main svg [data-node]')).toBe(true)
  ;(node('a1').element() as SVGElement).focus()
  await press('{Enter}')
  await expect.element(block()).toHaveTextContent('a1 loses: Red answers')
})

it('are left once the better move is found', async () => {
  await openThird()
  await node('d1').click()
  await expect.element(node('d1')).toHaveAccessibleName(/keeps the win/)
  await expect.element(next()).toHaveFocus()
  await expect.element(button('Show it')).not.toBeInTheDocument()
})

it('are explained at once to whoever goes through the game', async () => {
  await openThird()
  await node('d1').click()
  await expect.element(next()).toHaveFocus()
  ;(tree().element() as HTMLElement).focus()
  await press('{ArrowLeft}{ArrowRight}')
  await expect.element(block()).toHaveTextContent('c3 gave the win away; d1 kept it.')
  await expect.element(stones()).toHaveLength(14)
  await expect.element(node('d1')).toHaveAccessibleName(/keeps the win/)
})

it('are gone back to', async () => {
  await openThird()
  await button('Previous mistake').click()
  await expect.element(headline()).toHaveTextContent('Move 2: find a better one for Blue')
})

it('are asked about by a press on their sign', async () => {
  await openProven()
  await move(/Move 3/)
    .getByText('??')
    .click()
  await expect.element(headline()).toHaveTextContent('Move 3: find a better one for Red')
})

it('stand on bands that lead to moves', async () => {
  await openProven()
  await bands().click({ position: fromRight(bands(), 12, 30) })
  await expect.element(headline()).toHaveTextContent('Move 14: Blue b1')
})

it('are bettered in a variation', async () => {
  await openProven()
  await goForward(3)
  await node('d1').click()
  await expect.element(current()).toHaveAccessibleName(/Move 3: Red d1. variation 2 of 2/)
})
