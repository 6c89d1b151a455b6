/** The form of an experiment: what is wrong, what is large, and positions of one's own. */
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatPosition } from '../../../../../src/engine/game/notation.ts'
import { emptyPosition } from '../../../../../src/engine/game/position.ts'
import { button, choose, study } from '../../../browser/on-screen.ts'
import { form, number, openExperiments, openForm, openPlan, setNumbers } from './on-page.ts'

const says = (words: string) => expect.element(form().getByText(words)).toBeVisible()
const own = () => form().getByLabelText('One position a line')

async function writeOwn(text: string): Promise<void> {
  await openForm()
  await form().getByText('My own').click()
  await own().fill(text)
}

it('asks for an algorithm', async () => {
  await openForm()
  const boxes = form().getByRole('group', { name: 'Algorithms', exact: true }).getByRole('checkbox', { checked: true })
  while (boxes.elements().length > 0) await boxes.first().click()
  await says('Choose at least one algorithm.')
  await expect.element(button('Start')).toBeDisabled()
})

it('says when there are fewer positions', async () => {
  await openForm()
  await setNumbers({ Stones: 1, Positions: 32 })
  await says('There are not more than 31 positions with this many stones.')
})

it.each([
  [4, 'That is long.'],
  [6, 'That is very long'],
])('warns of minimax to depth %i', async (depth, words) => {
  await openPlan({
    positions: { boardSize: 4, stones: 3, count: 1000, seed: 1 },
    algorithms: ['minimax'],
    depths: [depth],
  })
  await says(words)
})

it('says how many searches fit', async () => {
  await openForm()
  await setNumbers({ Stones: 3, Positions: 50_001 })
  await says('At most 50,000 searches fit into one experiment.')
})

it('draws a new seed', async () => {
  await openForm()
  await button('New seed').click()
  await expect.element(number('Seed')).not.toHaveValue('1')
})

it('asks for a position of one’s own', async () => {
  await openForm()
  await form().getByText('My own').click()
  await says('Give at least one position.')
})

it('says what is wrong with each line', async () => {
  await writeOwn('./..... r\n# a comment\n./rr.b. b\n./....')
  await says('Line 3: the game is over: there is nothing to search')
  await says('Line 4: a position has two fields, the rings and the side to move, not 1')
})

it('counts a position given twice once', async () => {
  await writeOwn('./..... r\n./..... r')
  await choose('Add a position…', 'State 1')
  await expect.element(form().getByText(/^2 positions × /)).toBeVisible()
})

it('draws positions of the largest board, by its rule', async () => {
  await openForm()
  await choose('Board', '7 rings, 106 nodes')
  await expect.element(form().getByRole('radio', { name: 'Three corners' })).toBeChecked()
  await setNumbers({ Stones: 105 })
  await expect.element(form().getByText(/^20 positions × /)).toBeVisible()
})

it('draws positions by another rule than the usual one', async () => {
  await openForm()
  await setNumbers({ Stones: 3, Positions: 1 })
  await form().getByText('Three corners', { exact: true }).click()
  await form().getByRole('textbox', { name: 'Name' }).fill('By corners')
  await button('Start').click()
  await expect
    .element(
      study()
        .getByText(/1 position with 3 stones, seed 1, rule of three corners/)
        .first(),
    )
    .toBeVisible()
})

it('offers f alone where a position is on a large board', async () => {
  await writeOwn('./..... r')
  await expect.element(form().getByRole('checkbox', { name: /weaver/i })).toBeInTheDocument()
  await own().fill(`./..... r\n${formatPosition(emptyPosition(5))}`)
  await expect.element(form().getByRole('checkbox', { name: /weaver/i })).not.toBeInTheDocument()
})

it('says that f is counted in one way on a large board', async () => {
  await writeOwn(formatPosition(emptyPosition(5)))
  await form()
    .getByRole('checkbox', { name: /Floyd–Warshall/ })
    .click()
  await says('counts f on boards of up to 31 nodes under the rule of three sides alone.')
})

it('starts the comparison of all boards at one click', async () => {
  await openExperiments()
  await form()
    .getByRole('button', { name: /From 6 to 106 nodes/ })
    .click()
  await expect.element(study().getByRole('heading', { name: 'From 6 to 106 nodes' })).toBeVisible()
  await expect
    .element(
      study()
        .getByText(/30 given positions, on boards of 6–106 nodes/)
        .first(),
    )
    .toBeVisible()
})

it('runs positions of one’s own', async () => {
  await writeOwn('./..... r')
  await button('Start').click()
  await expect.element(study().getByText(/^All \d+ searches are done\.$/)).toBeVisible()
})

it('scrolls the page by the wheel over a number that has the focus', async () => {
  await page.viewport(390, 780)
  try {
    await openForm()
    const field = number('Seed').element() as HTMLInputElement
    const before = field.value
    await number('Seed').click()
    const { top } = field.getBoundingClientRect()
    await userEvent.wheel(number('Seed'), { delta: { y: 100 } })
    await expect.poll(() => field.getBoundingClientRect().top).toBeLessThan(top)
    await expect.element(number('Seed')).toHaveValue(before)
  } finally {
    await page.viewport(1280, 820)
  }
})
