/**
 * Games that one transposition table is kept for, as a file: for each series and size of table its games, as rows of
 * numbers.
 */
import * as v from 'valibot'
import { Count } from '../../../../contract/number-schema.ts'
import { TableGamesSchema } from '../../../../contract/table-games-schema.ts'
import {
  capacityOf,
  roomOf,
  seriesCount,
  type TableGame,
  type TableGamesPlan,
  type TableSeries,
} from '../../../../engine/lab/table-games.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

/** What is kept of such games. */
export interface TableGamesRecord extends Head {
  readonly plan: TableGamesPlan
  /** Those played so far, in any order. */
  readonly series: readonly TableSeries[]
}

/** Every game has a move to search, which visits a state. */
const Some = v.pipe(Count, v.minValue(1))

/** Moves, visited, visited with the kept table, states in the table, and states replaced there. */
const Row = v.tuple([Some, Some, Count, Count, Count])
type Row = v.InferOutput<typeof Row>

const ENTRIES = { plan: TableGamesSchema, series: v.array(v.strictObject({ number: Count, games: v.array(Row) })) }

export const TABLE_GAMES_FORMAT = jsonFormat<TableGamesRecord, typeof ENTRIES>({
  format: 'poly-y table games',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, series }) => ({
    plan,
    series: series.map(({ number, games }) => ({ number, games: games.map(rowOf) })),
  }),
  unpack({ plan, series }) {
    const numbers = new Set(series.map(({ number }) => number))
    const isWhole = series.every(({ number, games }) => number < seriesCount(plan) && games.length === plan.games)
    if (numbers.size < series.length || !isWhole) throw new DocumentFault('damaged', 'series')
    return {
      plan,
      series: series.map(({ number, games }) => ({
        number,
        games: games.map((row) => gameOf(row, capacityOf(roomOf(plan, number)))),
      })),
    }
  },
})

function rowOf({ moves, visited, visitedKept, table }: TableGame): Row {
  return [moves, visited, visitedKept, table.states, table.lacking]
}

function gameOf([moves, visited, visitedKept, states, lacking]: Row, room: number): TableGame {
  return { moves, visited, visitedKept, table: { states, room, lacking } }
}
