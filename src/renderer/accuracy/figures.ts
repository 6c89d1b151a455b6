/** What the charts of the accuracy show, as numbers. */
import { accuracyOf, horizonVerdict, sharesOf, type Accuracy } from '../../engine/accuracy.ts'
import type { Verdict } from '../../engine/claims.ts'
import type { Algorithm } from '../../engine/search/search.ts'
import { rateOf, type Rate } from '../../engine/statistics.ts'
import type { AccuracyRecord } from './accuracy-file.ts'
import { stonesOf } from './plan.ts'

/** All positions summed up for one algorithm, by depth from 0. */
export function accuracyBy({ plan, checks }: AccuracyRecord, algorithm: Algorithm, stones: number | null = null): Accuracy[] {
  const at = plan.algorithms.indexOf(algorithm)
  const own = checks.map((each) => each[at]).filter((check) => stones === null || check.stones === stones)
  return accuracyOf(own, plan.depths)
}

/** Values of 0 name nobody: of all values they are not right, and of the others they are not there. */
export type Signs = 'all' | 'others'

/** Right signs at each depth from 0 by number of stones. A value does not depend on the algorithm, so the first one's are all's. */
export function signsByStones(record: AccuracyRecord, signs: Signs): (number | null)[][] {
  const { plan } = record
  const byStones = stonesOf(plan).map((stones) => accuracyBy(record, plan.algorithms[0], stones))
  return byStones[0].map((_, depth) =>
    byStones.map((accuracies) => {
      const { right, wrong, positions } = accuracies[depth]
      return rateOf(right, signs === 'all' ? positions : right + wrong)?.value ?? null
    }),
  )
}

/** Wins kept by the move, by depth from the first that is searched. */
export function keptByDepth(record: AccuracyRecord, algorithm: Algorithm): (Rate | null)[] {
  return accuracyBy(record, algorithm).slice(1).map(({ kept, choices }) => rateOf(kept, choices))
}

/** Depths of which the next one was searched as well. */
export function stepsOf({ plan: { depths } }: AccuracyRecord): number[] {
  return depths.filter((depth) => depths.includes(depth + 1)).toSorted((a, b) => a - b)
}

/** Wins that the move throws away where that of one ply more keeps them, by those depths. */
export function mendedByStep(record: AccuracyRecord, algorithm: Algorithm): (Rate | null)[] {
  const accuracies = accuracyBy(record, algorithm)
  return stepsOf(record).map((depth) => {
    const { mended, choices } = accuracies.find((accuracy) => accuracy.depth === depth) as Accuracy
    return rateOf(mended ?? 0, choices)
  })
}

/** What real losses say of the horizon effect. */
export interface Horizon {
  readonly verdict: Verdict
  /** The depth at which most wins are thrown away that one ply more keeps, the search with that depth, and their share … */
  readonly depth: number
  readonly algorithm: Algorithm
  readonly most: number
  /** … and the most that is lost the other way round. */
  readonly spoiled: number
  /** Wins that could be thrown away. */
  readonly choices: number
}

/** The worst of the searches; null where nothing has been measured that could tell. */
export function horizonOf(record: AccuracyRecord): Horizon | null {
  const horizons = record.plan.algorithms.flatMap((algorithm): Horizon[] => {
    const accuracies = accuracyBy(record, algorithm)
    const verdict = horizonVerdict(accuracies)
    if (verdict === null) return []
    const steps = accuracies.flatMap((accuracy) => {
      const { mended, spoiled } = sharesOf(accuracy)
      return mended === null ? [] : [{ depth: accuracy.depth, mended, spoiled: spoiled ?? 0, choices: accuracy.choices }]
    })
    const worst = steps.reduce((a, b) => (b.mended > a.mended ? b : a))
    const { depth, choices, mended: most } = worst
    return [{ verdict, algorithm, depth, most, choices, spoiled: Math.max(...steps.map((step) => step.spoiled)) }]
  })
  return horizons.reduce<Horizon | null>((worst, horizon) => (worst === null || horizon.most > worst.most ? horizon : worst), null)
}
