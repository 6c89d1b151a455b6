import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { REPORT_EVALUATOR } from '../../../src/engine/evaluation/evaluator.ts'
import { logOddsBy } from '../../../src/engine/evaluation/network.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import { moverBits, winnerOf } from '../../../src/engine/game/position.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { alphaReinforcement } from '../../../src/engine/training/alpha-reinforcement.ts'
import { BackPropagation, encodedExample, type EncodedExample } from '../../../src/engine/training/back-propagation.ts'
import { examplesOf, type Example, type ExamplePlan } from '../../../src/engine/training/examples.ts'
import { fitOf, lossOf } from '../../../src/engine/training/fit.ts'
import {
  bestEpoch,
  firstState,
  isTrained,
  trainEpoch,
  type NetworkPlan,
  type TrainingState,
} from '../../../src/engine/training/network-training.ts'
import {
  hiddenOf,
  networkOf,
  parametersOf,
  randomParameters,
  shapeOf,
} from '../../../src/engine/training/parameters.ts'
import { Random, randomPosition } from '../math/random.ts'

const EXAMPLES: ExamplePlan = {
  boardSize: 3,
  games: 200,
  seed: 1,
  fewestStones: 4,
  strays: 4,
  labels: { by: 'oracle' },
  evaluator: REPORT_EVALUATOR,
}

const gamesOf = (plan: ExamplePlan, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => examplesOf(plan, from + i)).flatMap(({ examples, beside }) => [
    ...examples,
    ...beside,
  ])
const seenAll = (examples: readonly Example[]) => examples.map((example) => encodedExample(3, example))

/** Positions of the largest board with made-up shares of wins. */
function sharedExamples(count: number, seed: number): EncodedExample[] {
  const random = new Random(seed)
  return Array.from({ length: count }, () =>
    encodedExample(4, {
      position: formatPosition(randomPosition(random, 4, random.between(2, 20))),
      moverWins: random.below(101) / 100,
    }),
  )
}

describe('back-propagation', () => {
  it.each([[[]], [[5]], [[6, 4]]])('with hidden layers %j finds the slope that small changes do', (hidden) => {
    const shape = shapeOf(4, hidden)
    const parameters = Float64Array.from(randomParameters(shape, 3))
    const network = new BackPropagation(shape, parameters)
    const examples = sharedExamples(4, 1)
    for (const seen of examples) network.learn(seen)
    const gradient = [...network.gradient]
    const loss = () => examples.reduce((sum, seen) => sum + lossOf(network.valueOf(seen), seen.moverWins), 0)
    const change = 1e-6
    for (const [i, parameter] of [...parameters].entries()) {
      const [more, less] = [change, -change].map((by) => {
        parameters[i] = parameter + by
        return loss()
      })
      parameters[i] = parameter
      expect(gradient[i], `parameter ${i}`).toBeCloseTo((more - less) / (2 * change), 6)
    }
    expect(gradient.filter((value) => Math.abs(value) > 1e-3).length).toBeGreaterThan(gradient.length / 4)
  })

  it('gives the value that the network plays by, but for rounding', () => {
    const shape = shapeOf(4, [8, 4])
    const network = networkOf(shape, randomParameters(shape, 5))
    expect(hiddenOf(network)).toEqual([8, 4])
    const logOdds = logOddsBy(network, boardOfSize(4).bits)
    const trained = new BackPropagation(shape, Float64Array.from(parametersOf(network)))
    const random = new Random(6)
    for (let i = 0; i < 50; i++) {
      const position = randomPosition(random, 4, random.between(0, 20))
      const value = logOdds(...moverBits(position))
      expect(trained.valueOf(encodedExample(4, { position: formatPosition(position), moverWins: 0 }))).toBeCloseTo(
        value,
        9,
      )
    }
  })
})

