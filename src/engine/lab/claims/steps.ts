/** How the results of iterative deepening change from each depth to the next. */
import type { Measurement } from '../experiment.ts'
import type { Observed } from './finding.ts'

export type Step = Measurement['iterations'][number]

/**
 * For each depth, the answers for all positions that were searched one ply deeper as well; null answers are left out.
 */
export function answersOfSteps(
  series: string,
  measured: readonly Measurement[],
  answer: (from: Step, to: Step) => boolean | null,
): Observed[] {
  return [1, 2, 3, 4].map((depth) => {
    const answers = measured.flatMap(({ iterations }) => {
      const from = iterations.find((iteration) => iteration.depth === depth)
      const to = iterations.find((iteration) => iteration.depth === depth + 1)
      return from && to ? [answer(from, to)].filter((each) => each !== null) : []
    })
    return { series, at: depth, answers }
  })
}
