/** The jobs of a training run, which can be resumed from plain data. */
import type { BoardSize } from '../game/board.ts'
import type { LinearEvaluator } from '../evaluation/evaluator.ts'
import { reinforcementSteps, type ReinforcementStep } from './alpha-reinforcement.ts'
import { encodedExample } from './back-propagation.ts'
import type { Training } from './duel.ts'
import type { Evolution, Individual } from './evolution.ts'
import { examplesOfCodes } from './example-code.ts'
import type { ExampleGame, ExamplePlan } from './examples.ts'
import { climbStep, type ClimbStep } from './hill-climbing.ts'
import { regression, type RegressionOptions, type RegressionStep } from './logistic-regression.ts'
import { firstState, isTrained, trainEpoch, type NetworkPlan, type TrainingState } from './network-training.ts'

/** Games with their examples, each as a short text. */
type Codes = readonly string[]

export interface TrainingJobs {
  /** The examples of one game. */
  examples: { request: { plan: ExamplePlan; number: number }; progress: never; result: ExampleGame }
  regression: { request: RegressionRequest; progress: never; result: readonly RegressionStep[] }
  reinforcement: { request: ReinforcementRequest; progress: never; result: readonly ReinforcementStep[] }
  /** Training of a network, to its end. Progress is the state after each epoch; the result is their number. */
  epochs: { request: EpochsRequest; progress: TrainingState; result: number }
  /** Hill climbing. Progress is each step; the result is their number. */
  climb: { request: ClimbRequest; progress: ClimbStep; result: number }
  /** A game of a generation: does the child win? */
  child: { request: ChildRequest; progress: never; result: boolean }
}

interface RegressionRequest {
  readonly options: RegressionOptions
  readonly games: Codes
}

interface ReinforcementRequest {
  readonly boardSize: BoardSize
  readonly games: Codes
}

export interface EpochsRequest {
  readonly plan: NetworkPlan
  /** The state to resume from; null to begin. */
  readonly state: TrainingState | null
  readonly games: Codes
}

export interface ClimbRequest {
  readonly training: Training
  /** The champion after the steps so far. */
  readonly champion: LinearEvaluator
  /** The number of the first step, and the number after the last. */
  readonly from: number
  readonly to: number
}

interface ChildRequest {
  readonly evolution: Evolution
  readonly parent: Individual
  readonly generation: number
  readonly game: number
}

export function regressionSteps({ options, games }: RegressionRequest): RegressionStep[] {
  const { training, heldOut } = examplesOfCodes(options.boardSize, games)
  return [...regression(training, heldOut, options)]
}

export function reinforced({ boardSize, games }: ReinforcementRequest): ReinforcementStep[] {
  const { training, heldOut } = encodedExamples(boardSize, games)
  return reinforcementSteps(boardSize, training, heldOut)
}

export function* epochs({ plan, state, games }: EpochsRequest): Generator<TrainingState> {
  const { training, heldOut } = encodedExamples(plan.boardSize, games)
  for (let now = state ?? firstState(plan); !isTrained(plan, now);) {
    now = trainEpoch(plan, now, training, heldOut)
    yield now
  }
}

export function* climb({ training, champion, from, to }: ClimbRequest): Generator<ClimbStep> {
  for (let [number, best] = [from, champion]; number < to; number++) {
    const step = climbStep(training, best, number)
    best = step.champion
    yield step
  }
}

function encodedExamples(boardSize: BoardSize, games: Codes) {
  const { training, heldOut } = examplesOfCodes(boardSize, games)
  return {
    training: training.map((example) => encodedExample(boardSize, example)),
    heldOut: heldOut.map((example) => encodedExample(boardSize, example)),
  }
}
