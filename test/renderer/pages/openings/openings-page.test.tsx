/** The page of openings: what is known of each first stone, and the games of one's own that began with it. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { NO_INFO } from '../../../../src/engine/game/game-tree.ts'
import { addMove, newGame, resign } from '../../../../src/engine/game/game.ts'
import { parseMove } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import { board, button, headline, node, playable, press, region, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

afterEach(() => page.viewport(1280, 820))

const stone = (name: string) => region(`First stone ${name}`)
const yours = (nodes: string) => region(`Your games from ${nodes}`)
const fair = () => region('Fair first stones')

type Shown = Awaited<ReturnType<typeof showApp>>

let seed = 0

/** Keeps a game of these moves against the first level, in which the person had Red and won or lost by resignation. */
async function keep({ app }: Shown, moves: string, isWon: boolean, size: 4 | 7 = 4): Promise<void> {
  const start = emptyPosition(size)
  const game = moves
    .split(' ')
    .reduce((game, name) => addMove(game, parseMove(start.board, name)), newGame(start, false))
  const played = {
    seed: ++seed,
    seat: 'first',
    opponent: 'greedy',
    ended: `2026-03-0${seed}T12:00:00.000Z`,
    isRated: false,
    isStarred: false,
    mistakes: null,
  } as const
  await app.library.add(fromGame(resign(game, isWon ? 'blue' : 'red'), { ...NO_INFO, played }))
}

it('shows how often Red won after a stone that is pressed, or chosen by the keyboard', async () => {
  await showApp('#openings')
  await expect.element(stone('e3')).toHaveTextContent('fair first stone: Red won 51 of 100 games after it (41% to 61%)')
  await expect.element(stone('e3')).toHaveTextContent('95% interval of a fixed number of independent games')
  await expect.element(stone('e3')).toHaveTextContent('The same by symmetry: e7, e11, e15, and e19')
  await node('c1').click()
  await expect.element(stone('c1')).toHaveTextContent('Red won 71 of 100 games after it')
  await expect.element(stone('c1')).toHaveTextContent('the other player would swap')
  ;(node('c1').element() as SVGElement).focus()
  await press('{ArrowUp}{Enter}')
  await expect.element(stone('d1')).toHaveTextContent('Red won 62 of 100 games after it')
  await expect.element(node('d1')).toHaveAccessibleName(/chosen, Red won 62 of 100/)
  await expect.poll(() => location.hash).toBe('#openings/106/d1')
})

it('lists the fair first stones, the fairest first, and marks the image of the one chosen', async () => {
  await showApp('#openings/106/e7')
  const rows = () => fair().getByRole('button').elements()
  expect(rows().map(({ textContent }) => textContent?.slice(0, 2))).toEqual('e3 g1 f2 g3 g2 a1 f1 g4'.split(' '))
  expect(rows().map((row) => row.ariaPressed)).toEqual(['true', ...Array<string>(7).fill('false')])
  await fair().getByRole('button', { name: /^g1/ }).click()
  await expect.element(stone('g1')).toHaveTextContent('Red won 49 of 100')
})

it('says of each first stone on 31 nodes what the oracle says', async () => {
  await showApp('#openings/31')
  await expect.element(stone('a1')).toHaveTextContent('Blue wins · with c1')
  await expect.element(stone('a1')).toHaveTextContent('Proven')
  await expect.element(region('All first stones')).toHaveTextContent('Red’s moves: 30 win, 1 lose.')
  const start = emptyPosition(4)
  for (const [first, name] of start.board.names.entries()) {
    const isWon = oracleOf(4).winnerWithBestPlay(play(start, first)) === 'red'
    await expect.element(node(name)).toHaveAccessibleName(isWon ? /winning move/ : /losing move/)
  }
})

it('has the swap map of 31 nodes under three corners, too', async () => {
  await showApp('#openings/31')
  await page.getByRole('radiogroup', { name: 'Who wins' }).getByText('Three corners').click()
  await expect.element(stone('d1')).toHaveTextContent('Red won 82 of 200 games after it')
  await expect.poll(() => location.hash).toBe('#openings/31/three-corners/d1')
  await page.getByRole('radiogroup', { name: 'Nodes' }).getByText('51').click()
  await expect.element(stone('e2')).toHaveTextContent('Red won 46 of 100')
})

it('begins a game with the stone, against who sat there, who may swap', async () => {
  const { app } = await showApp('#openings/106/g3')
  await button('Play from g3').click()
  await expect.poll(() => location.hash).toBe('')
  await expect.element(headline()).toBeVisible()
  const { game, seats, isCasual } = app.match.getState()
  expect([game.start.board.nodeCount, game.start.cornersToWin, game.swapRule, isCasual]).toEqual([106, 3, true, true])
  expect(game.start.board.names[game.moves[0] as number]).toBe('g3')
  expect([seats.first.human, seats.second.human]).toEqual([true, false])
})

it('lists own games that began with an image of the stone, and opens one in Review', async () => {
  const shown = await showApp('#openings/31/d4')
  await expect.element(yours('d4')).toHaveTextContent('No finished game of yours')
  await keep(shown, 'd1 a1', true)
  await keep(shown, 'd7 a1 b1', false)
  await keep(shown, 'c1 a1', true)
  await keep(shown, 'd4 a1', true, 7)
  await expect.element(yours('d4')).toHaveTextContent('1 of 2 won')
  const [last, first] = yours('d4').getByRole('listitem').elements()
  expect([last.textContent, first.textContent]).toEqual([
    expect.stringMatching(/lost to Greedy, 3 moves.*Mar 2/),
    expect.stringMatching(/won against Greedy, 2 moves.*Mar 1/),
  ])
  await yours('d4').getByRole('link').first().click()
  await expect.poll(() => location.hash).toMatch(/^#library\//)
})

it('walks on through the moves that followed, and back', async () => {
  const shown = await showApp('#openings/31/d4')
  await keep(shown, 'd1 a1 b1', true)
  await keep(shown, 'd7 a1', false)
  await yours('d4')
    .getByRole('row', { name: /^a1 2 1 1/ })
    .getByRole('button')
    .click()
  await expect.element(yours('d4 a1')).toHaveTextContent('1 of 2 won')
  await expect.element(stones()).toHaveLength(2)
  await expect.element(playable()).toHaveLength(1)
  await playable().click()
  await expect.element(region(/^Your games from d4 a1 b\d$/)).toHaveTextContent('1 of 1 won')
  await expect.element(stones()).toHaveLength(3)
  await button('d4').click()
  await expect.element(stones()).toHaveLength(0)
  await expect.element(board()).toBeVisible()
})

it('belongs to the library, whose head leads there', async () => {
  await showApp('#library')
  await page.getByRole('main').getByRole('link', { name: 'Openings' }).click()
  await expect.element(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeVisible()
  await expect
    .element(page.getByRole('navigation').getByRole('link', { name: 'Library' }))
    .toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Library' }).click()
  await expect.poll(() => location.hash).toBe('#library')
})
