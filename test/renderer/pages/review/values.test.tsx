/** The values of a game's moves: the graph of f, the search of the game, and the proof that goes on as one plays. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, expectTexts, headline, node, region, press } from '../../browser/on-screen.ts'
import { analysis, block, BLUNDER, fromRight, graph, move, notable, openEngine, openReview, proven } from './on-page.ts'

async function openGraph() {
  const shown = await openReview(BLUNDER)
  await openEngine()
  await expect.element(graph()).toBeVisible()
  return shown
}

it('stand in the engine’s dialog', async () => {
  await openReview(BLUNDER)
  await expect.element(graph()).not.toBeInTheDocument()
  await openEngine()
  await expect.element(graph()).toBeVisible()
})

it('lead to their moves by clicks', async () => {
  await openGraph()
  await graph().click({ position: fromRight(graph(), 12) })
  await expect.element(headline()).toHaveTextContent('Move 2: Blue d15')
})

it('lead to their moves by keys, and are said', async () => {
  await openGraph()
  await graph().click({ position: fromRight(graph(), 12) })
  ;(graph().element() as HTMLElement).focus()
  await press('{ArrowLeft}')
  await expect.element(headline()).toHaveTextContent('Move 1: Red a1')
  await expect.element(page.getByText('move 1 Red a1, f without search: 0')).toBeInTheDocument()
  await press('{End}')
  await expect.element(page.getByText('move 2 Blue d15, f without search: −∞')).toBeInTheDocument()
  await press('{Home}')
  await expect.element(headline()).toHaveTextContent('Start')
})

it('draw the board along while the pointer is held down', async () => {
  await openGraph()
  const { width, height } = graph().element().getBoundingClientRect()
  await graph().dropTo(graph(), {
    sourcePosition: fromRight(graph(), 12),
    targetPosition: { x: width / 2 + 12, y: height / 2 },
  })
  await expect.element(headline()).toHaveTextContent('Move 1: Red a1')
})

async function stopLongSearch(): Promise<void> {
  await openGraph()
  await choose('Search', 'Minimax')
  await page.getByLabelText('Depth 6').click()
  await button('Search the game').click()
  await region('Balance of stones (f)').getByRole('button', { name: 'Stop' }).click()
}

it('are not searched any more once a long search is stopped', async () => {
  await stopLongSearch()
  await expect.element(button('Search the game')).toBeVisible()
})

it('are proven beside a search that is stopped', async () => {
  await stopLongSearch()
  await press('{Escape}')
  await proven()
})

async function openProven() {
  const shown = await openReview(BLUNDER)
  await proven()
  return shown
}

it('have a sign where the win was given away', async () => {
  await openProven()
  await expectTexts(notable(), ['a1??'])
  await expectTexts(move(/Move 1: Red a1. gave the win away/), ['a1??'])
})

it('come to a sentence on who was winning', async () => {
  await openProven()
  await move(/^Start/).click()
  await expect
    .element(block())
    .toHaveTextContent(
      'With perfect play the win changed hands once, with move 1, Red a1: from then on Blue was winning. Blue won with move 2.',
    )
})

it('are proven of a new variation as it is played', async () => {
  await openProven()
  await move(/^Start/).click()
  await node('d7').click()
  await expect.element(block()).toHaveTextContent('With perfect play Red was winning all along. Red won with move 1.')
})

it('leave the moment as it was on another page', async () => {
  await openProven()
  await move(/^Start/).click()
  await node('d7').click()
  await page.getByRole('link', { name: 'Inspect' }).click()
  await expect.element(analysis()).not.toBeInTheDocument()
  history.back()
  await expect.element(headline()).toHaveTextContent('Move 1: Red d7')
})
