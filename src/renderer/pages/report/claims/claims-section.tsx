/** The report's claims: a row each, and the settings to test them anew on a sample of one's own. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ClaimVerdict } from '../../../../engine/lab/claims/verdict.ts'
import type { ClaimSample } from '../../../../engine/lab/claims/claim.ts'
import { CLAIM_IDS, CLAIMS, type ClaimId } from '../../../../engine/lab/claims/claims.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { claimsCommand } from '../../../model/studies/command-line.ts'
import { EXPERIMENT_DRAFT, USUAL_SAMPLE } from '../../../model/studies/experiment/draft.ts'
import { SampleFields } from '../../../parts/studies/sample-fields.tsx'
import { roughTime } from '../../../model/studies/texts.ts'
import { decimal } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { gameDateWords } from '../../../model/library/entry-words.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import type { ClaimState } from './claim-findings.ts'
import { ClaimRow, SCALE } from './claim-row.tsx'
import { bodyOfClaim, CLAIM_RUNS, type TestedClaimId } from '../../../model/studies/claim-tests.ts'
import { useClaimRuns } from './use-claim-runs.ts'
import { MEASURED } from '../../../model/studies/measured-claims.ts'
import { totalOf } from '../../../../engine/lab/accuracy-plan.ts'
import { KEPT_TABLES } from '../../../model/studies/kept-table.ts'
import { USUAL_ROOM } from '../../../../engine/lab/kept-table.ts'
import { EXPERIMENTS, useExperiments } from '../../../model/studies/experiment/experiments.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { TURNS } from '../../../platform/engine/turns.ts'
import './claims.css'

interface ClaimsSectionProps {
  readonly claims: readonly ClaimState[]
  /** The verdict of the claims that are shown; null for all. */
  readonly verdict: ClaimVerdict | null
  /** The claim that the address names; empty if it names none. */
  readonly named: string
}

export function ClaimsSection({ claims, verdict, named }: ClaimsSectionProps) {
  const { t } = useTranslation('claims')
  const { status, fault } = useExperiments()
  const active = useActive(claims)
  const shown = claims.filter(({ finding }) => verdict === null || finding?.verdict === verdict)
  const [isAsked, setIsAsked] = useState(false)
  const isOpen = isAsked || active.length > 0
  return (
    <section className="panel report-claims" aria-labelledby="report-claims">
      <header className="row wrap gap-x-4">
        <h2 className="title" id="report-claims">
          {t('heading')}
        </h2>
        <p className="muted small">{t('measured', { ...MEASURED, date: gameDateWords(MEASURED.date, 'full') })}</p>
        <button aria-expanded={isOpen} onClick={() => setIsAsked(!isOpen)}>
          {t('again')}
        </button>
      </header>
      {status === 'failed' && <p className="fault">{t('notLoaded', { reason: documentFaultWords(fault) })}</p>}
      {isOpen && <Settings active={active} />}
      <div className="claim-row claim-heads" aria-hidden="true">
        <span>{t('heads.claim')}</span>
        <span>{t('heads.verdict')}</span>
        <span>{t('heads.line', { least: SCALE[0], most: decimal(SCALE[1]) })}</span>
        <span>{t('heads.figure')}</span>
        <span className="number">{t('heads.interval')}</span>
        <span className="number">n</span>
      </div>
      {shown.map((claim) => (
        <PanelBoundary key={claim.id}>
          <ClaimRow key={String(claim.id === named)} claim={claim} isNamed={claim.id === named} />
        </PanelBoundary>
      ))}
    </section>
  )
}

/** The claims whose tests run or wait. */
function useActive(claims: readonly ClaimState[]): readonly ClaimId[] {
  const { running, waiting } = useStore(useLaterServices(TURNS).turns.store)
  return claims
    .filter(({ entry }) => entry !== undefined && (entry.id === running || waiting.includes(entry.id)))
    .map(({ id }) => id)
}

