/** Games in which a player keeps its table from move to move: what they cost, and how full the table becomes. */
import { USUAL_ROOM, type KeptTablePlan } from '../../../../engine/lab/kept-table.ts'
import type { Service } from '../../../platform/services.tsx'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered } from '../numbered.ts'
import { leftAtPace, type Paced } from '../pace.ts'
import type { Study } from '../study.ts'
import { countsIn } from '../texts.ts'
import { progressOf, type StudyKind } from '../study-kind.ts'
import { KEPT_TABLE_FORMAT, type KeptTableRecord } from './kept-table-file.ts'

export type KeptTableEntry = ListedDocument<KeptTableRecord>

/** What is chosen besides the sample, which is that of the claims. */
export type KeptTableDraft = Pick<KeptTablePlan, 'room'>

export const KEPT_TABLE_KIND: StudyKind<KeptTableRecord, Paced, KeptTableDraft> = {
  shelf: 'kept-tables',
  format: KEPT_TABLE_FORMAT,
  draft: { initial: { room: USUAL_ROOM } },
  idle: { pace: null },
  told: { texts: 'claims:games', counts: countsIn('claims:games'), timeLeft: leftAtPace },
  progress: ({ plan, games }) => progressOf(games.length, plan.sample.count),
  run({ plan, games }, pool, tell) {
    const numbers = Array.from({ length: plan.sample.count }, (_, number) => number)
    const requestOf = (number: number) => ({ plan, number })
    runNumbered(
      pool,
      {
        kind: 'keptTable',
        before: games,
        numbers,
        requestOf,
        findingOf: (_, found) => found,
        recordOf: (games) => ({ games }),
      },
      tell,
    )
  },
}

export const KEPT_TABLES: Service<'keptTables', Study<KeptTableRecord, Paced, KeptTableDraft>> = { name: 'keptTables' }
