/** The charts of a comparison: their figures, and how these are read by keys and by pointer. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectTexts } from '../../../browser/on-screen.ts'
import { openCompared, openIn, plot, points, radio, said, tab, values } from './on-page.ts'

const TITLE = 'Visited states by depth'
const CUTOFFS = 'Which successor causes the cutoff, at depth 3'

const textsOf = (title: string, name: string) =>
  values(title, name)
    .elements()
    .map((cell) => (cell as HTMLElement).innerText)

/** All values of the column pointed at. */
const readout = () => page.getByRole('application').css('div[data-screen]')
const current = () => readout().css('[aria-current]')

async function openTab(name: string): Promise<void> {
  await openIn('Eleven stones')
  await tab(name).click()
}

async function openByDepth(): Promise<void> {
  await openCompared()
  await tab('By depth').click()
  await expect.element(plot(TITLE)).toBeVisible()
}

async function openCutoffs(): Promise<string[]> {
  await openIn('Eleven stones')
  await radio('Depth 3').click()
  await tab('Cutoffs').click()
  await expect.element(values(CUTOFFS, 'first')).toHaveLength(4)
  return textsOf(CUTOFFS, 'first')
}

async function press(key: string, text: string): Promise<void> {
  await userEvent.keyboard(key)
  await expectTexts(said(TITLE), [text])
}

it('begin with what the ordering is worth', async () => {
  await openIn('Eleven stones')
  await expect.element(plot('What the ordering is worth, at depth 4')).toBeVisible()
})

it('are no wider than their place, even before they are drawn anew', async () => {
  await openByDepth()
  const place = plot(TITLE).element() as HTMLElement
  place.style.width = '200px'
  expect(place.querySelector('svg')?.getBoundingClientRect().width).toBeLessThanOrEqual(200)
})

it('add up over the plies to what the table has', async () => {
  await openTab('By ply')
  await expect.element(plot('Visited states by ply, at depth 4')).toBeVisible()
  const byPly = textsOf('Visited states by ply, at depth 4', 'Iterative deepening')
  const sum = byPly.reduce((total, text) => total + Number(text.replace(',', '')), 0)
  // Four iterations of the root's twenty moves.
  expect([byPly[0], sum]).toEqual(['80', 7322])
})

it('have the branching factor of the minimal tree', async () => {
  await openTab('Branching')
  await expect.element(plot('Effective branching factor by depth')).toBeVisible()
  // b + b² = 38, with b the root of the uniform tree of depth 2.
  const minimal = Number(textsOf('Effective branching factor by depth', 'Minimal tree')[0])
  expect(minimal + minimal ** 2).toBeCloseTo(20 + 38, 0)
})

it('have more cutoffs by the first move where moves are ordered', async () => {
  const first = await openCutoffs()
  expect(first.map((text) => /^[\d.]+% \([\d,]+\)$/.test(text))).toEqual([true, true, true, true])
  const shareOf = (text: string) => Number(text.split('%')[0])
  expect(shareOf(first[1])).toBeGreaterThan(shareOf(first[0]))
})

it('say shares by the keys', async () => {
  const first = await openCutoffs()
  plot(CUTOFFS).element().focus()
  await expectTexts(said(CUTOFFS), [`Alpha-beta, first: ${first[0]}`])
  await userEvent.keyboard('{ArrowDown}')
  await expectTexts(said(CUTOFFS), [`Iterative deepening, first: ${first[1]}`])
})

it('have the share of states searched again', async () => {
  await openTab('Re-searches')
  await expectTexts(values('Share of re-searched states', 'NegaScout'), ['0%', '0%', '15%'])
})

it('have times and rates', async () => {
  await openTab('Speed')
  await expectTexts(values('Time by depth', 'Alpha-beta'), [/m?s$/, /m?s$/, /m?s$/])
  const rates = textsOf('Visited states per second', 'Alpha-beta')
  expect(Number(rates[2].replaceAll(',', ''))).toBeGreaterThan(1000)
})

it('are one tab stop each', async () => {
  await openByDepth()
  // The last control before the drawing.
  page.getByRole('figure', { name: TITLE }).getByRole('button', { name: 'Shown as' }).element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(plot(TITLE)).toHaveFocus()
  await expect
    .element(plot(TITLE))
    .toHaveAccessibleDescription(/minimal tree is the number of leaves that alpha-beta visits.*arrow keys/i)
  await userEvent.keyboard('{Tab}')
  await expect.element(plot(TITLE)).not.toHaveFocus()
})

it('say every value by the arrow keys', async () => {
  await openByDepth()
  plot(TITLE).element().focus()
  await expectTexts(said(TITLE), ['Depth 2, Alpha-beta: 589'])
  await press('{ArrowRight}', 'Depth 3, Alpha-beta: 8,868')
  await press('{ArrowDown}', 'Depth 3, Iterative deepening: 2,292')
  await press('{End}', 'Depth 4, Iterative deepening: 10,200')
  await press('{ArrowUp}', 'Depth 4, Alpha-beta: 136,005')
})

it('mark the value that the keys have come to, until Escape', async () => {
  await openByDepth()
  plot(TITLE).element().focus()
  await press('{End}', 'Depth 4, Alpha-beta: 136,005')
  await expect.element(plot(TITLE).css('g[data-screen]')).toBeVisible()
  await expect.element(current()).toHaveTextContent(/Alpha-beta\s*136,005/)
  await press('{Escape}', '')
  await expect.element(readout()).not.toBeInTheDocument()
})

it('have their values in a table', async () => {
  await openByDepth()
  await expectTexts(values(TITLE, 'NegaScout'), ['276', '2,272', '10,174'])
})

it('show the value below the pointer', async () => {
  await openByDepth()
  // Alpha-beta comes first, from depth 2 on.
  const [, point] = points(TITLE).elements()
  const [at, from] = [point, plot(TITLE).element()].map((element) => element.getBoundingClientRect())
  await plot(TITLE).hover({ position: { x: at.left - from.left + 3, y: at.top - from.top + 4 } })
  await expect.element(readout().getByText('Depth 3', { exact: true })).toBeVisible()
  await expect.element(current()).toHaveTextContent(/Alpha-beta\s*8,868/)
  await page.getByRole('banner').hover()
  await expect.element(readout()).not.toBeInTheDocument()
})
