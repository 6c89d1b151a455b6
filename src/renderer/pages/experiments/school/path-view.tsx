/** The path of a training run: learning curves, or matches and weights step by step; and the weights it has come to. */
import type { LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import { BoardWeights } from './board-weights.tsx'
import { ClimbView } from './climb-view.tsx'
import { EvolutionView } from './evolution-view.tsx'
import { LearningCurves } from './learning-curves.tsx'
import type { TrainingRun } from '../../../model/studies/training/training-run.ts'
import { WeightBars } from '../../../parts/players/weight-bars.tsx'

export function PathView({ run, learned }: { run: TrainingRun; learned: LearnedEvaluator | null }) {
  return (
    <>
      <Path run={run} />
      {learned !== null && <BoardWeights evaluator={learned} />}
      {learned?.kind === 'linear' && (
        <section className="standing">
          <WeightBars evaluator={learned} />
        </section>
      )}
    </>
  )
}

function Path({ run }: { run: TrainingRun }) {
  switch (run.kind) {
    case 'climb':
      return run.steps.length > 0 && <ClimbView run={run} />
    case 'evolution':
      return run.generations.length > 0 && <EvolutionView run={run} />
    default:
      return <LearningCurves run={run} />
  }
}
