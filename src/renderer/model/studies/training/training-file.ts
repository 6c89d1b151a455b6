/** A training run as a file, with its whole path. */
import * as v from 'valibot'
import { isEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import { FEATURES } from '../../../../engine/evaluation/features.ts'
import { gamesOfGeneration } from '../../../../engine/training/evolution.ts'
import type { ClimbStep } from '../../../../engine/training/hill-climbing.ts'
import { gameOfExampleCode } from '../../../../engine/training/example-code.ts'
import { shapeOf } from '../../../../engine/training/parameters.ts'
import { MAX_ROUNDS } from '../../../../contract/limits.ts'
import * as schema from '../../../../contract/studies/training.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { Count, Figure, Share } from '../../../../contract/number-schema.ts'
import { jsonFormat } from '../../documents/document-schema.ts'
import { learnedBy, type TrainingRun } from './training-run.ts'

/** A training run as a document. */
export interface TrainingRecord extends Head {
  readonly run: TrainingRun
}

const Rounds = v.pipe(Count, v.minValue(1), v.maxValue(MAX_ROUNDS))
const Fits = { training: schema.FitSchema, heldOut: schema.FitSchema }

const FROM_EXAMPLES = { examples: schema.ExamplePlanSchema, games: schema.CodesSchema }
const Weights = v.record(v.picklist(FEATURES), Figure)

const ClimbStepSchema = v.strictObject({
  number: Count,
  phase: Count,
  feature: v.picklist(FEATURES),
  change: Figure,
  pairs: v.strictObject({ won: Count, split: Count, lost: Count }),
  isAccepted: v.boolean(),
  champion: schema.LinearSchema,
})

const GenerationSchema = v.strictObject({ number: Count, rates: v.array(Share), parent: schema.IndividualSchema })

const TrainingRunSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('regression'),
    ...FROM_EXAMPLES,
    options: schema.RegressionOptionsSchema,
    steps: v.array(v.strictObject({ weights: v.array(Weights), ...Fits })),
  }),
  v.strictObject({
    kind: v.literal('perceptron'),
    ...FROM_EXAMPLES,
    steps: v.array(v.strictObject({ examples: Count, parameters: v.array(Figure), ...Fits })),
  }),
  v.strictObject({
    kind: v.literal('network'),
    ...FROM_EXAMPLES,
    plan: schema.NetworkPlanSchema,
    state: v.nullable(schema.TrainingStateSchema),
  }),
  v.strictObject({
    kind: v.literal('climb'),
    plan: schema.TrainingSchema,
    length: Rounds,
    steps: v.array(ClimbStepSchema),
  }),
  v.strictObject({
    kind: v.literal('evolution'),
    plan: schema.EvolutionSchema,
    length: Rounds,
    generations: v.array(GenerationSchema),
    won: v.pipe(v.string(), v.regex(/^[01-]*$/)),
  }),
])

export const TRAINING_FORMAT = jsonFormat<TrainingRecord, { lesson: typeof TrainingRunSchema }>({
  format: 'poly-y lesson',
  version: 1,
  entries: { lesson: TrainingRunSchema },
  pack: ({ run }) => ({ lesson: run }),
  unpack({ lesson: run }) {
    const place = faultIn(run)
    if (place !== null) throw new DocumentFault('damaged', `lesson.${place}`)
    return { run }
  },
})

/** The place where a path does not fit its plan, or null. */
function faultIn(run: TrainingRun): string | null {
  if ('games' in run) {
    const game = faultyGame(run.games, run.examples)
    if (game >= 0) return `games.${game}`
  }
  return isOfPlan(run) ? null : 'path'
}

/** Do weights and path have the lengths that the plan requires, and is the result an evaluator? */
function isOfPlan(run: TrainingRun): boolean {
  if (!isPathOfPlan(run)) return false
  const learned = learnedBy(run)
  return learned === null || isEvaluator(learned)
}

function isPathOfPlan(run: TrainingRun): boolean {
  switch (run.kind) {
    case 'regression':
      return run.steps.every(({ weights }) => weights.length === run.options.phases)
    case 'perceptron': {
      const { parameterCount } = shapeOf(run.examples.boardSize, [])
      return run.steps.every(({ parameters }) => parameters.length === parameterCount)
    }
    case 'network': {
      const { plan, state } = run
      const { parameterCount } = shapeOf(plan.boardSize, plan.hidden)
      const rows = state === null ? [] : [state.parameters, state.means, state.squares, state.best]
      return rows.every(({ length }) => length === parameterCount)
    }
    case 'climb': {
      const { plan, steps, length } = run
      const isStep = ({ phase, pairs: { won, split, lost }, champion }: ClimbStep) =>
        phase < plan.start.phases.length &&
        won + split + lost === plan.pairs &&
        champion.phases.length === plan.start.phases.length
      return isInOrder(steps) && steps.length <= length && steps.every(isStep)
    }
    case 'evolution': {
      const { plan, generations, won, length } = run
      const isWhole = isInOrder(generations) && generations.every(({ rates }) => rates.length === plan.children)
      const isParent = generations.every(({ parent }) => parent.evaluator.phases.length === plan.start.phases.length)
      return isWhole && isParent && generations.length <= length && won.length <= gamesOfGeneration(plan)
    }
  }
}

const isInOrder = (path: readonly { readonly number: number }[]) => path.every(({ number }, i) => number === i)

/** The index of the first game that is not of the plan, or is there twice; −1 where there is none. */
function faultyGame(
  codes: readonly string[],
  { boardSize, games }: Extract<TrainingRun, { games: readonly string[] }>['examples'],
): number {
  const seen = new Set<number>()
  return codes.findIndex((code) => {
    try {
      const { number } = gameOfExampleCode(boardSize, code)
      if (number >= games || seen.has(number)) return true
      seen.add(number)
      return false
    } catch {
      return true
    }
  })
}
