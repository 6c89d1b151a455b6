/**
 * A tournament: a match between any two of several contestants, all from the same openings. With two contestants it is
 * a match.
 */
import type { Contestant } from './contestant.ts'
import { cycles, type Cycle } from './cycles.ts'
import { isWonByFirst, type Match, type MatchGame } from './match.ts'
import { resultOf, blundersInPairs, blundersPerGame, wholePairs, type MatchResult } from './match-result.ts'
import type { WinTable } from './bradley-terry.ts'
import { ratings, type RatingGroup } from './ratings.ts'
import type { Estimate } from '../math/statistics.ts'

export interface Tournament extends Omit<Match, 'contestants'> {
  readonly contestants: readonly Contestant[]
}

/** Two contestants by their places in the list, the lower first. */
export type Pairing = readonly [first: number, second: number]

/** All pairs of contestants. */
export function pairingsOf({ contestants }: Tournament): Pairing[] {
  return contestants.flatMap((_, first) => contestants.slice(first + 1).map((_, k) => [first, first + 1 + k] as const))
}

function pairingCount({ contestants: { length } }: Tournament): number {
  return (length * (length - 1)) / 2
}

export function gameCount(tournament: Tournament): number {
  return pairingCount(tournament) * 2 * tournament.pairs
}

/** The match that a game belongs to, and its number there. */
export interface GameOfMatch {
  readonly match: Match
  readonly number: number
}

/**
 * A game of the tournament. Games are numbered so that every pairing has its first pair before any has its second.
 *
 * @param number from 0
 */
export function gameOf({ contestants, ...rest }: Tournament, number: number): GameOfMatch {
  const tournament = { contestants, ...rest }
  const [first, second] = pairingsOf(tournament)[pairingOf(tournament, number)]
  return {
    match: { ...rest, contestants: [contestants[first], contestants[second]] },
    number: numberInMatch(tournament, number),
  }
}

/** The pairing that plays a game. */
export function pairingOf(tournament: Tournament, number: number): number {
  return (number >> 1) % pairingCount(tournament)
}

/** The pair of its match that a game belongs to, from 0; all matches have the same openings. */
export function pairOf(tournament: Tournament, number: number): number {
  return Math.floor((number >> 1) / pairingCount(tournament))
}

/** The number in the tournament of a game of two contestants, the inverse of `gameOf`. */
export function numberOf(tournament: Tournament, [first, second]: Pairing, ofMatch: number): number {
  const { length } = tournament.contestants
  // The place of the two in `pairingsOf`: before them stand all pairs of the contestants before the first.
  const pairing = (first * (2 * length - first - 1)) / 2 + second - first - 1
  return 2 * ((ofMatch >> 1) * pairingCount(tournament) + pairing) + (ofMatch % 2)
}

function numberInMatch(tournament: Tournament, number: number): number {
  return 2 * pairOf(tournament, number) + (number % 2)
}

export interface Standing {
  /** By pairing; null where no pair of games is whole. */
  readonly matches: readonly (MatchResult | null)[]
  /** `rates[i][j]`: wins of contestant i against j, with anytime-valid intervals. */
  readonly rates: readonly (readonly (Estimate | null)[])[]
  readonly groups: readonly RatingGroup[]
  readonly cycles: readonly Cycle[]
  /** Mean number of stones at the end of a game, by pairing; null where there is none. */
  readonly lengths: readonly (number | null)[]
  /** Blunders per game, by contestant; null if the games are not judged. */
  readonly thrown: readonly (Estimate | null)[]
}

/** The standing after these games, in any order. */
export function standingOf(tournament: Tournament, games: Iterable<MatchGame>): Standing {
  const pairings = pairingsOf(tournament)
  const byPairing: MatchGame[][] = pairings.map(() => [])
  for (const game of games)
    byPairing[pairingOf(tournament, game.number)].push({ ...game, number: numberInMatch(tournament, game.number) })
  const whole = byPairing.map(wholePairs)
  const matches = whole.map((played) => (played.length === 0 ? null : resultOf(played, null)))
  const rates: (Estimate | null)[][] = tournament.contestants.map(() => tournament.contestants.map(() => null))
  for (const [pairing, [first, second]] of pairings.entries()) {
    const rate = matches[pairing]?.atEveryMoment?.rate ?? null
    if (rate === null) continue
    rates[first][second] = rate
    rates[second][first] = { value: 1 - rate.value, lower: 1 - rate.upper, upper: 1 - rate.lower }
  }
  const lengths = whole.map((played) =>
    played.length === 0
      ? null
      : played.reduce((sum, { moves }) => sum + moves.length + tournament.openingStones, 0) / played.length,
  )
  const thrown = tournament.contestants.map((_, player) =>
    blundersPerGame(
      pairings.flatMap((pairing, i) =>
        pairing.includes(player) ? [blundersInPairs(whole[i], player === pairing[0] ? 0 : 1)] : [],
      ),
    ),
  )
  return {
    matches,
    rates,
    groups: ratings(tournament.contestants.length, winsByOpening(tournament, whole)),
    cycles: cycles(rates),
    lengths,
    thrown,
  }
}

/** The table of wins from each opening. */
function winsByOpening(tournament: Tournament, whole: readonly (readonly MatchGame[])[]): WinTable[] {
  const tables = new Map<number, number[][]>()
  for (const [pairing, [first, second]] of pairingsOf(tournament).entries())
    for (const game of whole[pairing]) {
      const wins = tables.get(game.number >> 1) ?? tournament.contestants.map(() => tournament.contestants.map(() => 0))
      tables.set(game.number >> 1, wins)
      if (isWonByFirst(game)) wins[first][second]++
      else wins[second][first]++
    }
  // In order of the openings, so that sums come out the same to the last digit however the games came in.
  return [...tables].sort(([a], [b]) => a - b).map(([, wins]) => wins)
}
