/** The mistakes of one's own games, corrected and come back on their day. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { parseMove } from '../../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../../src/engine/game/position.ts'
import { oracleOf } from '../../../../../src/engine/solver/oracle.ts'
import { button, node, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 5, 12) }))
afterEach(() => vi.useRealTimers())

const mistakes = () => region('My mistakes')
const says = (words: string) => expect.element(mistakes()).toHaveTextContent(words)

/** Red's sixth move gave the win away. */
const MOVES = ['c1', 'd3', 'c4', 'd1', 'd4', 'd15', 'c3', 'd13', 'd14', 'd12', 'b4']

async function open(): Promise<void> {
  const nodes = MOVES.map((move, i) => `;${i % 2 === 0 ? 'B' : 'W'}[${move}]`).join('')
  const played = 'PLAYED[1]SEAT[first]OPPONENT[random]ENDED[2026-03-04T18:20:00.000Z]RATED[1]MISTAKES[11]'
  const game = `(;FF[4]GM[531]CA[UTF-8]SZ[4]PB[You]PW[random]RE[W+R]CREATED[2026-03-04T18:20:00.000Z]${played}${nodes})`
  await showApp('#learn/mistakes', { documents: { games: { mine: game } } })
  await says('Your move was b4.')
}

/** Plays the move that keeps the win, and returns after how many days it is asked for again. */
async function correct(): Promise<number> {
  await open()
  const before = MOVES.slice(0, -1).reduce(
    (position, move) => play(position, parseMove(position.board, move)),
    emptyPosition(4),
  )
  await node(before.board.names[oracleOf(4).bestMove(before).node]).click()
  await expect.element(mistakes().getByRole('status')).toHaveTextContent('keeps the win')
  await expect.element(mistakes()).toHaveTextContent(/It comes back in \d+ days/)
  return Number(/It comes back in (\d+) days/.exec(mistakes().element().textContent ?? '')?.[1])
}

it('asks for a game first', async () => {
  await showApp('#learn/mistakes')
  await expect.element(page.getByRole('link', { name: 'Play a game' })).toBeVisible()
  await expect.element(button('Review your last game')).not.toBeInTheDocument()
})

it('counts what is due', async () => {
  await open()
  await expect.element(page.getByRole('tab', { name: 'My mistakes · 1' })).toBeVisible()
})

it('takes the move that keeps the win', async () => {
  await correct()
  await button('Done for today').click()
  await says('Nothing due today')
})

it('comes back on its day', async () => {
  const days = await correct()
  await button('Done for today').click()
  await says('Nothing due today')
  vi.setSystemTime(new Date(2026, 2, 5 + days, 0, 1))
  document.dispatchEvent(new Event('visibilitychange'))
  await says('Your move was b4.')
})

it('leads to its game', async () => {
  await open()
  await mistakes().getByRole('link').click()
  await expect.poll(() => location.hash).toMatch(/^#library\/mine/)
})
