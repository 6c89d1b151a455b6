/**
 * One claim: the report's own sentence, the experiment that tests it, its figure, and the verdict with the rule for it.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { CLAIMS, type ClaimId } from '../../../../engine/lab/claims/claims.ts'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { ROOMS } from '../../../../engine/lab/kept-table.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import type { Head, ListedDocument } from '../../../model/documents/document-list.ts'
import { ACCURACIES, type AccuracyEntry } from '../../../model/studies/accuracy/accuracies.ts'
import {
  CLAIM_RUNS,
  entryOfClaim,
  findingOf,
  gamesEntryOfClaim,
  gamesFindingOf,
  isAboutGames,
  isAboutMoves,
  isAboutSearches,
  isAboutSeries,
  movesEntryOfClaim,
  movesFindingOf,
  seriesEntryOfClaim,
  seriesFindingOf,
  type GameClaimId,
  type MoveClaimId,
  type SearchClaimId,
  type SeriesClaimId,
  type TestedClaimId,
} from '../../../model/studies/experiment/claim-runs.ts'
import { EXPERIMENTS, useExperiments } from '../../../model/studies/experiment/experiments.ts'
import { KEPT_TABLES, type KeptTableEntry } from '../../../model/studies/kept-table/kept-tables.ts'
import { TABLE_GAMES } from '../../../model/studies/table-games/table-games.ts'
import type { Runnable } from '../../../model/studies/study.ts'
import { StudyProgress } from '../../../parts/studies/study-progress.tsx'
import { useStudyState } from '../../../parts/studies/run-state.ts'
import { useServices } from '../../../platform/services.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
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
      <Quote id={id} />
      <p>{t(`${id}.test`)}</p>
      {isAboutSearches(id) && <SearchesTest id={id} />}
      {isAboutMoves(id) && <MovesTest id={id} />}
      {isAboutGames(id) && <GamesTest id={id} />}
      {isAboutSeries(id) && <SeriesTest id={id} />}
      {id === 'leaves' && <FindingWords id={id} finding={CLAIMS[id].judge()} />}
      {id === 'horizon' && <RealLosses />}
      <details className="more">
        <summary>{t('rule')}</summary>
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
  // In another language the Polish texts are fetched for this quotation.
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

/** The test by an experiment: its progress and its finding. */
function SearchesTest({ id }: { id: SearchClaimId }) {
  const { experiments } = useServices(EXPERIMENTS)
  const entry = entryOfClaim(id, useStore(useServices(CLAIM_RUNS).claims), useExperiments().entries)
  if (entry === undefined) return <TestButton id={id} />
  return (
    <>
      <StudyProgress study={experiments} entry={entry} />
      <Tested id={id} study={experiments} entry={entry} findingOf={findingOf} />
    </>
  )
}

/** The test by perfect play. */
function MovesTest({ id }: { id: MoveClaimId }) {
  const { accuracies } = useServices(ACCURACIES)
  const entry = movesEntryOfClaim(id, useStore(useServices(CLAIM_RUNS).claims), useStore(accuracies.list.store).entries)
  return entry === undefined ? <TestButton id={id} /> : <MovesTested id={id} entry={entry} />
}

function MovesTested({ id, entry }: { id: MoveClaimId; entry: AccuracyEntry }) {
  const { accuracies } = useServices(ACCURACIES)
  return (
    <>
      <StudyProgress study={accuracies} entry={entry} />
      <Tested id={id} study={accuracies} entry={entry} findingOf={movesFindingOf} />
    </>
  )
}

/** The test by whole games. */
function GamesTest({ id }: { id: GameClaimId }) {
  const { t } = useTranslation('claims')
  const { keptTables } = useServices(KEPT_TABLES)
  const draft = useStore(keptTables.draft)
  const entry = gamesEntryOfClaim(
    id,
    useStore(useServices(CLAIM_RUNS).claims),
    draft,
    useStore(keptTables.list.store).entries,
  )
  return (
    <>
      <Segmented
        legend={t('keptTable.room')}
        options={ROOMS.map((room) => ({ value: String(room), label: count(room) }))}
        value={String(draft.room)}
        onChange={(value) =>
          keptTables.draft.setState({ room: ROOMS.find((room) => String(room) === value) ?? draft.room })
        }
      />
      {entry === undefined ? <TestButton id={id} /> : <GamesTested id={id} entry={entry} />}
    </>
  )
}

function GamesTested({ id, entry }: { id: GameClaimId; entry: KeptTableEntry }) {
  const { keptTables } = useServices(KEPT_TABLES)
  return (
    <>
      <StudyProgress study={keptTables} entry={entry} />
      <Tested id={id} study={keptTables} entry={entry} findingOf={gamesFindingOf} />
      {entry.record.games.length > 0 && <KeptFills games={entry.record.games} />}
    </>
  )
}

/** The test by series of games, with the way to all of their figures. */
function SeriesTest({ id }: { id: SeriesClaimId }) {
  const { t } = useTranslation('claims')
  const { tableGames } = useServices(TABLE_GAMES)
  const entry = seriesEntryOfClaim(
    id,
    useStore(useServices(CLAIM_RUNS).claims),
    useStore(tableGames.list.store).entries,
  )
  if (entry === undefined) return <TestButton id={id} />
  return (
    <>
      <StudyProgress study={tableGames} entry={entry} />
      <Tested id={id} study={tableGames} entry={entry} findingOf={seriesFindingOf} />
      <p>
        <a href="#lab/tables" onClick={() => tableGames.list.select(entry.id)}>
          {t('tableGames.games')}
        </a>
      </p>
    </>
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

interface TestedProps<Id extends TestedClaimId, Content extends Head> {
  readonly id: Id
  readonly study: Runnable<Content>
  readonly entry: ListedDocument<Content>
  readonly findingOf: (id: Id, entry: ListedDocument<Content>) => Finding | null
}

function Tested<Id extends TestedClaimId, Content extends Head>({
  id,
  study,
  entry,
  findingOf,
}: TestedProps<Id, Content>) {
  const { t } = useTranslation('claims')
  const { state } = useStudyState(study, entry)
  const finding = useMemo(() => (state === 'done' ? findingOf(id, entry) : null), [state, id, entry, findingOf])
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
