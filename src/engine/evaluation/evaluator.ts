/** Evaluators: the values of states at which the search stops. They are plain data. */
import type { BitBoard } from '../bits/bit-board.ts'
import type { Board } from '../game/board.ts'
import { evaluate as evaluateByF, PIECES_TO_WIN, type EvaluationMethod } from './evaluation.ts'
import type { Colour } from '../game/colour.ts'
import { size, type Bits } from '../bits/bits.ts'
import { fitsBits, moverBits, winnerOf, type BoardAndRule, type Position } from '../game/position.ts'
import type { Pentagon } from '../game/pentagon.ts'
import { COUNTS, FEATURES, RING_FEATURES, type FeatureId } from './features.ts'
import { logOddsBy, type NetworkEvaluator } from './network.ts'

/** The report's evaluation: the opponent's pieces to win less the mover's, so f for Red and −f for Blue. */
export interface ReportEvaluator {
  readonly kind: 'report'
}

/**
 * A weighted sum of features, each counted for one colour less the other. Each set of weights is for one phase of the
 * game, in order; all phases are equally long, in stones. Features without a weight do not count.
 */
export interface LinearEvaluator {
  readonly kind: 'linear'
  readonly phases: readonly Weights[]
  /**
   * How much more the features of the searching colour weigh than the opponent's. 0: the same. 1: only the own ones
   * count (an attacker). −1: only the opponent's (a defender).
   */
  readonly attack: number
}

export type Weights = Readonly<Partial<Record<FeatureId, number>>>

export type Evaluator = ReportEvaluator | LinearEvaluator | NetworkEvaluator

export const REPORT_EVALUATOR: ReportEvaluator = { kind: 'report' }

/** Can it value positions of this board and rule? f can on all, weighted sums where the kernels can, a network on its board. */
export function isForBoard(evaluator: Evaluator, start: BoardAndRule): boolean {
  if (evaluator.kind === 'report') return true
  return fitsBits(start) && (evaluator.kind === 'linear' || evaluator.boardSize === start.board.size)
}

/**
 * The value of an open state for its side to move: a whole number from −`MAX_VALUE` to `MAX_VALUE`.
 *
 * @param isSearcher is the search made for the side to move?
 */
export type Evaluate = (own: Bits, other: Bits, isSearcher: boolean) => number

/** Less than `WIN`, the value of a won game. */
export const MAX_VALUE = 20_000

/** Weighted sums and log-odds are counted in hundredths. */
export const LINEAR_UNIT = 100

/** Features of a stone's place; one stone is taken to change only one of them. */
const PLACES: readonly FeatureId[] = [...RING_FEATURES, 'corners']

/**
 * About how much one stone changes a value: the unit of all that is measured in stones. The report's f counts stones. A
 * network gives log-odds, which a stone is taken to change by 2. In a weighted sum a stone is taken to change each
 * feature by 1.
 */
export function stoneUnit(evaluator: Evaluator): number {
  if (evaluator.kind === 'report') return 1
  if (evaluator.kind === 'network') return 2 * LINEAR_UNIT
  const weighed = evaluator.phases.map((weights) => {
    const sizes = (ids: readonly FeatureId[]) => ids.map((id) => Math.abs(weights[id] ?? 0))
    return sizes(FEATURES.filter((id) => !PLACES.includes(id))).reduce(
      (sum, size) => sum + size,
      Math.max(...sizes(PLACES)),
    )
  })
  return LINEAR_UNIT * (1 + Math.abs(evaluator.attack)) * Math.max(...weighed)
}

/**
 * @param method how the report's evaluator counts pieces to win
 * @throws RangeError when the evaluator is a network for another board
 */
export function evaluateBy(evaluator: Evaluator, board: BitBoard, method: EvaluationMethod): Evaluate {
  if (evaluator.kind === 'linear') return weighted(evaluator, board)
  if (evaluator.kind === 'network') {
    const logOdds = logOddsBy(evaluator, board)
    return (own, other) => wholeValue(LINEAR_UNIT * logOdds(own, other))
  }
  const piecesToWin = PIECES_TO_WIN[method]
  return (own, other) => piecesToWin(board, other, own) - piecesToWin(board, own, other)
}

/**
 * The evaluator's value of positions, high for Red: in stones for the report's evaluator, else in units of 1 /
 * `LINEAR_UNIT`; ±∞ once the game is over. With `attack` it depends on which colour searches.
 *
 * @throws RangeError when the evaluator is a network for another board
 */
export function valueForRed(evaluator: Evaluator, board: Board): (position: Position, searcher: Colour) => number {
  if (evaluator.kind === 'report') return (position) => evaluateByF(position).value
  const evaluate = evaluateBy(evaluator, board.bits, 'bit-parallel')
  return (position, searcher) => {
    const winner = winnerOf(position)
    if (winner !== null) return winner === 'red' ? Infinity : -Infinity
    const { toMove } = position
    const own = evaluate(...moverBits(position), searcher === toMove)
    // Never −0.
    return toMove === 'red' ? own : 0 - own
  }
}

function weighted({ phases, attack }: LinearEvaluator, board: BitBoard): Evaluate {
  const [more, less] = [LINEAR_UNIT * (1 + attack), LINEAR_UNIT * (1 - attack)]
  const sums = phases.map((weights) => weightedSum(weights, board))
  return (own, other, isSearcher) => {
    const { counts, tempo } = sums[phaseOf(board, size(own | other), sums.length)]
    const [ownWeight, otherWeight] = isSearcher ? [more, less] : [less, more]
    let value = LINEAR_UNIT * tempo
    for (const { count, weight } of counts)
      value += weight * (ownWeight * count(own, other) - otherWeight * count(other, own))
    return wholeValue(value)
  }
}

function wholeValue(value: number): number {
  return Math.round(Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value)))
}

/** The phase, from 0 to `phases` − 1, of a state with this number of stones. */
export function phaseOf({ nodeCount }: Pentagon, stones: number, phases: number): number {
  return Math.min(phases - 1, Math.floor((stones * phases) / nodeCount))
}

/** Features without a weight are not computed. */
function weightedSum(weights: Weights, board: BitBoard) {
  const counts = FEATURES.flatMap((id) => {
    const weight = weights[id] ?? 0
    return id === 'tempo' || weight === 0 ? [] : [{ count: COUNTS[id](board), weight }]
  })
  return { counts, tempo: weights.tempo ?? 0 }
}
