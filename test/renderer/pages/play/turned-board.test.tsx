/** The board turned and mirrored. */
import { expect, it } from 'vitest'
import { button, node, press } from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

function place(name: string): number[] {
  const { x, y } = node(name).element().getBoundingClientRect()
  return [Math.round(x), Math.round(y)]
}

/** Turns the board once. Returns where its top and its right corner were. */
async function turn() {
  const shown = await showApp('')
  const [top, right] = [place('d1'), place('d4')]
  await button('Rotate').click()
  return { shown, top, right }
}

it('has its top at the right', async () => {
  const { right } = await turn()
  await expect.poll(() => place('d1')).toEqual(right)
})

it('stays turned and mirrored after a restart', async () => {
  const { shown, top } = await turn()
  await button('Mirror').click()
  await restart(shown, '')
  for (let i = 0; i < 4; i++) await button('Rotate').click()
  await button('Mirror').click()
  await expect.poll(() => place('d1')).toEqual(top)
})

it('is walked over by keys as it is seen', async () => {
  await showApp('')
  await button('Mirror').click()
  // In the mirror d2 lies to the left of d1.
  node('d1').element().focus()
  await press('{ArrowLeft}')
  await expect.element(node('d2')).toHaveFocus()
})
