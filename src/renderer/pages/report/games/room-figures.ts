/** The figures of each size of table, as far as series with it are over. */
import { tableFigures, type TableFigures, type TableRoom } from '../../../../engine/lab/table-games.ts'
import type { TableGamesRecord } from '../../../model/studies/table-games.ts'

export interface RoomFigures {
  readonly room: TableRoom
  /** The figures of each game. */
  readonly games: readonly TableFigures[]
  /** The figures of all games of a series together. */
  readonly total: TableFigures
}

export function roomFigures({ plan, series }: Pick<TableGamesRecord, 'plan' | 'series'>): RoomFigures[] {
  return plan.rooms.flatMap((room) => {
    const figures = tableFigures(plan, series, room)
    return figures === null ? [] : [{ room, ...figures }]
  })
}
