/** A tournament: a match between any two of several contestants, all from the same openings, and what it shows of all. */
import type { BoardSize } from '../board.ts'
import type { Contestant, Means } from './contestant.ts'
import { cycles, type Cycle } from './cycles.ts'
import { isWonByFirst, playMatchGame, type Match, type MatchGame } from './match.ts'
import { resultOf, thrownInPairs, thrownPerGame, wholePairs, type MatchResult } from './match-result.ts'
import { ratings, type RatingGroup } from './ratings.ts'
import type { Estimate } from '../statistics.ts'

export interface Tournament extends Omit<Match, 'contestants'> {
  readonly contestants: readonly Contestant[]
  readonly boardSize: BoardSize
}

/** Two contestants by their places in the list, the lower first. */
export type Pairing = readonly [first: number, second: number]

export interface TournamentGame extends MatchGame {
  /** Of the list of pairings. */
  readonly pairing: number
}

/** Every two contestants, once. */
export function pairingsOf({ contestants }: Tournament): Pairing[] {
  return contestants.flatMap((_, first) => contestants.slice(first + 1).map((_, k) => [first, first + 1 + k] as const))
}

export function gameCount(tournament: Tournament): number {
  return pairingsOf(tournament).length * 2 * tournament.pairs
}

function matchOf({ contestants, ...rest }: Tournament, [first, second]: Pairing): Match {
  return { ...rest, contestants: [contestants[first], contestants[second]] }
}

/**
 * Plays one game of all. They are numbered so that every pairing has its first pair of games before any has its second.
 *
 * @param number from 0
 * @throws SearchStopped or SolvingStopped when `control.stop` said so
 */
export function playTournamentGame(tournament: Tournament, number: number, control: Pick<Means, 'stop'> = {}): TournamentGame {
  const pairings = pairingsOf(tournament)
  const pairing = (number >> 1) % pairings.length
  const pair = Math.floor((number >> 1) / pairings.length)
  return { pairing, ...playMatchGame(matchOf(tournament, pairings[pairing]), 2 * pair + (number % 2), control), number }
}

export interface Standing {
  /** By pairing; null where no pair of games is whole. */
  readonly matches: readonly (MatchResult | null)[]
  /** `rates[i][j]`: wins of contestant i against j. */
  readonly rates: readonly (readonly (Estimate | null)[])[]
  readonly groups: readonly RatingGroup[]
  readonly cycles: readonly Cycle[]
  /** Mean number of stones at the end of a game, by pairing; null where there is none. */
  readonly lengths: readonly (number | null)[]
  /** Wins thrown in a game, by contestant; null where the games are not judged. */
  readonly thrown: readonly (Estimate | null)[]
}

/** What the games show so far, in whatever order they came. */
export function standingOf(tournament: Tournament, games: Iterable<TournamentGame>): Standing {
  const pairings = pairingsOf(tournament)
  const byPairing: MatchGame[][] = pairings.map(() => [])
  for (const game of games) byPairing[game.pairing].push({ ...game, number: numberInMatch(game, pairings.length) })
  const whole = byPairing.map(wholePairs)
  const matches = whole.map((played) => (played.length === 0 ? null : resultOf(played, null)))
  const wins = tournament.contestants.map(() => tournament.contestants.map(() => 0))
  const rates: (Estimate | null)[][] = wins.map((row) => row.map(() => null))
  for (const [pairing, [first, second]] of pairings.entries()) {
    const rate = matches[pairing]?.rate ?? null
    if (rate === null) continue
    wins[first][second] = whole[pairing].filter(isWonByFirst).length
    wins[second][first] = whole[pairing].length - wins[first][second]
    rates[first][second] = rate
    rates[second][first] = { value: 1 - rate.value, lower: 1 - rate.upper, upper: 1 - rate.lower }
  }
  const lengths = whole.map((played) => (played.length === 0 ? null : played.reduce((sum, { moves }) => sum + moves.length + tournament.openingStones, 0) / played.length))
  const thrown = tournament.contestants.map((_, player) =>
    thrownPerGame(pairings.flatMap((pairing, i) => (pairing.includes(player) ? thrownInPairs(whole[i], player === pairing[0] ? 0 : 1) : []))),
  )
  return { matches, rates, groups: ratings(wins), cycles: cycles(rates), lengths, thrown }
}

function numberInMatch({ number }: TournamentGame, pairings: number): number {
  return 2 * Math.floor((number >> 1) / pairings) + (number % 2)
}
