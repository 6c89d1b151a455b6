/**
 * Makes the studies, which run in the background, one at a time on all workers; and what else only their pages need.
 */
import { CLAIM_RUNS, createClaimsStore } from '../model/studies/experiment/claim-runs.ts'
import { CONTEST_KIND, CONTESTS } from '../model/studies/contest/contests.ts'
import { EXPERIMENT_KIND, EXPERIMENTS } from '../model/studies/experiment/experiments.ts'
import { GUESS_KIND, GUESSES } from '../model/studies/guess/guesses.ts'
import { KEPT_TABLE_KIND, KEPT_TABLES } from '../model/studies/kept-table/kept-tables.ts'
import { LESSON_KIND, LESSONS } from '../model/studies/lesson/lessons.ts'
import { ACCURACIES, ACCURACY_KIND } from '../model/studies/accuracy/accuracies.ts'
import { SURFACE_KIND, SURFACES } from '../model/studies/surface/surfaces.ts'
import { TABLE_GAMES, TABLE_GAMES_KIND } from '../model/studies/table-games/table-games.ts'
import { OWN_EXERCISES, OwnExercises } from '../model/replay/own-exercises.ts'
import { Study } from '../model/studies/study.ts'
import { COMPLETE_TABLE, CompleteTable } from '../model/table/complete-table.ts'
import { DESKTOP } from '../platform/download.ts'
import { openPort, poolPorts } from '../platform/engine/ports.ts'
import { TURNS } from '../platform/engine/turns.ts'
import { KEEPERS } from '../platform/storage/keeper.ts'
import type { Services } from '../platform/services.tsx'
import type { DocumentStorage } from '../../contract/api.ts'
import { EngineClient } from '../../workers/client.ts'
import { EnginePool } from '../../workers/pool.ts'

export function createStudies(services: Services, storage: DocumentStorage | null): void {
  const pool = new EnginePool(poolPorts(services.get(DESKTOP)))
  const shared = { pool, turns: services.get(TURNS), storage, app: import.meta.env.APP_VERSION }
  services.provide(CLAIM_RUNS, createClaimsStore())
  services.provide(COMPLETE_TABLE, new CompleteTable(new EngineClient(openPort(services.get(DESKTOP), 'table'))))
  services
    .get(KEEPERS)
    .add(
      services.provide(EXPERIMENTS, new Study(EXPERIMENT_KIND, shared)),
      services.provide(CONTESTS, new Study(CONTEST_KIND, shared)),
      services.provide(SURFACES, new Study(SURFACE_KIND, shared)),
      services.provide(LESSONS, new Study(LESSON_KIND, shared)),
      services.provide(ACCURACIES, new Study(ACCURACY_KIND, shared)),
      services.provide(GUESSES, new Study(GUESS_KIND, shared)),
      services.provide(KEPT_TABLES, new Study(KEPT_TABLE_KIND, shared)),
      services.provide(TABLE_GAMES, new Study(TABLE_GAMES_KIND, shared)),
      services.provide(OWN_EXERCISES, new OwnExercises(storage)),
    )
}
