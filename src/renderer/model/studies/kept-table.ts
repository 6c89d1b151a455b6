/** Games in which a player keeps its table from move to move: what they cost, and how full the table becomes. */
import * as v from 'valibot'
import { Count } from '../../../contract/number-schema.ts'
import { usualOf } from '../../../contract/studies/field.ts'
import { KEPT_TABLE_FIELDS, RoomField } from '../../../contract/studies/kept-table.ts'
import { KEPT_SEARCHES, type KeptGame, type KeptGames, type KeptTablePlan } from '../../../engine/lab/kept-table.ts'
import type { Head } from '../documents/document-list.ts'
import { jsonFormat } from '../documents/document-schema.ts'
import { checkNumbers, numbered, type NumberedTypes } from './numbered.ts'
import type { KindService } from './study.ts'

/** Such games as a document. */
export interface KeptTableRecord extends Head {
  readonly plan: KeptTablePlan
  /** The games from the positions played so far, in any order. */
  readonly games: readonly KeptGames[]
}

export interface KeptTables extends NumberedTypes {
  readonly name: 'keptTables'
  readonly record: KeptTableRecord
  /** The room alone is chosen: the sample is that of the claims. */
  readonly draft: Pick<KeptTablePlan, 'room'>
  readonly job: 'keptTable'
  readonly findings: 'games'
}

/** Moves, visited, visited with the kept table, states and lacking of the table, and the same two for the ordering. */
const Row = v.tuple([Count, Count, Count, Count, Count, Count, Count])
type Row = v.InferOutput<typeof Row>

const ENTRIES = {
  plan: v.strictObject(KEPT_TABLE_FIELDS),
  games: v.array(v.strictObject({ number: Count, rows: v.pipe(v.array(Row), v.length(KEPT_SEARCHES.length)) })),
}

/** For each position the games of all searches, as rows of numbers. */
const FORMAT = jsonFormat<KeptTableRecord, typeof ENTRIES>({
  format: 'poly-y kept table',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, games }) => ({ plan, games: games.map(({ number, games }) => ({ number, rows: games.map(rowOf) })) }),
  unpack({ plan, games }) {
    checkNumbers(games, plan.sample.count, 'games')
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

export const KEPT_TABLES: KindService<KeptTables> = {
  name: 'keptTables',
  shelf: 'kept-tables',
  format: FORMAT,
  draft: { initial: usualOf({ room: RoomField }) },
  ...numbered<KeptTables>({
    findings: 'games',
    job: 'keptTable',
    texts: 'claims:games',
    total: ({ plan }) => plan.sample.count,
    requestOf: ({ plan }, number) => ({ plan, number }),
  }),
}
