/** Comparisons with each of the three evaluations: the same searches in another time. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, expectTexts } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { compare, counts, why } from './on-page.ts'

/** Compares State 1 to depth 2 by four searches, each with three evaluations. */
async function openTimes(): Promise<void> {
  await showApp('#experiments/compare')
  // Floyd–Warshall takes some hundred times as long as the evaluation that is usual.
  for (const depth of ['3', '4', '5']) await button(depth).click()
  await page.getByRole('checkbox', { name: 'With each of the three evaluations' }).click()
  await compare(12)
}

const times = () => page.getByRole('table', { name: 'State 1, depth 2 · time with each evaluation' })

it('stand side by side', async () => {
  await openTimes()
  await expectTexts(times().getByRole('columnheader'), ['Search', 'bit-parallel', 'Floyd–Warshall', 'Dijkstra'])
})

it('visit the same states', async () => {
  await openTimes()
  for (const name of ['Alpha-beta', 'Iterative deepening', 'Aspiration', 'NegaScout']) {
    const cells = times()
      .getByRole('row', { name })
      .getByRole('cell')
      .elements()
      .map((cell) => (cell as HTMLElement).innerText)
    expect(cells).toHaveLength(3)
    const visited = cells.map((text) => /^[\d.,]+ \S+\s+([\d,]+) states visited$/.exec(text)?.[1] ?? text)
    expect(new Set(visited).size).toBe(1)
    await expect.element(counts().getByRole('row', { name }).getByRole('cell').first()).toHaveTextContent(visited[0])
  }
})

it('differ in their times by the evaluation alone, as the reasons say', async () => {
  await openTimes()
  await expect.element(why()).toHaveTextContent('With each evaluation NegaScout visits the same number of states')
  await expect.element(why()).toHaveTextContent('times as long as with bit-parallel')
})
