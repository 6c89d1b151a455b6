/**
 * The surface of a linear evaluator's wins: its rate of wins against a reference at every point of a grid of two
 * weights, the others held fixed.
 *
 * As in section 2.4 of the thesis, which varies two of three weights from −10 to 10, holds the third at 1, −1, 5 or −5,
 * and plays against random moves; its features, too, are one player's number less the other's. Only the ratios of
 * weights matter, so the fixed weight is the scale of the picture.
 *
 * All points have the same openings, so their differences are more exact than their intervals. Each depends on the seed
 * and its own number alone.
 */
import type { Weights } from '../evaluation/evaluator.ts'
import type { FeatureId } from '../evaluation/features.ts'
import type { Estimate } from '../math/statistics.ts'
import { searcher, type Contestant } from './contestant.ts'
import { playMatchGame, type Match } from './match.ts'
import { scoresOf } from './match-result.ts'
import type { PairScores } from './pair-scores.ts'
import { rateOfPairs } from './win-rate.ts'

export interface Surface extends Omit<Match, 'contestants' | 'rule' | 'isBalanced' | 'isJudged'> {
  readonly x: FeatureId
  readonly y: FeatureId
  /** Distance of two values of a weight: a divisor of `MAX_SURFACE_WEIGHT`. */
  readonly step: number
  /** Weights of other features. */
  readonly fixed: Weights
  /** Plies that the evaluator's player searches. */
  readonly depth: number
  readonly reference: Contestant
}

/** A pair of weights, on the grid or between its points. */
export interface WeightPair {
  readonly x: number
  readonly y: number
}

export interface SurfacePoint extends WeightPair {
  /** From 0, row by row: x grows along a row, y from row to row. */
  readonly number: number
  /** Scores of the pairs of games, from the evaluator's side. */
  readonly pairs: PairScores
  /** Share of wins against the reference, with the interval of a fixed sample, as a point always has all its games. */
  readonly rate: Estimate
}

/** Weights go from minus this to this. */
export const MAX_SURFACE_WEIGHT = 10

/** Possible steps; with the least there are 441 points. */
export const STEPS = [1, 2, 5, 10] as const

/** The values of a weight, in ascending order. */
export function weightsOf({ step }: Pick<Surface, 'step'>): number[] {
  const steps = Math.round(MAX_SURFACE_WEIGHT / step)
  return Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * step)
}

export function pointCount(surface: Pick<Surface, 'step'>): number {
  return weightsOf(surface).length ** 2
}

/**
 * The numbers of all points from coarse to fine, which shows a picture early: the corners and the middles between them
 * first, then the points halfway between rows and columns already there.
 */
export function coarseToFine(surface: Pick<Surface, 'step'>): number[] {
  const { length } = weightsOf(surface)
  const halvings = halvingsOf(length)
  const level = (number: number) => Math.max(halvings[number % length], halvings[Math.floor(number / length)])
  return Array.from({ length: length ** 2 }, (_, number) => number).sort((a, b) => level(a) - level(b) || a - b)
}

/** For each place of a row, how often the row has to be halved to reach it; 0 for its ends. */
function halvingsOf(length: number): number[] {
  const halvings = Array.from({ length }, () => 0)
  const halve = (from: number, to: number, times: number) => {
    if (to - from < 2) return
    const middle = (from + to) >> 1
    halvings[middle] = times
    halve(from, middle, times + 1)
    halve(middle, to, times + 1)
  }
  halve(0, length - 1, 1)
  return halvings
}

/** The contestant at a place of the surface. */
export function playerAt(surface: Surface, { x, y }: WeightPair): Contestant {
  const { depth, fixed } = surface
  const evaluator = { kind: 'linear', phases: [{ ...fixed, [surface.x]: x, [surface.y]: y }], attack: 0 } as const
  return searcher(`${surface.x} ${x}, ${surface.y} ${y}`, { algorithm: 'negascout', depth, evaluator })
}

/**
 * A place where the evaluator is the report's up to scale: it weighs pieces to win alone, and negatively. Null when
 * there is none.
 */
export function placeOfReport({ x, y, fixed }: Pick<Surface, 'x' | 'y' | 'fixed'>): WeightPair | null {
  const { piecesToWin = 0, ...others } = fixed
  if (Object.values(others).some((weight) => weight !== 0)) return null
  if (x === 'piecesToWin') return { x: -1, y: 0 }
  if (y === 'piecesToWin') return { x: 0, y: -1 }
  return piecesToWin < 0 ? { x: 0, y: 0 } : null
}

/** The point of a number, with the results of its games. */
export function pointOf(surface: Surface, number: number, pairs: PairScores): SurfacePoint {
  if (pairs.lost + pairs.split + pairs.won !== surface.pairs)
    throw new RangeError(`${surface.pairs} pairs of games make a point`)
  return { number, ...placeOf(surface, number), pairs, rate: rateOfPairs(pairs) }
}

function placeOf(surface: Surface, number: number): WeightPair {
  const weights = weightsOf(surface)
  if (!(Number.isInteger(number) && number >= 0 && number < weights.length ** 2))
    throw new RangeError(`${number} is no point of the surface`)
  return { x: weights[number % weights.length], y: weights[Math.floor(number / weights.length)] }
}

/**
 * Plays all games of one point.
 *
 * @throws RangeError when there is no such point
 */
export function surfacePoint(surface: Surface, number: number): SurfacePoint {
  const { reference, boardSize, pairs, openingStones, seed } = surface
  const match: Match = {
    contestants: [playerAt(surface, placeOf(surface, number)), reference],
    boardSize,
    pairs,
    openingStones,
    seed,
  }
  const games = Array.from({ length: 2 * pairs }, (_, game) => playMatchGame(match, game))
  return pointOf(surface, number, scoresOf(games))
}

/** The point with the greatest rate of wins, the first if there are several; null without points. */
export function highestPoint(points: readonly SurfacePoint[]): SurfacePoint | null {
  return points.reduce<SurfacePoint | null>(
    (best, point) => (best === null || point.rate.value > best.rate.value ? point : best),
    null,
  )
}
