/** The shortest way that each evaluation finds, with its numbers and times. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { board, button, choose, region } from '../../browser/on-screen.ts'
import { type Colour, ghosts, openInspect } from './on-page.ts'

async function openWays(): Promise<void> {
  await openInspect(ELEVEN_STONES.position)
  await choose('Overlay', 'The shortest way each evaluation finds')
}

const panel = () => region('Shortest ways')
/** The lines of the table below its head, one of each evaluation: y, x, f and the time. */
const lines = () =>
  panel()
    .getByRole('table', { name: 'Pieces to win by each evaluation' })
    .css('tbody tr')
    .elements()
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))
const numbers = () => lines().map((cells) => cells.slice(0, 3))

it.each<[Colour, number]>([
  ['Red', 0],
  ['Blue', 1],
])('of %s are as long as the numbers say, by each evaluation', async (colour, column) => {
  await openWays()
  await panel().getByLabelText(`The way of ${colour}`).click()
  const wanted = Number(numbers()[0][column])
  for (const name of ['bit-parallel', 'Floyd–Warshall', 'Dijkstra']) {
    await panel()
      .getByRole('button', { name: /Evaluation$/ })
      .click()
    await page.getByRole('option', { name }).click()
    await expect
      .element(panel().getByRole('list', { name: 'Stones to place' }).getByRole('listitem'))
      .toHaveLength(wanted)
    await expect.element(ghosts(colour)).toHaveLength(wanted)
    await expect.element(board().css('polyline')).toHaveLength(1)
  }
})

it('have the same numbers by each evaluation', async () => {
  await openWays()
  const [first, second, third] = numbers()
  expect(second).toEqual(first)
  expect(third).toEqual(first)
})

it('have times once these are measured', async () => {
  await openWays()
  await button('Measure the times').click()
  await expect.element(panel().getByText('over 2,000 evaluations by each')).toBeVisible()
  const time = expect.stringMatching(/^[\d,.]+ ×$/) as string
  expect(lines().map((cells) => cells.at(-1))).toEqual([time, time, time])
})
