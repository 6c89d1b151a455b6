/** Experiments along a game, over a range of stones, and from board to board. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import type { BoardSize } from '../../../../../src/engine/game/board.ts'
import { formatPosition } from '../../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../../src/engine/game/position.ts'
import { choose, expectTexts, press, study } from '../../../browser/on-screen.ts'
import { exported, form, openForm, run, setNumbers } from './on-page.ts'

const RACE = '(;FF[4]GM[531]SZ[3]RU[swap]GN[A race];B[c3];W[swap];W[b4](;B[b2];W[c1])(;B[a1]))'

async function openGame(text: string): Promise<void> {
  await openForm()
  await form().getByText('A game', { exact: true }).click()
  await form().getByLabelText('The game, as SGF or as moves').fill(text)
}

it('ask for a game', async () => {
  await openGame('')
  await expect.element(form().getByText('Choose a game of the library, or paste one.')).toBeVisible()
})

it('say why a game cannot be searched along', async () => {
  await openGame('c3 c3')
  await expect.element(form().getByText('This is not a game that can be searched: node c3 is not empty')).toBeVisible()
})

it('say how many searches a game asks for', async () => {
  await openGame(RACE)
  await expect.element(form().getByText(/^5 positions × 12 searches = 60 searches/)).toBeVisible()
})

it('say how many searches a range of stones asks for', async () => {
  await openForm()
  await choose('Board', '3 rings, 16 nodes')
  await form().getByText('Over a range of stones').click()
  await setNumbers({ 'Stones, from': 2, to: 8, 'in steps of': 3, 'Positions of each number': 4 })
  await expect.element(form().getByText(/^12 positions × 12 searches = 144 searches/)).toBeVisible()
})

/** Searches along the game above. */
const runGame = () =>
  run(
    {
      positions: { name: 'A race', start: './...../.......... r', moves: ['c3', 'swap', 'b4', 'b2', 'c1'] },
      algorithms: ['alpha-beta', 'negascout'],
      depths: [1, 2],
    },
    20,
  )

/** Searches positions of two, five and eight stones, four of each. */
const runRange = () =>
  run(
    {
      positions: { boardSize: 3, stones: 2, to: 8, step: 3, count: 4, seed: 1 },
      algorithms: ['alpha-beta'],
      depths: [2],
    },
    12,
  )

const table = () => study().getByRole('region', { name: 'As the board fills' }).getByRole('table')
const column = (number: number) => table().css(`tbody tr > :nth-child(${number})`)

it('have the name of the game', async () => {
  await runGame()
  await expect.element(study().getByRole('heading', { name: /along “A race”/ })).toBeVisible()
})

it('have a row for each move that is searched', async () => {
  await runGame()
  await expectTexts(column(1), ['1', '2', '4', '5', '6'])
})

it('have the counts of the file in the table', async () => {
  const shown = await runGame()
  const rows = csvParse(await exported(shown, 'Measurements, CSV'))
  const ofAlphaBeta = rows.filter(({ algorithm, depth }) => algorithm === 'alpha-beta' && depth === '2')
  await expectTexts(
    column(3),
    ofAlphaBeta.map(({ visited }) => visited),
  )
})

it('show the position before the first move', async () => {
  await runGame()
  await expect.element(study().getByRole('img', { name: 'The position before move 1' })).toBeVisible()
})

it('show the position of the move that keys have come to', async () => {
  await runGame()
  // The chart follows the searches once the page has time.
  await expectTexts(column(3), Array<RegExp>(5).fill(/\d/))
  ;(study().getByRole('application').element() as HTMLElement).focus()
  await press('{ArrowRight}')
  await expect.element(study().getByText('Before move 2, swap')).toBeVisible()
  await press('{ArrowRight}')
  await expect.element(study().getByText('Before move 4, b2')).toBeVisible()
})

it('show the position of a move of the table', async () => {
  await runGame()
  await table().getByRole('button', { name: 'Show the position before move 5' }).click()
  await expect.element(study().getByText('Before move 5, c1')).toBeVisible()
})

it('have a row for each number of stones, with its positions', async () => {
  await runRange()
  await expectTexts(column(1), ['2', '5', '8'])
  await expectTexts(column(2), ['4', '4', '4'])
})

it('have the positions of a range in the order of their stones', async () => {
  const shown = await runRange()
  const rows = csvParse(await exported(shown, 'Measurements, CSV'))
  expect(rows.map(({ stones }) => stones)).toEqual(['2', '5', '8'].flatMap((stones) => Array<string>(4).fill(stones)))
})

/** Searches the first moves of the smallest and the largest board. */
const runBoards = () =>
  run(
    {
      positions: [2, 7].flatMap((size) => beginnings(size as BoardSize)),
      algorithms: ['alpha-beta', 'negascout'],
      depths: [1, 2],
    },
    16,
  )

/** The empty board, and one with a stone in the centre. */
function beginnings(size: BoardSize): string[] {
  const empty = emptyPosition(size, 3)
  return [empty, play(empty, 0)].map(formatPosition)
}

const boards = () => study().getByRole('region', { name: 'From board to board' }).getByRole('table')

it('have a row for each board, with its positions', async () => {
  await runBoards()
  await expectTexts(boards().css('tbody tr > :nth-child(1)'), ['6', '106'])
  await expectTexts(boards().css('tbody tr > :nth-child(2)'), ['2', '2'])
})

it('have a line for each algorithm over the nodes of the boards', async () => {
  await runBoards()
  const chart = study().getByRole('figure', { name: 'Visited states by nodes of the board, depth 2' })
  await expect.element(chart).toBeVisible()
  expect(chart.css('path.line').elements()).toHaveLength(2)
})

it('have no summary over boards of unlike sizes', async () => {
  await runBoards()
  await expect.element(boards()).toBeVisible()
  await expect.element(study().getByRole('grid')).not.toBeInTheDocument()
})

it('say on which boards a list of positions is', async () => {
  await runBoards()
  await expect
    .element(
      study()
        .getByText(/4 given positions, on boards of 6–106 nodes/)
        .first(),
    )
    .toBeVisible()
})

it('have the nodes of each board in the file', async () => {
  const rows = csvParse(await exported(await runBoards(), 'Measurements, CSV'))
  expect(new Set(rows.map(({ nodes }) => nodes))).toEqual(new Set(['6', '106']))
})
