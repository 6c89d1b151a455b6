/** The page counts, lists and forgets the human's games. */
import { expect, it } from 'vitest'
import { button, region } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'

const LOST = {
  date: '2026-01-02T03:04:05.678Z',
  opponent: 'attacker',
  isCast: true,
  colour: 'red',
  isWon: false,
  swapRule: false,
}
const GAMES = [
  ...[3, 4, 5, 6, 1].map((seed) => ({ ...LOST, seed, moves: ['c1', 'a1'], uncounted: null })),
  { ...LOST, seed: 2, moves: ['c2', 'a1'], uncounted: 'takenBack' },
]
const results = JSON.stringify({ format: 'poly-y results', version: 1, games: GAMES })

const yours = () => region('Your games')
const lastGames = () => yours().getByRole('list', { name: 'Last games' }).getByRole('listitem')
const open = () => showApp('#arena/players', { documents: { results: { mine: results } } })

it('counts rated games by opponent', async () => {
  await open()
  await yours().getByText('Statistics', { exact: true }).click()
  await expect.element(yours()).toHaveTextContent('Games counted5')
  await expect
    .element(yours().getByRole('row', { name: /^Attacker/ }))
    .toHaveTextContent(/^Attacker 31 nodes, three sides1354.*5$/)
})

it('calls a rating provisional at first', async () => {
  await open()
  await expect.element(yours()).toHaveTextContent('provisional: 5 of 10 rated games played')
})

it('lists the last games, and says why one does not count', async () => {
  await open()
  await expect.element(lastGames()).toHaveLength(6)
  await expect.element(lastGames().first()).toHaveTextContent(/lost.*Attacker, as Red.*a move was taken back/)
  await expect.element(lastGames().last()).toHaveTextContent(/lost.*Attacker, as Red/)
})

it('forgets all games', async () => {
  await open()
  await button('Forget all games').click()
  await expect.element(yours()).toHaveTextContent('No games yet.')
})

it('brings forgotten games back', async () => {
  await open()
  await button('Forget all games').click()
  await button('Undo that').click()
  await expect.element(lastGames()).toHaveLength(6)
})

it('leads to the openings on the board of ratings', async () => {
  await open()
  await yours().getByRole('link', { name: 'Your openings' }).click()
  await expect.poll(() => location.hash).toMatch(/^#openings\/31/)
  await expect.element(region('Board with first stones')).toBeVisible()
})
