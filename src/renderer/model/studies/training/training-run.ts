/**
 * A training run, as plain data: how an evaluator is trained, and its path so far. Stopped and resumed, it leads to the same
 * weights.
 */
import type { Evaluator } from '../../../../engine/evaluation/evaluator.ts'
import type { LearnedEvaluator } from '../../../../engine/evaluation/evaluator-file.ts'
import type { ReinforcementStep } from '../../../../engine/training/alpha-reinforcement.ts'
import type { Training } from '../../../../engine/training/duel.ts'
import { gamesOfGeneration, type Evolution, type Generation } from '../../../../engine/training/evolution.ts'
import type { ExamplePlan } from '../../../../engine/training/examples.ts'
import type { ClimbStep } from '../../../../engine/training/hill-climbing.ts'
import {
  evaluatorOf,
  type RegressionOptions,
  type RegressionStep,
} from '../../../../engine/training/logistic-regression.ts'
import { isTrained, type NetworkPlan, type TrainingState } from '../../../../engine/training/network-training.ts'
import { networkOf, shapeOf } from '../../../../engine/training/parameters.ts'

/** Training on examples begins with the games that they come from. */
interface FromExamples {
  readonly examples: ExamplePlan
  /** The games that have been played, each with its examples as a short text, in any order. */
  readonly games: readonly string[]
}

/** Logistic regression. Its steps are there once it is done, which takes a moment. */
export interface Regression extends FromExamples {
  readonly kind: 'regression'
  readonly options: RegressionOptions
  readonly steps: readonly RegressionStep[]
}

/** A perceptron by alpha reinforcement (Lyakhov and Trishin 2013). */
export interface Reinforcement extends FromExamples {
  readonly kind: 'perceptron'
  readonly steps: readonly ReinforcementStep[]
}

/** A network, or a perceptron, by back-propagation. */
export interface Networking extends FromExamples {
  readonly kind: 'network'
  readonly plan: NetworkPlan
  /** The training so far; null before the first epoch. */
  readonly state: TrainingState | null
}

/** Hill climbing between two competitors. */
export interface Climb {
  readonly kind: 'climb'
  readonly plan: Training
  /** The number of steps to take. */
  readonly length: number
  readonly steps: readonly ClimbStep[]
}

export interface Evolving {
  readonly kind: 'evolution'
  readonly plan: Evolution
  /** The number of generations to breed. */
  readonly length: number
  readonly generations: readonly Generation[]
  /** The games of the current generation, a letter each: won by the child (1), not won (0), or not played yet (-). */
  readonly won: string
}

export type TrainingRun = Regression | Reinforcement | Networking | Climb | Evolving
export type TrainingKind = TrainingRun['kind']

/** The stage that a training run has reached, with its progress. */
export interface Stage {
  readonly name: 'examples' | 'fitting' | 'epochs' | 'steps' | 'generations'
  readonly done: number
  readonly total: number
}

export function stageOf(run: TrainingRun): Stage {
  if ('games' in run && run.games.length < run.examples.games)
    return { name: 'examples', done: run.games.length, total: run.examples.games }
  switch (run.kind) {
    case 'regression':
    case 'perceptron':
      return { name: 'fitting', done: Number(run.steps.length > 0), total: 1 }
    case 'network':
      return { name: 'epochs', done: run.state?.curve.length ?? 0, total: run.plan.epochs }
    case 'climb':
      return { name: 'steps', done: run.steps.length, total: run.length }
    case 'evolution':
      return {
        name: 'generations',
        done: run.generations.length + run.won.replaceAll('-', '').length / gamesOfGeneration(run.plan),
        total: run.length,
      }
  }
}

/** Has the training run ended? */
export function isOver(run: TrainingRun): boolean {
  const { name, done, total } = stageOf(run)
  if (run.kind === 'network' && name === 'epochs') return run.state !== null && isTrained(run.plan, run.state)
  return name !== 'examples' && done === total
}

export function isBegun(run: TrainingRun): boolean {
  return 'games' in run ? run.games.length > 0 : stageOf(run).done > 0
}

/** The evaluator learnt so far; null before there is one. */
export function learnedBy(run: TrainingRun): LearnedEvaluator | null {
  switch (run.kind) {
    case 'regression': {
      const last = run.steps.at(-1)
      return last === undefined ? null : evaluatorOf(last)
    }
    case 'perceptron': {
      const last = run.steps.at(-1)
      return last === undefined ? null : networkOf(shapeOf(run.examples.boardSize, []), last.parameters)
    }
    case 'network': {
      const { plan, state } = run
      return state === null ? null : networkOf(shapeOf(plan.boardSize, plan.hidden), state.best)
    }
    case 'climb':
      return run.steps.at(-1)?.champion ?? null
    case 'evolution':
      return run.generations.at(-1)?.parent.evaluator ?? null
  }
}

/** The evaluator that plays the games of its examples, or the weights it starts from. */
export function startOf(run: TrainingRun): Evaluator {
  return 'games' in run ? run.examples.evaluator : run.plan.start
}

export function seedOf(run: TrainingRun): number {
  return 'games' in run ? run.examples.seed : run.plan.seed
}
