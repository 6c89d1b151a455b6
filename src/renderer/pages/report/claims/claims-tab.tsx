/** The report's claims, each put to the test on the same sample. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { ClaimSample } from '../../../../engine/lab/claims/claim.ts'
import { CLAIM_IDS, CLAIMS } from '../../../../engine/lab/claims/claims.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { documentFaultWords } from '../../../model/documents/document-fault.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { claimsCommand } from '../../../model/studies/command-line.ts'
import { EXPERIMENT_DRAFT, USUAL_SAMPLE } from '../../../model/studies/experiment/draft.ts'
import { SampleFields } from '../../../parts/studies/sample-fields.tsx'
import { roughTime } from '../../../model/studies/texts.ts'
import { count } from '../../../language/words.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { ClaimCard } from './claim-card.tsx'
import { bodyOfClaim, CLAIM_RUNS, type TestedClaimId } from '../../../model/studies/claim-tests.ts'
import { useClaimRuns } from './use-claim-runs.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { totalOf } from '../../../../engine/lab/accuracy-plan.ts'
import { KEPT_TABLES } from '../../../model/studies/kept-table.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { USUAL_ROOM } from '../../../../engine/lab/kept-table.ts'
import { EXPERIMENTS, useExperiments } from '../../../model/studies/experiment/experiments.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { TURNS } from '../../../platform/engine/turns.ts'
import './claims.css'

export function ClaimsTab() {
  const { t } = useTranslation('claims')
  const { accuracies, experiments, keptTables, tableGames, claims } = useLaterServices(
    CLAIM_RUNS,
    EXPERIMENTS,
    ACCURACIES,
    KEPT_TABLES,
    TABLE_GAMES,
  )
  const { status, fault } = useExperiments()
  const sample = useStore(claims)
  const { room } = useStore(keptTables.draft)
  useEffect(() => {
    void experiments.list.load()
    void accuracies.list.load()
    void keptTables.list.load()
    void tableGames.list.load()
  }, [experiments, accuracies, keptTables, tableGames])
  return (
    <div className="page claims">
      <section className="panel claim-settings" aria-label={t('sample')}>
        <header>
          <h2 className="title">{t('heading')}</h2>
          <p className="muted">{t('intro')}</p>
        </header>
        <div className="claim-fields grid">
          <Segmented
            legend={t('counts.legend')}
            options={(['enough', 'same'] as const).map((value) => ({ value, label: t(`counts.${value}`) }))}
            value={sample.count === null ? 'enough' : 'same'}
            onChange={(value) => claims.setState({ count: value === 'same' ? USUAL_SAMPLE.count : null })}
          />
          <SampleFields sample={sample} onChange={(part) => claims.setState(part)} />
        </div>
        {status === 'failed' ? (
          <p className="fault">{t('notLoaded', { reason: documentFaultWords(fault) })}</p>
        ) : (
          <RunAll />
        )}
        <CommandLine command={claimsCommand(sample, room)} />
      </section>
      <div className="claim-list grid gap-4">
        {CLAIM_IDS.map((id, i) => (
          <PanelBoundary key={id}>
            <ClaimCard id={id} number={i + 1} />
          </PanelBoundary>
        ))}
      </div>
    </div>
  )
}

/** Starts all that is not done, or pauses all that runs or waits. */
function RunAll() {
  const { t } = useTranslation(['claims', 'experiments'])
  const { experiments, turns, claims } = useLaterServices(CLAIM_RUNS, EXPERIMENTS, TURNS)
  const { running, waiting } = useStore(turns.store)
  const sample = useStore(claims)
  const { isReady, run, pause, studyOf } = useClaimRuns()
  const { searches, time, few, positions, games, series } = allOf(sample)
  const active = CLAIM_IDS.filter((id) => {
    const study = studyOf(id)
    return study !== undefined && (study === running || waiting.includes(study))
  })
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
