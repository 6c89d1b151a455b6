/** Starts, resumes and pauses the studies that test the claims. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ClaimId } from '../../../../engine/lab/claims/claims.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { bodyOfClaim, CLAIM_RUNS, entryOfClaim, isTested, kindOfClaim } from '../../../model/studies/claim-tests.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { KEPT_TABLES } from '../../../model/studies/kept-table.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { studyOfKind } from '../../../parts/studies/use-study.ts'
import { useLaterServices, useWholeApp } from '../../../platform/services.tsx'

interface ClaimRuns {
  /** Are all kinds of study loaded, so that claims can be tested? */
  readonly isReady: boolean
  readonly run: (id: ClaimId) => void
  readonly pause: (id: ClaimId) => void
}

export function useClaimRuns(): ClaimRuns {
  const { t } = useTranslation('claims')
  const app = useWholeApp()
  const { accuracies, experiments, keptTables, tableGames, claims } = useLaterServices(
    CLAIM_RUNS,
    EXPERIMENTS,
    ACCURACIES,
    KEPT_TABLES,
    TABLE_GAMES,
  )
  const isReady = [
    useStore(accuracies.list.store).status,
    useStore(experiments.list.store).status,
    useStore(keptTables.list.store).status,
    useStore(tableGames.list.store).status,
  ].every((status) => status === 'ready')
  const roomOf = () => keptTables.draft.getState().room
  const studyOf = (id: ClaimId) => {
    if (!isTested(id)) return undefined
    const { entries } = studyOfKind(app, kindOfClaim(id)).list.store.getState()
    return entryOfClaim(id, claims.getState(), roomOf(), entries)?.id
  }
  const run = (id: ClaimId) => {
    if (!isTested(id)) return
    const study = studyOfKind(app, kindOfClaim(id))
    const name = t('name', { title: t(`${id}.title`) })
    study.start(studyOf(id) ?? study.define(name, bodyOfClaim(id, claims.getState(), roomOf())))
  }
  const pause = (id: ClaimId) => {
    const running = studyOf(id)
    if (isTested(id) && running !== undefined) studyOfKind(app, kindOfClaim(id)).pause(running)
  }
  return { isReady, run, pause }
}
