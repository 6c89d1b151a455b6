/**
 * Makes the studies, which run in the background, one at a time on all workers; and what else only their pages need.
 */
import { CLAIM_RUNS, createClaimsStore } from '../model/studies/claim-tests.ts'
import { STUDY_KINDS } from '../model/studies/kinds.ts'
import { OWN_EXERCISES, OwnExercises } from '../model/replay/own-exercises.ts'
import { Study } from '../model/studies/study.ts'
import { COMPLETE_TABLE, CompleteTable } from '../model/table/complete-table.ts'
import { DESKTOP } from '../platform/download.ts'
import { openPort, poolPorts } from '../platform/engine/ports.ts'
import { TURNS } from '../platform/engine/turns.ts'
import { SAVERS } from '../platform/storage/saver.ts'
import type { Services } from '../platform/services.tsx'
import type { DocumentStorage } from '../../contract/api.ts'
import { EngineClient } from '../../workers/client.ts'
import { EnginePool } from '../../workers/pool.ts'

export function createStudies(services: Services, storage: DocumentStorage | null): void {
  const pool = new EnginePool(poolPorts(services.get(DESKTOP)))
  const shared = { pool, turns: services.get(TURNS), storage, app: import.meta.env.APP_VERSION }
  services.provide(CLAIM_RUNS, createClaimsStore())
  services.provide(COMPLETE_TABLE, new CompleteTable(new EngineClient(openPort(services.get(DESKTOP), 'table'))))
  const savers = services.get(SAVERS)
  for (const kind of STUDY_KINDS) savers.add(services.provide(kind, new Study(kind, shared)))
  savers.add(services.provide(OWN_EXERCISES, new OwnExercises(storage)))
}
