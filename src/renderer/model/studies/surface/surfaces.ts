/** Surfaces: measured point by point, the coarsest grid first. A point that was not saved comes out the same again: it follows from the seed. */
import { coarseToFine, pointCount } from '../../../../engine/arena/surface.ts'
import type { ListedDocument } from '../../documents/document-list.ts'
import { pacing, type Pace } from '../pace.ts'
import type { Study, StudyKind } from '../study.ts'
import { NEW_DRAFT, type SurfaceDraft } from './surface-draft.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from './surface-file.ts'
import type { Service } from '../../../platform/services.tsx'

export type SurfaceEntry = ListedDocument<SurfaceRecord>

interface Live {
  /** Null while nothing runs. */
  readonly pace: Pace | null
}

export const SURFACE_KIND: StudyKind<SurfaceRecord, Live, SurfaceDraft> = {
  shelf: 'surfaces',
  format: SURFACE_FORMAT,
  draft: NEW_DRAFT,
  idle: { pace: null },
  progress({ surface, points: { length: done } }) {
    const total = pointCount(surface)
    return { done, total, isBegun: done > 0, isOver: done === total }
  },
  run({ surface, points: before }, pool, tell) {
    const points = [...before]
    const paceOf = pacing()
    const measured = new Set(before.map(({ number }) => number))
    const todo = coarseToFine(surface).filter((number) => !measured.has(number))
    pool.start('point', todo, (number) => ({ surface, number }), {
      done: (_, point) => {
        points.push(point)
        tell.found(() => ({ record: { points: [...points] }, live: { pace: paceOf(points.length - before.length) } }))
      },
      failed: tell.failed,
      finished: tell.over,
    })
  },
}

export const SURFACES: Service<'surfaces', Study<SurfaceRecord, Live, SurfaceDraft>> = { name: 'surfaces' }
