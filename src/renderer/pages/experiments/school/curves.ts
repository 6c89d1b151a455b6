/** The data for the charts of a training run's path. */
import type { LinearEvaluator } from '../../../../engine/evaluation/evaluator.ts'
import type { FeatureId } from '../../../../engine/evaluation/features.ts'
import type { Fit } from '../../../../engine/training/fit.ts'
import { bestEpoch } from '../../../../engine/training/network-training.ts'
import { count } from '../../../language/words.ts'
import type { TrainingRun } from '../../../model/studies/training/training-run.ts'

/** A learning curve. */
export interface Curve {
  /** The unit in which its points are counted. */
  readonly unit: 'step' | 'examples' | 'epoch'
  readonly columns: readonly string[]
  readonly fits: readonly { readonly training: Fit; readonly heldOut: Fit }[]
  /** The point that was kept; null where that is always the last. */
  readonly kept: number | null
}

export function curveOf(run: Extract<TrainingRun, { games: readonly string[] }>): Curve {
  switch (run.kind) {
    case 'regression':
      return { unit: 'step', columns: run.steps.map((_, i) => count(i + 1)), fits: run.steps, kept: null }
    case 'perceptron':
      return {
        unit: 'examples',
        columns: run.steps.map(({ examples }) => count(examples)),
        fits: run.steps,
        kept: null,
      }
    case 'network': {
      const fits = run.state?.curve ?? []
      return {
        unit: 'epoch',
        columns: fits.map((_, i) => count(i + 1)),
        fits,
        kept: fits.length === 0 ? null : bestEpoch(fits),
      }
    }
  }
}

/** The maximum of points in a chart: more cannot be told apart. */
const MAX_POINTS = 120

/** Evenly spaced indices of a path of this length, the last included. */
export function thinned(length: number): number[] {
  const step = Math.ceil(length / MAX_POINTS)
  return Array.from({ length }, (_, i) => i).filter((i) => (length - 1 - i) % step === 0)
}

/** A weight of one of the phases, along a path. */
export interface WeightPath {
  readonly feature: FeatureId
  readonly phase: number
  readonly values: readonly number[]
}

/** The maximum of lines in a chart. */
const MAX_LINES = 5

/** The weights with the widest range along the path, the widest first. */
export function weightPaths(path: readonly LinearEvaluator[], features: readonly FeatureId[]): WeightPath[] {
  const phases = path[0]?.phases ?? []
  const all = phases.flatMap((_, phase) =>
    features.map((feature) => ({
      feature,
      phase,
      values: path.map((evaluator) => evaluator.phases[phase][feature] ?? 0),
    })),
  )
  const span = ({ values }: WeightPath) => Math.max(...values) - Math.min(...values)
  return all
    .filter((weight) => span(weight) > 0)
    .sort((a, b) => span(b) - span(a))
    .slice(0, MAX_LINES)
}