/** The positions that the claims are tested on here, and the command that tests them. */
function Settings({ active }: { active: readonly ClaimId[] }) {
  const { t } = useTranslation('claims')
  const { claims, keptTables } = useLaterServices(CLAIM_RUNS, KEPT_TABLES)
  const sample = useStore(claims)
  const { room } = useStore(keptTables.draft)
  return (
    <section className="claim-settings stack" aria-label={t('sample')}>
      <div className="claim-fields grid">
        <Segmented
          legend={t('counts.legend')}
          options={(['enough', 'same'] as const).map((value) => ({ value, label: t(`counts.${value}`) }))}
          value={sample.count === null ? 'enough' : 'same'}
          onChange={(value) => claims.setState({ count: value === 'same' ? USUAL_SAMPLE.count : null })}
        />
        <SampleFields sample={sample} onChange={(part) => claims.setState(part)} />
      </div>
      <RunAll active={active} />
      <CommandLine command={claimsCommand(sample, room)} />
    </section>
  )
}

/** Starts all that is not done, or pauses all that runs or waits. */
function RunAll({ active }: { active: readonly ClaimId[] }) {
  const { t } = useTranslation(['claims', 'experiments'])
  const { experiments, claims } = useLaterServices(CLAIM_RUNS, EXPERIMENTS)
  const sample = useStore(claims)
  const { isReady, run, pause } = useClaimRuns()
  const { searches, time, few, positions, games, series } = allOf(sample)
  if (few !== null) return <p className="fault">{t('experiments:form.fault.few', { count: few })}</p>
  return (
    <div className="row wrap gap-x-4 claims-run">
      <p className="muted small">
        {t('size', {
          searches: count(searches),
          time: roughTime(time / experiments.pool.size),
          positions: count(positions),
          games: count(games),
          series: count(series),
        })}
      </p>
      <div className="buttons">
        {active.length === 0 ? (
          <button className="primary" disabled={!isReady} onClick={() => CLAIM_IDS.forEach(run)}>
            {t('runAll')}
          </button>
        ) : (
          // Waiting claims are paused first, or each would start when the one before it stops.
          <button onClick={() => active.toReversed().forEach(pause)}>{t('pauseAll')}</button>
        )}
      </div>
    </div>
  )
}

type Tests = (typeof CLAIMS)[TestedClaimId]['kind']
type ClaimOf<Kind extends Tests> = {
  [Id in TestedClaimId]: (typeof CLAIMS)[Id]['kind'] extends Kind ? Id : never
}[TestedClaimId]

/** The studies that test the claims of a kind. */
function bodiesOf<Kind extends Tests>(kind: Kind, sample: ClaimSample) {
  const ids = CLAIM_IDS.filter((id): id is ClaimOf<Kind> => CLAIMS[id].kind === kind)
  return ids.map((id) => ({ id, body: bodyOfClaim(id, sample, USUAL_ROOM) }))
}

/** The size of all claims together; some of them share their searches or positions. */
function allOf(sample: ClaimSample) {
  const plans = bodiesOf('searches', sample)
    .filter(({ id }) => id !== 'horizon' && id !== 'memory')
    .map(({ body }) => EXPERIMENT_DRAFT.planOf(EXPERIMENT_DRAFT.of({ name: '', ...body })))
  const few = plans.flatMap(({ faults }) => faults).find((fault) => fault.kind === 'few')
  return {
    searches: plans.reduce((sum, { positions, settings }) => sum + positions * settings, 0),
    time: plans.reduce((sum, plan) => sum + plan.time, 0),
    positions: Math.max(...bodiesOf('moves', sample).map(({ body }) => totalOf(body.plan))),
    games: Math.max(...bodiesOf('games', sample).map(({ body }) => body.plan.sample.count)),
    series: Math.max(...bodiesOf('series', sample).map(({ body }) => body.plan.series)),
    few: few?.kind === 'few' ? few.most : null,
  }
}
