/** The shape of training's settings and results, in messages to the main process and in documents. */
import * as v from 'valibot'
import { MAX_GAMES } from '../engine/arena/tournament-limits.ts'
import { BOARD_SIZES } from '../engine/game/board.ts'
import { isEvaluator, MAX_PHASES } from '../engine/evaluation/evaluator-file.ts'
import type { LinearEvaluator } from '../engine/evaluation/evaluator.ts'
import { FEATURES } from '../engine/evaluation/features.ts'
import { MAX_LAYERS, MAX_NEURONS } from '../engine/evaluation/network-file.ts'
import type { NetworkEvaluator } from '../engine/evaluation/network.ts'
import { MAX_SEED } from '../engine/lab/sample.ts'
import { MAX_DEPTH } from '../engine/search/search.ts'
import { EvaluatorSchema } from './evaluator-schema.ts'
import { MAX_CHILDREN, MAX_EXAMPLE_GAMES, MAX_PLAYOUTS, MAX_ROUNDS, MAX_STRAYS, MIN_CHILDREN } from './limits.ts'
import { listOf } from './list-schema.ts'
import { Count, Figure, Share, whole } from './number-schema.ts'

const BoardSize = v.picklist(BOARD_SIZES)
const Seed = whole(0, MAX_SEED)
const RoundNumber = whole(0, MAX_ROUNDS)
const FeatureIds = listOf(v.picklist(FEATURES), FEATURES.length, 1)

export const LinearSchema = v.custom<LinearEvaluator>((data) => isEvaluator(data) && data.kind === 'linear')
const NetworkSchema = v.custom<NetworkEvaluator>((data) => isEvaluator(data) && data.kind === 'network')

export const ExamplePlanSchema = v.strictObject({
  boardSize: BoardSize,
  games: whole(1, MAX_EXAMPLE_GAMES),
  seed: Seed,
  fewestStones: whole(0, MAX_DEPTH - 1),
  strays: whole(0, MAX_STRAYS),
  labels: v.variant('by', [
    v.strictObject({ by: v.literal('oracle') }),
    v.strictObject({ by: v.literal('games'), games: whole(1, MAX_PLAYOUTS) }),
  ]),
  evaluator: EvaluatorSchema,
})

export const RegressionOptionsSchema = v.strictObject({
  boardSize: BoardSize,
  features: FeatureIds,
  phases: whole(1, MAX_PHASES),
})

export const NetworkPlanSchema = v.strictObject({
  boardSize: BoardSize,
  hidden: listOf(whole(1, MAX_NEURONS), MAX_LAYERS - 1),
  epochs: whole(1, MAX_ROUNDS),
  seed: Seed,
  start: v.nullable(NetworkSchema),
})

const TRAINING = {
  boardSize: BoardSize,
  pairs: whole(1, MAX_GAMES / 2),
  openingStones: whole(0, MAX_DEPTH - 1),
  seed: Seed,
  features: FeatureIds,
  depth: whole(1, MAX_DEPTH),
  start: LinearSchema,
}
export const TrainingSchema = v.strictObject(TRAINING)
export const EvolutionSchema = v.strictObject({ ...TRAINING, children: whole(MIN_CHILDREN, MAX_CHILDREN) })

export const IndividualSchema = v.strictObject({ evaluator: LinearSchema, step: v.pipe(Figure, v.minValue(0)) })

/** Games with their examples, as codes; their content is checked when it is read. */
export const CodesSchema = listOf(v.pipe(v.string(), v.maxLength(10_000)), MAX_EXAMPLE_GAMES)

/** A number for each parameter of a network; the largest has 8,257. */
const Row = listOf(Figure, 10_000)
export const FitSchema = v.strictObject({ loss: Figure, accuracy: Share })
export const TrainingStateSchema = v.strictObject({
  curve: listOf(v.strictObject({ training: FitSchema, heldOut: FitSchema }), MAX_ROUNDS),
  parameters: Row,
  means: Row,
  squares: Row,
  best: Row,
})

const JOB = { id: Count }

/** The jobs of a training run. */
export const TRAINING_JOBS = [
  v.strictObject({
    ...JOB,
    kind: v.literal('examples'),
    request: v.strictObject({ plan: ExamplePlanSchema, number: whole(0, MAX_EXAMPLE_GAMES) }),
  }),
  v.strictObject({
    ...JOB,
    kind: v.literal('regression'),
    request: v.strictObject({ options: RegressionOptionsSchema, games: CodesSchema }),
  }),
  v.strictObject({
    ...JOB,
    kind: v.literal('reinforcement'),
    request: v.strictObject({ boardSize: BoardSize, games: CodesSchema }),
  }),
  v.strictObject({
    ...JOB,
    kind: v.literal('epochs'),
    request: v.strictObject({ plan: NetworkPlanSchema, state: v.nullable(TrainingStateSchema), games: CodesSchema }),
  }),
  v.strictObject({
    ...JOB,
    kind: v.literal('climb'),
    request: v.strictObject({ training: TrainingSchema, champion: LinearSchema, from: RoundNumber, to: RoundNumber }),
  }),
  v.strictObject({
    ...JOB,
    kind: v.literal('child'),
    request: v.strictObject({
      evolution: EvolutionSchema,
      parent: IndividualSchema,
      generation: RoundNumber,
      game: whole(0, MAX_GAMES * MAX_CHILDREN),
    }),
  }),
] as const
