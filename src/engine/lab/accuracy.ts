/**
 * The accuracy of f and of searches: how often the sign of the value names the winner with best play, and how often the
 * move that a search chooses keeps a won game.
 *
 * A value of 0 names no winner: it counts as half right, and is counted beside right and wrong. A position that takes
 * too long to solve is left out and counted, never guessed.
 */
import { movesByPlayouts, type MovesByPlayouts } from './kept-by-playouts.ts'
import { byPriors, type KeptByPlayouts } from './kept-by-playouts-plan.ts'
import { rankedMoves, type RankedMove } from './ranked-moves.ts'
import { REPORT_EVALUATOR, valueForRed, type Evaluator } from '../evaluation/evaluator.ts'
import type { Colour } from '../game/colour.ts'
import { size } from '../game/node-set.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { legalMoves, play, stonesOf, type Position } from '../game/position.ts'
import type { Algorithm } from '../search/methods.ts'
import { search } from '../search/search.ts'
import { tuningOf, type SearchTuning } from '../search/settings.ts'
import { LimitReached } from '../search/limits.ts'
import { Oracle, shippedBook } from '../solver/oracle.ts'
import type { SolveControl } from '../solver/solver.ts'
import { rateOf, type Rate } from '../math/statistics.ts'

export interface AccuracyOptions extends SearchTuning {
  readonly algorithm: Algorithm
  /** Depths in plies, each searched by itself. The evaluator alone is always included, as depth 0. */
  readonly depths: readonly number[]
  /**
   * Maximum number of states of a proof, in steps of 1,024: a count rather than a time, so that every run solves the
   * same positions.
   */
  readonly budget: number
  /** The evaluator of leaves, and of depth 0 with the side to move as the searcher; f by default. */
  readonly evaluator?: Evaluator
  /** Are all moves judged, not only those chosen? */
  readonly everyMove?: boolean
  /** Numbers of playouts of Monte Carlo tree searches whose moves are judged as well. */
  readonly playouts?: readonly number[]
}

/** Enough for nearly all positions of six stones. */
export const DEFAULT_BUDGET = 1_000_000

/** Finds the winner with best play: a solver or an oracle, with a book or without. */
export type TruthSource = (position: Position, control: SolveControl) => { readonly winner: Colour }

/** Size of the proof table: as many entries as the default budget has states. */
const TABLE_BYTES = 20 * 2 ** 20

/**
 * An oracle with an empty proof table. With one table for all positions, earlier proofs would decide which positions
 * are solved within their budget.
 */
function newTruthSource(): TruthSource {
  const oracle = new Oracle(4, shippedBook(), TABLE_BYTES)
  return (position, control) => ({ winner: oracle.winnerWithBestPlay(position, control) })
}

/** The result for a position at one depth, compared with the truth. */
export interface Prediction {
  readonly depth: number
  /** Does the sign of the value name the winner? Null where the value is 0. */
  readonly isRight: boolean | null
  /**
   * Does the chosen move keep the win? Null without a move, and when nothing can be lost: the mover has lost, or wins
   * by every move.
   */
  readonly keepsWin: boolean | null
}

/** The result for one position. */
export interface Check {
  readonly stones: number
  /** Exact result and predictions; null when the position was not solved within the budget. */
  readonly found: Found | null
}

export interface Found {
  /** Does the side to move win with best play? */
  readonly moverWins: boolean
  /** By depth, in ascending order. */
  readonly calls: readonly Prediction[]
  /** All moves, the best first by a search, if asked for; empty when no move wins. */
  readonly moves?: readonly RankedMove[]
  /** The wins kept by playouts, if asked for; with the first algorithm alone, as they depend on none. */
  readonly byPlayouts?: KeptByPlayouts
}

/** Counts of positions at one depth. */
export interface Accuracy {
  /** 0 is the evaluator alone, without a search. */
  readonly depth: number
  /** Positions whose truth is known: right, wrong and zero together. */
  readonly positions: number
  /** Positions left out because they were not solved. */
  readonly unsolved: number
  /** Positions that the side to move wins: the score of always naming the mover. */
  readonly moverWins: number
  readonly right: number
  readonly wrong: number
  /** Positions with a value of 0, which names no winner. */
  readonly zero: number
  /** Wrong ones that are right one ply deeper; null where that depth was not searched. */
  readonly rightDeeper: number | null
  /**
   * Positions that the mover wins, but not by every move: the base of the next three. 0 at depth 0, which chooses no
   * move.
   */
  readonly choices: number
  readonly kept: number
  /**
   * Positions where the move is a blunder but the one chosen a ply deeper keeps the win; null when that depth was not
   * searched.
   */
  readonly keptDeeper: number | null
  /** Positions where it keeps the win but the one chosen a ply deeper is a blunder. */
  readonly lostDeeper: number | null
}

