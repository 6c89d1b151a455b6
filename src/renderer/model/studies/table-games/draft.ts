/** What the form of games with one table holds, and the ready-made ones. */
import { boardOfSize } from '../../../../engine/game/board.ts'
import { CLAIMS } from '../../../../engine/lab/claims/claims.ts'
import { expectedTime } from '../../../../engine/lab/duration.ts'
import { seriesCount, TABLE_ROOMS, type TableGamesPlan } from '../../../../engine/lab/table-games.ts'
import { defaultOrdering } from '../../../../engine/search/search.ts'
import type { Planned, StudyDraft } from '../study-kind.ts'
import type { TableGamesRecord } from './table-games-file.ts'

export interface TableGamesDraft extends TableGamesPlan {
  readonly name: string
}

export interface PlannedTableGames extends Planned<TableGamesRecord> {
  readonly plan: TableGamesPlan
  /** Expected milliseconds of one core for all of it. */
  readonly time: number
}

/** As `polyy table-games` by default. */
const USUAL_PLAN: TableGamesPlan = {
  boardSize: 4,
  algorithm: 'iterative-deepening',
  depth: 4,
  opponent: 'shallow',
  games: 10,
  series: 12,
  rooms: TABLE_ROOMS,
  seed: 1,
}

/** What the claim is tested with by default. */
const CLAIMED = CLAIMS.tableGames.plan({ boardSize: 4, count: CLAIMS.tableGames.usualCount, seed: 1 })

function planOf({ name: _, ...plan }: TableGamesDraft): PlannedTableGames {
  return { body: plan.rooms.length === 0 ? null : { plan, series: [] }, plan, time: timeOf(plan) }
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

export const TABLE_GAMES_DRAFT = {
  initial: { name: '', ...USUAL_PLAN },
  presets: () => [
    { key: 'quick', series: 6 },
    { key: 'report', ...CLAIMED },
    { key: 'itself', ...CLAIMED, opponent: 'itself' },
    { key: 'deepening', depth: 5 },
  ],
  planOf,
  of: ({ name, plan }) => ({ ...plan, name }),
} as const satisfies StudyDraft<TableGamesRecord, TableGamesDraft, PlannedTableGames>
