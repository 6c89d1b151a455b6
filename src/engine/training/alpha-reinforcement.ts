/**
 * A perceptron by alpha reinforcement, as in the card game of Lyakhov and Trishin (2013): after each example every
 * active connection changes by the same small amount, up after a win and down after a loss, and no other does. There is
 * no error correction: a weight says how much more often a stone on its node went with a win than with a loss.
 *
 * There, a connection is active when its card lies in its place, the amount is 0.001, and a round of the game is won or
 * lost. Here it is active when its stone is on its node, and changes by a tenth of that in each of the ten images.
 * Every example is learnt from both sides, or the weights would only show that the side to move wins more often.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { BackPropagation, type EncodedExample } from './back-propagation.ts'
import { fitOf, type Fit } from './fit.ts'
import { shapeOf } from './parameters.ts'

const AMOUNT = 0.0001

export interface Reinforced {
  /** Examples learnt from so far. */
  readonly examples: number
  /** The parameters of the perceptron. */
  readonly parameters: readonly number[]
}

/** The perceptron after each tenth of the examples. A second pass would only double its weights. */
export function* alphaReinforcement(boardSize: BoardSize, training: readonly EncodedExample[]): Generator<Reinforced> {
  const { nodeCount } = boardOfSize(boardSize)
  // One for each input; the bias stays 0.
  const parameters = new Float64Array(2 * nodeCount + 1)
  const tenths = (examples: number) => Math.floor((10 * examples) / training.length)
  for (const [i, { inputs, moverWins }] of training.entries()) {
    const change = AMOUNT * (2 * moverWins - 1)
    for (const input of inputs) {
      parameters[input] += change
      parameters[(input + nodeCount) % (2 * nodeCount)] -= change
    }
    if (tenths(i + 1) > tenths(i)) yield { examples: i + 1, parameters: [...parameters] }
  }
}

export interface ReinforcementStep extends Reinforced {
  /** On the examples so far. */
  readonly training: Fit
  readonly heldOut: Fit
}

/** The steps of `alphaReinforcement`, each with its fit. */
export function reinforcementSteps(
  boardSize: BoardSize,
  training: readonly EncodedExample[],
  heldOut: readonly EncodedExample[],
): ReinforcementStep[] {
  return [...alphaReinforcement(boardSize, training)].map((reinforced) => {
    const network = new BackPropagation(shapeOf(boardSize, []), Float64Array.from(reinforced.parameters))
    const fit = (examples: readonly EncodedExample[]) => fitOf(network.predictions(examples))
    return { ...reinforced, training: fit(training.slice(0, reinforced.examples)), heldOut: fit(heldOut) }
  })
}
