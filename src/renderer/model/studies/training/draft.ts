/** The form for a training run: the choices, and the plan that they make. */
import { emptyPosition } from '../../../../engine/game/position.ts'
import { usualOf, type PlanOfFields } from '../../../../contract/studies/field.ts'
import { TRAINING_FIELDS } from '../../../../contract/studies/training.ts'
import { NETWORK } from '../../../../engine/arena/cast.ts'
import { searcher } from '../../../../engine/arena/contestant.ts'
import { expectedGameTime } from '../../../../engine/arena/game-time.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../../../../engine/evaluation/evaluator.ts'
import { REPORT_WEIGHTS, type Training } from '../../../../engine/training/duel.ts'
import type { ExamplePlan } from '../../../../engine/training/examples.ts'
import { gamesOfGeneration } from '../../../../engine/training/evolution.ts'
import { hiddenOf } from '../../../../engine/training/parameters.ts'
import type { PlanOf, ShownTypes, StudyDraft } from '../study-kind.ts'
import { seedOf, startOf, type TrainingRun, type TrainingKind } from './training-run.ts'
import type { TrainingRecord } from './training-file.ts'
import type { LiveTraining } from './run-training.ts'

export interface TrainingDraft extends PlanOfFields<typeof TRAINING_FIELDS> {
  readonly name: string
  readonly kind: TrainingKind
  /** The evaluator that plays the games, or the weights to start from. */
  readonly start: Evaluator
}

const INITIAL: TrainingDraft = { name: '', kind: 'regression', ...usualOf(TRAINING_FIELDS), start: REPORT_EVALUATOR }

/** The board of all training runs. */
const BOARD_SIZE = 4

/** The default of matches. */
export const OPENING_STONES = 3

/** Positions that a game gives at most; each of them has its strays besides. */
const TAKEN = 4

/** Examples that fit into a document, and into a worker. */
export const MAX_EXAMPLES = 150_000

export type DraftFault = 'features' | 'examples'

interface PlannedTraining {
  readonly run: TrainingRun
  /** Expected milliseconds of one core for all of it. */
  readonly time: number
  readonly faults: readonly DraftFault[]
}

/** The most examples that a plan can give. */
export function exampleCount({ games, strays }: Pick<ExamplePlan, 'games' | 'strays'>): number {
  return games * TAKEN * (1 + strays)
}

export interface TrainingRuns extends ShownTypes {
  readonly name: 'trainingRuns'
  readonly record: TrainingRecord
  readonly live: LiveTraining
  readonly draft: TrainingDraft
  readonly plan: PlannedTraining
}

function planOf(draft: TrainingDraft): PlanOf<TrainingRuns> {
  const { kind, features } = draft
  const weighs = kind === 'regression' || kind === 'climb' || kind === 'evolution'
  const isByExamples = kind === 'regression' || kind === 'perceptron' || kind === 'network'
  const found: readonly (DraftFault | false)[] = [
    weighs && features.length === 0 && 'features',
    isByExamples && exampleCount(draft) > MAX_EXAMPLES && 'examples',
  ]
  const faults = found.filter((fault) => fault !== false)
  const run = trainingRunOf(draft)
  return { body: faults.length === 0 ? { run } : null, run, time: timeOf(run), faults }
}

/**
 * Milliseconds for a position that perfect play judges, for a game that is played out, and for an example of an epoch,
 * for each neuron.
 */
const JUDGED = 10
const PLAYED_OUT = 0.5
const LEARNT = 0.0005

function timeOf(run: TrainingRun): number {
  if ('games' in run) {
    const examples = exampleCount(run.examples)
    const { labels } = run.examples
    const judged = examples * (labels.by === 'oracle' ? JUDGED : labels.games * PLAYED_OUT)
    const neurons = run.kind === 'network' ? run.plan.hidden.reduce((sum, size) => sum + size, 1) : 1
    return judged + examples * LEARNT * neurons * (run.kind === 'network' ? run.plan.epochs : 1)
  }
  const { plan, length } = run
  const player = searcher('', { algorithm: 'negascout', depth: plan.depth, evaluator: plan.start })
  const games = length * (run.kind === 'climb' ? 2 * plan.pairs : gamesOfGeneration(run.plan))
  return games * expectedGameTime([player, player], emptyPosition(plan.boardSize), plan.openingStones)
}

