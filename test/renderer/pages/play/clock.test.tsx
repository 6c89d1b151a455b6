/** A game with a clock. */
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, headline, newGame, node } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const clock = (colour: 'Red' | 'Blue') => page.getByRole('timer', { name: `${colour}’s clock` })

/** A game whose players have a minute each. Time stands still, but for what is returned, which lets it go by. */
async function open() {
  const begin = performance.now()
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => begin + passed)
  await showApp('')
  await newGame('Two people', '1 minute each')
  return (seconds: number) => void (passed += 1000 * seconds)
}

it('begins with its whole time', async () => {
  await open()
  await expectTexts(clock('Blue'), ['1:00'])
})

it('runs for whoever is to move', async () => {
  const pass = await open()
  await node('a1').click()
  pass(20)
  await expectTexts(clock('Blue'), ['0:40'])
  await expectTexts(clock('Red'), ['1:00'])
})

it('has no move taken back', async () => {
  await open()
  await node('a1').click()
  await expect.element(button('Undo')).toBeDisabled()
})

/** Blue lets all of the time pass. */
async function runOut(): Promise<void> {
  const pass = await open()
  await node('a1').click()
  pass(61)
  await expectTexts(headline(), ['Red wins: Blue ran out of time'])
}

it('loses for whoever runs out of time', async () => {
  await runOut()
  await expectTexts(clock('Blue'), ['0:00'])
})

it('has no move taken back once the time is up', async () => {
  await runOut()
  await expect.element(button('Undo')).toBeDisabled()
})

it('begins anew with a rematch', async () => {
  await runOut()
  await button('Rematch').click()
  await expectTexts(clock('Blue'), ['1:00'])
})
