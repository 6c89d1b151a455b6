/** Overlays on the board of the inspector: distances to a side, and the value after each move. */
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ELEVEN_STONES, type NamedPosition, STATE_1 } from '../../../../src/engine/lab/report.ts'
import { board, choose, expectTexts, node, paste } from '../../browser/on-screen.ts'
import { openBoardChoices, openInspect } from './on-page.ts'

/** The values that lie on free nodes: no name of a node begins so. */
const values = () => board().getByText(/^[+−]?[\d∞]/)
const texts = () =>
  values()
    .elements()
    .map(({ textContent }) => textContent)

async function openDistances(): Promise<void> {
  await openInspect(STATE_1.position)
  await choose('Overlay', 'Distances to a side')
  await page.getByLabelText('Side A', { exact: true }).click()
}

it('say the distance of each free node to a side', async () => {
  await openDistances()
  await expectTexts(node('d2'), ['1'])
  await expectTexts(node('a1'), ['4'])
  await expect.element(node('a1')).toHaveAccessibleName('a1, empty, 4 stones')
})

it('say the distance of a stone, too', async () => {
  await openDistances()
  await expect.element(node('d10').getByText(/^\d$/)).toBeVisible()
})

it('have a legend of distances', async () => {
  await openDistances()
  const legend = page.getByRole('list', { name: 'Legend' })
  await expect.element(legend.getByRole('listitem').first()).toHaveTextContent(/1\s*1 stone/)
})

async function openValues({ position }: NamedPosition): Promise<void> {
  await openInspect(position)
  await choose('Overlay', 'Value after each move')
}

it('say the value after each move', async () => {
  await openValues(STATE_1)
  await expect.element(values()).toHaveLength(30)
})

it('say that there is no move once the game is over', async () => {
  await openValues(STATE_1)
  paste('./...../........../rrrr...bbb..... b')
  await expect.element(page.getByText('There is no legal move here.')).toBeVisible()
})

const network = () => page.getByText('The network’s log odds that Red wins')

async function openNetwork(): Promise<void> {
  await openValues(ELEVEN_STONES)
  await choose('Evaluator', 'Evaluator of Network, depth 3')
  await expect.element(network()).toBeVisible()
}

it('say the values of another evaluator', async () => {
  await openValues(ELEVEN_STONES)
  await expect.element(values()).toHaveLength(20)
  const own = texts()
  await choose('Evaluator', 'Evaluator of Network, depth 3')
  await expect.element(network()).toBeVisible()
  await expect.poll(texts).not.toEqual(own)
  expect(texts().length).toBe(20)
})

it('have no network of the cast on a smaller board', async () => {
  await openNetwork()
  await openBoardChoices()
  await page.getByRole('radio', { name: '16 nodes' }).click()
  await expect.element(network()).not.toBeInTheDocument()
})
