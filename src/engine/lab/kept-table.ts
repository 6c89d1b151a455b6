/**
 * A transposition table that is kept from move to move of a game, compared with one that is empty before each move, and
 * how full the memories of the search become. The report gave such a table up, since it soon ran out of memory.
 *
 * The table has a value only for the depth to which it was searched. Two plies later a search to the same depth comes
 * to the same states with two plies more to go. So a search of one depth finds only won and lost states in the table,
 * and iterative deepening finds all iterations but the last two.
 */
import { parsePosition } from '../game/notation.ts'
import { play, winnerOf, type Position } from '../game/position.ts'
import { newMemory } from '../search/memory.ts'
import type { Algorithm } from '../search/methods.ts'
import { search } from '../search/search.ts'
import type { Fill } from '../search/state-tables.ts'
import { TranspositionTable } from '../search/transposition-table.ts'
import type { Sample } from './sample-plan.ts'
import { drawSample } from './sample.ts'

/** Possible sizes of a memory, in states. */
export const ROOMS = [1_024, 16_384, 1_048_576] as const
export type Room = (typeof ROOMS)[number]

/** The size of the table in all other searches. */
export const USUAL_ROOM: Room = 1_048_576

export interface KeptTablePlan {
  /** The positions where the games begin. */
  readonly sample: Sample
  /** Maximum number of states in the table and in the ordering, each. */
  readonly room: Room
}

/** The search of both players in a game, with successors ordered by their last values. */
interface KeptSearch {
  readonly algorithm: Algorithm
  readonly depth: number
}

/** Each position is played to its end by all of these. */
export const KEPT_SEARCHES: readonly KeptSearch[] = (['alpha-beta', 'iterative-deepening'] as const).flatMap(
  (algorithm) => [2, 3, 4, 5].map((depth) => ({ algorithm, depth })),
)

/** A game in which the player who began keeps its table. */
export interface KeptGame {
  /** The moves of that player. */
  readonly moves: number
  /** States visited at these moves after the first, with a table that is empty before each. */
  readonly visited: number
  /** States visited at these moves with the table that is kept. */
  readonly visitedKept: number
  /** The kept table at the end. */
  readonly table: Fill
  /** The fullest memory of orderings at these moves; it is emptied after each. */
  readonly ordering: Fill
}

/** The games from one position of the sample, in the order of `KEPT_SEARCHES`. */
export interface KeptGames {
  /** The number of the position in the sample, from 0. */
  readonly number: number
  readonly games: readonly KeptGame[]
}

/** @throws as `drawSample` does */
export function keptTableGames({ sample, room }: KeptTablePlan, number: number): KeptGames {
  const position = parsePosition(positionsOf(sample)[number])
  return { number, games: KEPT_SEARCHES.map((by) => keptTableGame(position, by, room)) }
}

let drawn: { readonly key: string; readonly positions: readonly string[] } | null = null

/** A sample is drawn once for all its numbers that a worker is asked for. */
function positionsOf(sample: Sample): readonly string[] {
  const key = JSON.stringify(sample)
  if (drawn?.key !== key) drawn = { key, positions: drawSample(sample) }
  return drawn.positions
}

/** The fullest table and the fullest memory of orderings in the games of one search. */
export function fullestOf(
  all: readonly KeptGames[],
  search: number,
): { readonly table: Fill; readonly ordering: Fill } {
  const games = all.map(({ games }) => games[search])
  return {
    table: games.map(({ table }) => table).reduce(fuller),
    ordering: games.map(({ ordering }) => ordering).reduce(fuller),
  }
}

const fuller = (a: Fill, b: Fill) => (b.states + b.lacking > a.states + a.lacking ? b : a)

/** Plays a position to its end. */
export function keptTableGame(start: Position, by: KeptSearch, room: number): KeptGame {
  const kept = new TranspositionTable(room)
  const searched = (position: Position, table: TranspositionTable | null) => {
    const empty = newMemory(position.board, 'last', 'plain', room)
    const memory = table === null ? empty : { ...empty, table }
    const { move, visited } = search(position, { ...by, ordering: 'last', table: 'plain' }, { memory })
    return { move, visited, ordering: (memory.ordering as NonNullable<typeof memory.ordering>).fill }
  }
  let [moves, visited, visitedKept] = [0, 0, 0]
  let ordering: Fill = { states: 0, room, lacking: 0 }
  let position = start
  while (winnerOf(position) === null) {
    const withKept = searched(position, kept)
    if (moves > 0) {
      visited += searched(position, null).visited
      visitedKept += withKept.visited
    }
    ordering = fuller(ordering, withKept.ordering)
    moves++
    position = play(position, withKept.move)
    if (winnerOf(position) === null) position = play(position, searched(position, null).move)
  }
  return { moves, visited, visitedKept, table: kept.fill, ordering }
}
