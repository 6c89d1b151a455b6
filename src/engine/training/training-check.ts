/** Checks of training's plain data: the examples of a game, and the state of a network between two epochs. */
import { size } from '../game/node-set.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { checkedNumber, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { stonesOf, winnerOf } from '../game/position.ts'
import { POSITIONS_PER_GAME, type Example, type ExampleGame, type ExamplePlan, type Labels } from './examples.ts'
import type { Fit } from './fit.ts'
import type { Epoch, NetworkPlan, TrainingState } from './network-training.ts'
import { shapeOf } from './parameters.ts'

/** @throws RangeError or NotationError that names what is wrong with it */
export function checkedExampleGame(plan: ExamplePlan, data: unknown): ExampleGame {
  const parts = fieldsOf(data)
  const number = checkedNumber(parts.number, plan.games)
  const examples = checkedExamples(parts.examples, plan, plan.fewestStones, POSITIONS_PER_GAME)
  const game = { number, examples, beside: checkedExamples(parts.beside, plan, 0, plan.strays * examples.length) }
  if (!isSameJson(game, data)) throw new RangeError('it has parts that no game has')
  return game
}

function checkedExamples(data: unknown, plan: ExamplePlan, minStones: number, maxCount: number): Example[] {
  if (!Array.isArray(data) || data.length > maxCount) throw new RangeError('it has not the examples of one game')
  return data.map((example) => checkedExample(example, plan, minStones))
}

/** @throws RangeError that names what is wrong with it */
function checkedExample(data: unknown, { boardSize, labels }: ExamplePlan, minStones: number): Example {
  const { position: text, moverWins } = fieldsOf(data)
  if (typeof text !== 'string') throw new RangeError('an example has no position')
  const position = parsePosition(text)
  const isOfPlan =
    position.board.size === boardSize && winnerOf(position) === null && size(stonesOf(position)) >= minStones
  if (!isOfPlan || !isLabel(moverWins, labels)) throw new RangeError(`${text} is no such example`)
  return { position: formatPosition(position), moverWins }
}

function isLabel(value: unknown, labels: Labels): value is number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) return false
  const games = labels.by === 'oracle' ? 1 : labels.games
  return Math.round(value * games) / games === value
}

/** @throws RangeError that names what is wrong with it */
export function checkedState(plan: NetworkPlan, data: unknown): TrainingState {
  const { curve, ...rows } = fieldsOf(data)
  const { parameterCount } = shapeOf(plan.boardSize, plan.hidden)
  if (!Array.isArray(curve) || curve.length > plan.epochs || !curve.every(isEpoch))
    throw new RangeError(`its curve is none of ${plan.epochs} epochs`)
  for (const name of ['parameters', 'means', 'squares', 'best'] as const) {
    const row = rows[name]
    const isNumber = (value: unknown) => Number.isFinite(value) && (name !== 'squares' || Number(value) >= 0)
    if (!Array.isArray(row) || row.length !== parameterCount || !row.every(isNumber))
      throw new RangeError(`its ${name} are not ${parameterCount} numbers`)
  }
  return data as TrainingState
}

function isEpoch(data: unknown): data is Epoch {
  const { training, heldOut } = fieldsOf(data)
  return isFit(training) && isFit(heldOut)
}

function isFit(data: unknown): data is Fit {
  const { loss, accuracy } = fieldsOf(data)
  return Number.isFinite(loss) && Number.isFinite(accuracy) && Number(accuracy) >= 0 && Number(accuracy) <= 1
}
