/**
 * Makes the studies, which run in the background, one at a time on all workers; and what else only their pages need.
 */
import { createClaimsStore } from '../model/studies/claim-tests.ts'
import { STUDY_KINDS, type AnyStudy } from '../model/studies/kinds.ts'
import { OwnExercises } from '../model/replay/own-exercises.ts'
import { Study } from '../model/studies/study.ts'
import { CompleteTable } from '../model/table/complete-table.ts'
import type { DESKTOP } from '../platform/download.ts'
import { openPort, poolPorts } from '../platform/engine/ports.ts'
import type { TURNS } from '../platform/engine/turns.ts'
import type { KEEPERS } from '../platform/storage/keeper.ts'
import type { Needs } from '../platform/services.tsx'
import type { DocumentStorage } from '../../contract/api.ts'
import { EngineClient } from '../../workers/client.ts'
import { EnginePool } from '../../workers/pool.ts'

export function createStudies(
  { desktop, keepers, turns }: Needs<typeof DESKTOP | typeof KEEPERS | typeof TURNS>,
  storage: DocumentStorage | null,
) {
  const shared = { pool: new EnginePool(poolPorts(desktop)), turns, storage, app: import.meta.env.APP_VERSION }
  const studies = STUDY_KINDS.map((kind) => [kind.name, new Study(kind, shared)] as const)
  const exercises = new OwnExercises(storage)
  keepers.add(...studies.map(([, study]) => study), exercises)
  return {
    ...(Object.fromEntries(studies) as unknown as Needs<AnyStudy>),
    exercises,
    claims: createClaimsStore(),
    completeTable: new CompleteTable(new EngineClient(openPort(desktop, 'table'))),
  }
}
