/** What a match has shown so far. All that is inferred counts whole pairs of games. */
import { parseMove, parsePosition } from '../game/notation.ts'
import { PLAYERS } from '../game/player.ts'
import { meanCount, type Estimate, type Tally } from '../math/statistics.ts'
import { distinctGames, type DistinctGames, type PlayedGame } from './duplicates.ts'
import { rateAfterTest } from './after-test.ts'
import { rateAtEveryMoment } from './every-moment.ts'
import { contestantOf, isWonByFirst, type MatchGame } from './match.ts'
import type { PairScores } from './pair-scores.ts'
import { sequentialTest, type Hypotheses, type SequentialState } from './sequential-test.ts'
import { eloOfEstimate, rateOfPairs } from './win-rate.ts'

export interface MatchEstimate {
  /** Share of wins. */
  readonly rate: Estimate
  readonly elo: Estimate
}

export interface MatchResult {
  /** Whole pairs, from the first contestant's side. */
  readonly pairs: PairScores
  /** The first contestant's, by the colour played, in whole pairs. */
  readonly byColour: readonly { readonly wins: number; readonly games: number }[]
  /**
   * The first contestant's, with intervals that hold at every moment, however long the match goes on; null before the first
   * pair. Where a test has ended the match the values are corrected for that.
   */
  readonly atEveryMoment: MatchEstimate | null
  /** As observed, with the intervals that hold if so many pairs were settled beforehand; null where a test may end the match. */
  readonly fixedSample: MatchEstimate | null
  readonly distinct: DistinctGames
  /** Wins thrown in a game, by contestant; null where the match is not judged. */
  readonly thrown: readonly (Estimate | null)[]
  /** Null where nothing is tested. */
  readonly test: SequentialState | null
}

/** The games of the pairs that are whole, in order. */
export function wholePairs(games: Iterable<MatchGame>): MatchGame[] {
  const byNumber = new Map([...games].map((game) => [game.number, game]))
  return [...byNumber.values()].filter(({ number }) => byNumber.has(number ^ 1)).sort((a, b) => a.number - b.number)
}

/** @param games whole pairs, in order */
export function scoresOf(games: readonly MatchGame[]): PairScores {
  const scores = { lost: 0, split: 0, won: 0 }
  for (let i = 0; i < games.length; i += 2) scores[scoreOf(games[i], games[i + 1])]++
  return scores
}

function scoreOf(one: MatchGame, other: MatchGame): keyof PairScores {
  return (['lost', 'split', 'won'] as const)[Number(isWonByFirst(one)) + Number(isWonByFirst(other))]
}

/** How many wins a contestant threw in the two games of each pair, by the pair's number; none where the match is not judged. */
export function thrownInPairs(whole: readonly MatchGame[], contestant: 0 | 1): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { number, opening, thrown } of whole) {
    if (thrown === undefined) continue
    // Moves are made in turn.
    const first = contestantOf(parsePosition(opening).toMove, number) === contestant ? 0 : 1
    counts.set(number >> 1, (counts.get(number >> 1) ?? 0) + thrown.filter((index) => index % 2 === first).length)
  }
  return counts
}

/**
 * Wins thrown in a game; null where no game is judged. Pairs of one number have the same opening, in which winning may be
 * easy or hard: they count as one.
 *
 * @param matches of each match the wins thrown by pairs
 */
export function thrownPerGame(matches: readonly ReadonlyMap<number, number>[]): Estimate | null {
  const byOpening = new Map<number, Tally>()
  for (const [pair, thrown] of matches.flatMap((match) => [...match])) {
    const { count, of } = byOpening.get(pair) ?? { count: 0, of: 0 }
    byOpening.set(pair, { count: count + thrown, of: of + 2 })
  }
  return byOpening.size === 0 ? null : meanCount([...byOpening.values()])
}

