/** Games with a kept table as a file: for each position the games of all searches, as rows of numbers. */
import * as v from 'valibot'
import { Count } from '../../../../contract/number-schema.ts'
import { SampleSchema } from '../../../../contract/sample-schema.ts'
import {
  KEPT_SEARCHES,
  ROOMS,
  type KeptGame,
  type KeptGames,
  type KeptTablePlan,
} from '../../../../engine/lab/kept-table.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

/** What is kept of such games. */
export interface KeptTableRecord extends Head {
  readonly plan: KeptTablePlan
  /** The games from the positions played so far, in any order. */
  readonly games: readonly KeptGames[]
}

/** Moves, visited, visited with the kept table, states and lacking of the table, and the same two for the ordering. */
const Row = v.tuple([Count, Count, Count, Count, Count, Count, Count])
type Row = v.InferOutput<typeof Row>

const ENTRIES = {
  plan: v.strictObject({ sample: SampleSchema, room: v.picklist(ROOMS) }),
  games: v.array(v.strictObject({ number: Count, rows: v.pipe(v.array(Row), v.length(KEPT_SEARCHES.length)) })),
}

export const KEPT_TABLE_FORMAT = jsonFormat<KeptTableRecord, typeof ENTRIES>({
  format: 'poly-y kept table',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, games }) => ({ plan, games: games.map(({ number, games }) => ({ number, rows: games.map(rowOf) })) }),
  unpack({ plan, games }) {
    const numbers = new Set(games.map(({ number }) => number))
    if (numbers.size < games.length || games.some(({ number }) => number >= plan.sample.count))
      throw new DocumentFault('damaged', 'games')
    return {
      plan,
      games: games.map(({ number, rows }) => ({ number, games: rows.map((row) => gameOf(row, plan.room)) })),
    }
  },
})

function rowOf({ moves, visited, visitedKept, table, ordering }: KeptGame): Row {
  return [moves, visited, visitedKept, table.states, table.lacking, ordering.states, ordering.lacking]
}

function gameOf([moves, visited, visitedKept, states, lacking, ordered, unordered]: Row, room: number): KeptGame {
  return {
    moves,
    visited,
    visitedKept,
    table: { states, room, lacking },
    ordering: { states: ordered, room, lacking: unordered },
  }
}