function trainingRunOf(draft: TrainingDraft): TrainingRun {
  const { kind, labels, seed, features, rounds } = draft
  const start = fittingStart(draft)
  const examples: ExamplePlan = {
    boardSize: BOARD_SIZE,
    games: draft.games,
    seed,
    fewestStones: draft.stones,
    strays: draft.strays,
    labels: labels === 'oracle' ? { by: labels } : { by: labels, games: draft.playouts },
    evaluator: start,
  }
  const training: Training = {
    boardSize: BOARD_SIZE,
    pairs: draft.pairs,
    openingStones: OPENING_STONES,
    seed,
    features,
    depth: draft.depth,
    start: start.kind === 'linear' ? start : REPORT_WEIGHTS,
  }
  switch (kind) {
    case 'regression':
      return {
        kind,
        examples,
        games: [],
        options: { boardSize: BOARD_SIZE, features, phases: draft.phases },
        steps: [],
      }
    case 'perceptron':
      return { kind, examples, games: [], steps: [] }
    case 'network': {
      const network = start.kind === 'network' ? start : null
      const hidden = network === null ? draft.hidden : hiddenOf(network)
      const plan = { boardSize: BOARD_SIZE, hidden, epochs: draft.epochs, seed, start: network } as const
      return { kind, examples, games: [], plan, state: null }
    }
    case 'climb':
      return { kind, plan: training, length: rounds, steps: [] }
    case 'evolution':
      return { kind, plan: { ...training, children: draft.children }, length: rounds, generations: [], won: '' }
  }
}

/**
 * Can a training run of this kind start from it? Any evaluator for the board can play games; matches change only weights of
 * features.
 */
export function isFitting(kind: TrainingKind, start: Evaluator): boolean {
  if (start.kind === 'network') return start.boardSize === BOARD_SIZE && kind !== 'climb' && kind !== 'evolution'
  return true
}

/** The start chosen, unless it does not fit this kind of training. */
function fittingStart({ kind, start }: TrainingDraft): Evaluator {
  return isFitting(kind, start) ? start : REPORT_EVALUATOR
}

function draftOf({ name, run }: Pick<TrainingRecord, 'name' | 'run'>): TrainingDraft {
  const common = { ...INITIAL, name, kind: run.kind, seed: seedOf(run), start: startOf(run) }
  if (!('games' in run)) {
    const { features, pairs, depth } = run.plan
    return {
      ...common,
      features,
      pairs,
      depth,
      rounds: run.length,
      ...(run.kind === 'evolution' && { children: run.plan.children }),
    }
  }
  const { games, fewestStones, strays, labels } = run.examples
  const examples = {
    ...common,
    games,
    stones: fewestStones,
    strays,
    labels: labels.by,
    ...(labels.by === 'games' && { playouts: labels.games }),
  }
  switch (run.kind) {
    case 'regression':
      return { ...examples, features: run.options.features, phases: run.options.phases }
    case 'network':
      return { ...examples, hidden: run.plan.hidden, epochs: run.plan.epochs }
    case 'perceptron':
      return examples
  }
}

export const TRAINING_DRAFT = {
  initial: INITIAL,
  presets: () => [
    { key: 'perfect', kind: 'regression' },
    { key: 'network', kind: 'network', games: 2000, stones: 6, strays: 3 },
    { key: 'thesis', kind: 'climb', rounds: 150 },
    { key: 'survival', kind: 'evolution', rounds: 40, pairs: 20 },
    { key: 'cards', kind: 'perceptron', games: 1500, labels: 'games', strays: 3 },
    { key: 'selfPlay', kind: 'network', games: 600, labels: 'games', stones: 6, strays: 3, start: NETWORK },
  ],
  planOf,
  of: draftOf,
} as const satisfies StudyDraft<TrainingRuns>