describe('training a network', () => {
  const training = seenAll(gamesOf(EXAMPLES, 0, 160))
  const heldOut = seenAll(gamesOf(EXAMPLES, 160, 200))
  const plan: NetworkPlan = { boardSize: 3, hidden: [8], epochs: 12, seed: 1, start: null }
  const states = [firstState(plan)]
  while (!isTrained(plan, states[states.length - 1]))
    states.push(trainEpoch(plan, states[states.length - 1], training, heldOut))
  const last = states[states.length - 1]

  it('learns: what it has not seen as well', () => {
    const { curve } = last
    expect(curve[curve.length - 1].training.loss).toBeLessThan(curve[0].training.loss)
    expect(curve[bestEpoch(curve)].heldOut.loss).toBeLessThan(0.9 * Math.LN2)
    expect(curve[bestEpoch(curve)].heldOut.accuracy).toBeGreaterThan(0.75)
  })

  it('comes to the same weights again, and when it is stopped and goes on from what was written down', () => {
    let state: TrainingState = firstState(plan)
    while (!isTrained(plan, state))
      state = JSON.parse(JSON.stringify(trainEpoch(plan, state, training, heldOut))) as TrainingState
    expect(state).toEqual(last)
    expect(
      trainEpoch({ ...plan, seed: 2 }, firstState({ ...plan, seed: 2 }), training, heldOut).parameters,
    ).not.toEqual(states[1].parameters)
  })

  it('keeps the network of the best epoch', () => {
    const best = bestEpoch(last.curve)
    expect(last.best).toEqual(states[best + 1].parameters)
    const network = new BackPropagation(shapeOf(3, plan.hidden), Float64Array.from(last.best))
    expect(fitOf(network.predictions(heldOut))).toEqual(last.curve[best].heldOut)
    for (const { heldOut: fit } of last.curve) expect(fit.loss).toBeGreaterThanOrEqual(last.curve[best].heldOut.loss)
  })

  it('ends early when it gets no better on what it has not seen', () => {
    // What is held out says the opposite of what is learnt, so the first epoch is the best.
    const long = { ...plan, epochs: 1000 }
    const opposite = heldOut.map((seen) => ({ ...seen, moverWins: 1 - seen.moverWins }))
    let state = firstState(long)
    while (!isTrained(long, state)) state = trainEpoch(long, state, training, opposite)
    expect(state.curve.length).toBe(bestEpoch(state.curve) + 9)
    expect(state.curve.length).toBeLessThan(40)
  })

  it('goes on from the weights of a network', () => {
    const start = networkOf(shapeOf(3, plan.hidden), last.best)
    const { curve } = trainEpoch({ ...plan, start }, firstState({ ...plan, start }), training, heldOut)
    expect(curve[0].training.loss).toBeLessThan(last.curve[2].training.loss)
  })
})

describe('alpha reinforcement', () => {
  it('changes the weight of every active connection alike, and no other', () => {
    const [seen] = sharedExamples(1, 9)
    const steps = [...alphaReinforcement(4, [{ ...seen, moverWins: 1 }])]
    expect(steps).toHaveLength(1)
    const { parameters } = steps[0]
    // Of each node its images: as often as one of them has a stone the weight goes up, seen by the winner, or down.
    const counts = new Array<number>(63).fill(0)
    for (const input of seen.inputs) {
      counts[input]++
      counts[(input + 31) % 62]--
    }
    for (const [i, count] of counts.entries()) expect(parameters[i]).toBeCloseTo(0.0001 * count, 12)
  })

  it('learns who wins, better than by naming who wins more often', () => {
    const training = seenAll(gamesOf({ ...EXAMPLES, strays: 0 }, 0, 300))
    const steps = [...alphaReinforcement(3, training)]
    expect(steps.map(({ examples }) => examples)).toEqual(
      Array.from({ length: 10 }, (_, i) => Math.ceil(((i + 1) * training.length) / 10)),
    )
    const network = new BackPropagation(shapeOf(3, []), Float64Array.from(steps[9].parameters))
    const { accuracy } = fitOf(network.predictions(training))
    const moverWins = training.filter((seen) => seen.moverWins === 1).length / training.length
    expect(accuracy).toBeGreaterThan(Math.max(moverWins, 1 - moverWins))
  })
})

describe('examples', () => {
  it('beside the games are labelled by perfect play too', () => {
    const few = examplesOf({ ...EXAMPLES, strays: 0 }, 3)
    const many = examplesOf(EXAMPLES, 3)
    expect(many.examples).toEqual(few.examples)
    expect(few.beside).toEqual([])
    expect(many.beside.length).toBeGreaterThan(many.examples.length)
    for (const { position: text, moverWins } of many.beside) {
      const position = parsePosition(text)
      expect(winnerOf(position)).toBeNull()
      expect(oracleOf(3).winnerWithBestPlay(position) === position.toMove).toBe(moverWins === 1)
    }
  })

  it('labelled by games say how many of them are won, and mostly what perfect play does', () => {
    const plan: ExamplePlan = { ...EXAMPLES, labels: { by: 'games', games: 8 } }
    const examples = gamesOf(plan, 0, 25)
    expect(examplesOf(plan, 4)).toEqual(examplesOf(plan, 4))
    for (const { moverWins } of examples) expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((won) => won / 8)).toContain(moverWins)
    const agreeing = examples.filter(({ position: text, moverWins }) => {
      const position = parsePosition(text)
      return (oracleOf(3).winnerWithBestPlay(position) === position.toMove) === moverWins > 0.5
    })
    expect(agreeing.length / examples.length).toBeGreaterThan(0.8)
    expect(new Set(examples.map(({ moverWins }) => moverWins)).size).toBeGreaterThan(3)
  })

  it('of self-play are of games that the network plays', () => {
    const shape = shapeOf(3, [4])
    const evaluator = networkOf(shape, randomParameters(shape, 1))
    const positions = (plan: ExamplePlan) => gamesOf(plan, 0, 10).map(({ position }) => position)
    const own = positions({ ...EXAMPLES, evaluator, labels: { by: 'games', games: 2 } })
    expect(own).not.toEqual(positions({ ...EXAMPLES, labels: { by: 'games', games: 2 } }))
    for (const text of own) expect(size(parsePosition(text).red)).toBeGreaterThanOrEqual(2)
  })
})
