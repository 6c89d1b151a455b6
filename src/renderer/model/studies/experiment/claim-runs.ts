/**
 * The studies behind the report's claims. A claim has no results of its own: it is judged by any study on the shelf
 * that tests it, so that nothing runs twice, and two claims about the same searches, or the same positions, share them.
 */
import { createStore } from 'zustand/vanilla'
import type { AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import type {
  ClaimSample,
  GameClaim,
  MoveClaim,
  SearchClaim,
  SeriesClaim,
} from '../../../../engine/lab/claims/claim.ts'
import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE, type ClaimId } from '../../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { movesPlan } from '../../../../engine/lab/claims/moves-plan.ts'
import { Results } from '../../../../engine/lab/claims/results.ts'
import { settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import { EXPERIMENT_KIND, type AnyExperiment, type ExperimentEntry } from './experiments.ts'
import { keyOf, planKey } from './plan-key.ts'
import { ACCURACY_KIND, type AccuracyEntry } from '../accuracy/accuracies.ts'
import type { AccuracyRecord } from '../accuracy/accuracy-file.ts'
import type { AnyDocument, Head, ListedDocument } from '../../documents/document-list.ts'
import type { KeptTablePlan } from '../../../../engine/lab/kept-table.ts'
import { KEPT_TABLE_KIND, type KeptTableDraft, type KeptTableEntry } from '../kept-table/kept-tables.ts'
import type { KeptTableRecord } from '../kept-table/kept-table-file.ts'
import { TABLE_GAMES_KIND, type TableGamesEntry } from '../table-games/table-games.ts'
import type { TableGamesRecord } from '../table-games/table-games-file.ts'
import { MAX_TABLE_SERIES, type TableGamesPlan } from '../../../../engine/lab/table-games.ts'
import type { StudyKind } from '../study-kind.ts'
import type { Service } from '../../../platform/services.tsx'

/** The store of the sample that all claims are tested on. */
export type ClaimsStore = ReturnType<typeof createClaimsStore>

export function createClaimsStore() {
  return createStore<ClaimSample>(() => USUAL_CLAIM_SAMPLE)
}

/** A claim that experiments test. */
export type SearchClaimId = { [Id in ClaimId]: (typeof CLAIMS)[Id] extends SearchClaim ? Id : never }[ClaimId]
/** A claim that perfect play decides, by an accuracy study. */
export type MoveClaimId = { [Id in ClaimId]: (typeof CLAIMS)[Id] extends MoveClaim ? Id : never }[ClaimId]

/** A claim that whole games test. */
export type GameClaimId = { [Id in ClaimId]: (typeof CLAIMS)[Id] extends GameClaim ? Id : never }[ClaimId]

/** A claim that series of games test. */
export type SeriesClaimId = { [Id in ClaimId]: (typeof CLAIMS)[Id] extends SeriesClaim ? Id : never }[ClaimId]

/** A claim with a study behind it. */
export type TestedClaimId = SearchClaimId | MoveClaimId | GameClaimId | SeriesClaimId

export const isAboutGames = (id: ClaimId): id is GameClaimId => CLAIMS[id].kind === 'games'
export const isAboutSeries = (id: ClaimId): id is SeriesClaimId => CLAIMS[id].kind === 'series'
export const isAboutSearches = (id: ClaimId): id is SearchClaimId => CLAIMS[id].kind === 'searches'
export const isAboutMoves = (id: ClaimId): id is MoveClaimId => CLAIMS[id].kind === 'moves'

export function experimentOfClaim(id: SearchClaimId, sample: ClaimSample): Experiment {
  return CLAIMS[id].experiment(sampleOfClaim(CLAIMS[id], sample))
}

export function planOfClaim(id: MoveClaimId, sample: ClaimSample): AccuracyPlan {
  return movesPlan(CLAIMS[id], sample)
}

export function gamesOfClaim(id: GameClaimId, sample: ClaimSample, { room }: KeptTableDraft): KeptTablePlan {
  return { sample: sampleOfClaim(CLAIMS[id], sample), room }
}

export function seriesOfClaim(id: SeriesClaimId, sample: ClaimSample): TableGamesPlan {
  // The form of samples allows more.
  const { count, ...rest } = sampleOfClaim(CLAIMS[id], sample)
  return CLAIMS[id].plan({ ...rest, count: Math.min(count, MAX_TABLE_SERIES) })
}

/** The experiment that tests the claim on this sample: one that is done, or else the newest; if there is any. */
export function entryOfClaim(
  id: SearchClaimId,
  sample: ClaimSample,
  entries: readonly AnyExperiment[],
): ExperimentEntry | undefined {
  const wanted = planKey(experimentOfClaim(id, sample))
  return entryOf(EXPERIMENT_KIND, entries, ({ experiment }) => planKey(experiment) === wanted)
}

/** The accuracy study that tests it, likewise. */
export function movesEntryOfClaim(
  id: MoveClaimId,
  sample: ClaimSample,
  entries: readonly AnyDocument<AccuracyRecord>[],
): AccuracyEntry | undefined {
  const wanted = keyOf(planOfClaim(id, sample))
  return entryOf(ACCURACY_KIND, entries, ({ plan }) => keyOf(plan) === wanted)
}

/** The games that test it, likewise. */
export function gamesEntryOfClaim(
  id: GameClaimId,
  sample: ClaimSample,
  draft: KeptTableDraft,
  entries: readonly AnyDocument<KeptTableRecord>[],
): KeptTableEntry | undefined {
  const wanted = keyOf(gamesOfClaim(id, sample, draft))
  return entryOf(KEPT_TABLE_KIND, entries, ({ plan }) => keyOf(plan) === wanted)
}

/** The series of games that test it, likewise. */
export function seriesEntryOfClaim(
  id: SeriesClaimId,
  sample: ClaimSample,
  entries: readonly AnyDocument<TableGamesRecord>[],
): TableGamesEntry | undefined {
  const wanted = keyOf(seriesOfClaim(id, sample))
  return entryOf(TABLE_GAMES_KIND, entries, ({ plan }) => keyOf(plan) === wanted)
}

function entryOf<Content extends Head>(
  kind: Pick<StudyKind<Content, object, unknown>, 'progress'>,
  entries: readonly AnyDocument<Content>[],
  isWanted: (record: Content) => boolean,
): ListedDocument<Content> | undefined {
  const same = entries.filter((entry) => entry.kind === 'readable').filter(({ record }) => isWanted(record))
  return same.find(({ record }) => kind.progress(record).isOver) ?? same[0]
}

/** Null where no search says anything about the claim, for instance as none was long enough to be timed. */
export function findingOf(id: SearchClaimId, { record }: ExperimentEntry): Finding | null {
  return findingOrNull(() =>
    CLAIMS[id].judge(new Results(settingsOf(record.experiment), record.positions?.length ?? 0, record.measurements)),
  )
}

/** Null where no position says anything about the claim. */
export function movesFindingOf(id: MoveClaimId, { record }: AccuracyEntry): Finding | null {
  return findingOrNull(() =>
    CLAIMS[id].judge(
      record.plan,
      record.positions.map(({ checks: [check] }) => check),
    ),
  )
}

/** Null where no game has a second move. */
export function gamesFindingOf(id: GameClaimId, { record }: KeptTableEntry): Finding | null {
  return findingOrNull(() => CLAIMS[id].judge(record.games))
}

export function seriesFindingOf(id: SeriesClaimId, { record }: TableGamesEntry): Finding | null {
  return findingOrNull(() => CLAIMS[id].judge(record.plan, record.series))
}

function findingOrNull(judge: () => Finding): Finding | null {
  try {
    const finding = judge()
    return finding.figures.every(({ count }) => count === 0) ? null : finding
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export const CLAIM_RUNS: Service<'claims', ClaimsStore> = { name: 'claims' }
