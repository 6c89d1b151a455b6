/** Why a move was made, in a game against players of each kind. */
import { expect, it } from 'vitest'
import { ask, reasons, rows } from '../../browser/grounds.ts'
import { board, button, myTurn, node, pressAnyway, seat, stones } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

const status = () => reasons().getByRole('status')
const moves = () => rows('All moves')

/** Takes the first stone, which the opponent answers. Returns its move. */
async function playAgainst(opponent: string): Promise<string> {
  await showApp('')
  await seat('Blue', opponent)
  await node('a1').click()
  await expect.element(stones()).toHaveLength(2)
  await myTurn()
  return board().css('[data-owner="blue"]').element().getAttribute('data-node') ?? ''
}

async function askOf(opponent: string): Promise<string> {
  const played = await playAgainst(opponent)
  await ask()
  return played
}

it.each([
  ['Weaver', 'weighted sum', 2],
  ['Network, depth 2', 'neural network', 0],
  ['NegaScout, depth 2', 'pieces to win', 1],
])('is what %s found best, with all that it weighed', async (opponent, unit, features) => {
  const played = await askOf(opponent)
  await expect
    .element(status())
    .toHaveTextContent(new RegExp(`^${opponent} searched to depth 2 and found ${played} best: `))
  await expect.element(reasons()).toHaveTextContent(unit)
  await expect.element(moves()).toHaveLength(30)
  await expect.element(moves().first()).toHaveTextContent(`${played} played`)
  await expect.element(reasons().getByRole('img', { name: /^What each stone adds: / })).toBeVisible()
  await expect.element(rows('By groups of stones').filter({ hasText: 'Red’s stones' })).toHaveLength(1)
  await expect.element(rows('By features')).toHaveLength(features)
})

it('says that a network has no features', async () => {
  await askOf('Network, depth 2')
  await expect.element(reasons()).toHaveTextContent('A neural network has no features')
})

it('has the best line after the move', async () => {
  const played = await askOf('Weaver')
  await expect.element(reasons().getByRole('img', { name: new RegExp(`^Best line after ${played}`) })).toBeVisible()
})

it('is shown of a move that is pressed', async () => {
  await askOf('Weaver')
  const other = moves().nth(3).getByRole('button')
  const name = other.element().textContent ?? ''
  await other.click()
  await expect.element(other).toHaveAttribute('aria-pressed', 'true')
  await expect.element(reasons().getByRole('img', { name: new RegExp(`^Best line after ${name}`) })).toBeVisible()
  await expect.element(reasons().getByRole('heading', { name: new RegExp(`for ${name} is made of$`) })).toBeVisible()
})

it('is what the computer would have played in a person’s place', async () => {
  await askOf('Weaver')
  await reasons().getByText('Red a1').click()
  await expect.element(status()).toHaveTextContent(/^a1 was played by another player\. Weaver would have played /)
  await expect.element(moves()).toHaveLength(31)
})

it('stays in sight for the next move', async () => {
  await askOf('Weaver')
  await pressAnyway('Undo')
  await expect.element(stones()).toHaveLength(0)
  await seat('Blue', 'NegaScout, depth 2')
  await node('a1').click()
  await expect.element(status()).toHaveTextContent(/^NegaScout, depth 2 searched to depth 2 /)
})

it('is not there before it is asked for', async () => {
  await showApp('')
  await expect.element(reasons()).not.toBeInTheDocument()
})

it('waits for a move', async () => {
  await showApp('')
  await button('Engine').click()
  await expect.element(reasons()).toHaveTextContent('No move has been made yet')
})

it.each([
  ['Random', 'was drawn at random'],
  ['Corner-lover', 'is a habit'],
  ['Perfect play', 'comes from the book'],
  ['Rule-follower', 'is a fixed place'],
])('says of a move by %s that it %s', async (opponent, words) => {
  await playAgainst(opponent)
  const show = button('Show the reasons')
  await expect.element(status().or(show)).toBeVisible()
  if (show.query() !== null) await ask()
  await expect.element(status()).toHaveTextContent(words)
})
