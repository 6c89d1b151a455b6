/** Games that one transposition table is kept for, in series. */
import * as v from 'valibot'
import { Count } from '../../../contract/number-schema.ts'
import { flagsOf, usualOf } from '../../../contract/studies/field.ts'
import { TABLE_GAMES_FIELDS, TableGamesSchema } from '../../../contract/studies/table-games.ts'
import { boardOfSize } from '../../../engine/game/board.ts'
import { CLAIMS } from '../../../engine/lab/claims/claims.ts'
import { expectedTime } from '../../../engine/lab/duration.ts'
import {
  capacityOf,
  roomOf,
  seriesCount,
  type TableGame,
  type TableGamesPlan,
  type TableRoom,
  type TableSeries,
} from '../../../engine/lab/table-games.ts'
import { defaultOrdering } from '../../../engine/search/methods.ts'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { count } from '../../language/words.ts'
import { DocumentFault } from '../documents/document-fault.ts'
import type { Head, Named } from '../documents/document-list.ts'
import { jsonFormat } from '../documents/document-schema.ts'
import { commandOf } from './command-line.ts'
import { checkNumbers, numbered, type NumberedTypes } from './numbered.ts'
import type { ShownKindService } from './study.ts'
import { HOUR, withTime } from './texts.ts'

/** Such games as a document. */
export interface TableGamesRecord extends Head {
  readonly plan: TableGamesPlan
  /** The series played so far, in any order. */
  readonly series: readonly TableSeries[]
}

export interface TableGames extends NumberedTypes {
  readonly name: 'tableGames'
  readonly record: TableGamesRecord
  readonly draft: TableGamesPlan & Named
  readonly plan: {
    readonly plan: TableGamesPlan
    /** Expected milliseconds of one core for all of it. */
    readonly time: number
  }
  readonly job: 'tableGames'
  readonly findings: 'series'
}

/** Every game has a move to search, which visits a state. */
const Some = v.pipe(Count, v.minValue(1))

/** Moves, visited, visited with the kept table, states in the table, and states replaced there. */
const Row = v.tuple([Some, Some, Count, Count, Count])
type Row = v.InferOutput<typeof Row>

const ENTRIES = { plan: TableGamesSchema, series: v.array(v.strictObject({ number: Count, games: v.array(Row) })) }

/** For each series and size of table its games, as rows of numbers. */
const FORMAT = jsonFormat<TableGamesRecord, typeof ENTRIES>({
  format: 'poly-y table games',
  version: 1,
  entries: ENTRIES,
  pack: ({ plan, series }) => ({
    plan,
    series: series.map(({ number, games }) => ({ number, games: games.map(rowOf) })),
  }),
  unpack({ plan, series }) {
    checkNumbers(series, seriesCount(plan), 'series')
    if (series.some(({ games }) => games.length !== plan.games)) throw new DocumentFault('damaged', 'series')
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

/** Measured times, as a multiple of one search of each move of Red in a game that fills half the board. */
const MEASURED = { shallow: 0.4, random: 0.4, itself: 1.2 }

function timeOf(plan: TableGamesPlan): number {
  const { boardSize, algorithm, depth, opponent, games } = plan
  const { nodeCount } = boardOfSize(boardSize)
  const setting = {
    algorithm,
    depth,
    ordering: defaultOrdering(algorithm),
    table: 'plain',
    evaluation: 'bit-parallel',
    terminal: 'flood',
    extension: 'none',
    margin: null,
  } as const
  let game = 0
  for (let empty = nodeCount; empty > nodeCount / 2; empty -= 2) game += expectedTime(setting, empty)
  return seriesCount(plan) * games * MEASURED[opponent] * game
}

/** A size of table: 16,384 states, or unlimited. */
export function roomWords(room: TableRoom): string {
  return room === 'unlimited'
    ? i18n.t('tables:unlimited')
    : i18n.t('tables:states', { count: room, number: count(room) })
}

const searchWords = ({ algorithm, depth }: TableGamesPlan) =>
  i18n.t('tables:about.search', { algorithm: ALGORITHM_NAMES[algorithm], depth })

/** The opponent and the board in words: shallow search, seed 1. */
function gamesWords({ opponent, boardSize, seed }: TableGamesPlan): string {
  const board = boardSize === 4 ? [] : [i18n.t('tables:about.board', { nodes: boardOfSize(boardSize).nodeCount })]
  return [i18n.t(`tables:about.${opponent}`), ...board, i18n.t('tables:about.seed', { seed })].join(' · ')
}

/** 12 series of 10 games, each with 4 sizes of table. */
function sizeWords({ series, games, rooms }: TableGamesPlan): string {
  const parts = {
    series: i18n.t('tables:about.series', { count: series, number: count(series) }),
    games: i18n.t('tables:about.games', { count: games, number: count(games) }),
  }
  return i18n.t('tables:about.size', { ...parts, count: rooms.length })
}

/** The plan that tests the claim by default. */
const CLAIMED = CLAIMS.tableGames.plan({ boardSize: 4, count: CLAIMS.tableGames.usualCount, seed: 1 })

/** The message of browsers and of Node where a larger table cannot be had. */
const OUT_OF_MEMORY = /allocation|out of memory/i

const FRAME = numbered<TableGames>({
  findings: 'series',
  job: 'tableGames',
  texts: 'tables:view',
  total: ({ plan }) => seriesCount(plan),
  requestOf: ({ plan }, number) => ({ plan, number }),
})

export const TABLE_GAMES: ShownKindService<TableGames> = {
  name: 'tableGames',
  shelf: 'table-games',
  format: FORMAT,
  ...FRAME,
  progressWords: {
    ...FRAME.progressWords,
    stopped: (reason) => (OUT_OF_MEMORY.test(reason) ? i18n.t('tables:view.noMemory') : null),
  },
  draft: {
    initial: { name: '', ...usualOf(TABLE_GAMES_FIELDS) },
    presets: () => [
      { key: 'quick', series: 6 },
      { key: 'report', ...CLAIMED },
      { key: 'itself', ...CLAIMED, opponent: 'itself' },
      { key: 'deepening', depth: 5 },
    ],
    planOf: ({ name: _, ...plan }) => ({
      body: plan.rooms.length === 0 ? null : { plan, series: [] },
      plan,
      time: timeOf(plan),
    }),
    of: ({ name, plan }) => ({ ...plan, name }),
  },
  words: {
    texts: 'tables',
    fileName: 'table-games',
    about: ({ plan }) => [searchWords(plan), gamesWords(plan)].join(' · '),
    details: ({ plan }) => [[searchWords(plan), gamesWords(plan)], [sizeWords(plan)]],
    usualName: ({ plan }) => [searchWords(plan), i18n.t(`tables:about.${plan.opponent}`)].join(', '),
    time: ({ time }) => time,
    sum: ({ plan, time }, workers) => ({
      size: withTime(sizeWords(plan), time / workers),
      note: [searchWords(plan), gamesWords(plan)].join(' · '),
      warning: time / workers > HOUR ? i18n.t('tables:form.long') : null,
    }),
    hint: ({ plan }) => (plan.rooms.length === 0 ? i18n.t('tables:form.none') : null),
    command: ({ plan }) => commandOf('table-games', flagsOf(TABLE_GAMES_FIELDS, plan)),
  },
}
