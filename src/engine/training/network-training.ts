/**
 * Training of a network on examples, epoch by epoch.
 *
 * Method: stochastic gradient descent in small batches by Adam (Kingma and Ba 2015), with a learning rate that falls to
 * 0. The result is the network of the epoch with the least loss on held-out examples; when that has not improved for
 * some epochs, training ends (early stopping). The state between two epochs is plain data, and an epoch depends on that
 * state and the plan alone, so resumed training comes to the same weights.
 *
 * The loops are our own: TensorFlow.js 4.22 with its backend for plain JavaScript came to the same weights, but took 5
 * to
 * 7 times as long on the same batches of the same networks (hidden layers of 32, of 64, and of 32 and 16 neurons).
 */
import type { BoardSize } from '../game/board.ts'
import type { NetworkEvaluator } from '../evaluation/network.ts'
import { adamStep } from '../math/adam.ts'
import { Random } from '../math/random.ts'
import { BackPropagation, type EncodedExample } from './back-propagation.ts'
import { fitOf, type Fit } from './fit.ts'
import { parametersOf, randomParameters, shapeOf } from './parameters.ts'

export interface NetworkPlan {
  readonly boardSize: BoardSize
  /** Neurons of each hidden layer; none for a perceptron. */
  readonly hidden: readonly number[]
  /** Maximum number of passes through the examples. */
  readonly epochs: number
  /** Seed of the first weights and of the order of the examples. */
  readonly seed: number
  /** A network with these hidden layers to start from; null for random weights. */
  readonly start: NetworkEvaluator | null
}

/** How well an epoch's network does. */
export interface Epoch {
  /** On the training examples, each as it is learnt from. */
  readonly training: Fit
  readonly heldOut: Fit
}

export interface TrainingState {
  /** The learning curve, an entry for each epoch so far. */
  readonly curve: readonly Epoch[]
  readonly parameters: readonly number[]
  /** Adam's running means of the gradient and of its square. */
  readonly means: readonly number[]
  readonly squares: readonly number[]
  /** The parameters with the least loss on held-out examples. */
  readonly best: readonly number[]
}

const BATCH = 100
const RATE = 0.004

/** Epochs without an improvement before training ends. */
const PATIENCE = 8

export function firstState({ boardSize, hidden, seed, start }: NetworkPlan): TrainingState {
  const parameters = start === null ? randomParameters(shapeOf(boardSize, hidden), seed) : parametersOf(start)
  const zeros = parameters.map(() => 0)
  return { curve: [], parameters, means: zeros, squares: zeros, best: parameters }
}

/** The epoch, from 0, with the least loss on held-out examples; −1 before any. */
export function bestEpoch(curve: readonly Epoch[]): number {
  return curve.reduce(
    (best, { heldOut }, epoch) => (best < 0 || heldOut.loss < curve[best].heldOut.loss ? epoch : best),
    -1,
  )
}

/** Has it run all its epochs, or not improved for `PATIENCE` of them? */
export function isTrained({ epochs }: NetworkPlan, { curve }: TrainingState): boolean {
  return curve.length >= epochs || curve.length - 1 - bestEpoch(curve) >= PATIENCE
}

/** The state after one more epoch. */
export function trainEpoch(
  plan: NetworkPlan,
  state: TrainingState,
  training: readonly EncodedExample[],
  heldOut: readonly EncodedExample[],
): TrainingState {
  const epoch = state.curve.length
  const [parameters, means, squares] = [state.parameters, state.means, state.squares].map((row) =>
    Float64Array.from(row),
  )
  const network = new BackPropagation(shapeOf(plan.boardSize, plan.hidden), parameters)
  const order = Random.numbered(plan.seed, epoch + 1).shuffled(training)
  const rate = RATE * (1 - epoch / plan.epochs)
  const predictions: [number, number][] = []
  let step = epoch * Math.ceil(order.length / BATCH)
  for (let start = 0; start < order.length; start += BATCH) {
    const batch = order.slice(start, start + BATCH)
    // 1. The gradient of the batch's loss.
    network.clear()
    for (const example of batch) predictions.push([network.learn(example), example.moverWins])
    // 2. Adam's step.
    step++
    adamStep({ parameters, means, squares }, network.gradient, { examples: batch.length, step, rate })
  }
  const curve = [...state.curve, { training: fitOf(predictions), heldOut: fitOf(network.predictions(heldOut)) }]
  const next = { curve, parameters: [...parameters], means: [...means], squares: [...squares] }
  return { ...next, best: bestEpoch(curve) === epoch ? next.parameters : state.best }
}
