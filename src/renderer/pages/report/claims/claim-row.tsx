/**
 * One claim: a row with its verdict and the figure that sums it up, which opens on the report's own sentence, the rule,
 * and all figures.
 */
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RoomField } from '../../../../contract/studies/kept-table.ts'
import type { ClaimId } from '../../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { isTested, kindOfClaim, type TestedClaimId } from '../../../model/studies/claim-tests.ts'
import { KEPT_TABLES, type KeptTableRecord } from '../../../model/studies/kept-table.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { PlanFields } from '../../../parts/studies/plan-fields.tsx'
import { StudyProgress } from '../../../parts/studies/study-progress.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { IntervalLine } from '../../../ui/charts/interval-line.tsx'
import { ClaimChart } from './claim-chart.tsx'
import type { ClaimState } from './claim-findings.ts'
import { KeptFills } from './kept-fills.tsx'
import { FORMATS, headlineOf, LIMITS, verdictValues } from './claim-words.ts'
import { RealLosses } from './real-losses.tsx'
import { useClaimRuns } from './use-claim-runs.ts'

interface ClaimRowProps {
  readonly claim: ClaimState
  /** Did a link lead to this claim? Then it is open at first, and in sight. */
  readonly isNamed: boolean
}

export function ClaimRow({ claim, isNamed }: ClaimRowProps) {
  const { t } = useTranslation('claims')
  const { id, finding } = claim
  const [isOpen, setIsOpen] = useState(isNamed)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNamed) row.current?.scrollIntoView()
  }, [isNamed])
  return (
    <article className="claim" aria-labelledby={`claim-${id}`} ref={row}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="claim-row">
          <h3 id={`claim-${id}`}>{t(`${id}.title`)}</h3>
          {finding === null ? (
            <span className="muted">{t('notTested')}</span>
          ) : (
            <>
              <strong className={`verdict ${finding.verdict}`}>{t(`short.${finding.verdict}`)}</strong>
              <Headline id={id} finding={finding} />
            </>
          )}
        </summary>
        {isOpen && <Opened claim={claim} />}
      </details>
    </article>
  )
}

/** The ends of the scale that the figures of all claims are drawn on, shares and multiples alike. */
export const SCALE = [0, 1.2] as const

/** The figure that sums a claim up: on a line with its interval and the limits of the rule, and in numbers. */
function Headline({ id, finding }: { id: ClaimId; finding: Finding }) {
  const { t } = useTranslation('claims')
  const figure = headlineOf(id, finding)
  if (figure === null) return null
  const { value, lower, upper, count: n } = figure
  const format = FORMATS[id]
  const isExact = id === 'leaves'
  return (
    <>
      <span className="claim-line">{!isExact && <IntervalLine {...figure} most={SCALE[1]} limits={LIMITS[id]} />}</span>
      <span className="claim-figure">
        <strong>{format(value)}</strong> <small>{t(`units.${id}`)}</small>
      </span>
      <span className="number muted claim-interval">
        {isExact ? t('exact') : Number.isFinite(lower) && t('range', { low: format(lower), high: format(upper) })}
      </span>
      <span className="number muted claim-n">
        {!isExact && (
          <>
            <span className="visually-hidden">n = </span>
            {count(n)}
          </>
        )}
      </span>
    </>
  )
}

/** The report's sentence, how it is tested and judged, and what was found. */
function Opened({ claim: { id, entry, isOver, finding } }: { claim: ClaimState }) {
  const { t } = useTranslation('claims')
  return (
    <div className="claim-opened stack">
      <Quote id={id} />
      <p>{t(`${id}.test`)}</p>
      {finding === null ? (
        isOver && <p className="fault">{t('tooShort')}</p>
      ) : (
        <FindingWords id={id} finding={finding} />
      )}
      {id === 'horizon' && <RealLosses />}
      <p className="muted small">
        {t(`${id}.rule`)} {id !== 'leaves' && t('ruleOfIntervals')}
      </p>
      {isTested(id) && finding !== null && <ClaimChart id={id} finding={finding} />}
      {id === 'keptTable' && entry !== undefined && <Fills record={entry.record as KeptTableRecord} />}
      {id === 'tableGames' && entry !== undefined && <SeriesLink entry={entry.id} />}
      {isTested(id) && <Test id={id} entry={entry} />}
    </div>
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

/** The test of a claim here: the choices that it has, and its progress or the button that begins it. */
function Test({ id, entry }: { id: TestedClaimId; entry: ClaimState['entry'] }) {
  const { t } = useTranslation('claims')
  const { keptTables } = useLaterServices(KEPT_TABLES)
  const { room } = useStore(keptTables.draft)
  const { isReady, run } = useClaimRuns()
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
        <div className="buttons">
          <button disabled={!isReady} onClick={() => run(id)}>
            {t('run')}
          </button>
        </div>
      ) : (
        <StudyProgress kind={kindOfClaim(id)} entry={entry} />
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

/** Three claims about a table that is kept differ in how long: of these the verdict says which is meant. */
const isAboutTables = (id: ClaimId): id is 'memory' | 'keptTable' | 'tableGames' =>
  ['memory', 'keptTable', 'tableGames'].includes(id)

/** The verdict, and the figures that it goes by. */
export function FindingWords({ id, finding }: { id: ClaimId; finding: Finding }) {
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
