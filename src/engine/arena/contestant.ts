/** Who plays in the arena: a player as plain data, to be named, saved and sent elsewhere. */
import type { BoardSize } from '../board.ts'
import { isForBoard, REPORT_EVALUATOR } from '../evaluator/evaluator.ts'
import { size } from '../node-set.ts'
import { legalMoves, type Position } from '../position.ts'
import type { Random } from '../random.ts'
import { search, type SearchOptions } from '../search/search.ts'
import type { Oracle } from '../solver/oracle.ts'

/** How moves are found: by a search, which with a limit of time is not the same on every run, or by perfect play. */
export type Mind = { readonly by: 'search'; readonly options: SearchOptions } | { readonly by: 'oracle' }

export interface Contestant {
  readonly name: string
  readonly mind: Mind
  /** Of a hundred moves so many are drawn at random: 0 for none, 100 for all. */
  readonly randomness: number
  /** Where it likes to put its first stone: the first of these nodes that the board has and that is free. */
  readonly firstNodes: readonly string[]
}

/** Plays what its search finds, and nothing else. */
export function searcher(name: string, options: SearchOptions): Contestant {
  return { name, mind: { by: 'search', options }, randomness: 0, firstNodes: [] }
}

/** Can it play on a board? A network is for one. */
export function playsOn({ mind }: Contestant, boardSize: BoardSize): boolean {
  return mind.by === 'oracle' || isForBoard(mind.options.evaluator ?? REPORT_EVALUATOR, boardSize)
}

/** What a contestant has at hand in a game. */
export interface Means {
  /** Whence random moves come; drawn from once for each move, however that is found. */
  readonly random: Random
  readonly oracle: () => Oracle
  /** Asked every few milliseconds; true drops the move. */
  readonly stop?: () => boolean
}

/**
 * The node that a contestant plays in an open position.
 *
 * @throws SearchStopped or SolvingStopped when `means.stop` said so
 */
export function moveOf({ mind, randomness, firstNodes }: Contestant, position: Position, means: Means): number {
  // 1. A random move, now and then.
  const moves = legalMoves(position)
  if (means.random.below(100) < randomness) return means.random.pick(moves)
  // 2. The habit of its first stone.
  const { board, toMove } = position
  const liked = size(position[toMove]) > 0 ? undefined : firstNodes.map((name) => board.names.indexOf(name)).find((node) => moves.includes(node))
  if (liked !== undefined) return liked
  // 3. What it finds to be best.
  return mind.by === 'oracle' ? means.oracle().bestMove(position, means).node : search(position, mind.options, means).move
}
