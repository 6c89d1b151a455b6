/** A game with the mouse against one of the cast, and whether it counts. */
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import {
  button,
  headline,
  myTurn,
  newGame,
  node,
  playable,
  pressAnyway,
  region,
  seat,
  stones,
} from '../../browser/on-screen.ts'
import { restart, showApp } from '../../browser/show.tsx'

/** Whether the game counts, at the corner of the board. */
const kind = () => region('Board and turn').getByText(/\b31 nodes$/)
const card = (colour: 'Red' | 'Blue') => region(`${colour} player`)

/** Four rated games, one fewer than a rating takes. */
const FOUR = JSON.stringify({
  format: 'poly-y results',
  version: 1,
  games: Array.from({ length: 4 }, (_, seed) => ({
    date: '2026-01-02T03:04:05.678Z',
    opponent: 'attacker',
    isCast: true,
    colour: 'red',
    isWon: false,
    swapRule: false,
    seed,
    moves: ['c1', 'a1'],
    uncounted: null,
  })),
})

/** The fifth rated game, from its start. */
async function showRated(): Promise<void> {
  await showApp('', { documents: { results: { mine: FOUR } } })
  await newGame('Rated')
}

async function playAgainst(player: string): Promise<void> {
  await seat('Blue', player)
  await node('c1').click()
  await expect.element(stones()).toHaveLength(2)
  await expect.element(headline()).toHaveTextContent('Red · your move')
}

it('is casual unless asked', async () => {
  await showApp('')
  await expect.element(kind()).toHaveTextContent('it is a casual game. · 31 nodes')
})

it('counts from the first move where it is begun as rated', async () => {
  await showRated()
  await expect.element(kind()).toHaveTextContent(/^Rated game · 31 nodes$/)
})

it('has the opponent’s level and rating on its card', async () => {
  await showApp('')
  await seat('Blue', 'Attacker')
  await expect.element(card('Blue')).toHaveTextContent(/^Attackerlevel 8 · 1354/)
})

it('goes on after a restart while the computer thinks', async () => {
  const shown = await showApp('', { holdsEngine: true })
  await seat('Blue', 'Attacker')
  await node('c1').click()
  await restart(shown, '')
  await button('Go on').click()
  await expect.element(card('Blue')).toHaveTextContent('Attacker')
  await expect.element(headline()).toHaveTextContent(/^Red · your move$/)
  await expect.element(stones()).toHaveLength(2)
  await expect.element(region('Computer’s moves').css('tbody tr')).toHaveLength(1)
})

it('asks before a resignation', async () => {
  await showRated()
  await playAgainst('Attacker')
  await userEvent.keyboard('{Shift>}R{/Shift}')
  await expect.element(button('Yes, resign')).toHaveFocus()
  await expect.element(headline()).toHaveTextContent('Red · your move')
})

it('is rated at its end', async () => {
  await showRated()
  await playAgainst('Attacker')
  await userEvent.keyboard('{Shift>}R{/Shift}')
  await expect.element(button('Yes, resign')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(headline()).toHaveTextContent('You lost: you resigned')
  await expect.element(card('Red')).toHaveTextContent(/rating −?\d/)
})

it('leaves no loss by a resignation taken back', async () => {
  await showRated()
  await playAgainst('Attacker')
  await pressAnyway('Resign')
  await pressAnyway('Undo')
  await expect.element(headline()).toHaveTextContent('Red · your move')
  await expect.element(card('Red')).toHaveTextContent('Youno rating yet')
  await expect.element(kind()).toHaveTextContent('Rated game')
})

it('does not count after a move taken back', async () => {
  await showRated()
  await playAgainst('Attacker')
  await pressAnyway('Undo')
  await expect.element(kind()).toHaveTextContent('Does not count for your rating: a move was taken back.')
})

it('is played to the end with the mouse, and then rated', async () => {
  await showRated()
  await seat('Blue', 'Attacker')
  while (await myTurn()) {
    const before = stones().elements().length
    await playable().first().click()
    await expect.poll(() => stones().elements().length).toBeGreaterThan(before)
  }
  await expect.element(headline()).toHaveTextContent(/^You (win|lost): one chain/)
  await expect.element(card('Red')).toHaveTextContent(/^Yourating −?\d+ \(provisional\)/)
})
