/**
 * Learns a policy network from games: at each position it is to expect the move that was made. Stochastic gradient
 * descent in small batches by Adam, with a learning rate that falls to 0.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { adamStep } from '../math/adam.ts'
import { Random } from '../math/random.ts'
import { emptyNodes, forEachState, heldOutOf } from './learning-games.ts'
import { foretoldBy, type Foretold, type Learnt } from './pattern-learning.ts'
import { PolicyGradient, type PolicyExample } from './policy-gradient.ts'
import { FEATURES_OF_NODE, NO_FEATURE, NodeFeatures, POLICY_FEATURES } from './node-features.ts'
import { policyShape, WIDTH, type PolicyWeights } from './policy-weights.ts'

export interface PolicyPlan {
  /** Passes through the examples. */
  readonly epochs: number
  /** Seed of the first weights and of the order of the examples. */
  readonly seed: number
}

/** The fewest times that a feature with numbers of its own is seen: from fewer nothing is learnt but chance. */
const MIN_TIMES = 100

const BATCH = 64
const RATE = 0.003

/** Standard deviations of the first weights. */
const FIRST_VECTOR = 0.3
const FIRST_MATRIX = 0.12
const FIRST_READ_OUT = 0.1

/**
 * Learns from games on a board, given by their moves from the empty board on.
 *
 * @param progress is told each epoch's number, from 1, and its mean loss on the games that are learnt from
 */
export function learnPolicy(
  size: BoardSize,
  games: readonly (readonly number[])[],
  { epochs, seed }: PolicyPlan,
  progress?: (epoch: number, loss: number) => void,
): Learnt<PolicyWeights> {
  const parts = heldOutOf(games)
  const training = parts.learntFrom.flatMap((moves) => examplesOf(size, moves))
  const heldOut = parts.heldOut.flatMap((moves) => examplesOf(size, moves))
  const network = new PolicyGradient(size, firstWeights(rowsOf(training), new Random(seed)))
  const { weights } = network.network
  const { parameters } = weights
  const adam = { parameters, means: parameters.map(() => 0), squares: parameters.map(() => 0) }
  const batches = Math.ceil(training.length / BATCH)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = Random.numbered(seed, epoch + 1).shuffled(training)
    let loss = 0
    for (let batch = 0; batch < batches; batch++) {
      const examples = order.slice(batch * BATCH, (batch + 1) * BATCH)
      network.gradient.fill(0)
      for (const example of examples) loss += network.learn(example)
      const step = epoch * batches + batch + 1
      const rate = RATE * (1 - (step - 1) / (epochs * batches))
      adamStep(adam, network.gradient, { examples: examples.length, step, rate })
    }
    progress?.(epoch + 1, loss / training.length)
  }
  return { weights, training: foretold(network, training), heldOut: foretold(network, heldOut) }
}

/** The positions of a game from its first move on that was not drawn at random. */
function examplesOf(size: BoardSize, moves: readonly number[]): PolicyExample[] {
  const { nodeCount } = boardOfSize(size)
  const reader = new NodeFeatures(size)
  const examples: PolicyExample[] = []
  forEachState(size, moves, (state, made) => {
    const features = new Uint16Array(nodeCount * FEATURES_OF_NODE)
    reader.read(state, features)
    examples.push({ features, moves: Uint8Array.from(emptyNodes(state.stones.cells, nodeCount)), made })
  })
  return examples
}

/** A row of numbers for each feature that was seen often enough. */
function rowsOf(examples: readonly PolicyExample[]): Uint16Array {
  const times = new Uint32Array(POLICY_FEATURES)
  for (const { features } of examples) for (const feature of features) if (feature !== NO_FEATURE) times[feature]++
  let row = 0
  return Uint16Array.from(times, (count) => (count >= MIN_TIMES ? ++row : 0))
}

function firstWeights(rows: Uint16Array, random: Random): PolicyWeights {
  const rowCount = Math.max(...rows) + 1
  const { strengths, layers, readOut, count } = policyShape(rowCount)
  const parameters = new Float64Array(count)
  const draw = (start: number, end: number, deviation: number) => {
    for (let i = start; i < end; i++) parameters[i] = deviation * random.normal()
  }
  draw(WIDTH, strengths, FIRST_VECTOR)
  for (const { own, all } of layers) draw(own, all, FIRST_MATRIX)
  draw(readOut, count, FIRST_READ_OUT)
  return { rows, parameters }
}

function foretold(network: PolicyGradient, examples: readonly PolicyExample[]): Foretold {
  return foretoldBy(
    examples.map((example) => {
      const chances = network.chances(example)
      const own = chances[example.moves.indexOf(example.made)]
      return chances.filter((chance) => chance > own).length
    }),
  )
}
