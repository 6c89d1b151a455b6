/** One surface: its picture, and its best point. */
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { highestPoint, placeOfReport, playerAt, type SurfacePoint } from '../../../../engine/arena/surface.ts'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { count } from '../../../language/words.ts'
import type { SurfaceLandmark } from './drawing.ts'
import { SurfaceChart } from './surface-chart.tsx'
import type { SurfaceRecord } from '../../../model/studies/surface/surface-file.ts'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'
import { pointWords, usualName } from '../../../model/studies/surface/words.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'
import './surfaces.css'

export function SurfaceView({ entry }: ViewProps<SurfaceRecord>) {
  // While it runs, points come faster than a slow computer can draw them.
  const record = useDeferredValue(entry.record)
  return (
    <StudyView
      kind={SURFACES}
      entry={entry}
      picture={record.points.length === 0 ? null : <Picture record={record} />}
    />
  )
}

function Picture({ record }: { record: SurfaceRecord }) {
  const { t } = useTranslation('surface')
  const { surface, points } = record
  const best = useMemo(() => highestPoint(points), [points]) as SurfacePoint
  const landmarks = useMemo((): readonly SurfaceLandmark[] => {
    const report = placeOfReport(surface)
    return [
      { kind: 'best', label: t('landmark.best'), x: best.x, y: best.y },
      ...(report === null ? [] : [{ kind: 'report' as const, label: t('landmark.report'), ...report }]),
    ]
  }, [surface, best, t])
  return (
    <SurfaceChart record={record} landmarks={landmarks}>
      <Best record={record} best={best} />
    </SurfaceChart>
  )
}

function Best({ record: { surface, points }, best }: { record: SurfaceRecord; best: SurfacePoint }) {
  const { t } = useTranslation('surface')
  const { players, notice } = useLaterServices(NOTICE, OWN_PLAYERS)
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
