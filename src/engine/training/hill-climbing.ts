/**
 * Hill climbing between two competitors, as in the thesis: one weight of the champion is changed at random, the two
 * play a match, and the winner goes on. Every step depends on the seed, its number and the champion before it alone.
 *
 * A match of few games is mostly luck. The thesis, where the one with more wins goes on, would follow that luck; here
 * the challenger must win by more than a standard deviation.
 */
import { playMatchGame } from '../arena/match.ts'
import { resultOf } from '../arena/match-result.ts'
import { isAheadByDeviation, type PairScores } from '../arena/pair-scores.ts'
import type { LinearEvaluator } from '../evaluation/evaluator.ts'
import type { FeatureId } from '../evaluation/features.ts'
import { isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { Random } from '../math/random.ts'
import { duel, type Training } from './duel.ts'

export interface ClimbStep {
  /** From 0. */
  readonly number: number
  readonly phase: number
  readonly feature: FeatureId
  readonly change: number
  /** From the challenger's side. */
  readonly pairs: PairScores
  readonly isAccepted: boolean
  /** The champion after it. */
  readonly champion: LinearEvaluator
}

/** Possible changes of a weight, in stones: small ones for fine tuning, large ones to leave a hill. */
const CHANGES = [0.1, 0.2, 0.4, 0.8] as const

/** One step from the champion so far. */
export function climbStep(climb: Training, champion: LinearEvaluator, number: number): ClimbStep {
  // 1. The challenger: one weight changed.
  const challenge = challengeOf(climb, champion, number)
  // 2. The match, on openings of its own.
  const match = duel(climb, challenge.challenger, champion, challenge.openings)
  const games = Array.from({ length: 2 * climb.pairs }, (_, game) => playMatchGame(match, game))
  // 3. The winner goes on.
  return stepOf(champion, challenge, resultOf(games, null).pairs)
}

/**
 * A step from plain data, computed anew from its number, the champion before it and the pairs of its match.
 *
 * @throws RangeError that names what is wrong with it
 */
export function checkedStep(climb: Training, champion: LinearEvaluator, number: number, data: unknown): ClimbStep {
  const { pairs } = fieldsOf(data)
  const { lost, split, won } = fieldsOf(pairs) as { [Name in keyof PairScores]: number }
  if (![lost, split, won].every((count) => isWhole(count, 0, climb.pairs)) || lost + split + won !== climb.pairs)
    throw new RangeError(`its pairs are not ${climb.pairs}`)
  const step = stepOf(champion, challengeOf(climb, champion, number), { lost, split, won })
  if (!isSameJson(step, data)) throw new RangeError(`it is not step ${number} of this path`)
  return step
}

interface Challenge extends Pick<ClimbStep, 'number' | 'phase' | 'feature' | 'change'> {
  readonly challenger: LinearEvaluator
  /** The seed of the openings. */
  readonly openings: number
}

function challengeOf(climb: Training, champion: LinearEvaluator, number: number): Challenge {
  const random = Random.numbered(climb.seed, number)
  const phase = random.below(champion.phases.length)
  const feature = random.pick(climb.features)
  const change = random.pick(CHANGES) * (random.below(2) === 0 ? 1 : -1)
  return {
    number,
    phase,
    feature,
    change,
    challenger: changed(champion, phase, feature, change),
    openings: random.below(1_000_000),
  }
}

function stepOf(
  champion: LinearEvaluator,
  { number, phase, feature, change, challenger }: Challenge,
  pairs: PairScores,
): ClimbStep {
  const isAccepted = isAheadByDeviation(pairs)
  return { number, phase, feature, change, pairs, isAccepted, champion: isAccepted ? challenger : champion }
}

function changed(evaluator: LinearEvaluator, phase: number, feature: FeatureId, change: number): LinearEvaluator {
  const weights = evaluator.phases[phase]
  // To a hundredth, so that rounding errors do not add up.
  const weight = Math.round(100 * ((weights[feature] ?? 0) + change)) / 100
  return { ...evaluator, phases: evaluator.phases.with(phase, { ...weights, [feature]: weight }) }
}
