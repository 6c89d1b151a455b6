/**
 * One claim: the report's own sentence, the experiment that tests it, its figure, and the verdict with the rule for it.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RoomField } from '../../../../contract/studies/kept-table.ts'
import { CLAIMS, type ClaimId } from '../../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import type { Head, ListedDocument } from '../../../model/documents/document-list.ts'
import {
  CLAIM_RUNS,
  entryOfClaim,
  findingOfClaim,
  isTested,
  kindOfClaim,
  type TestedClaimId,
} from '../../../model/studies/claim-tests.ts'
import { KEPT_TABLES, type KeptTableRecord } from '../../../model/studies/kept-table.ts'
import type { KindService } from '../../../model/studies/study.ts'
import type { StudyTypes } from '../../../model/studies/study-kind.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { PlanFields } from '../../../parts/studies/plan-fields.tsx'
import { StudyProgress } from '../../../parts/studies/study-progress.tsx'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { useStudy } from '../../../parts/studies/use-study.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { ClaimChart } from './claim-chart.tsx'
import { KeptFills } from './kept-fills.tsx'
import { verdictValues } from './claim-words.ts'
import { RealLosses } from './real-losses.tsx'
import { useClaimRuns } from './use-claim-runs.ts'

interface ClaimProps {
  readonly id: ClaimId
  readonly number: number
}

export function ClaimCard({ id, number }: ClaimProps) {
  const { t } = useTranslation('claims')
  return (
    <article className="panel claim" aria-labelledby={`claim-${id}`}>
      <h2 className="title" id={`claim-${id}`}>
        <span className="claim-number">{number}</span> {t(`${id}.title`)}
      </h2>
      {isTested(id) && <Test id={id} />}
      {id === 'leaves' && <FindingWords id={id} finding={CLAIMS[id].judge()} />}
      {id === 'horizon' && <RealLosses />}
      <details className="more">
        <summary>{t('rule')}</summary>
        <Quote id={id} />
        <p>{t(`${id}.test`)}</p>
        <p className="muted">
          {t(`${id}.rule`)} {id !== 'leaves' && t('ruleOfIntervals')}
        </p>
      </details>
    </article>
  )
}

/** The report's sentence, translated and in the original Polish. */
function Quote({ id }: { id: ClaimId }) {
  const { t } = useTranslation('claims')
  const { t: original } = useTranslation('claims', { lng: 'pl' })
  // The language may be `pl-PL`; the resolved one has no region.
  const isOriginal = i18n.resolvedLanguage === 'pl'
  return (
    <figure className="quote stack gap-1">
      <blockquote>{t(`${id}.quote`)}</blockquote>
      <figcaption className="muted small">
        {t(isOriginal ? 'source' : 'translated')}
        {!isOriginal && <q lang="pl">{original(`${id}.quote`)}</q>}
      </figcaption>
    </figure>
  )
}

/** The test of a claim: the choices that it has, its progress, and its finding. */
function Test({ id }: { id: TestedClaimId }) {
  const kind = kindOfClaim(id)
  const { keptTables, claims } = useLaterServices(CLAIM_RUNS, KEPT_TABLES)
  const { room } = useStore(keptTables.draft)
  const entry = entryOfClaim(id, useStore(claims), room, useStore(useStudy(kind).list.store).entries)
  return (
    <>
      {id === 'keptTable' && (
        <PlanFields
          of={{ room: RoomField }}
          rows={['room']}
          labels={{ room: count }}
          draft={{ room }}
          choose={(part) => keptTables.draft.setState(part)}
        />
      )}
      {entry === undefined ? (
        <TestButton id={id} />
      ) : (
        <>
          <StudyProgress kind={kind} entry={entry} />
          <Tested id={id} kind={kind} entry={entry} />
          {id === 'keptTable' && <Fills record={entry.record as KeptTableRecord} />}
          {id === 'tableGames' && <SeriesLink entry={entry.id} />}
        </>
      )}
    </>
  )
}

/** The fills of the tables of the games, once there are any. */
function Fills({ record: { games } }: { record: KeptTableRecord }) {
  return games.length > 0 && <KeptFills games={games} />
}

/** The way to all figures of the series. */
function SeriesLink({ entry }: { entry: string }) {
  const { t } = useTranslation('claims')
  const { tableGames } = useLaterServices(TABLE_GAMES)
  return (
    <p>
      <a href="#report/games" onClick={() => tableGames.list.select(entry)}>
        {t('tableGames.games')}
      </a>
    </p>
  )
}

function TestButton({ id }: { id: ClaimId }) {
  const { t } = useTranslation('claims')
  const { isReady, run } = useClaimRuns()
  return (
    <div className="buttons">
      <button disabled={!isReady} onClick={() => run(id)}>
        {t('run')}
      </button>
    </div>
  )
}

interface TestedProps {
  readonly id: TestedClaimId
  readonly kind: KindService<StudyTypes>
  readonly entry: ListedDocument<Head>
}

function Tested({ id, kind, entry }: TestedProps) {
  const { t } = useTranslation('claims')
  const { state } = useStudyState(useStudy(kind), entry)
  const { record } = entry
  const finding = useMemo(() => (state === 'done' ? findingOfClaim(id, record) : null), [state, id, record])
  if (finding === null) return state === 'done' && <p className="fault">{t('tooShort')}</p>
  return (
    <>
      <FindingWords id={id} finding={finding} />
      <ClaimChart id={id} finding={finding} />
    </>
  )
}

/** Three claims about a table that is kept differ in how long: of these the verdict says which is meant. */
const isAboutTables = (id: ClaimId): id is 'memory' | 'keptTable' | 'tableGames' =>
  ['memory', 'keptTable', 'tableGames'].includes(id)

/** The verdict, and the figures that it goes by. */
function FindingWords({ id, finding }: { id: ClaimId; finding: Finding }) {
  const { t } = useTranslation('claims')
  const values = verdictValues(id, finding)
  return (
    <p className="finding">
      {isAboutTables(id) && `${t(`${id}.question`)} `}
      <strong className={`verdict ${finding.verdict}`}>{t(`verdicts.${finding.verdict}`)}</strong>{' '}
      {values !== null && t(`${id}.finding`, values)} {finding.verdict === 'undecided' && t('more')}
    </p>
  )
}
