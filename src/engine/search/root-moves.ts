/**
 * The exact value of every move of a position. A search finds it for the best move only, and bounds at most for the
 * others. So each move is searched by itself here, in the full window and without a table; its line then ends at the
 * leaf that its value comes from.
 */
import type { Evaluator } from '../evaluation/evaluator.ts'
import { winnerOf, type Position } from '../game/position.ts'
import { alphaBeta } from './algorithms/alpha-beta.ts'
import { Limits } from './limits.ts'
import { newMemory } from './memory.ts'
import { SearchRun } from './run.ts'
import { statesOf } from './states.ts'
import { asF, WIN } from './state.ts'

export interface RootMove {
  readonly node: number
  /** f of the position after it, or the value by another evaluator; ±∞ when a colour wins within the depth. */
  readonly value: number
  /** Principal variation, this move first. */
  readonly line: readonly number[]
}

/**
 * The moves in the order of their nodes, each as soon as it has been searched.
 *
 * @param position open
 * @param depth plies, from 1, the move itself counted
 * @throws RangeError when the game is over, or the evaluator is a network for another board
 */
export function* rootMoves(position: Position, evaluator: Evaluator, depth: number): Generator<RootMove> {
  if (winnerOf(position) !== null) throw new RangeError('the game is over: there is no move to search for')
  const states = statesOf(position, { evaluator, evaluation: 'bit-parallel', terminal: 'flood', table: 'off' })
  const setup = {
    ordering: 'last',
    extension: 'none',
    memory: newMemory(position.board, 'last', 'off'),
    states,
    limits: new Limits(() => false),
    trace: null,
  } as const
  const run = new SearchRun(position.toMove, setup)
  const { root } = run
  run.orderMoves(root, depth, -WIN, WIN)
  for (let i = 0; i < root.count; i++) {
    let value = 0
    // Shallower searches come first: they order the moves of the deeper ones.
    for (let less = 0; less < depth; less++) value = -alphaBeta(run, run.enter(root, i), less, -WIN, WIN)
    root.values[i] = value
    root.adopt(i)
    yield { node: root.nodes[i], value: asF(value, position.toMove), line: root.bestLine() }
  }
}
