/** What a contest shows as figures. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { CAST } from '../../../../../src/engine/arena/cast.ts'
import type { MatchGame } from '../../../../../src/engine/arena/match.ts'
import { gameCount, standingOf, type Tournament } from '../../../../../src/engine/arena/tournament.ts'
import { MatchView } from '../../../../../src/renderer/pages/arena/contests/match-view.tsx'
import { createNoticeStore } from '../../../../../src/renderer/platform/notice.tsx'
import { pageOf } from '../../documents/pages.ts'
import { playTournamentGame } from '../../../../engine/arena/tournament-game.ts'
import { winsInHundred } from '../../../../../src/engine/arena/cycles.ts'
import { fetchLaterTexts } from '../../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchLaterTexts()

const CONTEST: Tournament = { contestants: CAST.slice(0, 2), boardSize: 2, pairs: 20, openingStones: 0, seed: 1 }

/** A game that the first contestant wins, or the second. */
const game = (number: number, isWon: boolean): MatchGame => ({ number, opening: './..... r', moves: ['a1'], winner: isWon === (number % 2 === 0) ? 'red' : 'blue' })

it('the two rates of a match add up to a hundred as they are written', () => {
  // 11 of 40: in whole per cents both halves would be rounded up.
  const games = Array.from({ length: 40 }, (_, number) => game(number, number < 11))
  const record = { name: 'x', created: '2026-01-02T03:04:05.678Z', app: '0', tournament: CONTEST, test: null, games }
  const page = pageOf({ notice: createNoticeStore(null) }, () => createElement(MatchView, { record, isRunning: false }))
  const written = [...page.matchAll(/<strong class="number[^"]*">([\d.]+)%<\/strong>/g)].map(([, figure]) => Number(figure))
  expect(written).toEqual([27.5, 72.5])
})

it('the wins of two contestants against each other add up to a hundred in the cross table', () => {
  // With eight pairs of games this number of wins is half a per cent from any whole per cent.
  const tournament: Tournament = { contestants: CAST.filter(({ name }) => ['random', 'greedy', 'edge-walker'].includes(name)), boardSize: 2, pairs: 4, openingStones: 0, seed: 3 }
  const { rates } = standingOf(tournament, Array.from({ length: gameCount(tournament) }, (_, number) => playTournamentGame(tournament, number)))
  const halves = rates.flat().filter((rate) => rate !== null && (100 * rate.value) % 1 === 0.5)
  expect(halves.length).toBeGreaterThan(0)
  for (const [row, column] of [[0, 1], [0, 2], [1, 2]]) {
    const value = rates[row][column]?.value ?? NaN
    expect(winsInHundred(rates, row, column) + winsInHundred(rates, column, row)).toBe(100)
    expect(Math.abs(winsInHundred(rates, row, column) - 100 * value)).toBeLessThanOrEqual(0.5)
  }
})
