/** A contest's figures agree: rates add up to a hundred, and no loss is rounded away. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { CAST } from '../../../../../src/engine/arena/cast.ts'
import type { MatchGame } from '../../../../../src/engine/arena/match.ts'
import { gameCount, standingOf, type Tournament } from '../../../../../src/engine/arena/tournament.ts'
import { MatchView } from '../../../../../src/renderer/pages/arena/contests/match-view.tsx'
import { createNoticeStore } from '../../../../../src/renderer/platform/notice.tsx'
import { pageOf } from '../../documents/pages.ts'
import { playTournamentGame } from '../../../../engine/arena/tournament-game.ts'
import { pairsToVerdict, upToVerdict } from '../../../../../src/engine/arena/match-result.ts'
import { CONTESTS } from '../../../../../src/renderer/model/studies/contest/contests.ts'
import { roundedWins } from '../../../../../src/engine/arena/cycles.ts'
import { fetchTexts, PARTS } from '../../../../../src/renderer/language/i18n.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

const CONTEST: Tournament = { contestants: CAST.slice(0, 2), boardSize: 2, pairs: 20, openingStones: 0, seed: 1 }

/** A game that the first contestant wins, or the second. */
const game = (number: number, isWon: boolean): MatchGame => ({
  number,
  opening: './..... r',
  moves: ['a1'],
  winner: isWon === (number % 2 === 0) ? 'red' : 'blue',
})

it('the two rates of a match add up to a hundred as they are written', () => {
  // 11 of 40: in whole per cents both halves would be rounded up.
  const games = Array.from({ length: 40 }, (_, number) => game(number, number < 11))
  const record = { name: 'x', created: '2026-01-02T03:04:05.678Z', app: '0', tournament: CONTEST, test: null, games }
  const page = pageOf({ notice: createNoticeStore(null) }, () => createElement(MatchView, { record, isRunning: false }))
  const written = [...page.matchAll(/<strong class="number[^"]*">([\d.]+)%<\/strong>/g)].map(([, figure]) =>
    Number(figure),
  )
  expect(written).toEqual([27.5, 72.5])
})

it('the wins of two contestants against each other add up to a hundred in the cross table', () => {
  // With eight pairs of games this number of wins is half a per cent from any whole per cent.
  const tournament: Tournament = {
    contestants: CAST.filter(({ name }) => ['random', 'greedy', 'edge-walker'].includes(name)),
    boardSize: 2,
    pairs: 4,
    openingStones: 0,
    seed: 3,
  }
  const { rates } = standingOf(
    tournament,
    Array.from({ length: gameCount(tournament) }, (_, number) => playTournamentGame(tournament, number)),
  )
  const halves = rates.flat().filter((rate) => rate !== null && (100 * rate.value) % 1 === 0.5)
  expect(halves.length).toBeGreaterThan(0)
  for (const [row, column] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ]) {
    const value = rates[row][column]?.value ?? NaN
    expect(100 * roundedWins(rates, row, column) + 100 * roundedWins(rates, column, row)).toBeCloseTo(100, 9)
    expect(Math.abs(100 * roundedWins(rates, row, column) - 100 * value)).toBeLessThanOrEqual(0.5 + 1e-9)
  }
})

it('one game lost of five hundred is not rounded away in the cross table', () => {
  const all = [
    [null, { value: 0.998, lower: 0.97, upper: 0.999 }],
    [{ value: 0.002, lower: 0.001, upper: 0.03 }, null],
  ]
  expect([roundedWins(all, 0, 1), roundedWins(all, 1, 0)]).toEqual([0.998, 0.002])
})

it('a match that its test has ended shows one set of games: in the headline, the chart and the list', () => {
  // Six games had begun on other cores when the test decided.
  const contestants = ['greedy', 'random'].map((name) => CAST.find((one) => one.name === name) ?? expect.fail(name))
  const tournament: Tournament = { contestants, boardSize: 4, pairs: 60, openingStones: 3, seed: 1 }
  const test = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 }
  const all = Array.from({ length: 60 }, (_, number) => playTournamentGame(tournament, number))
  const ending = 2 * (pairsToVerdict(all, test) ?? expect.fail('no verdict'))
  const record = {
    name: 'x',
    created: '2026-01-02T03:04:05.678Z',
    app: '0',
    tournament,
    test,
    games: all.slice(0, ending + 6),
  }
  const page = pageOf({ notice: createNoticeStore(null) }, () => createElement(MatchView, { record, isRunning: false }))
  expect(CONTESTS.progress(record)).toMatchObject({ done: ending, isOver: true })
  expect(CONTESTS.progressWords.done?.(record, CONTESTS.progress(record))).toBe(
    `Decided after ${ending} of 120 games. 6 more games were under way and count nowhere.`,
  )
  expect(upToVerdict(record.games, test)).toEqual(all.slice(0, ending))
  expect(page).toContain(`${ending / 2} pairs of games`)
  const columns = [...page.matchAll(/, (\d+) of (\d+), 95% interval/g)].map(([, , of]) => Number(of))
  expect(Math.max(...columns)).toBe(ending)
})
