/** The cheapest sets of both players, in their panel and on the board. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES } from '../../../../src/engine/lab/report.ts'
import { board, button, expectTexts, node, paste, region } from '../../browser/on-screen.ts'
import { type Colour, drawnStone, ghosts, openBoardChoices, openInspect } from './on-page.ts'

const of = (colour: Colour) => region(`Cheapest sets of ${colour}`)
const nodes = (colour: Colour) => of(colour).getByRole('list', { name: 'Nodes of the set' }).getByRole('listitem')
const openSets = () => openInspect(ELEVEN_STONES.position)

async function expectGhosts(red: number, blue: number): Promise<void> {
  await expect.element(ghosts('Red')).toHaveLength(red)
  await expect.element(ghosts('Blue')).toHaveLength(blue)
}

it('lie on the board, one of each player', async () => {
  await openSets()
  await expectTexts(page.getByTestId('set-count-red'), ['3'])
  await expectTexts(page.getByTestId('set-count-blue'), ['5'])
  await expectGhosts(2, 3)
  await expectTexts(nodes('Red'), ['c5', 'd7'])
  await expectTexts(nodes('Blue'), ['c7', 'c8', 'c10'])
})

async function browse(): Promise<void> {
  await openSets()
  await button('Next set of Blue').click()
  await expect.element(of('Blue').getByText('2 of 5')).toBeVisible()
  await expect.element(of('Red').getByText('1 of 3')).toBeVisible()
  await button('Previous set of Red').click()
  await expect.element(of('Red').getByText('3 of 3')).toBeVisible()
}

it.each(['Red', 'Blue'] as const)('of %s lie on the board as the panel names them', async (colour) => {
  await browse()
  const named = nodes(colour)
    .elements()
    .map(({ textContent }) => textContent)
  const drawn = () =>
    ghosts(colour)
      .elements()
      .map((ghost) => ghost.getAttribute('data-node'))
  await expect.poll(drawn).toEqual(named)
})

it('of one player alone are shown, until those of the other are browsed', async () => {
  await openSets()
  await page.getByLabelText('Sets of Blue', { exact: true }).click()
  await expectGhosts(0, 3)
  await button('Next set of Red').click()
  await expectGhosts(2, 3)
})

/** The nodes that are in a set of both. */
const shared = () =>
  board()
    .getByRole('button')
    .filter({ has: drawnStone('Red') })
    .filter({ has: drawnStone('Blue') })

async function openShared(): Promise<void> {
  await openInspect()
  await openBoardChoices()
  await page.getByLabelText('16 nodes').click()
}

it('of both share their nodes on the empty board', async () => {
  await openShared()
  await expect.element(shared()).toHaveLength(nodes('Red').elements().length)
})

it.each([
  ['Red', ['path', 'path']],
  ['Blue', ['path', 'circle']],
] as const)('have a half disc with the sign of %s on a shared node', async (colour, wanted) => {
  await openShared()
  await expect.element(shared().first()).toBeVisible()
  const shapes = [...shared().first().element().querySelectorAll(`[data-player="${colour.toLowerCase()}"] > *`)]
  expect(shapes.map(({ tagName }) => tagName)).toEqual(wanted)
  await expect.element(shapes.at(-1) as SVGElement).toBeVisible()
})

it('are empty once three sides are joined', async () => {
  await openInspect()
  paste('./...../........../rrrr...bbb..... b')
  await expect.element(page.getByText('0 stones to place: three sides are joined')).toBeVisible()
})

it('are none for a player who is cut off', async () => {
  await openInspect()
  await openBoardChoices()
  await page.getByLabelText('6 nodes', { exact: true }).click()
  await page.getByLabelText('Put red stones').click()
  for (const name of ['a1', 'b1', 'b3', 'b4']) await node(name).click()
  await expect.element(page.getByText('0 ways: none is left to three sides')).toBeVisible()
})
