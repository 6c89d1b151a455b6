/** Who plays in the arena: a player as plain data, to be named, saved and sent elsewhere. */
import type { BoardSize } from '../game/board.ts'
import { isForBoard, REPORT_EVALUATOR } from '../evaluation/evaluator.ts'
import { size } from '../game/node-set.ts'
import { legalMoves, type Position } from '../game/position.ts'
import type { Random } from '../math/random.ts'
import { search, type SearchOptions, type SearchProgress, type SearchResult } from '../search/search.ts'
import { shippedBook, sourceOf, type Oracle, type Source } from '../solver/oracle.ts'

/** How moves are found: by a search, which with a limit of time is not the same on every run, or by perfect play. */
export type Mind = { readonly by: 'search'; readonly options: SearchOptions } | { readonly by: 'oracle' }

export interface Contestant {
  readonly name: string
  readonly mind: Mind
  /** Per cent of moves that are drawn at random: 0 for none, 100 for all. */
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
  /** What the search for the move has found so far, where there is one. */
  readonly progress?: (progress: SearchProgress) => void
}

/** By what a move is chosen: chance, the habit of a first stone, what perfect play is known from, or a search. */
export const DECIDERS = ['random', 'opening', 'book', 'table', 'proof', 'search'] as const satisfies readonly ('random' | 'opening' | 'search' | Source)[]
export type Decider = (typeof DECIDERS)[number]

/** A move, and what it was chosen by. */
export interface Choice {
  readonly by: Decider
  readonly node: number
  /** f of the position, or what the contestant's evaluator gives in its place; ±∞ where the winner is known, null where nothing was looked at. */
  readonly value: number | null
  /** Null where none was made. */
  readonly search: SearchResult | null
}

/** Is the next move one that is drawn at random? Takes one number. */
export function isDrawn({ randomness }: Contestant, random: Random): boolean {
  return random.below(100) < randomness
}

/**
 * What a contestant plays in an open position, and why.
 *
 * @param maySwap may it take over the other's first stone instead? Then it looks at the position, whatever its habits: see `computersMove`
 */
export function choiceOf(contestant: Contestant, position: Position, means: Means, maySwap = false): Choice {
  const { mind } = contestant
  const unsought = unsoughtMove(contestant, position, means.random, maySwap)
  if (unsought !== null) return unsought
  // 3. What it finds to be best.
  if (mind.by === 'oracle') {
    const oracle = means.oracle()
    const { node, truth } = oracle.bestMove(position)
    return { by: oracle.sourceOf(position), node, value: truth.winner === 'red' ? Infinity : -Infinity, search: null }
  }
  const result = search(position, mind.options, means)
  return { by: 'search', node: result.move, value: result.value, search: result }
}

/** The move that a contestant makes without looking for the best one; null where it looks. */
function unsoughtMove(contestant: Contestant, position: Position, random: Random, maySwap: boolean): Choice | null {
  // 1. A random move, now and then.
  const moves = legalMoves(position)
  if (isDrawn(contestant, random)) return unexplained('random', random.pick(moves))
  // 2. The habit of its first stone.
  const { board, toMove } = position
  const isFirst = size(position[toMove]) === 0 && !maySwap
  const liked = isFirst ? contestant.firstNodes.map((name) => board.names.indexOf(name)).find((node) => moves.includes(node)) : undefined
  return liked === undefined ? null : unexplained('opening', liked)
}

/**
 * What decides a contestant's move in an open position, without the search or the proof that finds it.
 *
 * @param random draws what `choiceOf` would draw
 */
export function deciderOf(contestant: Contestant, position: Position, random: Random): Decider {
  const unsought = unsoughtMove(contestant, position, random, false)
  if (unsought !== null) return unsought.by
  return contestant.mind.by === 'oracle' ? sourceOf(position, shippedBook()) : 'search'
}

/** The node alone. */
export function moveOf(contestant: Contestant, position: Position, means: Means): number {
  return choiceOf(contestant, position, means).node
}

function unexplained(by: Decider, node: number): Choice {
  return { by, node, value: null, search: null }
}
