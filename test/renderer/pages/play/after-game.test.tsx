/** A game that is over, and the next one: the same again, or with the other colour. */
import { expect, it } from 'vitest'
import {
  board,
  button,
  expectTexts,
  headline,
  newGame,
  node,
  position,
  press,
  pressAnyway,
  region,
  stones,
} from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const box = () => board().element().getBoundingClientRect().toJSON() as unknown

/** A game against a computer, with one move of each. */
async function play(): Promise<void> {
  await showApp('')
  await newGame('Another player', '16 nodes')
  await node('b1').click()
  await expect.element(headline()).toHaveTextContent('your move')
}

async function lose(): Promise<void> {
  await play()
  await pressAnyway('Resign')
  await expectTexts(headline(), ['You lost: you resigned'])
}

it('is offered again only once it is over', async () => {
  await play()
  await expect.element(button('Rematch')).not.toBeInTheDocument()
  await pressAnyway('Resign')
  await expect.element(button('Rematch')).toBeVisible()
})

it('leaves the board where it is', async () => {
  await play()
  const before = box()
  await pressAnyway('Resign')
  await expectTexts(headline(), ['You lost: you resigned'])
  expect(box()).toEqual(before)
})

it('begins again, with the keys on the board', async () => {
  await lose()
  await button('Rematch').click()
  await expect.element(board().css('[data-node]:focus')).toBeVisible()
  await expect.element(stones()).toHaveLength(0)
  await expectTexts(position(), ['./...../.......... r'])
  await expectTexts(headline(), ['Red · your move'])
  await node('c2').click()
  await expect.element(stones()).toHaveLength(2)
})

/** The other colour, which has the computer begin. */
async function takeOtherColour(): Promise<void> {
  await lose()
  await button('Other colour').click()
  await expect.element(region('Red player')).toHaveTextContent('NegaScout')
}

it('begins again with the other colour', async () => {
  await takeOtherColour()
  await expect.element(stones()).toHaveLength(1)
})

it('comes back in the place of the next', async () => {
  await takeOtherColour()
  await button('Undo that').click()
  await expectTexts(headline(), ['You lost: you resigned'])
})

it('begins again with the other colour by key', async () => {
  await takeOtherColour()
  await button('Undo that').click()
  await expectTexts(headline(), ['You lost: you resigned'])
  await press('{Shift>}N{/Shift}')
  await expectTexts(headline(), ['Red · your move'])
})

it('is played as Blue once the computer has swapped', async () => {
  await showApp('')
  await newGame('Another player', '31 nodes', 'Swap rule')
  await node('c1').click()
  await expectTexts(headline(), ['Colours swapped · Blue · your move'])
  await expect.element(region('Red player')).toHaveTextContent('NegaScout')
})
