/** How a contestant chooses its move: by chance, by what it prefers, by perfect play, by rules or by a search. */
import type { Reply, Swapper } from '../game/game.ts'
import { size } from '../game/node-set.ts'
import { legalMoves, type Position } from '../game/position.ts'
import type { Random } from '../math/random.ts'
import { RefusedRequest } from '../math/refused-request.ts'
import { search, type SearchProgress, type SearchResult } from '../search/search.ts'
import { shippedBook, sourceOf, type Oracle, type Source } from '../solver/oracle.ts'
import { isDrawn, type Contestant, type PlayoutStrategy, type Unsearched } from './contestant.ts'
import { contestantOn } from './levels.ts'
import type { PlayoutProgress } from '../playouts/playout-search.ts'
import { shippedSwapMap } from '../playouts/shipped-swap-maps.ts'
import { shouldSwap } from '../playouts/should-swap.ts'
import { fairStones } from '../playouts/swap-map.ts'
import { PlayoutPlayers } from './playout-players.ts'
import { UNSTARTED } from './program.ts'
import { ruleMove } from './rules.ts'

/** The chance, the oracle and the listener that a contestant needs to choose a move. */
export interface ChoiceContext {
  /** The source of random moves, drawn from once for each move, whatever decides it. */
  readonly random: Random
  readonly oracle: () => Oracle
  /** The searchers by playouts that keep their trees over the game; without them each move is searched anew. */
  readonly playoutPlayers?: PlayoutPlayers
  /** Milliseconds that this move may take, beside the limits of its contestant. */
  readonly time?: number
  /** Called with the progress of the search for the move, if there is one. */
  readonly progress?: (progress: ChoiceProgress) => void
}

/** How far the search for a move is. By playouts it says whether the mover may swap and does, as a choice does. */
export type ChoiceProgress = SearchProgress | PlayoutChoiceProgress
export interface PlayoutChoiceProgress extends PlayoutProgress {
  readonly swaps: boolean
}

/**
 * The deciders of a move: chance, a preferred first node, a fair first stone where the opponent may swap, a source of perfect play,
 * the rules, a search or a program.
 */
export const DECIDERS = [
  'random',
  'opening',
  'fair',
  'book',
  'table',
  'proof',
  'rules',
  'search',
  'playouts',
  'program',
] as const satisfies readonly ('random' | 'opening' | 'fair' | 'rules' | 'search' | 'playouts' | 'program' | Source)[]
export type Decider = (typeof DECIDERS)[number]

/** A move, and what decided it. */
export interface Choice extends Reply {
  readonly by: Decider
  /** The search that found the move; null when there was none. */
  readonly search: SearchResult | null
}

/**
 * The move of a contestant in an open position, and what decided it.
 *
 * @param swapper the player who may swap. If it is the mover, preferred first nodes are ignored, as the swap needs a value:
 *   see `computersMove`
 */
export function choiceOf(
  chosen: Contestant,
  position: Position,
  context: ChoiceContext,
  swapper: Swapper | null = null,
): Choice {
  const contestant = contestantOn(chosen, position)
  const { mind } = contestant
  const unsought = moveWithoutSearch(contestant, position, context.random, swapper)
  if (unsought !== null) return unsought
  // 3. The best move that it finds.
  if (mind.by === 'playouts') return choiceByPlayouts(mind.options, position, context, swapper)
  if (mind.by === 'program') throw new RefusedRequest(UNSTARTED)
  if (mind.by !== 'search') return WITHOUT_SEARCH[mind.by].choose(position, context)
  const result = search(position, within(mind.options, context.time), context)
  return { by: 'search', node: result.move, value: result.value, search: result }
}

/** Limits, and the time for this move beside them. */
function within<Limits extends { readonly time?: number }>(limits: Limits, time = Infinity): Limits {
  return time === Infinity ? limits : { ...limits, time: Math.min(time, limits.time ?? Infinity) }
}

/** A choice by playouts has a value only where the winner is proven: chances are no stones. */
function choiceByPlayouts(
  options: PlayoutStrategy,
  position: Position,
  { playoutPlayers = new PlayoutPlayers(), time, progress }: ChoiceContext,
  swapper: Swapper | null,
): Choice {
  const swaps = (found: PlayoutProgress) => swapper === 'mover' && shouldSwap(position, found)
  const control = progress && { progress: (soFar: PlayoutProgress) => progress({ ...soFar, swaps: swaps(soFar) }) }
  const found = playoutPlayers.searcherOf(options, position).search(position, within(options, time), control)
  const { move, isProven, estimate } = found
  const isRedWinning = (estimate.value === 1) === (position.toMove === 'red')
  return {
    by: 'playouts',
    node: move,
    value: isProven ? (isRedWinning ? Infinity : -Infinity) : null,
    search: null,
    swaps: swaps(found),
  }
}

/** How each strategy without a search finds its move, and what decides it. */
const WITHOUT_SEARCH: Readonly<
  Record<
    Unsearched,
    { choose(position: Position, context: ChoiceContext): Choice; decider(position: Position): Decider }
  >
> = {
  oracle: {
    choose(position, context) {
      const oracle = context.oracle()
      const { node, truth } = oracle.bestMove(position)
      return { by: oracle.sourceOf(position), node, value: truth.winner === 'red' ? Infinity : -Infinity, search: null }
    },
    decider: (position) => sourceOf(position, shippedBook()),
  },
  rules: { choose: (position) => unexplained('rules', ruleMove(position).node), decider: () => 'rules' },
}

/** The move of a contestant that does not look for the best one; null when it does. */
function moveWithoutSearch(
  contestant: Contestant,
  position: Position,
  random: Random,
  swapper: Swapper | null,
): Choice | null {
  // 1. A random move, now and then.
  const moves = legalMoves(position)
  if (isDrawn(contestant, random)) return unexplained('random', random.pick(moves))
  // 2. A first stone that is fair, where the opponent may swap, or a preferred one.
  const { board, toMove } = position
  const map = swapper === 'opponent' ? shippedSwapMap(position) : null
  if (map !== null) return unexplained('fair', random.pick(fairStones(board, map)))
  const isFirst = size(position[toMove]) === 0 && swapper !== 'mover'
  const liked = isFirst
    ? contestant.firstNodes.map((name) => board.names.indexOf(name)).find((node) => moves.includes(node))
    : undefined
  return liked === undefined ? null : unexplained('opening', liked)
}

/**
 * The decider of a contestant's move in an open position, found without the search or the proof for the move.
 *
 * @param random draws what `choiceOf` would draw
 */
export function deciderOf(
  chosen: Contestant,
  position: Position,
  random: Random,
  swapper: Swapper | null = null,
): Decider {
  const contestant = contestantOn(chosen, position)
  const unsought = moveWithoutSearch(contestant, position, random, swapper)
  if (unsought !== null) return unsought.by
  const { by } = contestant.mind
  return by === 'search' || by === 'playouts' || by === 'program' ? by : WITHOUT_SEARCH[by].decider(position)
}

function unexplained(by: Decider, node: number): Choice {
  return { by, node, value: null, search: null }
}
