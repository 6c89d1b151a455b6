import { useTranslation } from 'react-i18next'
import type { ClaimId } from '../../engine/claims.ts'
import { useApp } from '../app-context.tsx'
import { entryOfClaim, experimentOfClaim } from './claim-runs.ts'

/** Starts or resumes the experiment that tests a claim. */
export function useRunClaim(): (id: ClaimId) => void {
  const { t } = useTranslation('claims')
  const { experiments, runner, claims } = useApp()
  return (id) => {
    const sample = claims.getState()
    const entry = entryOfClaim(id, sample, experiments.store.getState().entries)
    runner.start(entry?.id ?? experiments.define(t('name', { title: t(`${id}.title`) }), experimentOfClaim(id, sample)))
  }
}
