/** A click on a move of the game shows the board as it was. */
import { expect, it } from 'vitest'
import { button, expectTexts, headline, moves, newGame, node, press, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

async function lookBack(to: string): Promise<void> {
  await showApp('')
  await newGame('Two people')
  for (const name of ['a1', 'b1', 'b2', 'b3']) await node(name).click()
  await expect.element(stones()).toHaveLength(4)
  await moves().getByRole('button', { name: to }).click()
}

it('shows the stones of that moment', async () => {
  await lookBack('b1')
  await expectTexts(headline(), ['After 2 moves'])
  await expect.element(stones()).toHaveLength(2)
})

it('leads back to the game', async () => {
  await lookBack('b1')
  await button('Back to the game').click()
  await expect.element(stones()).toHaveLength(4)
})

it('ends as a move is taken back', async () => {
  await lookBack('a1')
  await expect.element(stones()).toHaveLength(1)
  await press('{Control>}z{/Control}')
  await expectTexts(headline(), ['Blue to move'])
  await expect.element(stones()).toHaveLength(3)
})
