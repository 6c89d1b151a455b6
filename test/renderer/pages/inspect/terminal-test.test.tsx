/** The report's terminal test: the walk from the last stone, its verdict, and the flood fill beside it. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, choose, expectTexts, headline, node, paste, press, region, select } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'
import { openInspect } from './on-page.ts'

const FIGURE_2 = 'Figures 2 and 3 of the report, reconstructed'

async function openTest(position = FIGURE_2, settings = {}): Promise<void> {
  await showApp('#inspect', { settings })
  await page.getByLabelText('Show the terminal test').click()
  await choose('Load a position', position)
}

const list = () => region('1 Grow set A, depth first')
const steps = () => list().getByRole('listitem')
const grown = () => list().getByText(/^A = /)
const sizes = () => region('2 Intersect A with each side').getByRole('row').css('td:last-child')
const verdict = () => region('3 Verdict')
const flood = () => region('The flood fill that play uses')
/** Over the stones: the numbers of those in A, and an arrow to each from the one before. */
const walkDrawing = () =>
  region('Board with the walk')
    .css('svg[aria-hidden]')
    .filter({ has: page.css('text') })
const place = () => page.getByRole('group', { name: 'Steps of the walk' }).getByRole('status')

async function expectAtEnd(): Promise<void> {
  await expectTexts(place(), ['stone 5 of 5'])
  await expectTexts(grown(), ['A = {c3, c4, c5, d4, d7}'])
  await expectTexts(sizes(), ['1', '2', '1', '0', '0'])
  await expect.element(verdict()).toHaveTextContent('Three are non‑empty: Blue has won.')
  await expect
    .element(verdict())
    .toHaveTextContent(
      'A ∩ B, A ∩ C, and A ∩ D have members. Three or more end the game. d4 and d7 are corners: each counts for two sides.',
    )
}

it('has the words about a position of the report folded away', async () => {
  await openTest()
  await expect.element(page.getByText('Blue has put a stone on c4.')).not.toBeVisible()
  await region('What is tested').css('summary').click()
  await expect.element(page.getByText(/the position is reconstructed from its numbers/)).toBeVisible()
})

it('begins at the last stone, and shows its end', async () => {
  await openTest()
  await expect.element(select('Last stone')).toHaveTextContent('c4 · Blue')
  await expectAtEnd()
})

it('says of each stone how it is reached and what it meets', async () => {
  await openTest()
  await expectTexts(steps(), [
    /c4the last stone: A begins hereown neighbours c3, c5$/,
    /c3down from c4own neighbours c4 \(in A already\), d4$/,
    /d4down from c3own neighbour c3 \(in A already\): back up to c4$/,
    /c5down from c4own neighbours c4 \(in A already\), d7$/,
    /d7down from c5own neighbour c5 \(in A already\): back up, done$/,
  ])
})

async function goToFirst(): Promise<void> {
  await openTest()
  await button('To the first stone').click()
  await expectTexts(grown(), ['A = {c4}'])
}

it('has no verdict while A is growing', async () => {
  await goToFirst()
  await expectTexts(sizes(), ['0', '0', '0', '0', '0'])
  await expect.element(verdict()).toHaveTextContent('A is growing: stone 1 of 5.')
})

it('grows stone by stone', async () => {
  await goToFirst()
  for (const [set, counts] of [
    ['c3, c4', '00000'],
    ['c3, c4, d4', '11000'],
    ['c3, c4, c5, d4', '11000'],
  ]) {
    await button('One stone forward').click()
    await expectTexts(grown(), [`A = {${set}}`])
    await expectTexts(sizes(), [...counts])
  }
})

/** Shows all stones but the last. */
async function goBack(): Promise<void> {
  await openTest()
  await button('One stone back').click()
  await expectTexts(place(), ['stone 4 of 5'])
}

it('is drawn on the board with numbers and arrows', async () => {
  await goBack()
  await expectTexts(walkDrawing().css('text'), ['1', '2', '3', '4'])
  await expect.element(walkDrawing().css('line')).toHaveLength(3)
  await expect.element(node('c5')).toHaveAccessibleName('c5, blue stone, number 4 in A')
  await expect.element(node('d7')).toHaveAccessibleName('d7, corner of sides B and C, blue stone')
})

it('goes to its end by a button', async () => {
  await goToFirst()
  await button('To the last stone of A').click()
  await expectAtEnd()
})

it('goes to a stone of its list', async () => {
  await openTest()
  await steps().nth(1).getByRole('button').click()
  await expectTexts(place(), ['stone 2 of 5'])
})

it('plays on to its end, and stops there', async () => {
  await goBack()
  await button('Play').click()
  await expectAtEnd()
  await expect.element(button('Play')).toBeVisible()
})

/** Shows the walk with the focus on no control. */
async function openForKeys(settings = {}): Promise<void> {
  await openTest(FIGURE_2, settings)
  await page.getByRole('heading', { name: '3 Verdict' }).click()
}

