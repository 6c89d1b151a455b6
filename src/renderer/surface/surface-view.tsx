/** One surface: what is weighed against whom, how far it is, the picture, its best point, and the command that gives the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { highestPoint, placeOfReport, playerAt, type SurfacePoint } from '../../engine/arena/surface.ts'
import { useApp } from '../app-context.tsx'
import { removeDocument } from '../documents/remove.ts'
import { RenameButton } from '../documents/rename.tsx'
import { download, fileNameOf } from '../download.ts'
import { CommandLine } from '../experiments/command-panel.tsx'
import { useClock } from '../experiments/state.ts'
import { roughTime } from '../experiments/words.ts'
import { say } from '../notice.tsx'
import { count, dateWords, reasonOf } from '../words.ts'
import type { Landmark } from './drawing.ts'
import { SurfaceChart } from './surface-chart.tsx'
import { draftOf } from './surface-draft.ts'
import { encodeSurface, type SurfaceRecord } from './surface-file.ts'
import { pointsOf, useSurfaceState, type SurfaceEntry, type SurfaceState } from './surfaces.ts'
import { aboutWords, fixedWords, pointWords, surfaceCommand, usualName } from './words.ts'

export function SurfaceView({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation(['surface', 'arena'])
  const { name, created, app, surface } = entry.record
  const state = useSurfaceState(entry)
  // While it runs, points come faster than a slow computer can draw them.
  const record = useDeferredValue(entry.record)
  const command = surfaceCommand(surface)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2>{name}</h2>
          <p className="muted small">{[aboutWords(surface), t('surface:about.depth', { depth: surface.depth })].join(' · ')}</p>
          <p className="muted small">
            {[fixedWords(surface), t('arena:about.opening', { count: surface.openingStones, seed: surface.seed }), t('arena:about.made', { date: dateWords(created), version: app })].join(' · ')}
          </p>
        </div>
        <Actions entry={entry} />
      </header>
      <Progress entry={entry} state={state} />
      {record.points.length === 0 ? <p className="muted nothing">{t('surface:view.nothing')}</p> : <Picture record={record} />}
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function Picture({ record }: { record: SurfaceRecord }) {
  const { t } = useTranslation('surface')
  const { surface, points } = record
  const best = useMemo(() => highestPoint(points), [points]) as SurfacePoint
  const landmarks = useMemo((): readonly Landmark[] => {
    const report = placeOfReport(surface)
    return [{ kind: 'best', label: t('landmark.best'), x: best.x, y: best.y }, ...(report === null ? [] : [{ kind: 'report' as const, label: t('landmark.report'), ...report }])]
  }, [surface, best, t])
  return (
    <SurfaceChart record={record} landmarks={landmarks}>
      <Best record={record} best={best} />
    </SurfaceChart>
  )
}

function Best({ record: { surface, points }, best }: { record: SurfaceRecord; best: SurfacePoint }) {
  const { t } = useTranslation('surface')
  const { players, notice } = useApp()
  const keep = () => {
    const name = players.freeName(t('best.name', { surface: usualName(surface) }))
    players.add({ ...playerAt(surface, best), name })
    say(notice, t('best.kept', { name }))
  }
  return (
    <section className="best-point" aria-label={t('best.heading')}>
      <h3>{t('best.heading')}</h3>
      <p>{pointWords(surface, best)}</p>
      <p className="muted small">{t('best.luck', { count: points.length, number: count(points.length) })}</p>
      <button onClick={keep}>{t('best.keep')}</button>
    </section>
  )
}

function Progress({ entry, state }: { entry: SurfaceEntry; state: SurfaceState }) {
  const { t } = useTranslation(['surface', 'arena', 'documents'])
  const { surfaceRunner } = useApp()
  const { id, stop, unsaved } = entry
  const { done, total } = pointsOf(entry)
  const counts = t('surface:view.counts', { done: count(done), total: count(total) })
  const isActive = state === 'running' || state === 'waiting'
  const words: Record<Exclude<SurfaceState, 'running'>, string> = {
    new: counts,
    waiting: t('arena:view.waiting'),
    paused: t('surface:view.paused', { counts }),
    stopped: t('surface:view.stopped', { counts, reason: stop }),
    done: t('surface:view.done', { count: total, number: count(total) }),
  }
  return (
    <div className="experiment-progress">
      {state !== 'done' && <progress value={done} max={total} aria-label={t('surface:view.progress')} />}
      {state === 'running' ? (
        <TimeLeft counts={counts} left={total - done} />
      ) : (
        <p className={state === 'stopped' ? 'fault' : 'muted small'} role="status">
          {words[state]}
        </p>
      )}
      {state !== 'done' && (
        <button className={isActive ? '' : 'primary'} onClick={() => (isActive ? surfaceRunner.pause(id) : surfaceRunner.start(id))}>
          {t(isActive ? (state === 'waiting' ? 'arena:view.leave' : 'arena:view.pause') : state === 'new' ? 'arena:view.start' : 'arena:view.resume')}
        </button>
      )}
      {unsaved !== null && <p className="fault">{t('documents:unsaved', { reason: reasonOf(unsaved) })}</p>}
    </div>
  )
}

/** By the points measured since it was started: all have the same number of games. */
function TimeLeft({ counts, left }: { counts: string; left: number }) {
  const { t } = useTranslation('arena')
  const pace = useStore(useApp().surfaceRunner.store, (state) => state.pace)
  useClock()
  const isKnown = pace !== null && pace.points > 0
  return (
    <p className="muted small" role="status">
      {isKnown ? t('view.left', { counts, time: roughTime((left * pace.ms) / pace.points) }) : counts}
    </p>
  )
}

function Actions({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation(['surface', 'arena', 'documents'])
  const app = useApp()
  const { record } = entry
  const fileName = fileNameOf(record.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), 'surface')
  return (
    <div className="buttons">
      <RenameButton list={app.surfaces} entry={entry} heading={t('surface:view.renameHeading')} />
      <button
        onClick={() => {
          app.surfaceDraft.setState(draftOf(record.name, record.surface))
          app.surfaces.select(null)
        }}
      >
        {t('arena:view.duplicate')}
      </button>
      <button onClick={() => void download(app, `${fileName}.json`, new Blob([encodeSurface(record)], { type: 'application/json' }))}>{t('surface:view.export')}</button>
      <button
        onClick={() => {
          app.surfaceRunner.pause(entry.id)
          void removeDocument(app.surfaces, entry, app.notice)
        }}
      >
        {t('documents:remove')}
      </button>
    </div>
  )
}
