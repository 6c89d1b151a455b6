/**
 * Makes the studies, which run in the background, one at a time on all workers; and what else only their pages need.
 */
import { createClaimsStore } from '../model/studies/experiment/claim-runs.ts'
import { CONTEST_KIND } from '../model/studies/contest/contests.ts'
import { EXPERIMENT_KIND } from '../model/studies/experiment/experiments.ts'
import { GUESS_KIND } from '../model/studies/guess/guesses.ts'
import { KEPT_TABLE_KIND } from '../model/studies/kept-table/kept-tables.ts'
import { LESSON_KIND } from '../model/studies/lesson/lessons.ts'
import { ACCURACY_KIND } from '../model/studies/accuracy/accuracies.ts'
import { SURFACE_KIND } from '../model/studies/surface/surfaces.ts'
import { TABLE_GAMES_KIND } from '../model/studies/table-games/table-games.ts'
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
  const kept = {
    experiments: new Study(EXPERIMENT_KIND, shared),
    contests: new Study(CONTEST_KIND, shared),
    surfaces: new Study(SURFACE_KIND, shared),
    lessons: new Study(LESSON_KIND, shared),
    accuracies: new Study(ACCURACY_KIND, shared),
    guesses: new Study(GUESS_KIND, shared),
    keptTables: new Study(KEPT_TABLE_KIND, shared),
    tableGames: new Study(TABLE_GAMES_KIND, shared),
    exercises: new OwnExercises(storage),
  }
  keepers.add(...Object.values(kept))
  return {
    ...kept,
    claims: createClaimsStore(),
    completeTable: new CompleteTable(new EngineClient(openPort(desktop, 'table'))),
  }
}
