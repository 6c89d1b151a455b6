/**
 * Starts, resumes and pauses what tests the claims: experiments, accuracy studies where perfect play decides, games,
 * and series of games.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ClaimId } from '../../../../engine/lab/claims/claims.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import {
  CLAIM_RUNS,
  entryOfClaim,
  experimentOfClaim,
  gamesEntryOfClaim,
  gamesOfClaim,
  isAboutGames,
  isAboutMoves,
  isAboutSearches,
  isAboutSeries,
  movesEntryOfClaim,
  planOfClaim,
  seriesEntryOfClaim,
  seriesOfClaim,
} from '../../../model/studies/experiment/claim-runs.ts'
import { newExperiment } from '../../../model/studies/experiment/draft.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { KEPT_TABLES } from '../../../model/studies/kept-table/kept-tables.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games/table-games.ts'
import { useServices } from '../../../platform/services.tsx'

interface ClaimRuns {
  /** Are all kinds of study loaded, so that claims can be tested? */
  readonly isReady: boolean
  readonly run: (id: ClaimId) => void
  readonly pause: (id: ClaimId) => void
  /** The id of the study that tests the claim on the present sample, if any. */
  readonly studyOf: (id: ClaimId) => string | undefined
}

export function useClaimRuns(): ClaimRuns {
  const { t } = useTranslation('claims')
  const { accuracies, experiments, keptTables, tableGames, claims } = useServices(
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
  const nameOf = (id: ClaimId) => t('name', { title: t(`${id}.title`) })
  const studyOf = (id: ClaimId) => {
    const sample = claims.getState()
    if (isAboutSearches(id)) return entryOfClaim(id, sample, experiments.list.store.getState().entries)?.id
    if (isAboutGames(id))
      return gamesEntryOfClaim(id, sample, keptTables.draft.getState(), keptTables.list.store.getState().entries)?.id
    if (isAboutSeries(id)) return seriesEntryOfClaim(id, sample, tableGames.list.store.getState().entries)?.id
    return isAboutMoves(id) ? movesEntryOfClaim(id, sample, accuracies.list.store.getState().entries)?.id : undefined
  }
  const run = (id: ClaimId) => {
    const sample = claims.getState()
    if (isAboutSearches(id))
      experiments.start(studyOf(id) ?? experiments.define(nameOf(id), newExperiment(experimentOfClaim(id, sample))))
    else if (isAboutGames(id))
      keptTables.start(
        studyOf(id) ??
          keptTables.define(nameOf(id), { plan: gamesOfClaim(id, sample, keptTables.draft.getState()), games: [] }),
      )
    else if (isAboutSeries(id))
      tableGames.start(studyOf(id) ?? tableGames.define(nameOf(id), { plan: seriesOfClaim(id, sample), series: [] }))
    else if (isAboutMoves(id))
      accuracies.start(studyOf(id) ?? accuracies.define(nameOf(id), { plan: planOfClaim(id, sample), positions: [] }))
  }
  const pause = (id: ClaimId) => {
    const study = studyOf(id)
    if (study === undefined) return
    if (isAboutSearches(id)) experiments.pause(study)
    else if (isAboutGames(id)) keptTables.pause(study)
    else if (isAboutSeries(id)) tableGames.pause(study)
    else accuracies.pause(study)
  }
  return { isReady, run, pause, studyOf }
}
