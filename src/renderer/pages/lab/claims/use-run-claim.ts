import { useTranslation } from 'react-i18next'
import type { ClaimId } from '../../../../engine/lab/claims.ts'
import { CLAIM_RUNS, entryOfClaim, experimentOfClaim } from '../../../model/studies/experiment/claim-runs.ts'
import { EXPERIMENTS, newExperiment } from '../../../model/studies/experiment/experiments.ts'
import { useServices } from '../../../platform/services.tsx'

/** Starts or resumes the experiment that tests a claim. */
export function useRunClaim(): (id: ClaimId) => void {
  const { t } = useTranslation('claims')
  const { experiments, claims } = useServices(CLAIM_RUNS, EXPERIMENTS)
  return (id) => {
    const sample = claims.getState()
    const entry = entryOfClaim(id, sample, experiments.list.store.getState().entries)
    experiments.start(entry?.id ?? experiments.define(t('name', { title: t(`${id}.title`) }), newExperiment(experimentOfClaim(id, sample))))
  }
}
