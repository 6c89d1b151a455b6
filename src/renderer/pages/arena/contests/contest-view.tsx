/** One contest: who plays, how far it is, what it shows, its games, and the command that plays the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { castOf } from '../../../../engine/arena/cast.ts'
import { Actions } from '../../../parts/studies/actions.tsx'
import { ExportButton } from '../../../parts/studies/export-button.tsx'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import { type RunState, useContestState } from '../../../parts/studies/run-state.ts'
import { DESKTOP, download, plainFileNameOf } from '../../../platform/download.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { count, dateWords } from '../../../language/words.ts'
import { encodeContest } from '../../../model/studies/contest/contest-file.ts'
import { gamesCsv } from '../../../model/studies/contest/games-csv.ts'
import { CONTEST_DRAFT, draftOf } from '../../../model/studies/contest/contest-draft.ts'
import { canGrow, type ContestEntry, CONTESTS, gamesOf } from '../../../model/studies/contest/contests.ts'
import { GameViewer } from './game-viewer.tsx'
import { MatchView } from './match-view.tsx'
import { StandingView } from './standing-view.tsx'
import { aboutWords, contestCommand } from '../../../model/studies/contest/words.ts'
import { CONTEST_RUNNER } from '../../../model/studies/contest/contest-runner.ts'
import { useServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'

export function ContestView({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const { contests, contestRunner, contestDraft } = useServices(CONTEST_DRAFT, CONTEST_RUNNER, CONTESTS)
  const { name, created, app, tournament, test } = entry.record
  const state = useContestState(entry)
  // While it runs, games come faster than a slow computer can draw what they show.
  const record = useDeferredValue(entry.record)
  const command = contestCommand(tournament, test, (name) => castOf(name) !== undefined)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2>{name}</h2>
          <p className="muted small">{aboutWords(tournament)}</p>
          <p className="muted small">
            {[t('about.opening', { count: tournament.openingStones, seed: tournament.seed }), t(tournament.isBalanced ? 'about.balanced' : 'about.random'), t('about.made', { date: dateWords(created), version: app })].join(' · ')}
          </p>
        </div>
        <Actions
          list={contests}
          runner={contestRunner}
          entry={entry}
          renameHeading={t('view.renameHeading')}
          onDuplicate={() => contestDraft.setState(draftOf(name, tournament, test))}
        >
          <ContestExport entry={entry} />
        </Actions>
      </header>
      <ContestProgress entry={entry} state={state} />
      {record.games.length === 0 ? (
        <p className="muted nothing">{t('view.nothing')}</p>
      ) : tournament.contestants.length === 2 ? (
        <MatchView record={record} isRunning={state === 'running'} />
      ) : (
        <StandingView record={record} />
      )}
      {(record.games.length > 0 || state === 'running') && <GameViewer entry={entry} isRunning={state === 'running'} />}
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function ContestProgress({ entry, state }: { entry: ContestEntry; state: RunState }) {
  const { t } = useTranslation('arena')
  const { contests, contestRunner } = useServices(CONTEST_RUNNER, CONTESTS)
  const mayGrow = useMemo(() => canGrow(entry.record), [entry.record])
  const pace = useStore(contestRunner.store, (store) => store.pace)
  const { done, total } = gamesOf(entry)
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isDecided = done < total && entry.record.test !== null
  return (
    <>
      <Progress
        {...{ runner: contestRunner, entry, state, done, total, counts }}
        label={t('view.progress')}
        words={{
          paused: t('view.paused', { counts }),
          stopped: t('view.stopped', { counts, reason: entry.stop }),
          done: isDecided ? t('view.decided', { counts }) : t('view.done', { count: total, number: count(total) }),
        }}
        // Of a match with an early end, the most that is left.
        timeLeft={() => leftAtPace(total - done, pace)}
      />
      {state === 'done' && mayGrow && (
        <div className="buttons">
          <button
            onClick={() => {
              contests.grow(entry.id)
              contestRunner.start(entry.id)
            }}
          >
            {t('view.more')}
          </button>
        </div>
      )}
    </>
  )
}

function ContestExport({ entry: { record } }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const app = useServices(DESKTOP, NOTICE)
  const fileName = plainFileNameOf(record.name, 'contest')
  const forms = [
    { label: t('view.csv'), onChoose: () => void download(app, `${fileName}.csv`, new Blob([gamesCsv(record)], { type: 'text/csv;charset=utf-8' })) },
    { label: t('view.json'), onChoose: () => void download(app, `${fileName}.json`, new Blob([encodeContest(record)], { type: 'application/json' })) },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
