/** Games in which a player keeps its table from move to move: what they cost, and how full the table becomes. */
import { USUAL_ROOM, type KeptTablePlan } from '../../../../engine/lab/kept-table.ts'
import type { Service } from '../../../platform/services.tsx'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered, type Paced } from '../numbered.ts'
import { progressOf, type Study, type StudyKind } from '../study.ts'
import { KEPT_TABLE_FORMAT, type KeptTableRecord } from './kept-table-file.ts'

export type KeptTableEntry = ListedDocument<KeptTableRecord>

/** What is chosen besides the sample, which is that of the claims. */
export type KeptTableDraft = Pick<KeptTablePlan, 'room'>

export const KEPT_TABLE_KIND: StudyKind<KeptTableRecord, Paced, KeptTableDraft> = {
  shelf: 'kept-tables',
  doing: 'playing',
  format: KEPT_TABLE_FORMAT,
  draft: { room: USUAL_ROOM },
  idle: { pace: null },
  progress: ({ plan, games }) => progressOf(games.length, plan.sample.count),
  run({ plan, games }, pool, tell) {
    const numbers = Array.from({ length: plan.sample.count }, (_, number) => number)
    const requestOf = (number: number) => ({ plan, number })
    runNumbered(pool, { kind: 'keptTable', before: games, numbers, requestOf, findingOf: (_, found) => found, recordOf: (games) => ({ games }) }, tell)
  },
}

export const KEPT_TABLES: Service<'keptTables', Study<KeptTableRecord, Paced, KeptTableDraft>> = { name: 'keptTables' }
