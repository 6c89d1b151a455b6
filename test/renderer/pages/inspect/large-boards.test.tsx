/** Boards of 51 nodes and more, and the rule of three corners. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { needsOf } from '../../../../src/engine/evaluation/needs.ts'
import { boardOfSize } from '../../../../src/engine/game/board.ts'
import { setOf, size, union } from '../../../../src/engine/game/node-set.ts'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, type Position } from '../../../../src/engine/game/position.ts'
import { button, choose, expectTexts, headline, node, position, region, select, more } from '../../browser/on-screen.ts'
import { ghosts, openBoardChoices, openInspect } from './on-page.ts'

/** A position on 51 nodes: a red chain along sides A, B and C, blue stones on side D. */
function cornersTaken(): Position {
  const { names } = boardOfSize(5)
  const at = (list: string) => setOf(list.split(' ').map((name) => names.indexOf(name)))
  return { ...emptyPosition(5), red: at('e2 e3 e4 e5 e6 e7 e8 e9'), blue: at('e14 e15 d11 d12 c8 c7 b4 a1') }
}

it.each([
  ['6 nodes', 2],
  ['106 nodes', 7],
] as const)('an empty board of %s is chosen', async (name, boardSize) => {
  await openInspect()
  await openBoardChoices()
  await page.getByLabelText(name, { exact: true }).click()
  await expectTexts(position(), [formatPosition(emptyPosition(boardSize))])
})

it('a board of 51 nodes comes with three corners, and takes three sides', async () => {
  await openInspect()
  await openBoardChoices()
  await page.getByLabelText('51 nodes').click()
  await expect.element(page.getByLabelText('Three corners', { exact: true })).toBeChecked()
  await page.getByLabelText('Three sides', { exact: true }).click()
  await expectTexts(position(), [formatPosition(emptyPosition(5, 1))])
})

it('one cheapest set is drawn and listed, with the number of its stones', async () => {
  await openInspect(formatPosition(cornersTaken()))
  const { cheapest } = needsOf(cornersTaken(), 'blue')
  const stones = size(cheapest ?? setOf([]))
  await expectTexts(page.getByTestId('set-size-blue'), [String(stones)])
  await expect.element(ghosts('Blue')).toHaveLength(stones)
})

it('the nodes of all cheapest sets are drawn when they are asked for', async () => {
  await openInspect(formatPosition(cornersTaken()))
  await page.getByLabelText('Show the nodes of all cheapest sets').click()
  await expect.element(ghosts('Blue')).toHaveLength(size(needsOf(cornersTaken(), 'blue').helpful))
})

it('says which corners a chain has captured, and which a set still captures', async () => {
  await openInspect(formatPosition(cornersTaken()))
  const red = region('Cheapest sets of Red')
  await expect
    .element(red)
    .toHaveTextContent('The corners AB and BC are captured by the chain e2 e3 e4 e5 e6 e7 e8 e9.')
  await expect.element(red).toHaveTextContent(/With the set, the corners? /)
  await expect.element(region('Cheapest sets of Blue')).toHaveTextContent('No corner is captured yet.')
})

it('offers the overlays that know the board', async () => {
  await openInspect(formatPosition(cornersTaken()))
  await select('Overlay').click()
  await expectTexts(page.getByRole('option'), [
    'Cheapest sets',
    'Distances to a side',
    'Value after each move',
    'Nothing',
  ])
})

it('has f on the node of each move', async () => {
  await openInspect(formatPosition({ ...emptyPosition(5), red: setOf([0]), toMove: 'blue' }))
  await choose('Overlay', 'Value after each move')
  await expect.element(node('b1')).toHaveAccessibleName(/b1, empty, (even|(Red|Blue) ahead by \d+)/)
})

it('says why there is no distance table, and leads to the distances to a side', async () => {
  await openInspect(formatPosition(cornersTaken()))
  await page.getByLabelText('Show the distance tables').click()
  await expect.element(region('Floyd–Warshall table')).toHaveTextContent('51 × 51 distances has 2,601 cells')
  await button('Show distances to a side').click()
  await expect.element(select('Overlay')).toHaveTextContent('Distances to a side')
  await expect.element(node('e10')).toHaveAccessibleName(/3 stones|\d+ stones?/)
})

it('has the distance table of 31 nodes by the rule of three corners, too', async () => {
  await openInspect(formatPosition(emptyPosition(4, 3)))
  await page.getByLabelText('Show the distance tables').click()
  await expect.element(page.getByRole('grid', { name: 'Distances between all nodes' })).toBeVisible()
})

it('tells by the walk of the terminal test which corners the chain captures', async () => {
  await openInspect(formatPosition(cornersTaken()))
  await page.getByLabelText('Show the terminal test').click()
  await expectTexts(headline(), ['Has the last stone captured the third corner?'])
  await choose('Last stone', 'e9 · Red')
  await expect.element(region('3 Verdict')).toHaveTextContent('A captures the corners AB and BC.')
  await expect.element(region('3 Verdict')).toHaveTextContent('the game goes on')
})

it('ends the walk with the win of three corners', async () => {
  await openInspect(
    formatPosition({ ...cornersTaken(), red: boardOfSize(5).sides.slice(0, 4).reduce(union), blue: setOf([0]) }),
  )
  await page.getByLabelText('Show the terminal test').click()
  await expect.element(region('3 Verdict')).toHaveTextContent('All five are non‑empty: Red has won.')
})

it('shows a sign after the dots where more stones are needed', async () => {
  await openInspect(formatPosition(emptyPosition(7)))
  await expect.element(region('Pieces to win').css('.dots-red')).toHaveTextContent('+')
})

it('turns with the buttons', async () => {
  await openInspect(formatPosition({ ...emptyPosition(7), red: setOf([76]), toMove: 'blue' }))
  await more('Rotate')
  await expect.element(node('g7')).toHaveAccessibleName('g7, corner of sides A and B, red stone')
})
