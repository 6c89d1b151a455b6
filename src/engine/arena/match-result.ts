/** The result of a match so far. All inference is from whole pairs of games. */
import { COLOURS } from '../game/colour.ts'
import { moveNamed } from '../game/game.ts'
import { parsePosition } from '../game/notation.ts'
import { meanCount, type Estimate, type Tally } from '../math/statistics.ts'
import { distinctGames, type DistinctGames, type PlayedGame } from './duplicates.ts'
import { rateAfterTest } from './after-test.ts'
import { anytimeRate } from './anytime-rate.ts'
import { beginnerOf, contestantOf, isWonByFirst, type MatchGame } from './match.ts'
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
  /** The first contestant's wins by the colour that it had at the end, in whole pairs. */
  readonly byColour: readonly { readonly wins: number; readonly games: number }[]
  /**
   * Estimates for the first contestant, with anytime-valid intervals (`anytime-rate.ts`); null before the first pair.
   * If a test has ended the match, the values are median-unbiased estimates (`after-test.ts`).
   */
  readonly atEveryMoment: MatchEstimate | null
  /**
   * The values observed, with intervals that hold if the number of pairs was fixed beforehand; null if a test may end
   * the match.
   */
  readonly fixedSample: MatchEstimate | null
  readonly distinct: DistinctGames
  /** Blunders per game, by contestant; null if the match is not judged. */
  readonly thrown: readonly (Estimate | null)[]
  /** The sequential test after these games; null if the match has none. */
  readonly test: SequentialState | null
}

/** The games of whole pairs, in order. */
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

/** A contestant's blunders in both games of each pair, by the pair's number; empty if the match is not judged. */
export function blundersInPairs(whole: readonly MatchGame[], contestant: 0 | 1): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { number, opening, thrown } of whole) {
    if (thrown === undefined) continue
    // Players move in turn, and a swap is a move.
    const first = beginnerOf(parsePosition(opening).toMove, number) === contestant ? 0 : 1
    counts.set(number >> 1, (counts.get(number >> 1) ?? 0) + thrown.filter((index) => index % 2 === first).length)
  }
  return counts
}

/**
 * Blunders per game; null if no game is judged. Pairs of the same number have the same opening, which may be easy or
 * hard to win, so they count as one.
 *
 * @param matches for each match, blunders by pair
 */
export function blundersPerGame(matches: readonly ReadonlyMap<number, number>[]): Estimate | null {
  const byOpening = new Map<number, Tally>()
  for (const [pair, thrown] of matches.flatMap((match) => [...match])) {
    const { count, of } = byOpening.get(pair) ?? { count: 0, of: 0 }
    byOpening.set(pair, { count: count + thrown, of: of + 2 })
  }
  return byOpening.size === 0 ? null : meanCount([...byOpening.values()])
}

/**
 * Watches a match in progress for the end of its sequential test. Pairs are taken in order, each once, so the end does
 * not depend on the order in which games finish.
 */
export class SequentialWatch {
  private readonly scores = { lost: 0, split: 0, won: 0 }
  private pairs = 0
  private isDecided = false

  constructor(private readonly hypotheses: Hypotheses) {}

  /** @returns the number of pairs up to the verdict; null while the test goes on, or an earlier pair is missing */
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

/** The number of pairs up to the verdict among these games; null if there is none. */
export function pairsToVerdict(games: readonly MatchGame[], hypotheses: Hypotheses): number | null {
  return new SequentialWatch(hypotheses).look(new Map(games.map((game) => [game.number, game])))
}

/**
 * All games, in any order, but for those after the verdict of a sequential test: on several cores more may have been
 * played.
 *
 * @param hypotheses of a sequential test; null for none
 */
export function upToVerdict(games: readonly MatchGame[], hypotheses: Hypotheses | null): readonly MatchGame[] {
  const ending = hypotheses && pairsToVerdict(games, hypotheses)
  return ending === null ? games : games.filter(({ number }) => number < 2 * ending)
}

/**
 * The games that count, in order: those of whole pairs, with a sequential test only up to its verdict.
 *
 * @param games in any order
 * @param hypotheses of a sequential test; null for none
 */
export function countedGames(games: Iterable<MatchGame>, hypotheses: Hypotheses | null): MatchGame[] {
  return wholePairs(upToVerdict([...games], hypotheses))
}

/** @param games of one match; see `countedGames` */
export function resultOf(games: Iterable<MatchGame>, hypotheses: Hypotheses | null): MatchResult {
  const counted = countedGames(games, hypotheses)
  const pairs = scoresOf(counted)
  const test = hypotheses && sequentialTest(hypotheses, pairs)
  const isNothing = counted.length === 0
  const byColour = COLOURS.map((colour) => {
    const own = counted.filter((game) => contestantOf(colour, game) === 0)
    return { wins: own.filter(isWonByFirst).length, games: own.length }
  })
  return {
    pairs,
    byColour,
    test,
    atEveryMoment: isNothing
      ? null
      : withElo(hypotheses && test?.verdict !== 'continue' ? corrected(hypotheses, pairs) : anytimeRate(pairs)),
    fixedSample: isNothing || hypotheses !== null ? null : withElo(rateOfPairs(pairs)),
    // A getter, since it takes longer than all the rest and is not always needed.
    get distinct() {
      return distinctGames(counted.map(nodesOfGame))
    },
    thrown: ([0, 1] as const).map((contestant) => blundersPerGame([blundersInPairs(counted, contestant)])),
  }
}

/** The interval holds at the end of the test too; only the observed rate is biased there. */
function corrected(hypotheses: Hypotheses, pairs: PairScores): Estimate {
  const { lower, upper } = anytimeRate(pairs)
  return { value: Math.min(upper, Math.max(lower, rateAfterTest(hypotheses, pairs))), lower, upper }
}

function withElo(rate: Estimate): MatchEstimate {
  return { rate, elo: eloOfEstimate(rate) }
}

/** The stronger contestant, if that can be said: an anytime-valid interval has to lie on one side of one half. */
export function strongerOf({ atEveryMoment }: Pick<MatchResult, 'atEveryMoment'>): 0 | 1 | null {
  if (atEveryMoment === null) return null
  const { lower, upper } = atEveryMoment.rate
  return lower > 1 / 2 ? 0 : upper < 1 / 2 ? 1 : null
}

function nodesOfGame({ opening, moves }: MatchGame): PlayedGame {
  const position = parsePosition(opening)
  return { opening: position, moves: moves.map((name) => moveNamed(position.board, name)) }
}