/** Searches an open position to each depth and compares the results with the truth. Throws as `search` does. */
export function checkPosition(position: Position, options: AccuracyOptions, source: TruthSource): Check {
  const stones = size(stonesOf(position))
  try {
    return { stones, found: find(position, options, (asked) => source(asked, { states: options.budget }).winner) }
  } catch (error) {
    if (error instanceof LimitReached) return { stones, found: null }
    throw error
  }
}

type WinnerOf = (position: Position) => Colour

function find(
  position: Position,
  { algorithm, depths, evaluator = REPORT_EVALUATOR, everyMove, playouts = [], ...settings }: AccuracyOptions,
  winnerOf: WinnerOf,
): Found {
  // 1. The truth first: without it no search is needed.
  const winner = winnerOf(position)
  const moverWins = winner === position.toMove
  const isRight = (value: number) => (value === 0 ? null : value > 0 === (winner === 'red'))
  const keepsWin = (move: number) => winnerOf(play(position, move)) === winner

  // 2. The evaluator alone, and the searches.
  const searched = [...new Set(depths)]
    .sort((a, b) => a - b)
    .map((depth) => {
      const { value, move } = search(position, { algorithm, depth, evaluator, ...tuningOf(settings) })
      return { depth, value, move }
    })

  // 3. Their moves and those of playouts, if there is a win to lose.
  const byPlayouts = playouts.length === 0 ? null : movesOfPlayouts(position, playouts, moverWins)
  const chosen = [...searched.map(({ move }) => move), ...(byPlayouts === null ? [] : Object.values(byPlayouts).flat())]
  const kept = new Map(moverWins ? [...new Set(chosen)].map((move) => [move, keepsWin(move)]) : [])
  const isChoice =
    kept.size > 0 && ([...kept.values()].includes(false) || legalMoves(position).some((move) => !keepsWin(move)))
  const calls = [
    { depth: 0, isRight: isRight(valueForRed(evaluator, position.board)(position, position.toMove)), keepsWin: null },
    ...searched.map(({ depth, value, move }) => ({
      depth,
      isRight: isRight(value),
      keepsWin: isChoice ? (kept.get(move) ?? null) : null,
    })),
  ]
  const found = {
    ...{ moverWins, calls },
    ...(byPlayouts && {
      byPlayouts: keptOf(byPlayouts, playouts, (move) => (isChoice ? (kept.get(move) ?? null) : null)),
    }),
  }
  return everyMove ? { ...found, moves: moverWins ? rankedMoves(position, keepsWin) : [] } : found
}

/** The moves of playouts; none where there is no win to lose. */
function movesOfPlayouts(position: Position, playouts: readonly number[], moverWins: boolean): MovesByPlayouts {
  return moverWins ? movesByPlayouts(position, playouts) : byPriors(() => [])
}

function keptOf(
  moves: MovesByPlayouts,
  playouts: readonly number[],
  isKept: (move: number) => boolean | null,
): KeptByPlayouts {
  return byPriors((kind) => playouts.map((_, i) => (i < moves[kind].length ? isKept(moves[kind][i]) : null)))
}

/** A position to be checked by several searches. */
export interface CheckRequest extends Omit<AccuracyOptions, 'algorithm'> {
  /** One-line position on the board of 31 nodes. */
  readonly position: string
  readonly algorithms: readonly Algorithm[]
}

/**
 * Checks a position by each algorithm. If it is left out for one of them it is for all, so that all are measured on the
 * same positions. The result depends on the request alone.
 */
export function checkByAll(request: CheckRequest): readonly Check[] {
  return checkAgainst(request, newTruthSource())
}

/** Checks the algorithms against a given source of the truth, on which the result then depends as well. */
export function checkAgainst(
  { position: text, algorithms, playouts, ...options }: CheckRequest,
  source: TruthSource,
): readonly Check[] {
  const position = parsePosition(text)
  const truth = remembering(source)
  const checks: Check[] = []
  for (const [i, algorithm] of algorithms.entries()) {
    const once = i === 0 && playouts !== undefined ? { playouts } : {}
    const check = checkPosition(position, { algorithm, ...options, ...once }, truth)
    if (check.found === null) return algorithms.map(() => check)
    checks.push(check)
  }
  return checks
}

