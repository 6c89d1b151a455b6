/** The plan of games that one transposition table is kept for. */
import * as v from 'valibot'
import { MAX_TABLE_GAMES, MAX_TABLE_SERIES, TABLE_OPPONENTS, TABLE_ROOMS } from '../../engine/lab/table-games.ts'
import { ALGORITHMS } from '../../engine/search/methods.ts'
import { listOf } from '../list-schema.ts'
import { whole } from '../number-schema.ts'
import { field } from './field.ts'
import { BoardSize, Depth, Seed } from './fields.ts'

export const TABLE_GAMES_FIELDS = {
  algorithm: field(v.picklist(ALGORITHMS), {
    usual: 'iterative-deepening',
    label: 'tables:form.algorithm',
    look: 'list',
    flag: 'algorithm <name>',
    help: 'of the search',
  }),
  depth: field(Depth, { usual: 4, label: 'tables:form.depth', help: 'of the search' }),
  opponent: field(v.picklist(TABLE_OPPONENTS), {
    usual: 'shallow',
    label: 'tables:form.opponent',
    values: 'tables:opponents',
    notes: 'tables:opponentTexts',
    flag: 'opponent <who>',
    help: 'who plays Blue',
  }),
  games: field(whole(1, MAX_TABLE_GAMES), {
    usual: 10,
    label: 'tables:form.count',
    flag: 'games <number>',
    help: `that one table is kept for, at most ${MAX_TABLE_GAMES}`,
    noun: 'Games are a whole number',
  }),
  series: field(whole(1, MAX_TABLE_SERIES), {
    usual: 12,
    label: 'tables:form.series',
    note: 'tables:form.seriesText',
    flag: 'series <number>',
    help: `of games, at most ${MAX_TABLE_SERIES}`,
    noun: 'Series are a whole number',
  }),
  rooms: field(
    v.pipe(
      listOf(v.picklist(TABLE_ROOMS), TABLE_ROOMS.length, 1),
      v.check((rooms) => new Set(rooms).size === rooms.length),
    ),
    {
      usual: TABLE_ROOMS,
      label: 'tables:form.rooms',
      note: 'tables:form.roomsText',
      flag: 'rooms <states>',
      help: 'that the table holds at most: each series is played with each',
    },
  ),
  boardSize: field(BoardSize, { help: 'of the board: 2, 3 or 4' }),
  seed: field(Seed, { renew: 'experiments:form.newSeed', help: 'of the games' }),
}

export const TableGamesSchema = v.strictObject(TABLE_GAMES_FIELDS)
