/** The figures of the accuracy charts. */
import { stoneCountsOf } from '../../../../engine/lab/accuracy-plan.ts'
import { accuracyOf, sharesOf, type Accuracy } from '../../../../engine/lab/accuracy.ts'
import { keptRates } from '../../../../engine/lab/kept-by-playouts-plan.ts'
import type { PriorKind } from '../../../../engine/playouts/prior-kinds.ts'
import type { ClaimVerdict } from '../../../../engine/lab/claims/verdict.ts'
import { horizonOf, type HorizonLoss } from '../../../../engine/lab/real-losses.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import type { Rate } from '../../../../engine/math/statistics.ts'
import type { AccuracyRecord } from './accuracy-file.ts'

/** The parts of a study that figures are computed from. */
type Measured = Pick<AccuracyRecord, 'plan' | 'positions'>

/** All positions summed up for one algorithm, by depth from 0. */
export function accuracyBy(
  { plan, positions }: Measured,
  algorithm: Algorithm,
  stones: number | null = null,
): Accuracy[] {
  const at = plan.algorithms.indexOf(algorithm)
  const own = positions.map(({ checks }) => checks[at]).filter((check) => stones === null || check.stones === stones)
  return accuracyOf(own, plan.depths)
}

/**
 * Right signs at each depth from 0 by number of stones. Values do not depend on the algorithm: the first stands for
 * all.
 */
export function signsByStones(record: Measured): (Rate | null)[][] {
  const { plan } = record
  const byStones = stoneCountsOf(plan).map((stones) => accuracyBy(record, plan.algorithms[0], stones))
  return byStones[0].map((_, depth) => byStones.map((accuracies) => sharesOf(accuracies[depth]).agreement))
}

/** The rate of wins that the move keeps, by depth, without depth 0. */
export function keptByDepth(record: Measured, algorithm: Algorithm): (Rate | null)[] {
  return accuracyBy(record, algorithm)
    .slice(1)
    .map((accuracy) => sharesOf(accuracy).kept)
}

/** The rate of wins that a move by playouts keeps, by their number. */
export function keptByPlayouts({ plan: { playouts = [] }, positions }: Measured, priors: PriorKind): (Rate | null)[] {
  const found = positions.flatMap(({ checks: [{ found }] }) => (found?.byPlayouts ? [found.byPlayouts] : []))
  return keptRates(found, priors, playouts)
}

/** The horizon effect, by the wins that moves really lose. */
export interface HorizonFigures {
  readonly verdict: ClaimVerdict
  /** Depths d for which d + 1 was searched as well. */
  readonly steps: readonly number[]
  /**
   * By algorithm and those depths: wins that the move loses but the move of one ply more keeps, with simultaneous
   * intervals.
   */
  readonly losses: readonly (readonly (Rate | null)[])[]
  /** The search that loses most wins that way; null where there was none to lose. */
  readonly worst: {
    readonly algorithm: Algorithm
    readonly depth: number
    readonly rate: Rate
    readonly lostDeeper: LostDeeper | null
  } | null
}

/** The largest share of wins that the move of one ply more loses, among the depths of an algorithm. */
export interface LostDeeper {
  readonly depth: number
  readonly rate: Rate
}

/** The horizon effect of a study; null without two successive depths. */
export function horizonFigures(record: Measured): HorizonFigures | null {
  const { algorithms } = record.plan
  const byAlgorithm = algorithms.map((algorithm) => accuracyBy(record, algorithm))
  const horizon = horizonOf(byAlgorithm)
  if (horizon === null) return null
  const known = horizon.losses.flatMap((losses, a) =>
    losses.flatMap(({ depth, rate }) =>
      rate === null ? [] : [{ algorithm: algorithms[a], depth, rate, lostDeeper: largestOf(losses) }],
    ),
  )
  const worst = known.reduce<HorizonFigures['worst']>(
    (most, loss) => (most === null || loss.rate.value > most.rate.value ? loss : most),
    null,
  )
  const steps = horizon.losses[0].map(({ depth }) => depth)
  return {
    verdict: horizon.verdict,
    steps,
    losses: horizon.losses.map((losses) => losses.map(({ rate }) => rate)),
    worst,
  }
}

function largestOf(losses: readonly HorizonLoss[]): LostDeeper | null {
  const known = losses.flatMap(({ depth, lostDeeper }) => (lostDeeper === null ? [] : [{ depth, rate: lostDeeper }]))
  return known.reduce<LostDeeper | null>(
    (largest, loss) => (largest === null || loss.rate.value > largest.rate.value ? loss : largest),
    null,
  )
}
