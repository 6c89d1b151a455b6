/** The horizon effect measured by real losses: wins lost because a search ended a ply too soon. */
import { confidenceOfEach, deviationsOf, type Rate } from '../math/statistics.ts'
import { sharesOf, type Accuracy } from './accuracy.ts'
import { horizonRule } from './claims/horizon-rule.ts'
import { verdictWithin, type ClaimVerdict } from './claims/verdict.ts'

/** The test of the report's claim that there is no horizon effect, by real losses. */
export interface Horizon {
  readonly verdict: ClaimVerdict
  /**
   * By algorithm, then by depth: the wins that its move loses and the move of one ply more keeps. Their intervals hold
   * jointly.
   */
  readonly losses: readonly (readonly HorizonLoss[])[]
}

export interface HorizonLoss {
  readonly depth: number
  /**
   * Share of wins that the move of this depth loses and the move of one ply more keeps; null when no mover has a win to
   * lose.
   */
  readonly rate: Rate | null
  /** The wins that its move keeps and the move of one ply more loses; their intervals hold jointly as well. */
  readonly lostDeeper: Rate | null
}

/**
 * The report's claim that there is no horizon effect, tested by real losses. The rule is that of the claim, with wins
 * in the place of positions; the worst of the algorithms counts.
 *
 * @param byAlgorithm the accuracies of each algorithm
 * @returns null when no two searched depths follow each other
 */
export function horizonOf(byAlgorithm: readonly (readonly Accuracy[])[]): Horizon | null {
  const steps = byAlgorithm.map((accuracies) =>
    accuracies.filter(({ depth, keptDeeper }) => depth > 0 && keptDeeper !== null),
  )
  const figures = steps.flat().length
  if (figures === 0) return null
  const deviations = deviationsOf(confidenceOfEach(figures))
  const losses = steps.map((accuracies) => accuracies.map((accuracy) => lossOf(accuracy, deviations)))
  // Without data, any share is possible.
  const bounds = losses.flat().map(({ rate }) => rate ?? { lower: 0, upper: 1 })
  return { verdict: verdictWithin(bounds, horizonRule), losses }
}

function lossOf(accuracy: Accuracy, deviations: number): HorizonLoss {
  const { keptDeeper, lostDeeper } = sharesOf(accuracy, deviations)
  return { depth: accuracy.depth, rate: keptDeeper, lostDeeper }
}
