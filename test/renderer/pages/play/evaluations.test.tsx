/** A computer that counts f by another method. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { choose, headline, node, position, seat, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const textOf = (locator: ReturnType<typeof page.css>) => locator.element().textContent

/** Returns the position after the answer to a first move, the states visited, and those tested for an end. */
async function answerWith(evaluation: string): Promise<(string | null)[]> {
  await showApp('')
  await seat('Blue', 'NegaScout')
  await page.getByLabelText('Blue: depth 2').click()
  await page.getByText('More settings: ').last().click()
  await choose('Blue: Terminal test', 'depth-first search')
  await choose('Blue: How f is computed', evaluation)
  await node('c3').click()
  await expect.element(stones()).toHaveLength(2)
  await expect.element(headline()).toHaveTextContent('Red · your move')
  return [
    textOf(position()),
    textOf(page.getByTestId('visited')),
    textOf(page.css('dt:has-text("Terminal tests") + dd')),
  ]
}

it.each(['bit-parallel', 'Floyd–Warshall', 'Dijkstra'])(
  'moves the same after the same search with %s',
  async (name) => {
    const [after, visited, tested] = await answerWith(name)
    expect([after, visited]).toEqual(['./...../..r......./b.............. r', '202'])
    // Every visited state is tested once.
    expect(tested).toBe(visited)
  },
)
