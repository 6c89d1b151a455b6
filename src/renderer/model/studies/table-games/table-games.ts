/**
 * Games that one transposition table is kept for. A series that was not saved is played again, with the same result.
 */
import { seriesCount } from '../../../../engine/lab/table-games.ts'
import { i18n } from '../../../language/i18n.ts'
import type { Service } from '../../../platform/services.tsx'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered } from '../numbered.ts'
import { leftAtPace, type Paced } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import { progressOf, type ShownKind } from '../study-kind.ts'
import { countsIn } from '../texts.ts'
import { TABLE_GAMES_DRAFT, type PlannedTableGames, type TableGamesDraft } from './draft.ts'
import { TABLE_GAMES_FORMAT, type TableGamesRecord } from './table-games-file.ts'
import { TABLE_GAMES_WORDS } from './words.ts'

/** What browsers and Node say where a larger table cannot be had. */
const OUT_OF_MEMORY = /allocation|out of memory/i

export type TableGamesEntry = ListedDocument<TableGamesRecord>

export const TABLE_GAMES_KIND: ShownKind<TableGamesRecord, Paced, TableGamesDraft, PlannedTableGames> = {
  shelf: 'table-games',
  format: TABLE_GAMES_FORMAT,
  draft: TABLE_GAMES_DRAFT,
  words: TABLE_GAMES_WORDS,
  idle: { pace: null },
  told: {
    texts: 'tables:view',
    counts: countsIn('tables:view'),
    timeLeft: leftAtPace,
    stopped: (reason) => (OUT_OF_MEMORY.test(reason) ? i18n.t('tables:view.noMemory') : null),
  },
  progress: ({ plan, series }) => progressOf(series.length, seriesCount(plan)),
  run({ plan, series }, pool, tell) {
    const numbers = Array.from({ length: seriesCount(plan) }, (_, number) => number)
    const requestOf = (number: number) => ({ plan, number })
    runNumbered(
      pool,
      {
        kind: 'tableGames',
        before: series,
        numbers,
        requestOf,
        findingOf: (_, found) => found,
        recordOf: (series) => ({ series }),
      },
      tell,
    )
  },
}

export const TABLE_GAMES: Service<
  'tableGames',
  ShownStudy<TableGamesRecord, Paced, TableGamesDraft, PlannedTableGames>
> = { name: 'tableGames' }
