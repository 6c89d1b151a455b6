/** A replay that plays by itself, and what is said meanwhile. */
import { expect, it } from 'vitest'
import { type Locator } from 'vitest/browser'
import { button, choose, expectTexts, headline, press } from '../../browser/on-screen.ts'
import { clock, focusPage, openRecorded, someFrames, treePanel, wordsOf } from './on-page.ts'

const open = () => openRecorded('negascout', 3)
const said = () => treePanel().getByRole('status')

/** Notes from now on each change of the words of an element; gives them, and how many seconds that took. */
function watchWords(locator: Locator) {
  const element = locator.element()
  const since = performance.now()
  const texts: string[] = []
  const observer = new MutationObserver(() => texts.push(element.textContent ?? ''))
  observer.observe(element, { childList: true, characterData: true, subtree: true })
  return () => ({ texts, seconds: (performance.now() - since) / 1000 })
}

async function pause(): Promise<void> {
  await open()
  await choose('Speed', '100/s')
  await button('Play').click()
  await expect.element(headline()).not.toHaveTextContent('· 0 of')
  await button('Pause').click()
}

async function playToEnd() {
  await open()
  const noted = watchWords(said())
  await choose('Speed', '10,000/s')
  focusPage()
  await press(' ')
  await expect.element(headline()).toHaveTextContent(/([\d,]+) of \1 visited/)
  return noted
}

it('pauses', async () => {
  await pause()
  const paused = wordsOf(clock())
  await someFrames()
  await expectTexts(clock(), [paused])
})

it('says where it paused', async () => {
  await pause()
  await expect.element(said()).toHaveTextContent(/^\d+ of 1,041 visited/)
})

it('plays to its end by a key, and says so', async () => {
  await playToEnd()
  await expect.element(said()).toHaveTextContent('1,041 of 1,041 visited')
})

it('says little while it plays: at most once in five seconds', async () => {
  const noted = await playToEnd()
  await expect.element(said()).toHaveTextContent('1,041 of 1,041 visited')
  const { texts, seconds } = noted()
  expect(texts.length).toBeLessThanOrEqual(2 + seconds / 5)
})

it('can be played again at its end', async () => {
  await playToEnd()
  await expect.element(button('Play')).toBeEnabled()
})

it('gets on as fast with reduced motion, but changes the board once a second', async () => {
  await openRecorded('alpha-beta', 4, { settings: { motion: 'reduced' } })
  await choose('Speed', '1,000/s')
  const noted = watchWords(clock())
  await button('Play').click()
  await expect.poll(() => noted().texts.length).toBeGreaterThanOrEqual(2)
  await button('Pause').click()
  const times = noted().texts.map((text) => Number(text.split(' ')[0].replace(',', '')))
  // A second's worth of events comes at a time.
  times.forEach((time, i) => expect(time - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1000))
})
