/**
 * A transposition table that is kept over several games, each from the empty board: the report's "global transposition
 * table, valid not only during a single game". Each move is searched twice, with that table and with one that is empty,
 * and found the same, since a value counts only for the depth to which it was searched.
 */
import type { BoardSize } from '../game/board.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { medianOf, type Estimate } from '../math/statistics.ts'
import { GrowingTable, MAX_GROWN } from '../search/growing-table.ts'
import { newMemory } from '../search/memory.ts'
import { defaultOrdering, type Algorithm } from '../search/methods.ts'
import { search } from '../search/search.ts'
import type { Fill } from '../search/state-tables.ts'
import { TranspositionTable } from '../search/transposition-table.ts'
import { ROOMS } from './kept-table.ts'
import { shallowMove } from './sample.ts'

/**
 * Possible sizes of the table, in states; an unlimited one never replaces a state, so it shows what memory is needed.
 */
export const TABLE_ROOMS = [...ROOMS, 'unlimited'] as const
export type TableRoom = (typeof TABLE_ROOMS)[number]

/**
 * Who plays Blue: a shallow search, which moves at random first and then now and then, and stands for a person; random
 * moves; or the same search with the same table, after a first move of Red drawn at random.
 */
export const TABLE_OPPONENTS = ['shallow', 'random', 'itself'] as const
export type TableOpponent = (typeof TABLE_OPPONENTS)[number]

/** More would take days, or fill the memory of the page. */
export const MAX_TABLE_GAMES = 100
export const MAX_TABLE_SERIES = 100

export interface TableGamesPlan {
  readonly boardSize: BoardSize
  readonly algorithm: Algorithm
  readonly depth: number
  readonly opponent: TableOpponent
  /** Games of a series, which one table is kept for. */
  readonly games: number
  /** Series of games, each from a seed of its own. */
  readonly series: number
  /** Each series is played with a table of each of these sizes. */
  readonly rooms: readonly TableRoom[]
  readonly seed: number
}

/** A game with the kept table. */
export interface TableGame {
  /** Moves that were searched. */
  readonly moves: number
  /** States visited with a table that is empty before each move. */
  readonly visited: number
  /** States visited at these moves with the table that is kept. */
  readonly visitedKept: number
  /** The kept table after the game. */
  readonly table: Fill
}

/** The games of a series with one size of table. */
export interface TableSeries {
  /** From 0: the series, and within it the room. */
  readonly number: number
  readonly games: readonly TableGame[]
}

/** Number of series to play, one for each room. */
export function seriesCount({ series, rooms }: Pick<TableGamesPlan, 'series' | 'rooms'>): number {
  return series * rooms.length
}

export function roomOf({ rooms }: Pick<TableGamesPlan, 'rooms'>, number: number): TableRoom {
  return rooms[number % rooms.length]
}

/** Maximum number of states that a table of this size holds. */
export const capacityOf = (room: TableRoom) => (room === 'unlimited' ? MAX_GROWN : room)

const newTable = (room: TableRoom) => (room === 'unlimited' ? new GrowingTable() : new TranspositionTable(room))

/** Plays a series; the games are the same with every room. */
export function tableSeries(plan: TableGamesPlan, number: number): TableSeries {
  const room = roomOf(plan, number)
  const random = Random.numbered(plan.seed, Math.floor(number / plan.rooms.length))
  const kept = newTable(room)
  return { number, games: Array.from({ length: plan.games }, () => tableGame(plan, room, kept, random)) }
}

function tableGame(
  { boardSize, algorithm, depth, opponent }: TableGamesPlan,
  room: TableRoom,
  kept: TranspositionTable,
  random: Random,
): TableGame {
  const ordering = defaultOrdering(algorithm)
  const searched = (position: Position, table: TranspositionTable) => {
    const memory = { ...newMemory(position.board, ordering, 'off'), table }
    return search(position, { algorithm, depth, ordering, table: 'plain' }, { memory })
  }
  let [moves, visited, visitedKept] = [0, 0, 0]
  let position = emptyPosition(boardSize)
  for (let ply = 0; winnerOf(position) === null; ply++) {
    const isSearched = opponent === 'itself' ? ply > 0 : ply % 2 === 0
    if (!isSearched) {
      // The first move is always random, so that games differ.
      position = play(
        position,
        opponent === 'shallow' && ply > 1 ? shallowMove(random, position) : random.pick(legalMoves(position)),
      )
      continue
    }
    const { move, visited: without } = searched(position, newTable(room))
    visitedKept += searched(position, kept).visited
    visited += without
    moves++
    position = play(position, move)
  }
  return { moves, visited, visitedKept, table: kept.fill }
}

/** A median over series with its interval of 95 %, and their number. */
export type OfSeries = Estimate & { readonly count: number }

/** The cost and the savings of a kept table, as medians over series. */
export interface TableFigures {
  readonly visited: OfSeries
  readonly visitedKept: OfSeries
  /** 1 less the states visited with the kept table, as a share of those without. */
  readonly saved: OfSeries
  /** States in the kept table, and how often one replaced another since the first game. */
  readonly states: OfSeries
  readonly replaced: OfSeries
}

/** The figures of each game of a room, and of all games of a series together; null before any series is over. */
export function tableFigures(
  plan: TableGamesPlan,
  all: readonly TableSeries[],
  room: TableRoom,
): { readonly games: readonly TableFigures[]; readonly total: TableFigures } | null {
  const own = all.filter(({ number }) => roomOf(plan, number) === room)
  if (own.length === 0) return null
  const each = Array.from({ length: plan.games }, (_, game) => figuresOf(own.map(({ games }) => games[game])))
  return { games: each, total: figuresOf(own.map(({ games }) => together(games))) }
}

function together(games: readonly TableGame[]): TableGame {
  const sum = (of: (game: TableGame) => number) => games.reduce((all, game) => all + of(game), 0)
  const { table } = games[games.length - 1]
  return {
    moves: sum(({ moves }) => moves),
    visited: sum(({ visited }) => visited),
    visitedKept: sum(({ visitedKept }) => visitedKept),
    table,
  }
}

/** @param games one of each series, at least one */
function figuresOf(games: readonly TableGame[]): TableFigures {
  const of = (figure: (game: TableGame) => number) => ({ ...medianOf(games.map(figure), 0.95), count: games.length })
  return {
    visited: of(({ visited }) => visited),
    visitedKept: of(({ visitedKept }) => visitedKept),
    saved: of(({ visited, visitedKept }) => 1 - visitedKept / visited),
    states: of(({ table }) => table.states),
    replaced: of(({ table }) => table.lacking),
  }
}
