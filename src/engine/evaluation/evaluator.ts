/** Evaluators: what a state is worth where the search goes no further. They are plain data. */
import type { Board, BoardSize } from '../game/board.ts'
import { PIECES_TO_WIN, type EvaluationMethod } from './evaluation.ts'
import { size, type NodeSet } from '../game/node-set.ts'
import { opponentOf, type Player } from '../game/player.ts'
import { winnerOf, type Position } from '../game/position.ts'
import { COUNTS, FEATURES, type FeatureId } from './features.ts'
import { logOddsBy, type NetworkEvaluator } from './network.ts'

/** The report's own: the opponent's pieces to win less one's own, so f for Red and −f for Blue. */
export interface ReportEvaluator {
  readonly kind: 'report'
}

/**
 * A weighted sum of features, each one player's number less the other's. With several sets of weights the game has as
 * many phases, of as many stones each, and the first set is that of its beginning. What has no weight does not count.
 */
export interface LinearEvaluator {
  readonly kind: 'linear'
  readonly phases: readonly Weights[]
  /**
   * How much more the numbers of the player who searches weigh than those of the opponent: 0, alike; 1, only one's own,
   * as an attacker plays; −1, only the opponent's, as a defender does.
   */
  readonly attack: number
}

export type Weights = Readonly<Partial<Record<FeatureId, number>>>

export type Evaluator = ReportEvaluator | LinearEvaluator | NetworkEvaluator

export const REPORT_EVALUATOR: ReportEvaluator = { kind: 'report' }

/** A network is for one board, and the others are for all. */
export function isForBoard(evaluator: Evaluator, boardSize: BoardSize): boolean {
  return evaluator.kind !== 'network' || evaluator.boardSize === boardSize
}

/**
 * The value of an open state for its side to move: a whole number, at most `GREATEST_VALUE` either way.
 *
 * @param isSearcher is the search made for the side to move?
 */
export type Evaluate = (own: NodeSet, other: NodeSet, isSearcher: boolean) => number

/** Less than a won game is worth. */
export const GREATEST_VALUE = 20_000

/** Weighted sums, and logarithms of odds, are counted in hundredths. */
export const LINEAR_UNIT = 100

/** A stone is in one of these places alone, whatever else it changes. */
const PLACES: readonly FeatureId[] = ['centre', 'innerRing', 'middleRing', 'edge', 'corners']

/**
 * How much one stone changes a value, about: the unit of whatever is measured in stones. The report's f counts stones, and
 * a network odds, whose logarithm a stone takes to change by 2. In a weighted sum a stone changes each number by one.
 */
export function stoneUnit(evaluator: Evaluator): number {
  if (evaluator.kind === 'report') return 1
  if (evaluator.kind === 'network') return 2 * LINEAR_UNIT
  const weighed = evaluator.phases.map((weights) => {
    const sizes = (ids: readonly FeatureId[]) => ids.map((id) => Math.abs(weights[id] ?? 0))
    return sizes(FEATURES.filter((id) => !PLACES.includes(id))).reduce((sum, size) => sum + size, Math.max(...sizes(PLACES)))
  })
  return LINEAR_UNIT * (1 + Math.abs(evaluator.attack)) * Math.max(...weighed)
}

/**
 * @param method how the report's pieces to win are found
 * @throws RangeError when the evaluator is a network for another board
 */
export function evaluateBy(evaluator: Evaluator, board: Board, method: EvaluationMethod): Evaluate {
  if (evaluator.kind === 'linear') return weighted(evaluator, board)
  if (evaluator.kind === 'network') {
    const logOdds = logOddsBy(evaluator, board)
    return (own, other) => wholeValue(LINEAR_UNIT * logOdds(own, other))
  }
  const piecesToWin = PIECES_TO_WIN[method]
  return (own, other) => piecesToWin(board, other, own) - piecesToWin(board, own, other)
}

/**
 * Tells what an evaluator makes of positions of a board as Red counts, in stones for the report's and else in units of
 * 1 ÷ `LINEAR_UNIT`; ±∞ once the game is over. To an attacker or a defender the same position is not worth the same from
 * both sides, so that it asks who the searcher is.
 *
 * @throws RangeError when the evaluator is a network for another board
 */
export function valueForRed(evaluator: Evaluator, board: Board): (position: Position, searcher: Player) => number {
  const evaluate = evaluateBy(evaluator, board, 'bit-parallel')
  return (position, searcher) => {
    const winner = winnerOf(position)
    if (winner !== null) return winner === 'red' ? Infinity : -Infinity
    const { toMove } = position
    const own = evaluate(position[toMove], position[opponentOf(toMove)], searcher === toMove)
    // No −0.
    return toMove === 'red' ? own : 0 - own
  }
}

function weighted({ phases, attack }: LinearEvaluator, board: Board): Evaluate {
  const [more, less] = [LINEAR_UNIT * (1 + attack), LINEAR_UNIT * (1 - attack)]
  const sums = phases.map((weights) => weightedSum(weights, board))
  return (own, other, isSearcher) => {
    const { counts, tempo } = sums[phaseOf(board, own | other, sums.length)]
    const [ownWeight, otherWeight] = isSearcher ? [more, less] : [less, more]
    let value = LINEAR_UNIT * tempo
    for (const { count, weight } of counts) value += weight * (ownWeight * count(own, other) - otherWeight * count(other, own))
    return wholeValue(value)
  }
}

function wholeValue(value: number): number {
  return Math.round(Math.max(-GREATEST_VALUE, Math.min(GREATEST_VALUE, value)))
}

/** Which of so many phases a state with these stones is in, from 0. */
export function phaseOf({ nodeCount }: Board, stones: NodeSet, phases: number): number {
  return Math.min(phases - 1, Math.floor((size(stones) * phases) / nodeCount))
}

/** What has no weight need not be computed. */
function weightedSum(weights: Weights, board: Board) {
  const counts = FEATURES.flatMap((id) => {
    const weight = weights[id] ?? 0
    return id === 'tempo' || weight === 0 ? [] : [{ count: COUNTS[id](board), weight }]
  })
  return { counts, tempo: weights.tempo ?? 0 }
}
