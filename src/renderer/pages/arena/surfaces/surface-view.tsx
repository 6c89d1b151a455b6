/** One surface: its weights and opponent, progress, picture and best point, and the command that gives the same. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { highestPoint, placeOfReport, playerAt, type SurfacePoint } from '../../../../engine/arena/surface.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import { Actions } from '../../../parts/studies/actions.tsx'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import { type StudyState, useStudyState } from '../../../parts/studies/run-state.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { count, dateWords } from '../../../language/words.ts'
import type { SurfaceLandmark } from './drawing.ts'
import { SurfaceChart } from './surface-chart.tsx'
import { draftOf } from '../../../model/studies/surface/surface-draft.ts'
import type { SurfaceRecord } from '../../../model/studies/surface/surface-file.ts'
import { type SurfaceEntry, SURFACES } from '../../../model/studies/surface/surfaces.ts'
import { aboutWords, fixedWords, pointWords, surfaceCommand, usualName } from '../../../model/studies/surface/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'

export function SurfaceView({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation(['surface', 'arena'])
  const { surfaces } = useServices(SURFACES)
  const { name, created, app, surface } = entry.record
  const progress = useStudyState(surfaces, entry)
  // While it runs, points come faster than a slow computer can draw them.
  const record = useDeferredValue(entry.record)
  const command = surfaceCommand(surface)
  return (
    <section className="panel results contest" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{[aboutWords(surface), t('surface:about.depth', { depth: surface.depth })].join(' · ')}</p>
          <p className="muted small">
            {[fixedWords(surface), t('arena:about.opening', { count: surface.openingStones, seed: surface.seed }), t('arena:about.made', { date: dateWords(created), version: app })].join(' · ')}
          </p>
        </div>
        <Actions
          study={surfaces}
          entry={entry}
          renameHeading={t('surface:view.renameHeading')}
          onDuplicate={() => surfaces.draft.setState(draftOf(name, surface))}
        >
          <ExportButton entry={entry} />
        </Actions>
      </header>
      <SurfaceProgress entry={entry} progress={progress} />
      {record.points.length === 0 ? <p className="muted nothing">{t('surface:view.nothing')}</p> : <Picture record={record} />}
      {command !== null && <CommandLine command={command} />}
    </section>
  )
}

function Picture({ record }: { record: SurfaceRecord }) {
  const { t } = useTranslation('surface')
  const { surface, points } = record
  const best = useMemo(() => highestPoint(points), [points]) as SurfacePoint
  const landmarks = useMemo((): readonly SurfaceLandmark[] => {
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
  const { players, notice } = useServices(NOTICE, OWN_PLAYERS)
  const keep = () => {
    const name = players.freeName(t('best.name', { surface: usualName(surface) }))
    players.add({ ...playerAt(surface, best), name })
    say(notice, t('best.kept', { name }))
  }
  return (
    <section className="standing best-point" aria-label={t('best.heading')}>
      <h3>{t('best.heading')}</h3>
      <p>{pointWords(surface, best)}</p>
      <p className="muted small">{t('best.luck', { count: points.length, number: count(points.length) })}</p>
      <button onClick={keep}>{t('best.keep')}</button>
    </section>
  )
}

function SurfaceProgress({ entry, progress }: { entry: SurfaceEntry; progress: StudyState }) {
  const { t } = useTranslation('surface')
  const { surfaces } = useServices(SURFACES)
  const pace = useStore(surfaces.live, (store) => store.pace)
  const { done, total } = progress
  const counts = t('view.counts', { done: count(done), total: count(total) })
  return (
    <Progress
      {...{ study: surfaces, entry, counts, ...progress }}
      label={t('view.progress')}
      words={{
        paused: t('view.paused', { counts }),
        stopped: t('view.stopped', { counts, reason: entry.stop }),
        done: t('view.done', { count: total, number: count(total) }),
      }}
      timeLeft={() => leftAtPace(total - done, pace)}
    />
  )
}

function ExportButton({ entry }: { entry: SurfaceEntry }) {
  const { t } = useTranslation('surface')
  const app = useServices(DESKTOP, NOTICE, SURFACES)
  return <button onClick={() => exportDocument(app, app.surfaces.list, entry, 'surface')}>{t('view.export')}</button>
}
