/** The library on a phone. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, press } from '../../browser/on-screen.ts'
import { details, entry, openLibrary } from './shelf.ts'

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1280, 820))

it('is one scroller, without details', async () => {
  await openLibrary()
  await expect.element(details()).not.toBeInTheDocument()
  const scrollers = [...document.querySelectorAll('main, main *')].filter(
    (each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY === 'auto',
  )
  expect(scrollers).toHaveLength(1)
})

it('has the details in the place of the list', async () => {
  await openLibrary()
  await entry('A double threat').click()
  await expect.element(details()).toBeVisible()
  await expect.element(entry('A double threat')).not.toBeInTheDocument()
  await expect.element(button('Back to the list')).toHaveFocus()
})

it('goes back to the entry in the list', async () => {
  await openLibrary()
  await entry('A double threat').click()
  await expect.element(button('Back to the list')).toHaveFocus()
  await press('{Enter}')
  await expect.element(entry('A double threat')).toHaveFocus()
})
