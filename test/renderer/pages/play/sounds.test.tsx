/** The sound of stones. */
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, headline, moves, newGame, node, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

/** A game between people, and a way to count the tones that are heard in it. */
async function listen() {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  await showApp('')
  await newGame('Two people')
  return () => start.mock.calls.length
}

/** Switches sounds on, which gives a sample of them. */
async function switchOn(): Promise<void> {
  await button('Settings').click()
  await page.getByRole('dialog', { name: 'Settings' }).getByLabelText('Sounds').click()
  await button('Close').click()
}

it('are not heard unless they are asked for', async () => {
  const tones = await listen()
  await node('a1').click()
  await expect.element(stones()).toHaveLength(1)
  expect(tones()).toBe(0)
})

it('have a sample', async () => {
  const tones = await listen()
  await switchOn()
  expect(tones()).toBeGreaterThan(0)
})

it('are heard with each stone', async () => {
  const tones = await listen()
  await switchOn()
  const sample = tones()
  await node('b1').click()
  await expect.element(stones()).toHaveLength(1)
  expect(tones()).toBeGreaterThan(sample)
})

it('are not heard while looking back', async () => {
  const tones = await listen()
  await switchOn()
  for (const name of ['a1', 'b1', 'b2']) await node(name).click()
  await expect.element(stones()).toHaveLength(3)
  const heard = tones()
  await moves().getByRole('button', { name: 'b1' }).click()
  await expect.element(headline()).toHaveTextContent(/^After 2 moves$/)
  expect(tones()).toBe(heard)
})
