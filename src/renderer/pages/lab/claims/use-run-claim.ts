import { useTranslation } from 'react-i18next'
import type { ClaimId } from '../../../../engine/lab/claims.ts'
import { CLAIM_RUNS, entryOfClaim, experimentOfClaim } from '../../../model/studies/experiment/claim-runs.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { EXPERIMENT_RUNNER } from '../../../model/studies/experiment/experiment-runner.ts'
import { useServices } from '../../../platform/services.tsx'

/** Starts or resumes the experiment that tests a claim. */
export function useRunClaim(): (id: ClaimId) => void {
  const { t } = useTranslation('claims')
  const { experiments, runner, claims } = useServices(CLAIM_RUNS, EXPERIMENTS, EXPERIMENT_RUNNER)
  return (id) => {
    const sample = claims.getState()
    const entry = entryOfClaim(id, sample, experiments.store.getState().entries)
    runner.start(entry?.id ?? experiments.define(t('name', { title: t(`${id}.title`) }), experimentOfClaim(id, sample)))
  }
}
