/** One contest: who plays, how far it is, what it shows, its games, and the command that plays the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { castOf } from '../../engine/arena/cast.ts'
import { useApp } from '../app-context.tsx'
import { Actions } from '../documents/actions.tsx'
import { ExportButton } from '../documents/export-button.tsx'
import { leftAtPace, Progress } from '../documents/progress.tsx'
import type { RunState } from '../documents/run-state.ts'
import { download, plainFileNameOf } from '../download.ts'
import { CommandLine } from '../experiments/command-panel.tsx'
import { count, dateWords } from '../words.ts'
import { encodeContest } from './contest-file.ts'
import { gamesCsv } from './games-csv.ts'
import { draftOf } from './contest-draft.ts'
import { canGrow, gamesOf, useContestState, type ContestEntry } from './contests.ts'
import { GameViewer } from './game-viewer.tsx'
import { MatchView } from './match-view.tsx'
import { StandingView } from './standing-view.tsx'
import { aboutWords, contestCommand } from './words.ts'

export function ContestView({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const { contests, contestRunner, contestDraft } = useApp()
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
  const { contests, contestRunner } = useApp()
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
  const app = useApp()
  const fileName = plainFileNameOf(record.name, 'contest')
  const forms = [
    { label: t('view.csv'), onChoose: () => void download(app, `${fileName}.csv`, new Blob([gamesCsv(record)], { type: 'text/csv;charset=utf-8' })) },
    { label: t('view.json'), onChoose: () => void download(app, `${fileName}.json`, new Blob([encodeContest(record)], { type: 'application/json' })) },
  ]
  return <ExportButton label={t('view.export')} forms={forms} />
}