/**
 * The position of a number, from 0: the first of each sample, then the second of each, so that a study stopped early
 * has equally many of all.
 */
export function positionOfNumber(samples: readonly (readonly string[])[], number: number): string {
  return samples[number % samples.length][Math.floor(number / samples.length)]
}

/** Finds the truth once for each position. */
function remembering(source: TruthSource): TruthSource {
  const known = new Map<string, ReturnType<TruthSource>>()
  return (position, control) => {
    const text = formatPosition(position)
    const truth = known.get(text) ?? source(position, control)
    known.set(text, truth)
    return truth
  }
}

/**
 * Sums up positions, depth by depth from 0 on.
 *
 * @param depths those searched
 */
export function accuracyOf(checks: readonly Check[], depths: readonly number[]): Accuracy[] {
  const solved = checks.flatMap(({ found }) => (found === null ? [] : [found]))
  const isSearched = (depth: number) => depths.includes(depth)
  return [0, ...[...new Set(depths)].sort((a, b) => a - b)].map((depth) => {
    const steps = solved.map(({ calls }) => ({
      now: predictionAt(calls, depth),
      deeper: isSearched(depth + 1) ? predictionAt(calls, depth + 1) : null,
    }))
    const count = (counts: (now: Prediction) => boolean) => steps.filter(({ now }) => counts(now)).length
    const countSteps = (counts: (now: Prediction, deeper: Prediction) => boolean) =>
      isSearched(depth + 1) ? steps.filter(({ now, deeper }) => deeper !== null && counts(now, deeper)).length : null
    return {
      depth,
      positions: solved.length,
      unsolved: checks.length - solved.length,
      moverWins: solved.filter(({ moverWins }) => moverWins).length,
      right: count(({ isRight }) => isRight === true),
      wrong: count(({ isRight }) => isRight === false),
      zero: count(({ isRight }) => isRight === null),
      rightDeeper: countSteps((now, deeper) => now.isRight === false && deeper.isRight === true),
      choices: count(({ keepsWin }) => keepsWin !== null),
      kept: count(({ keepsWin }) => keepsWin === true),
      keptDeeper: countSteps((now, deeper) => now.keepsWin === false && deeper.keepsWin === true),
      lostDeeper: countSteps((now, deeper) => now.keepsWin === true && deeper.keepsWin === false),
    }
  })
}

function predictionAt(calls: readonly Prediction[], depth: number): Prediction {
  const call = calls.find((candidate) => candidate.depth === depth)
  if (call === undefined) throw new RangeError(`not searched to depth ${depth}`)
  return call
}

/**
 * The counts as shares, with their intervals; null when there is nothing to take a share of, or the next depth was not
 * searched.
 */
export interface Shares {
  readonly moverWins: Rate | null
  /** Share of values whose sign names the winner; a value of 0 counts as half right. */
  readonly agreement: Rate | null
  /** Share of values that are 0. */
  readonly zero: Rate | null
  /** Share of the wrong ones that are right one ply deeper. */
  readonly rightDeeper: Rate | null
  /** Share of `choices` in which the move keeps the win. */
  readonly kept: Rate | null
  /** Share of `choices` in which the move is a blunder and the one a ply deeper keeps the win. */
  readonly keptDeeper: Rate | null
  /** Share of `choices` in which the move keeps the win and the one a ply deeper is a blunder. */
  readonly lostDeeper: Rate | null
}

/** @param deviations z of the intervals; that of 95 % by default */
export function sharesOf(
  { positions, moverWins, right, wrong, zero, rightDeeper, choices, kept, keptDeeper, lostDeeper }: Accuracy,
  deviations?: number,
): Shares {
  const share = (count: number | null, of: number) => (count === null ? null : rateOf(count, of, deviations))
  return {
    moverWins: share(moverWins, positions),
    agreement: share(right + zero / 2, positions),
    zero: share(zero, positions),
    rightDeeper: share(rightDeeper, wrong),
    kept: share(kept, choices),
    keptDeeper: share(keptDeeper, choices),
    lostDeeper: share(lostDeeper, choices),
  }
}
