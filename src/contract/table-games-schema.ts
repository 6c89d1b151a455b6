/** The shape of a plan of games that one transposition table is kept for. */
import * as v from 'valibot'
import { listOf } from './list-schema.ts'
import { whole } from './number-schema.ts'
import { BOARD_SIZES } from '../engine/game/board.ts'
import { MAX_SEED } from '../engine/lab/sample.ts'
import { MAX_TABLE_GAMES, MAX_TABLE_SERIES, TABLE_OPPONENTS, TABLE_ROOMS } from '../engine/lab/table-games.ts'
import { ALGORITHMS, MAX_DEPTH } from '../engine/search/search.ts'

export const TableGamesSchema = v.strictObject({
  boardSize: v.picklist(BOARD_SIZES),
  algorithm: v.picklist(ALGORITHMS),
  depth: whole(1, MAX_DEPTH),
  opponent: v.picklist(TABLE_OPPONENTS),
  games: whole(1, MAX_TABLE_GAMES),
  series: whole(1, MAX_TABLE_SERIES),
  rooms: v.pipe(
    listOf(v.picklist(TABLE_ROOMS), TABLE_ROOMS.length, 1),
    v.check((rooms) => new Set(rooms).size === rooms.length),
  ),
  seed: whole(0, MAX_SEED),
})
