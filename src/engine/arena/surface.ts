/**
 * The surface of a linear evaluator's results: its rate of wins against a reference at every point of a grid of two
 * weights, the others held fixed.
 *
 * As in the thesis (2.4), which gives two weights of a model of three all values from −10 to 10, holds the third at 1, −1,
 * 5 and −5, and plays against moves at random; its features, too, are one player's number less the other's. As only the
 * proportions of weights count, the size of the fixed one is the scale of the picture.
 *
 * All points play from the same openings, so that they differ by less than their intervals say. Each follows from the seed
 * and its own number.
 */
import type { Weights } from '../evaluator/evaluator.ts'
import type { FeatureId } from '../evaluator/features.ts'
import type { Estimate } from '../statistics.ts'
import { searcher, type Contestant, type Means } from './contestant.ts'
import { playMatchGame, type Match } from './match.ts'
import { resultOf } from './match-result.ts'

export interface Surface extends Omit<Match, 'contestants'> {
  readonly x: FeatureId
  readonly y: FeatureId
  /** From one value of a weight to the next: a divisor of the greatest. */
  readonly step: number
  /** Weights of other features. */
  readonly fixed: Weights
  /** Plies that the evaluator's player searches. */
  readonly depth: number
  readonly reference: Contestant
}

export interface SurfacePoint {
  /** From 0, row by row: x grows along a row, y from row to row. */
  readonly number: number
  readonly x: number
  readonly y: number
  /** Of wins against the reference. */
  readonly rate: Estimate
}

/** Weights go from less than nothing to this. */
export const GREATEST_WEIGHT = 10

/** The values of a weight, in ascending order. */
export function weightsOf({ step }: Pick<Surface, 'step'>): number[] {
  const steps = Math.round(GREATEST_WEIGHT / step)
  return Array.from({ length: 2 * steps + 1 }, (_, i) => (i - steps) * step)
}

export function pointCount(surface: Surface): number {
  return weightsOf(surface).length ** 2
}

/**
 * Plays all games of one point.
 *
 * @throws SearchStopped or SolvingStopped when `control.stop` said so
 */
export function surfacePoint(surface: Surface, number: number, control: Pick<Means, 'stop'> = {}): SurfacePoint {
  const weights = weightsOf(surface)
  const [x, y] = [weights[number % weights.length], weights[Math.floor(number / weights.length)]]
  const { depth, fixed, reference, boardSize, pairs, openingStones, seed } = surface
  const evaluator = { kind: 'linear', phases: [{ ...fixed, [surface.x]: x, [surface.y]: y }], attack: 0 } as const
  const player = searcher(`${surface.x} ${x}, ${surface.y} ${y}`, { algorithm: 'negascout', depth, evaluator })
  const match: Match = { contestants: [player, reference], boardSize, pairs, openingStones, seed }
  const games = Array.from({ length: 2 * pairs }, (_, game) => playMatchGame(match, game, control))
  return { number, x, y, rate: resultOf(games, null).rate as Estimate }
}

/** The point of most wins, of the first ones where there are several; null of none. */
export function highestPoint(points: readonly SurfacePoint[]): SurfacePoint | null {
  return points.reduce<SurfacePoint | null>((best, point) => (best === null || point.rate.value > best.rate.value ? point : best), null)
}
