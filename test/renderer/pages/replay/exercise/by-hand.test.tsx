/** A whole tree that is filled in by hand. */
import { expect, it } from 'vitest'
import { begin, goOn, marks, result, sayCut, value } from './on-page.ts'
import { press } from '../../../browser/on-screen.ts'

it('asks for each value and each cut of a tree', async () => {
  await begin('By hand: the best order')
  const count = marks().elements().length
  expect(count).toBeGreaterThan(4)
  for (let i = 0; i < count; i++) {
    if (value().query() === null) await sayCut(false)
    else {
      await value().fill('0')
      await press('{Enter}')
    }
    await goOn()
  }
  await expect.element(result()).toBeVisible()
})
