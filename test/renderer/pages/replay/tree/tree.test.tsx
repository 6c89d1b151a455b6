/** The tree of a replay: its moves lead to their moments, and it is enlarged and put back. */
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { button, expectTexts, press } from '../../../browser/on-screen.ts'
import { clock, focus, openRecorded, sentence, tree, wordsOf } from '../on-page.ts'

/** At the second cutoff; returns where that is, and its sentence. */
async function open() {
  await openRecorded('alpha-beta', 3)
  await button('Next cutoff').click()
  await button('Next cutoff').click()
  return { at: wordsOf(clock()), words: wordsOf(sentence()) }
}

const searched = () => tree().getByRole('button', { name: /, being searched/ })
const tries = () => expect.element(sentence()).toHaveTextContent(/^(Blue|Red) (tries|answers)/)

/** Looks at the last move that was finished beside the one being searched. */
async function visitFinished() {
  const before = await open()
  const finished = tree()
    .getByRole('button', { name: /, worth at most \S+ to Red, f ≤ \S+, \d+ of \d+ moves cut$/ })
    .first()
  const name = finished.element().getAttribute('data-move')
  await finished.click()
  await expect.element(sentence()).toHaveTextContent(new RegExp(`^${name} is worth at most`))
  return before
}

/** Looks at the move above the one being searched, by keys. */
async function visitAbove() {
  const before = await open()
  focus(tree().css('[role="button"][tabindex="0"]').last())
  await press('{ArrowUp}')
  await expect.element(searched().last()).toHaveFocus()
  await press('{Enter}')
  await tries()
  return before
}

it('leads to the moment when the value of a move came back', async () => {
  const { at } = await visitFinished()
  await expect.element(clock()).not.toHaveTextContent(at)
})

it('leads back from a look at a move', async () => {
  const { at, words } = await visitFinished()
  await button('Back to where you were').click()
  await expectTexts(sentence(), [words])
  await expectTexts(clock(), [at])
})

it('is walked by keys, from move to move', async () => {
  await visitAbove()
})

it('is left by a key for where the look began', async () => {
  const { at } = await visitAbove()
  await press('{Escape}')
  await expectTexts(clock(), [at])
})

it('leads to the next of the moves to come', async () => {
  await open()
  await tree()
    .getByRole('button', { name: /to come: to the next of them$/ })
    .first()
    .click()
  await tries()
})

const width = () => tree().getByText('now', { exact: true }).element().parentElement?.getBoundingClientRect().width ?? 0

async function enlarge(): Promise<number> {
  await open()
  const usual = width()
  await button('Enlarge the tree').click()
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
  return usual
}

it('is enlarged and made smaller', async () => {
  const usual = await enlarge()
  await button('Make the tree smaller').click()
  await expect.poll(width).toBeCloseTo(usual, 0)
})

it('is enlarged by the wheel', async () => {
  await open()
  const usual = width()
  await userEvent.wheel(tree(), { delta: { y: -300 } })
  await expect.poll(width).toBeGreaterThan(usual * 1.2)
})

it('is fitted into its place again', async () => {
  const usual = await enlarge()
  await button('Fit').click()
  await expect.poll(width).toBeCloseTo(usual, 0)
})
