/** The distances between all nodes as a table, linked with the board, and its rounds. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { board, button, expectTexts, node, press, region } from '../../browser/on-screen.ts'
import { openInspect } from './on-page.ts'

async function openTable(): Promise<void> {
  await openInspect(ELEVEN_STONES.position)
  await page.getByLabelText('Show the distance tables').click()
  await expect.element(grid()).toBeVisible()
}

const grid = () => page.getByRole('grid', { name: 'Distances between all nodes' })
const cells = () => grid().element().querySelectorAll('td')
const entry = () => grid().css('td[tabindex="0"]')
/** The words about the cell that is pointed at. */
const said = () => region('Floyd–Warshall table').getByRole('status').filter({ hasText: '→' })

it('says the path of a cell under the pointer, and draws it', async () => {
  await openTable()
  await page.css('[data-from="4"][data-to="28"]').hover()
  await expect.element(page.getByText('b4 → d13: 1 stone, through c8, d12')).toBeVisible()
  await expect.element(board().css('polyline')).toBeVisible()
})

it('has one cell in the tab order', async () => {
  await openTable()
  expect(cells()).toHaveLength(961)
  await expect.element(entry()).toHaveLength(1)
})

it('is walked by arrow keys, which go on from where the pointer was', async () => {
  await openTable()
  await page.css('[data-from="4"][data-to="28"]').hover()
  await expect.element(said()).toHaveTextContent('b4 → d13')
  ;(entry().element() as HTMLElement).focus()
  await press('{ArrowDown}{ArrowLeft}')
  await expect.element(page.getByText(/^b5 → d12: 1 stone/)).toBeVisible()
})

it('is walked by other keys to its ends', async () => {
  await openTable()
  await page.css('[data-from="5"][data-to="27"]').hover()
  ;(entry().element() as HTMLElement).focus()
  for (const [keys, words] of [
    ['{Home}', 'b5 → a1'],
    ['{Control>}{End}{/Control}', 'd15 → d15'],
    ['{PageUp}', 'd10 → d15'],
    ['{ArrowRight}', 'd10 → d15'],
    ['{Control>}{Home}{/Control}', 'a1 → a1'],
  ]) {
    await press(keys)
    await expect.element(said()).toHaveTextContent(words)
  }
})

/** The cells in bold are those whose distance the round has changed. */
const bold = () => [...cells()].filter((cell) => getComputedStyle(cell).fontWeight === '700')

async function openBeforeFirst(): Promise<void> {
  await openTable()
  await page.getByRole('slider', { name: 'Rounds' }).fill('0')
  await expect.element(page.getByText('Before the first round')).toBeVisible()
}

it('has nothing in bold before the first round', async () => {
  await openBeforeFirst()
  expect(bold()).toEqual([])
})

async function openFirst(): Promise<void> {
  await openBeforeFirst()
  await button('One round forward').click()
}

it('has as many cells in bold after a round as the words say', async () => {
  await openFirst()
  const words = page.getByText(/Round 1: paths may now pass a1/)
  const changed = Number(/(\d+) of 961/.exec(words.element().textContent ?? '')?.[1])
  expect(changed).toBeGreaterThan(0)
  await expect.poll(() => bold().length).toBe(changed)
})

it('rings the node of the round on the board, as no other stone is', async () => {
  await openFirst()
  await expect.element(board().css('[aria-current="step"]')).toHaveAccessibleName('a1, red stone')
  const others = node('c3').css('circle').elements().length
  await expect.element(node('a1').css('circle')).toHaveLength(1 + others)
})

it('says what a distance was before the round', async () => {
  await openFirst()
  await expect.poll(() => bold().length).toBeGreaterThan(0)
  await page.elementLocator(bold()[0]).hover()
  await expectTexts(said(), [/before this round/])
})
