/** The path of a training run: learning curves, or matches and weights step by step; and the weights it has come to. */
import type { LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import { BoardWeights } from './board-weights.tsx'
import { ClimbView } from './climb-view.tsx'
import { EvolutionView } from './evolution-view.tsx'
import { LearningCurves } from './learning-curves.tsx'
import type { TrainingRun } from '../../../model/studies/training/training-run.ts'
import { WeightBars } from '../../../parts/players/weight-bars.tsx'

export function PathView({ lesson, learned }: { lesson: TrainingRun; learned: LearnedEvaluator | null }) {
  return (
    <>
      <Path lesson={lesson} />
      {learned !== null && <BoardWeights evaluator={learned} />}
      {learned?.kind === 'linear' && (
        <section className="standing">
          <WeightBars evaluator={learned} />
        </section>
      )}
    </>
  )
}

function Path({ lesson }: { lesson: TrainingRun }) {
  switch (lesson.kind) {
    case 'climb':
      return lesson.steps.length > 0 && <ClimbView lesson={lesson} />
    case 'evolution':
      return lesson.generations.length > 0 && <EvolutionView lesson={lesson} />
    default:
      return <LearningCurves lesson={lesson} />
  }
}
