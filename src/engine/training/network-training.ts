/**
 * A network from examples: weights under which what happened is likely, found epoch by epoch.
 *
 * Method: stochastic gradient descent in small batches by Adam (Kingma and Ba 2015), with a rate that falls to nothing. The
 * result is the network of the epoch that did best on examples held out; when it has got no better for some epochs, there
 * is no need to go on (early stopping). The state between two epochs is plain data, and what an epoch does follows from
 * the plan and its number: who stops and goes on comes to the same weights.
 *
 * The loops are our own: TensorFlow.js 4.22 with its backend for plain JavaScript came to the same weights, but took from 5
 * to 7 times as long on the same batches of the same networks (hidden layers of 32, 64, and 32 and 16 neurons).
 */
import type { BoardSize } from '../game/board.ts'
import type { NetworkEvaluator } from '../evaluation/network.ts'
import { Random } from '../math/random.ts'
import { BackPropagation, type Seen } from './back-propagation.ts'
import { fitOf, type Fit } from './fit.ts'
import { parametersOf, randomParameters, shapeOf } from './parameters.ts'

export interface NetworkPlan {
  readonly boardSize: BoardSize
  /** Neurons of each hidden layer; none for a perceptron. */
  readonly hidden: readonly number[]
  /** Passes through the examples at most. */
  readonly epochs: number
  /** Seed of the first weights and of the order of the examples. */
  readonly seed: number
  /** A network with these hidden layers to go on from; null to begin at random. */
  readonly start: NetworkEvaluator | null
}

/** How well an epoch's network does. */
export interface Epoch {
  /** On the examples it learns from, each as it was met. */
  readonly training: Fit
  readonly heldOut: Fit
}

export interface TrainingState {
  /** The learning curve, an entry for each epoch so far. */
  readonly curve: readonly Epoch[]
  readonly parameters: readonly number[]
  /** Adam's running means of the slopes, and of their squares. */
  readonly means: readonly number[]
  readonly squares: readonly number[]
  /** The parameters that did best on the examples held out. */
  readonly best: readonly number[]
}

const BATCH = 100
const RATE = 0.004
/** How slowly Adam forgets. */
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8

/** Epochs without an improvement before training ends. */
const PATIENCE = 8

export function firstState({ boardSize, hidden, seed, start }: NetworkPlan): TrainingState {
  const parameters = start === null ? randomParameters(shapeOf(boardSize, hidden), seed) : parametersOf(start)
  const zeros = parameters.map(() => 0)
  return { curve: [], parameters, means: zeros, squares: zeros, best: parameters }
}

/** The epoch, from 0, that did best on the examples held out; −1 before any. */
export function bestEpoch(curve: readonly Epoch[]): number {
  return curve.reduce((best, { heldOut }, epoch) => (best < 0 || heldOut.loss < curve[best].heldOut.loss ? epoch : best), -1)
}

/** Has it run all its epochs, or got no better for some? */
export function isTrained({ epochs }: NetworkPlan, { curve }: TrainingState): boolean {
  return curve.length >= epochs || curve.length - 1 - bestEpoch(curve) >= PATIENCE
}

/** One more epoch. */
export function trainEpoch(plan: NetworkPlan, state: TrainingState, training: readonly Seen[], heldOut: readonly Seen[]): TrainingState {
  const epoch = state.curve.length
  const [parameters, means, squares] = [state.parameters, state.means, state.squares].map((row) => Float64Array.from(row))
  const network = new BackPropagation(shapeOf(plan.boardSize, plan.hidden), parameters)
  const order = Random.numbered(plan.seed, epoch + 1).shuffled(training)
  const rate = RATE * (1 - epoch / plan.epochs)
  const calls: [number, number][] = []
  let step = epoch * Math.ceil(order.length / BATCH)
  for (let start = 0; start < order.length; start += BATCH) {
    const batch = order.slice(start, start + BATCH)
    // 1. How the loss of the batch changes with each parameter.
    network.clear()
    for (const seen of batch) calls.push([network.learn(seen), seen.moverWins])
    // 2. A step down, as long for each parameter as its slope is steady. The means begin at 0, which the scales make up for.
    step++
    const [meanScale, squareScale] = [1 - MEAN_DECAY ** step, 1 - SQUARE_DECAY ** step]
    for (let i = 0; i < parameters.length; i++) {
      const slope = network.slope[i] / batch.length
      means[i] += (1 - MEAN_DECAY) * (slope - means[i])
      squares[i] += (1 - SQUARE_DECAY) * (slope * slope - squares[i])
      parameters[i] -= (rate * means[i]) / meanScale / (Math.sqrt(squares[i] / squareScale) + TINY)
    }
  }
  const curve = [...state.curve, { training: fitOf(calls), heldOut: fitOf(network.calls(heldOut)) }]
  const next = { curve, parameters: [...parameters], means: [...means], squares: [...squares] }
  return { ...next, best: bestEpoch(curve) === epoch ? next.parameters : state.best }
}
