/** The claims with what is known of each: its study on the present sample, and its finding. */
import { useStore } from 'zustand'
import { CLAIM_IDS, USUAL_CLAIM_SAMPLE, type ClaimId } from '../../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { USUAL_ROOM } from '../../../../engine/lab/kept-table.ts'
import type { Head, ListedDocument } from '../../../model/documents/document-list.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import {
  CLAIM_RUNS,
  entryOfClaim,
  findingOfClaim,
  isTested,
  kindOfClaim,
  sampleKey,
  type TestedClaimId,
} from '../../../model/studies/claim-tests.ts'
import { EXPERIMENTS } from '../../../model/studies/experiment/experiments.ts'
import { KEPT_TABLES } from '../../../model/studies/kept-table.ts'
import { measuredFinding } from '../../../model/studies/measured-claims.ts'
import type { StudyTypes } from '../../../model/studies/study-kind.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { studyOfKind } from '../../../parts/studies/use-study.ts'
import { useLaterServices, useWholeApp } from '../../../platform/services.tsx'

export interface ClaimState {
  readonly id: ClaimId
  /** The study that tests the claim on the present sample, if any. */
  readonly entry: ListedDocument<Head> | undefined
  /** Did that study come to its end? */
  readonly isOver: boolean
  /** The finding of that study, or else the one that was measured on the usual sample; null where there is neither. */
  readonly finding: Finding | null
}

/** All claims, in the order in which the page shows them. */
export function useClaims(): readonly ClaimState[] {
  const app = useWholeApp()
  const services = useLaterServices(CLAIM_RUNS, EXPERIMENTS, ACCURACIES, KEPT_TABLES, TABLE_GAMES)
  const sample = useStore(services.claims)
  const { room } = useStore(services.keptTables.draft)
  useStore(services.experiments.list.store)
  useStore(services.accuracies.list.store)
  useStore(services.keptTables.list.store)
  useStore(services.tableGames.list.store)
  return CLAIM_IDS.map((id): ClaimState => {
    if (!isTested(id)) return { id, entry: undefined, isOver: false, finding: measuredFinding(id) }
    const kind = kindOfClaim(id)
    const entry = entryOfClaim(id, sample, room, studyOfKind(app, kind).list.store.getState().entries)
    const isOver = entry !== undefined && kind.progress(entry.record).isOver
    const isUsual = () => sampleKey(id, sample, room) === sampleKey(id, USUAL_CLAIM_SAMPLE, USUAL_ROOM)
    const finding = isOver ? judge(id, entry.record) : isUsual() ? measuredFinding(id) : null
    return { id, entry, isOver, finding }
  })
}

/** The findings by record, since a record is judged once and drawn often. */
const judged = new WeakMap<object, Map<ClaimId, Finding | null>>()

function judge(id: TestedClaimId, record: StudyTypes['record']): Finding | null {
  const known = judged.get(record) ?? new Map<ClaimId, Finding | null>()
  judged.set(record, known)
  if (!known.has(id)) known.set(id, findingOfClaim(id, record))
  return known.get(id) ?? null
}
