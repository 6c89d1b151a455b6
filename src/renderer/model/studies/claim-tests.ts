/**
 * The studies behind the report's claims. A claim has no results of its own: it is judged by any study on the shelf
 * that tests it, so that nothing runs twice, and two claims about the same searches, or the same positions, share them.
 */
import { createStore } from 'zustand/vanilla'
import type { Claim, ClaimSample } from '../../../engine/lab/claims/claim.ts'
import { CLAIMS, sampleOfClaim, USUAL_CLAIM_SAMPLE, type ClaimId } from '../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../engine/lab/claims/finding.ts'
import { movesPlan } from '../../../engine/lab/claims/moves-plan.ts'
import { Results } from '../../../engine/lab/claims/results.ts'
import { settingsOf } from '../../../engine/lab/experiment.ts'
import type { Room } from '../../../engine/lab/kept-table.ts'
import { MAX_TABLE_SERIES } from '../../../engine/lab/table-games.ts'
import type { Service } from '../../platform/services.tsx'
import type { AnyDocument, ListedDocument } from '../documents/document-list.ts'
import { ACCURACIES } from './accuracy/accuracies.ts'
import type { Accuracies } from './accuracy/plan.ts'
import { newExperiment, type Experiments } from './experiment/draft.ts'
import { EXPERIMENTS } from './experiment/experiments.ts'
import { keyOf, planKey } from './experiment/plan-key.ts'
import { KEPT_TABLES, type KeptTables } from './kept-table.ts'
import type { KindService } from './study.ts'
import type { BodyOf, StudyTypes } from './study-kind.ts'
import { TABLE_GAMES, type TableGames } from './table-games.ts'

/** The sample that all claims are tested on. */
export type ClaimsStore = ReturnType<typeof createClaimsStore>

export function createClaimsStore() {
  return createStore<ClaimSample>(() => USUAL_CLAIM_SAMPLE)
}

export const CLAIM_RUNS: Service<'claims', ClaimsStore> = { name: 'claims' }

/** A claim with a study behind it. */
export type TestedClaimId = { [Id in ClaimId]: (typeof CLAIMS)[Id]['kind'] extends 'count' ? never : Id }[ClaimId]

export const isTested = (id: ClaimId): id is TestedClaimId => CLAIMS[id].kind !== 'count'

/** The way that studies of a kind test claims. */
interface ClaimTest<Of extends StudyTypes, Tested extends Claim> {
  readonly kind: KindService<Of>
  /** The study that tests a claim, before anything has run. */
  bodyOf(claim: Tested, sample: ClaimSample, room: Room): BodyOf<Of>
  /** A key that is the same for studies of equal plans. */
  keyOf(body: BodyOf<Of>): string
  /** @throws RangeError when something that it needs is missing */
  judge(claim: Tested, record: Of['record']): Finding
}

type Of<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>

/** Claims about searches are tested by an experiment. */
const SEARCHES: ClaimTest<Experiments, Of<'searches'>> = {
  kind: EXPERIMENTS,
  bodyOf: (claim, sample) => newExperiment(claim.experiment(sampleOfClaim(claim, sample))),
  keyOf: ({ experiment }) => planKey(experiment),
  judge: (claim, { experiment, positions, measurements }) =>
    claim.judge(new Results(settingsOf(experiment), positions?.length ?? 0, measurements)),
}

/** Claims about moves are decided by perfect play, in an accuracy study. */
const MOVES: ClaimTest<Accuracies, Of<'moves'>> = {
  kind: ACCURACIES,
  bodyOf: (claim, sample) => ({ plan: movesPlan(claim, sample), positions: [] }),
  keyOf: ({ plan }) => keyOf(plan),
  judge: (claim, { plan, positions }) =>
    claim.judge(
      plan,
      positions.map(({ checks: [check] }) => check),
    ),
}

/** Claims about games are tested by whole games with a kept table. */
const GAMES: ClaimTest<KeptTables, Of<'games'>> = {
  kind: KEPT_TABLES,
  bodyOf: (claim, sample, room) => ({ plan: { sample: sampleOfClaim(claim, sample), room }, games: [] }),
  keyOf: ({ plan }) => keyOf(plan),
  judge: (claim, { games }) => claim.judge(games),
}

/** Claims about several games are tested by series of them. */
const SERIES: ClaimTest<TableGames, Of<'series'>> = {
  kind: TABLE_GAMES,
  bodyOf(claim, sample) {
    // The form of samples allows more.
    const { count, ...rest } = sampleOfClaim(claim, sample)
    return { plan: claim.plan({ ...rest, count: Math.min(count, MAX_TABLE_SERIES) }), series: [] }
  },
  keyOf: ({ plan }) => keyOf(plan),
  judge: (claim, { plan, series }) => claim.judge(plan, series),
}

const TESTS = { searches: SEARCHES, moves: MOVES, games: GAMES, series: SERIES } as const
type Tests = typeof TESTS

/** The kind of study that tests a claim. */
export type KindOfClaim<Id extends TestedClaimId> =
  Tests[(typeof CLAIMS)[Id]['kind']] extends ClaimTest<infer Types, never> ? Types : never

function testOf(id: TestedClaimId): ClaimTest<StudyTypes, Claim> {
  // The test is of the claim's kind, which the compiler cannot tell from a union of claims.
  return TESTS[CLAIMS[id].kind] as unknown as ClaimTest<StudyTypes, Claim>
}

/** The kind of study that tests the claim. */
export const kindOfClaim = (id: TestedClaimId): KindService<StudyTypes> => testOf(id).kind

/** The study that tests the claim on this sample, before anything has run. */
export function bodyOfClaim<Id extends TestedClaimId>(
  id: Id,
  sample: ClaimSample,
  room: Room,
): BodyOf<KindOfClaim<Id>> {
  return testOf(id).bodyOf(CLAIMS[id], sample, room) as BodyOf<KindOfClaim<Id>>
}

/** A key that is the same for samples on which one study tests the claim. */
export function sampleKey(id: TestedClaimId, sample: ClaimSample, room: Room): string {
  const test = testOf(id)
  return test.keyOf(test.bodyOf(CLAIMS[id], sample, room))
}

/** The study that tests the claim on this sample: one that is done, or else the newest; if there is any. */
export function entryOfClaim<Record extends StudyTypes['record']>(
  id: TestedClaimId,
  sample: ClaimSample,
  room: Room,
  entries: readonly AnyDocument<Record>[],
): ListedDocument<Record> | undefined {
  const test = testOf(id)
  const wanted = sampleKey(id, sample, room)
  const same = entries
    .filter((entry) => entry.kind === 'readable')
    .filter(({ record }) => test.keyOf(record as BodyOf<StudyTypes>) === wanted)
  return same.find(({ record }) => test.kind.progress(record).isOver) ?? same[0]
}

/** The finding on a claim; null where its study says nothing, for instance as no search was long enough to be timed. */
export function findingOfClaim(id: TestedClaimId, record: StudyTypes['record']): Finding | null {
  try {
    const finding = testOf(id).judge(CLAIMS[id], record)
    return finding.figures.every(({ count }) => count === 0) ? null : finding
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
