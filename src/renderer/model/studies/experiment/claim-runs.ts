/**
 * The experiments behind the report's claims. A claim has no results of its own: it is judged by any experiment on the shelf
 * that is the one which tests it, so that nothing runs twice, and two claims on the same searches share them.
 */
import { createStore } from 'zustand/vanilla'
import { CLAIMS, Results, sampleOfClaim, USUAL_CLAIM_SAMPLE, type ClaimId, type ClaimSample, type Finding } from '../../../../engine/lab/claims.ts'
import { settingsOf, type Experiment } from '../../../../engine/lab/experiment.ts'
import { EXPERIMENT_KIND, type AnyExperiment, type ExperimentEntry } from './experiments.ts'
import { planKey } from './plan-key.ts'
import type { Service } from '../../../platform/services.tsx'

/** The sample that all claims are tested on. */
export type ClaimsStore = ReturnType<typeof createClaimsStore>

export function createClaimsStore() {
  return createStore<ClaimSample>(() => USUAL_CLAIM_SAMPLE)
}

const isDone = ({ record }: ExperimentEntry) => EXPERIMENT_KIND.progress(record).isOver

export function experimentOfClaim(id: ClaimId, sample: ClaimSample): Experiment {
  return CLAIMS[id].experiment(sampleOfClaim(id, sample))
}

/** The experiment that tests the claim on this sample: one that is done, or else the newest; if there is any. */
export function entryOfClaim(id: ClaimId, sample: ClaimSample, entries: readonly AnyExperiment[]): ExperimentEntry | undefined {
  const wanted = planKey(experimentOfClaim(id, sample))
  const same = entries.filter((entry) => entry.kind === 'readable').filter(({ record }) => planKey(record.experiment) === wanted)
  return same.find(isDone) ?? same[0]
}

/** Null where no search was long enough: for the clock, or to be asked what it finds one ply deeper. */
export function findingOf(id: ClaimId, { record }: ExperimentEntry): Finding | null {
  try {
    const finding = CLAIMS[id].judge(new Results(settingsOf(record.experiment), record.positions?.length ?? 0, record.measurements))
    return finding.figures.every(({ count }) => count === 0) ? null : finding
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

export const CLAIM_RUNS: Service<'claims', ClaimsStore> = { name: 'claims' }