/**
 * Watches for the end of a sequential test of a match that is being played. The pairs are taken one after the other in
 * order, each once, so that the end is the same however the games come in.
 */
export class SequentialWatch {
  private readonly scores = { lost: 0, split: 0, won: 0 }
  private pairs = 0
  private isDecided = false

  constructor(private readonly hypotheses: Hypotheses) {}

  /** @returns the pairs that it took to come to a verdict; null while the test goes on or a pair before is missing */
  look(games: ReadonlyMap<number, MatchGame>): number | null {
    while (!this.isDecided) {
      const [one, other] = [games.get(2 * this.pairs), games.get(2 * this.pairs + 1)]
      if (one === undefined || other === undefined) return null
      this.scores[scoreOf(one, other)]++
      this.pairs++
      this.isDecided = sequentialTest(this.hypotheses, this.scores).verdict !== 'continue'
    }
    return this.pairs
  }
}

/** The same of games that are all there. */
export function pairsToVerdict(games: readonly MatchGame[], hypotheses: Hypotheses): number | null {
  return new SequentialWatch(hypotheses).look(new Map(games.map((game) => [game.number, game])))
}

/**
 * The games that count, in order: of whole pairs, and of a match with a sequential test those before its verdict. On
 * several cores more may have been played.
 *
 * @param games in any order
 * @param hypotheses of a sequential test; null for none
 */
export function countedGames(games: Iterable<MatchGame>, hypotheses: Hypotheses | null): MatchGame[] {
  const whole = wholePairs(games)
  const ending = hypotheses && pairsToVerdict(whole, hypotheses)
  return ending === null ? whole : whole.slice(0, 2 * ending)
}

/** @param games of one match; see `countedGames` */
export function resultOf(games: Iterable<MatchGame>, hypotheses: Hypotheses | null): MatchResult {
  const counted = countedGames(games, hypotheses)
  const pairs = scoresOf(counted)
  const test = hypotheses && sequentialTest(hypotheses, pairs)
  const isNothing = counted.length === 0
  const byColour = PLAYERS.map((colour) => {
    const own = counted.filter(({ number }) => contestantOf(colour, number) === 0)
    return { wins: own.filter(isWonByFirst).length, games: own.length }
  })
  return {
    ...{ pairs, byColour, test },
    atEveryMoment: isNothing ? null : withElo(hypotheses && test?.verdict !== 'continue' ? corrected(hypotheses, pairs) : rateAtEveryMoment(pairs)),
    fixedSample: isNothing || hypotheses !== null ? null : withElo(rateOfPairs(pairs)),
    // Takes longer than all the rest, and is not always asked for.
    get distinct() {
      return distinctGames(counted.map(nodesOfGame))
    },
    thrown: ([0, 1] as const).map((contestant) => thrownPerGame([thrownInPairs(counted, contestant)])),
  }
}

/** The interval holds at the moment that a test chose as well; the observed rate is biased then. */
function corrected(hypotheses: Hypotheses, pairs: PairScores): Estimate {
  const { lower, upper } = rateAtEveryMoment(pairs)
  return { value: Math.min(upper, Math.max(lower, rateAfterTest(hypotheses, pairs))), lower, upper }
}

function withElo(rate: Estimate): MatchEstimate {
  return { rate, elo: eloOfEstimate(rate) }
}

/** Who is stronger, as far as can be said at any moment: only an interval that holds at every moment, on one side of a half, says so. */
export function strongerOf({ atEveryMoment }: Pick<MatchResult, 'atEveryMoment'>): 0 | 1 | null {
  if (atEveryMoment === null) return null
  const { lower, upper } = atEveryMoment.rate
  return lower > 1 / 2 ? 0 : upper < 1 / 2 ? 1 : null
}

function nodesOfGame({ opening, moves }: MatchGame): PlayedGame {
  const position = parsePosition(opening)
  return { opening: position, moves: moves.map((name) => parseMove(position.board, name)) }
}
