/** A hint by perfect play, in stages, for one position only. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../src/locales/en/oracle.json'
import { button, expectTexts, node, press } from '../../browser/on-screen.ts'
import { playOn, winsOfTense } from './perfect-play.ts'

const words = () => page.getByRole('group', { name: 'Advice' }).getByRole('status')
const marked = () =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${en.hints.inArea}|${en.hints.candidate}|${en.hints.best}`) })
    .filter({ has: page.css('circle[fill-opacity]') })
const names = () =>
  marked()
    .elements()
    .map((element) => element.getAttribute('data-node') ?? '')

/** Asks for the stages one after another. */
async function ask(stages: 1 | 2 | 3): Promise<void> {
  await playOn()
  await button('Hint').click()
  await expectTexts(words(), ['A winning move is in the lit area. Ask again for two candidates.'])
  if (stages === 1) return
  await press('h')
  await expectTexts(words(), [/^One of \w+ or \w+ wins, the other loses\./])
  if (stages === 2) return
  await press('h')
  await expectTexts(words(), [/^\w+ wins\. ./])
}

it('marks nothing before it is asked for', async () => {
  await playOn()
  await expect.element(marked()).not.toBeInTheDocument()
})

it('lights an area first, which has a winning move', async () => {
  await ask(1)
  await expect.poll(() => names().length).toBeGreaterThan(5)
  const wins = winsOfTense()
  expect(names().some((name) => wins.includes(name))).toBe(true)
})

it('names two candidates then, of which one wins', async () => {
  await ask(2)
  await expect.element(marked()).toHaveLength(2)
  const wins = winsOfTense()
  expect(names().filter((name) => wins.includes(name))).toHaveLength(1)
})

it('names a winning move at last', async () => {
  await ask(3)
  const [move] = names()
  expect(winsOfTense()).toContain(move)
  await expect.element(words()).toHaveTextContent(`${move} wins.`)
})

it('is for this position only', async () => {
  await ask(3)
  await node(names()[0]).click()
  await expect.element(marked()).not.toBeInTheDocument()
  await expect.element(words()).not.toBeInTheDocument()
})

it('tells who has lost, and calls no defence the longest whose length is not known', async () => {
  await playOn()
  await node(winsOfTense()[0]).click()
  await press('h')
  await expectTexts(words(), [
    /^Blue wins with best play, whatever you do\. \w+ looks best; how long it holds out is not known\./,
  ])
  await expect.element(marked()).toHaveLength(1)
})