it('goes forward by keys', async () => {
  await openForKeys()
  await press('{Home}')
  await expectTexts(place(), ['stone 1 of 5'])
  for (let stone = 2; stone <= 5; stone++) {
    await press('{ArrowRight}')
    await expectTexts(place(), [`stone ${stone} of 5`])
  }
  await expectAtEnd()
})

it('stays at its end, and goes back by key', async () => {
  await openForKeys()
  await press('{ArrowRight}')
  await expectTexts(place(), ['stone 5 of 5'])
  await press('{ArrowLeft}')
  await expectTexts(place(), ['stone 4 of 5'])
})

it('plays and pauses by the space bar, from the first stone once it is at its end', async () => {
  await openForKeys()
  await press(' ')
  await expect.element(button('Pause')).toBeVisible()
  await press(' ')
  await expect.element(button('Play')).toBeVisible()
  await press('{End}')
  await expectAtEnd()
})

it('appears at once with reduced motion', async () => {
  await openForKeys({ motion: 'reduced' })
  const stone = walkDrawing().css('g').first().element()
  expect(getComputedStyle(stone).animationDuration).toBe('1e-05s')
})

it('has the rounds of the flood fill beside it, which agrees', async () => {
  await openTest()
  await expectTexts(flood().getByRole('list', { name: 'What each round adds' }).getByRole('listitem'), [
    'c4',
    'c3 c5',
    'd4 d7',
  ])
  await expect
    .element(flood())
    .toHaveTextContent('3 rounds, of which the last finds nothing new; the walk takes 5 stones one by one.')
  await expect.element(flood()).toHaveTextContent('Both agree: the same 5 stones, the same verdict.')
})

it('begins at another stone, chosen from a list', async () => {
  await openTest()
  await choose('Last stone', 'b5 · Blue')
  await expectTexts(grown(), ['A = {b5, c10, d15}'])
  await expect.element(verdict()).toHaveTextContent('Only one is non‑empty: this chain has not won.')
  await expect.element(verdict()).toHaveTextContent('A has no corner; a corner would count for two sides.')
})

it('begins at another stone, pressed on the board', async () => {
  await openTest()
  await node('b2').click()
  await expect.element(select('Last stone')).toHaveTextContent('b2 · Red')
  await expect.element(verdict()).toHaveTextContent('All are empty: this chain has not won.')
})

it('begins at another stone, gone to by keys', async () => {
  await openTest()
  await node('b2').click()
  await expect.element(select('Last stone')).toHaveTextContent('b2 · Red')
  await press('{ArrowRight}{Enter}')
  await expect.element(select('Last stone')).not.toHaveTextContent('b2')
})

it('lets the game go on where no chain has won', async () => {
  await openTest('Figure 1 of the report, reconstructed')
  await expect.element(verdict()).toHaveTextContent('the game goes on.')
})

it('tells a win of Red', async () => {
  await openTest('First end state of the report, reconstructed')
  await expect.element(verdict()).toHaveTextContent('Red has won.')
  await expect.element(flood()).toHaveTextContent('Both agree: the same 6 stones, the same verdict.')
})

async function openEmpty(): Promise<void> {
  await openInspect()
  await page.getByLabelText('Show the terminal test').click()
  await expectTexts(headline(), ['There is no stone to begin at'])
}

it('has nothing to play on an empty board', async () => {
  await openEmpty()
  await expect.element(button('Play')).not.toBeInTheDocument()
  await headline().click()
  await press('{ArrowRight}')
  await expectTexts(headline(), ['There is no stone to begin at'])
})

it('leads from an empty board to where stones are put', async () => {
  await openEmpty()
  await button('Put stones on the board').click()
  await expect.element(page.getByLabelText('Show the board')).toBeChecked()
})

it('leads from an empty board to the example of the report', async () => {
  await openEmpty()
  await button('Show the report’s example').click()
  await expectAtEnd()
})

it('is offered by a game once it is over', async () => {
  await showApp('')
  // Red wins at once on d7.
  paste('./...../r..b....b./b..rrr....rb.b. r')
  await expect.element(node('d4')).toHaveAttribute('data-owner', 'red')
  await expect.element(button('Why it is over')).not.toBeInTheDocument()
  await node('d7').click()
  await button('Why it is over').click()
  await expect.poll(() => location.hash).toMatch(/^#inspect/)
  await expect.element(select('Last stone')).toHaveTextContent('d7 · Red')
  await expect.element(verdict()).toHaveTextContent('Red has won.')
})

/** Opens the review of a game that is over. */
async function openOver(): Promise<void> {
  await showApp('#library/built-in:figure-2')
  await expect.element(page.getByRole('tree', { name: 'Moves and variations' })).toBeVisible()
}

const offer = () => page.getByRole('menuitem', { name: 'Why it is over' })

it('is not offered by a review before the end', async () => {
  await openOver()
  await press('{Home}')
  await button('More').click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await expect.element(offer()).not.toBeInTheDocument()
})

it('is offered by a review at the end', async () => {
  await openOver()
  await press('{End}')
  await button('More').click()
  await offer().click()
  await expect.element(select('Last stone')).toHaveTextContent('c4 · Blue')
  await expectAtEnd()
})
