/**
 * An evolution strategy for the weights of a linear evaluator: in every generation a parent has children whose weights
 * differ from its own by chance, each plays a match, and the mean of the best is the parent of the next generation.
 *
 * Method: (μ/μ, λ) with self-adapting step size (Schwefel 1981; Beyer and Schwefel 2002). A child first changes the
 * step size inherited from its parent, and then its weights by that step, so good steps are inherited along with good
 * weights. The mean of several children evens out the luck of short matches.
 *
 * All children play the same opponent, the start, and those of a generation from the same openings. So results can be
 * compared within a generation and between generations, and there are no cycles.
 *
 * A generation depends on the seed, its number and its parent alone.
 */
import { isWonByFirst, playMatchGame } from '../arena/match.ts'
import type { LinearEvaluator, Weights } from '../evaluation/evaluator.ts'
import type { FeatureId } from '../evaluation/features.ts'
import { isSameJson, fieldsOf } from '../math/plain-data.ts'
import { Random } from '../math/random.ts'
import { duel, type Training } from './duel.ts'

export interface Evolution extends Training {
  /** λ: children of a generation. */
  readonly children: number
}

export interface Individual {
  readonly evaluator: LinearEvaluator
  /** Standard deviation of the change of a weight, in stones. */
  readonly step: number
}

export interface Generation {
  /** From 0. */
  readonly number: number
  /** Each child's rate of wins against the start. */
  readonly rates: readonly number[]
  /** The parent of the next generation. */
  readonly parent: Individual
}

const FIRST_STEP = 0.3

/** One child in this many is among the best. */
const BEST_IN = 4

/** The parent of a generation that comes after these. */
export function parentAfter({ start }: Evolution, generations: readonly Generation[]): Individual {
  return generations.at(-1)?.parent ?? { evaluator: start, step: FIRST_STEP }
}

/** Games of a generation; child k plays those from k · 2 · pairs on. */
export function gamesOfGeneration({ children, pairs }: Evolution): number {
  return children * 2 * pairs
}

/**
 * Plays one game of a generation.
 *
 * @param game from 0
 * @returns does the child win it?
 */
export function childWins(evolution: Evolution, parent: Individual, generation: number, game: number): boolean {
  const { pairs, seed, start } = evolution
  const child = childrenOf(evolution, parent, generation)[Math.floor(game / (2 * pairs))]
  // New openings in each generation, the same for all its children.
  const openings = Random.numbered(seed, generation).below(1_000_000)
  return isWonByFirst(playMatchGame(duel(evolution, child.evaluator, start, openings), game % (2 * pairs)))
}

/**
 * The result of a generation.
 *
 * @param won for each of its games, in order: has the child won?
 */
export function generationOf(
  evolution: Evolution,
  parent: Individual,
  number: number,
  won: readonly boolean[],
): Generation {
  const games = 2 * evolution.pairs
  const rates = Array.from(
    { length: evolution.children },
    (_, child) => won.slice(child * games, (child + 1) * games).filter(Boolean).length / games,
  )
  return generationBy(evolution, parent, number, rates)
}

/**
 * A generation from plain data, computed anew from its number, the parent before it and the rates of its children.
 *
 * @throws RangeError that names what is wrong with it
 */
export function checkedGeneration(evolution: Evolution, parent: Individual, number: number, data: unknown): Generation {
  const { rates } = fieldsOf(data)
  const games = 2 * evolution.pairs
  const isRate = (rate: unknown) =>
    typeof rate === 'number' && rate >= 0 && rate <= 1 && Math.round(rate * games) / games === rate
  if (!Array.isArray(rates) || rates.length !== evolution.children || !rates.every(isRate))
    throw new RangeError(`it has not the rates of ${evolution.children} children in ${games} games each`)
  const generation = generationBy(evolution, parent, number, rates as number[])
  if (!isSameJson(generation, data)) throw new RangeError(`it is not generation ${number} of this path`)
  return generation
}

/** The best children by their rates, and the parent that is their mean. */
function generationBy(evolution: Evolution, parent: Individual, number: number, rates: readonly number[]): Generation {
  const children = childrenOf(evolution, parent, number)
  const order = [...children.keys()].sort((a, b) => rates[b] - rates[a])
  const best = order.slice(0, Math.ceil(children.length / BEST_IN)).map((k) => children[k])
  return {
    number,
    rates,
    parent: {
      evaluator: meanOf(
        evolution,
        best.map(({ evaluator }) => evaluator),
      ),
      step: Math.exp(mean(best.map(({ step }) => Math.log(step)))),
    },
  }
}

/**
 * The result of a path of generations: the mean of the parents on its second half. With short matches the parents
 * wander about the best weights, and their mean lies nearer to these (Polyak and Juditsky 1992).
 */
export function evolvedBy(evolution: Evolution, path: readonly Generation[]): LinearEvaluator {
  const parents = path.slice(Math.floor(path.length / 2)).map(({ parent }) => parent.evaluator)
  return parents.length === 0 ? evolution.start : meanOf(evolution, parents)
}

/** The children of a parent in the generation of this number. */
export function childrenOf(evolution: Evolution, parent: Individual, generation: number): Individual[] {
  const random = Random.numbered(evolution.seed + 1, generation)
  const { phases } = parent.evaluator
  const learningRate = 1 / Math.sqrt(2 * evolution.features.length * phases.length)
  return Array.from({ length: evolution.children }, () => {
    const step = parent.step * Math.exp(learningRate * random.normal())
    return {
      step,
      evaluator: {
        ...parent.evaluator,
        phases: phases.map((weights) =>
          withWeights(evolution, weights, (id) => (weights[id] ?? 0) + step * random.normal()),
        ),
      },
    }
  })
}

/** Replaces the weights that may change. */
function withWeights({ features }: Evolution, weights: Weights, weightOf: (id: FeatureId) => number): Weights {
  // To four places: games cannot resolve more.
  const rounded = (weight: number) => Math.round(10_000 * weight) / 10_000
  return { ...weights, ...Object.fromEntries(features.map((id) => [id, rounded(weightOf(id))])) }
}

/** The mean of evaluators that differ only in the weights that may change. */
function meanOf(evolution: Evolution, evaluators: readonly LinearEvaluator[]): LinearEvaluator {
  const [first] = evaluators
  const phases = first.phases.map((weights, phase) =>
    withWeights(evolution, weights, (id) => mean(evaluators.map((evaluator) => evaluator.phases[phase][id] ?? 0))),
  )
  return { ...first, phases }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
