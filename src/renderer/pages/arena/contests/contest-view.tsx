/** One contest: its players, progress, result and games, and the command that plays the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { castOf } from '../../../../engine/arena/cast.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import { Actions } from '../../../parts/studies/actions.tsx'
import { ExportButton } from '../../../parts/studies/export-button.tsx'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import { type StudyState, useStudyState } from '../../../parts/studies/run-state.ts'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { count, dateWords } from '../../../language/words.ts'
import { gamesCsv } from '../../../model/studies/contest/games-csv.ts'
import { draftOf } from '../../../model/studies/contest/contest-draft.ts'
import { canGrow, grow, type ContestEntry, CONTESTS } from '../../../model/studies/contest/contests.ts'
import { DecisionsTable } from './decisions-table.tsx'
import { GameViewer } from './game-viewer.tsx'
import { MatchView, MAX_COUNTED_LIVE } from './match-view.tsx'
import { StandingView } from './standing-view.tsx'
import { aboutWords, contestCommand } from '../../../model/studies/contest/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'

export function ContestView({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const { contests } = useServices(CONTESTS)
  const { name, created, app, tournament, test } = entry.record
  const progress = useStudyState(contests, entry)
  const isRunning = progress.state === 'running'
  // While it runs, games come faster than a slow computer can draw what they show.
  const record = useDeferredValue(entry.record)
  const command = contestCommand(tournament, test, (name) => castOf(name) !== undefined)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{aboutWords(tournament)}</p>
          <p className="muted small">
            {[t('about.opening', { count: tournament.openingStones, seed: tournament.seed }), t(tournament.isBalanced ? 'about.balanced' : 'about.random'), t('about.made', { date: dateWords(created), version: app })].join(' · ')}
          </p>
        </div>
        <Actions
          study={contests}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => contests.draft.setState(draftOf(name, tournament, test))}
        >
          <ContestExport entry={entry} />
        </Actions>
      </header>
      <ContestProgress entry={entry} progress={progress} />
      {record.games.length === 0 ? (
        <p className="muted nothing">{t('view.nothing')}</p>
      ) : tournament.contestants.length === 2 ? (
        <MatchView record={record} isRunning={isRunning} />
      ) : (
        <StandingView record={record} />
      )}
      {(!isRunning || record.games.length <= MAX_COUNTED_LIVE) && <DecisionsTable record={record} />}
      {(record.games.length > 0 || isRunning) && <GameViewer entry={entry} isRunning={isRunning} />}
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function ContestProgress({ entry, progress }: { entry: ContestEntry; progress: StudyState }) {
  const { t } = useTranslation('arena')
  const { contests } = useServices(CONTESTS)
  const mayGrow = useMemo(() => canGrow(entry.record), [entry.record])
  const pace = useStore(contests.live, (store) => store.pace)
  const { state, done, total } = progress
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isDecided = done < total && entry.record.test !== null
  return (
    <>
      <Progress
        {...{ study: contests, entry, counts, ...progress }}
        label={t('view.progress')}
        words={{
          paused: t('view.paused', { counts }),
          stopped: t('view.stopped', { counts, reason: entry.stop }),
          done: isDecided ? t('view.decided', { counts }) : t('view.done', { count: total, number: count(total) }),
        }}
        // For a match that may end early, this is the maximum.
        timeLeft={() => leftAtPace(total - done, pace)}
      />
      {state === 'done' && mayGrow && (
        <div className="buttons">
          <button
            onClick={() => {
              grow(contests, entry.id)
              contests.start(entry.id)
            }}
          >
            {t('view.more')}
          </button>
        </div>
      )}
    </>
  )
}

function ContestExport({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const app = useServices(CONTESTS, DESKTOP, NOTICE)
  const { record } = entry
  const fileName = plainFileNameOf(record.name, 'contest')
  const forms = [
    { label: t('view.csv'), onChoose: () => void download(app, `${fileName}.csv`, new Blob([gamesCsv(record)], { type: 'text/csv;charset=utf-8' })) },
    { label: t('view.json'), onChoose: () => exportDocument(app, app.contests.list, entry, 'contest') },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
