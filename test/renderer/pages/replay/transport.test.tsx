/** A replay is stepped, scrubbed and jumped through, by its buttons and by keys. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts, headline, more, press } from '../../browser/on-screen.ts'
import { clock, focus, focusPage, openRecorded, sentence, timeSlider, tree, treePanel, wordsOf } from './on-page.ts'

const open = () => openRecorded('alpha-beta', 3)
const said = () => treePanel().getByRole('status')

/** Goes to the first cutoff, and returns the figures that its sentence gives. */
async function openCutoff() {
  await open()
  await button('Next cutoff').click()
  await expect.element(treePanel().getByText('Cutoff', { exact: true })).toBeVisible()
  const [, held, value, beta, left] =
    /^\w+ already has (\S+) by \w+; after \w+, \w+ reaches (?:at least )?(\S+) by \w+\. β = (\S+): cut\. (\d+) moves are never looked at\.$/.exec(
      wordsOf(sentence()),
    ) ?? []
  const number = (text: string) => Number(text.replace('−', '-').replace('∞', 'Infinity'))
  return { held: number(held), value: number(value), beta: number(beta), left }
}

async function scrub(key: 'Home' | 'End'): Promise<void> {
  focus(timeSlider())
  await press(`{${key}}`)
}

it('begins before the first event', async () => {
  await open()
  await expect.element(clock()).toHaveTextContent(/^0 of [\d,]+ events$/)
})

it('steps forward and back', async () => {
  await open()
  for (const step of ['forward', 'forward', 'forward', 'back']) await button(`Step ${step}`).click()
  await expect.element(clock()).toHaveTextContent(/^2 of /)
})

it('numbers the moves of the line on the board', async () => {
  await open()
  for (let i = 0; i < 3; i++) await button('Step forward').click()
  await expectTexts(page.getByRole('img', { name: /^Replay of Alpha-beta/ }).getByText(/^\d+$/), ['1'])
})

it('gives the numbers of a cutoff', async () => {
  const { held, value, beta } = await openCutoff()
  expect(value).toBeGreaterThanOrEqual(beta)
  expect(beta).toBe(0 - held)
})

it('draws as cut off what a cutoff leaves out', async () => {
  const { left } = await openCutoff()
  const cutOff = tree().getByText(`${left} never looked at`)
  await expect.element(cutOff).toBeVisible()
  // There is a dot for each, and the ground of the scissors.
  expect(cutOff.element().parentElement?.querySelectorAll('circle')).toHaveLength(Number(left) + 1)
})

it('jumps to the next cutoff and back', async () => {
  await openCutoff()
  const words = wordsOf(sentence())
  await button('Next cutoff').click()
  await expect.element(sentence()).not.toHaveTextContent(words)
  await button('Next cutoff').click({ modifiers: ['Shift'] })
  await expectTexts(sentence(), [words])
})

it('has visited all states at its end', async () => {
  await open()
  await scrub('End')
  await expect.element(headline()).toHaveTextContent(/([\d,]+) of \1 visited/)
})

it('is scrubbed back to its start', async () => {
  await open()
  await scrub('End')
  await scrub('Home')
  await expect.element(headline()).toHaveTextContent('· 0 of')
})

it('is stepped by keys, and says where it rests', async () => {
  await open()
  focusPage()
  await press('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(clock()).toHaveTextContent(/^1 of /)
  await expectTexts(said(), ['0 of 2,020 visited. Depth 3, window (−∞, +∞).'])
})

it('says the cutoff to which a key jumps', async () => {
  await open()
  focusPage()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect
    .element(said())
    .toHaveTextContent(
      /visited\. Line: \w+, \w+\. Red already has \S+ by \w+; after \w+, Blue reaches \S+ by \w+\. β = \S+: cut\. \d+ moves are never looked at\.$/,
    )
})

it('leaves the arrow keys to a choice that has the focus', async () => {
  await open()
  await button('Next cutoff').click()
  const at = wordsOf(clock())
  await more('Record another search…')
  focus(page.getByRole('radio', { name: 'Depth 3' }))
  await press('{ArrowLeft}{Escape}')
  await expectTexts(clock(), [at])
})
