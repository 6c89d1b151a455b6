import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { playMatchGame } from '../../../src/engine/arena/match.ts'
import { resultOf } from '../../../src/engine/arena/match-result.ts'
import {
  gameCount,
  gameOf,
  numberOf,
  pairingOf,
  pairingsOf,
  standingOf,
  type Tournament,
} from '../../../src/engine/arena/tournament.ts'
import { Random } from '../math/random.ts'
import { playTournamentGame } from './tournament-game.ts'

const contestants = CAST.filter(({ name }) => ['random', 'greedy', 'distracted', 'report-2'].includes(name))
const TOURNAMENT: Tournament = { contestants, boardSize: 4, pairs: 6, openingStones: 2, seed: 3 }
const GAMES = Array.from({ length: gameCount(TOURNAMENT) }, (_, number) => playTournamentGame(TOURNAMENT, number))

describe('a tournament', () => {
  it('plays the match of every two, as it would be played alone', () => {
    const pairings = pairingsOf(TOURNAMENT)
    expect(pairings).toHaveLength(6)
    expect(GAMES).toHaveLength(6 * 12)
    for (const [pairing, [first, second]] of pairings.entries()) {
      const match = { ...TOURNAMENT, contestants: [contestants[first], contestants[second]] as const }
      const alone = Array.from({ length: 12 }, (_, number) => playMatchGame(match, number))
      const own = GAMES.filter(({ number }) => pairingOf(TOURNAMENT, number) === pairing)
      expect(own.map(({ opening, moves, winner }) => ({ opening, moves, winner }))).toEqual(
        alone.map(({ opening, moves, winner }) => ({ opening, moves, winner })),
      )
      expect(standingOf(TOURNAMENT, GAMES).matches[pairing]).toEqual(resultOf(alone, null))
    }
  })

  it('has every pairing play a pair before any plays its second', () => {
    expect(GAMES.slice(0, 12).map(({ number }) => pairingOf(TOURNAMENT, number))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ])
    expect(GAMES.map(({ number }) => number)).toEqual([...GAMES.keys()])
  })

  it('numbers a game of a match as it finds the match of a game', () => {
    for (const { number } of GAMES) {
      const { number: ofMatch } = gameOf(TOURNAMENT, number)
      expect(numberOf(TOURNAMENT, pairingsOf(TOURNAMENT)[pairingOf(TOURNAMENT, number)], ofMatch)).toBe(number)
    }
  })

  it('stands the same in whatever order the games came', () => {
    expect(standingOf(TOURNAMENT, new Random(1).shuffled(GAMES))).toEqual(standingOf(TOURNAMENT, GAMES))
  })

  it('tells rates from both sides, ratings of all, and how long the games were', () => {
    const { rates, groups, lengths } = standingOf(TOURNAMENT, GAMES)
    for (const [i, row] of rates.entries())
      for (const [j, rate] of row.entries()) {
        if (i === j) expect(rate).toBeNull()
        else expect((rate?.value ?? NaN) + (rates[j][i]?.value ?? NaN)).toBe(1)
        if (rate !== null) expect(rate.lower).toBeLessThanOrEqual(rate.value)
      }
    expect(groups.flatMap(({ members }) => members.map(({ player }) => player)).toSorted()).toEqual([0, 1, 2, 3])
    const first = GAMES.filter(({ number }) => pairingOf(TOURNAMENT, number) === 0)
    expect(lengths[0]).toBeCloseTo(2 + first.reduce((sum, { moves }) => sum + moves.length, 0) / first.length, 10)
  })

  it('says nothing of those who have not met', () => {
    const { matches, rates, groups } = standingOf(TOURNAMENT, GAMES.slice(0, 3))
    expect(matches.map((match) => match !== null)).toEqual([true, false, false, false, false, false])
    expect(rates[0][2]).toBeNull()
    expect(groups.flatMap(({ members }) => members)).toHaveLength(4)
  })
})
