/** The shape of training's settings and results, in messages to the main process and in documents. */
import * as v from 'valibot'
import { MAX_GAMES } from '../../engine/arena/tournament-limits.ts'
import { MAX_BIT_NODES } from '../../engine/bits/bit-board.ts'
import { isEvaluator, MAX_PHASES } from '../../engine/evaluation/evaluator-file.ts'
import type { LinearEvaluator } from '../../engine/evaluation/evaluator.ts'
import { FEATURES, QUICK_FEATURES } from '../../engine/evaluation/features.ts'
import { MAX_LAYERS, MAX_NEURONS } from '../../engine/evaluation/network-file.ts'
import type { NetworkEvaluator } from '../../engine/evaluation/network.ts'
import { EvaluatorSchema } from '../evaluator-schema.ts'
import { MAX_CHILDREN, MAX_EXAMPLE_GAMES, MAX_PLAYOUTS, MAX_ROUNDS, MAX_STRAYS, MIN_CHILDREN } from '../limits.ts'
import { listOf } from '../list-schema.ts'
import { Count, Figure, Share, whole } from '../number-schema.ts'
import { field } from './field.ts'
import { BoardSize, Depth, Seed } from './fields.ts'
import { MATCH_FIELDS, Pairs } from './match.ts'

const RoundNumber = whole(0, MAX_ROUNDS)

/** Steps, generations or epochs. */
const Rounds = field(whole(1, MAX_ROUNDS), { noun: 'It is a whole number' })

const SeedField = field(Seed, { label: 'school:form.seed' })

/** The examples to learn from. */
export const EXAMPLE_FIELDS = {
  games: field(whole(1, MAX_EXAMPLE_GAMES), {
    usual: 1000,
    label: 'school:form.games',
    // With fewer games some phases of the game have no example.
    formMin: 20,
    flag: 'games <number>',
    help: 'that the examples come from',
    noun: 'Games are a whole number',
  }),
  stones: field(whole(0, MAX_BIT_NODES - 1), {
    usual: 4,
    label: 'school:form.stones',
    // Few games last longer: a higher minimum leaves hardly any example.
    formMax: 12,
    flag: 'stones <number>',
    help: 'on the board at least, in the positions of a game; with few of them perfect play takes long to find',
    noun: 'Stones are a whole number',
  }),
  strays: field(whole(0, MAX_STRAYS), {
    usual: 0,
    label: 'school:form.strays',
    note: 'school:form.straysText',
    flag: 'strays <number>',
    help: 'for each position of a game, others a few random moves on',
    noun: 'Strays are a whole number',
  }),
  boardSize: BoardSize,
  seed: field(SeedField, { help: 'of the games, and of what is random in training' }),
}

/** The teacher who labels the examples. */
export const LABEL_FIELDS = {
  labels: field(v.picklist(['oracle', 'games']), {
    usual: 'oracle',
    label: 'school:form.labels',
    values: 'school:form.teachers',
    notes: 'school:form.teachersText',
    flag: 'labels <whose>',
    help: 'who says how likely a win is: perfect play, or games played from there',
  }),
  playouts: field(whole(1, MAX_PLAYOUTS), {
    usual: 8,
    label: 'school:form.playouts',
    flag: 'playouts <number>',
    help: 'games for each label, where games say so',
    noun: 'Games are a whole number',
  }),
}

/** The weights of a linear evaluator. */
export const WEIGHT_FIELDS = {
  phases: field(whole(1, MAX_PHASES), {
    usual: 3,
    label: 'school:form.phases',
    note: 'school:form.phasesText',
    flag: 'phases <number>',
    help: 'of the game, each with weights of its own',
    noun: 'Phases are a whole number',
  }),
  features: field(listOf(v.picklist(FEATURES), FEATURES.length, 1), {
    usual: QUICK_FEATURES,
    label: 'school:form.features',
    values: 'players:features',
    flag: 'features <names>',
    help: 'what is weighed',
    flagUsualText: 'all but cheapestSets',
    isQuiet: true,
  }),
}

export const NETWORK_FIELDS = {
  hidden: field(listOf(whole(1, MAX_NEURONS), MAX_LAYERS - 1), {
    usual: [32],
    flag: 'hidden <neurons>',
    help: 'of each hidden layer',
  }),
  epochs: field(Rounds, {
    usual: 30,
    label: 'school:form.epochs',
    note: 'school:form.epochsText',
    flag: 'epochs <number>',
    help: 'passes through the examples at most',
  }),
}

/** The matches of hill climbing and of evolution. */
export const TRAINING_MATCH_FIELDS = {
  pairs: field(Pairs, { usual: 50, label: 'school:form.pairs', note: 'school:form.pairsText' }),
  openingStones: MATCH_FIELDS.openingStones,
  depth: field(Depth, { usual: 2, label: 'school:form.depth', help: 'that both sides search' }),
  features: field(WEIGHT_FIELDS.features, { help: 'the weights that may change' }),
  boardSize: BoardSize,
  seed: field(SeedField, { help: 'of the openings and all random moves' }),
}

export const CLIMB_FIELDS = {
  rounds: field(Rounds, {
    usual: 100,
    label: 'school:form.steps',
    flag: 'steps <number>',
    help: 'changes that are tried',
  }),
}

export const EVOLUTION_FIELDS = {
  rounds: field(Rounds, {
    label: 'school:form.generations',
    flag: 'generations <number>',
    help: 'how many',
    flagUsual: 50,
  }),
  children: field(whole(MIN_CHILDREN, MAX_CHILDREN), {
    usual: 16,
    label: 'school:form.children',
    flag: 'children <number>',
    help: 'of a generation',
    noun: 'Children are a whole number',
  }),
}

/** All choices of the form, whatever is trained. */
export const TRAINING_FIELDS = {
  ...EXAMPLE_FIELDS,
  ...LABEL_FIELDS,
  ...WEIGHT_FIELDS,
  ...NETWORK_FIELDS,
  ...EVOLUTION_FIELDS,
  ...CLIMB_FIELDS,
  pairs: TRAINING_MATCH_FIELDS.pairs,
  depth: TRAINING_MATCH_FIELDS.depth,
}

export const LinearSchema = v.custom<LinearEvaluator>((data) => isEvaluator(data) && data.kind === 'linear')
const NetworkSchema = v.custom<NetworkEvaluator>((data) => isEvaluator(data) && data.kind === 'network')

export const ExamplePlanSchema = v.strictObject({
  boardSize: BoardSize,
  games: EXAMPLE_FIELDS.games,
  seed: Seed,
  fewestStones: EXAMPLE_FIELDS.stones,
  strays: EXAMPLE_FIELDS.strays,
  labels: v.variant('by', [
    v.strictObject({ by: v.literal('oracle') }),
    v.strictObject({ by: v.literal('games'), games: LABEL_FIELDS.playouts }),
  ]),
  evaluator: EvaluatorSchema,
})

export const RegressionOptionsSchema = v.strictObject({ boardSize: BoardSize, ...WEIGHT_FIELDS })

export const NetworkPlanSchema = v.strictObject({
  boardSize: BoardSize,
  ...NETWORK_FIELDS,
  seed: Seed,
  start: v.nullable(NetworkSchema),
})

const TRAINING = { ...TRAINING_MATCH_FIELDS, start: LinearSchema }
export const TrainingSchema = v.strictObject(TRAINING)
export const EvolutionSchema = v.strictObject({ ...TRAINING, children: EVOLUTION_FIELDS.children })

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

/** The jobs that a training run is made of. */
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
