/** One contest: who plays, how far it is, what it shows, its games, and the command that plays the same. */
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useStore } from 'zustand'
import { castOf } from '../../engine/arena/cast.ts'
import { useApp } from '../app-context.tsx'
import { removeDocument } from '../documents/remove.ts'
import { RenameButton } from '../documents/rename.tsx'
import { download, fileNameOf } from '../download.ts'
import { CommandLine } from '../experiments/command-panel.tsx'
import { useClock } from '../experiments/state.ts'
import { roughTime } from '../experiments/words.ts'
import { count, dateWords, reasonOf } from '../words.ts'
import { encodeContest } from './contest-file.ts'
import { gamesCsv } from './games-csv.ts'
import { draftOf } from './contest-draft.ts'
import { gamesOf, useContestState, type ContestEntry, type ContestState } from './contests.ts'
import { GameViewer } from './game-viewer.tsx'
import { MatchView } from './match-view.tsx'
import { StandingView } from './standing-view.tsx'
import { aboutWords, contestCommand } from './words.ts'

export function ContestView({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
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
            {[t('about.opening', { count: tournament.openingStones, seed: tournament.seed }), t('about.made', { date: dateWords(created), version: app })].join(' · ')}
          </p>
        </div>
        <Actions entry={entry} />
      </header>
      <Progress entry={entry} state={state} />
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

function Progress({ entry, state }: { entry: ContestEntry; state: ContestState }) {
  const { t } = useTranslation(['arena', 'documents'])
  const { contestRunner } = useApp()
  const { id, stop, unsaved, record } = entry
  const { done, total } = gamesOf(entry)
  const counts = t('view.counts', { done: count(done), total: count(total) })
  const isActive = state === 'running' || state === 'waiting'
  const words: Record<Exclude<ContestState, 'running'>, string> = {
    new: counts,
    waiting: t('view.waiting'),
    paused: t('view.paused', { counts }),
    stopped: t('view.stopped', { counts, reason: stop }),
    done: done < total && record.test !== null ? t('view.decided', { counts }) : t('view.done', { count: total, number: count(total) }),
  }
  return (
    <div className="experiment-progress">
      {state !== 'done' && <progress value={done} max={total} aria-label={t('view.progress')} />}
      {state === 'running' ? (
        <TimeLeft counts={counts} left={total - done} />
      ) : (
        <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
          {words[state]}
        </p>
      )}
      {state !== 'done' && (
        <button className={isActive ? '' : 'primary'} onClick={() => (isActive ? contestRunner.pause(id) : contestRunner.start(id))}>
          {t(isActive ? (state === 'waiting' ? 'view.leave' : 'view.pause') : state === 'new' ? 'view.start' : 'view.resume')}
        </button>
      )}
      {unsaved !== null && <p className="fault">{t('documents:unsaved', { reason: reasonOf(unsaved) })}</p>}
    </div>
  )
}

/** By the games played since it was started: of a match with an early end, the most that is left. */
function TimeLeft({ counts, left }: { counts: string; left: number }) {
  const { t } = useTranslation('arena')
  const pace = useStore(useApp().contestRunner.store, (state) => state.pace)
  useClock()
  const isKnown = pace !== null && pace.games > 0
  return (
    <p className="muted small" role="status">
      {isKnown ? t('view.left', { counts, time: roughTime((left * pace.ms) / pace.games) }) : counts}
    </p>
  )
}

function Actions({ entry }: { entry: ContestEntry }) {
  const { t } = useTranslation(['arena', 'documents'])
  const app = useApp()
  const { name, tournament, test } = entry.record
  return (
    <div className="buttons">
      <RenameButton list={app.contests} entry={entry} heading={t('view.renameHeading')} />
      <button
        onClick={() => {
          app.contestDraft.setState(draftOf(name, tournament, test))
          app.contests.select(null)
        }}
      >
        {t('view.duplicate')}
      </button>
      <ExportButton entry={entry} />
      <button
        onClick={() => {
          app.contestRunner.pause(entry.id)
          void removeDocument(app.contests, entry, app.notice)
        }}
      >
        {t('documents:remove')}
      </button>
    </div>
  )
}

function ExportButton({ entry: { record } }: { entry: ContestEntry }) {
  const { t } = useTranslation('arena')
  const app = useApp()
  const fileName = fileNameOf(record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), 'contest')
  return (
    <MenuTrigger>
      <Button>{t('view.export')}</Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="listbox" aria-label={t('view.export')}>
          <MenuItem className="listbox-item" onAction={() => void download(app, `${fileName}.csv`, new Blob([gamesCsv(record)], { type: 'text/csv;charset=utf-8' }))}>
            {t('view.csv')}
          </MenuItem>
          <MenuItem className="listbox-item" onAction={() => void download(app, `${fileName}.json`, new Blob([encodeContest(record)], { type: 'application/json' }))}>
            {t('view.json')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
