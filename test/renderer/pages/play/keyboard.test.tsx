/** The board by keyboard: how it gets the focus, and keeps it. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { board, button, newGame, node, press } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const focused = () => board().css('[data-node]:focus')

it('offers the board at the first Tab', async () => {
  await showApp('')
  await press('{Tab}')
  await expect.element(button('Skip to the board')).toHaveFocus()
  await press('{Enter}')
  await expect.element(node('a1')).toHaveFocus()
})

it('has one node in the order of Tab', async () => {
  await showApp('')
  node('a1').element().focus()
  await press('{Tab}')
  await expect.element(focused()).not.toBeInTheDocument()
})

it('has the keys after a new game by key', async () => {
  await showApp('')
  await press('n')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await press('{Enter}')
  await expect.element(node('a1')).toHaveFocus()
})

it('has the keys after a new game by mouse', async () => {
  await showApp('')
  await newGame('Another player', '16 nodes')
  await expect.element(focused()).toHaveLength(1)
})
