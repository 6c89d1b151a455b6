/** The review says why a move was made, by the search and the evaluator that are chosen there. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ask, reasons, rows } from '../../browser/grounds.ts'
import { choose } from '../../browser/on-screen.ts'
import { BLUNDER, goForward, openEngine, openReview } from './on-page.ts'

async function askOfBlunder(): Promise<void> {
  await openReview(BLUNDER)
  await goForward(1)
  await openEngine()
  await ask()
}

it('says what the search would have played', async () => {
  await askOfBlunder()
  await expect
    .element(reasons().getByRole('status'))
    .toHaveTextContent('a1 was played by another player. NegaScout would have played ')
  await expect.element(rows('By features')).toHaveLength(1)
})

it('values the move by another evaluator', async () => {
  await askOfBlunder()
  await page.getByText('More settings: ').last().click()
  await choose('Evaluator', 'Network, depth 3')
  await expect.element(reasons()).toHaveTextContent('neural network')
  await expect.element(reasons()).toHaveTextContent('A neural network has no features')
})
