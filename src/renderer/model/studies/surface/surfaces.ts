/**
 * Surfaces: measured point by point, the coarsest grid first. A point not saved is measured again, with the same
 * result.
 */
import { coarseToFine, pointCount } from '../../../../engine/arena/surface.ts'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered } from '../numbered.ts'
import { leftAtPace, type Paced } from '../pace.ts'
import type { ShownStudy } from '../study.ts'
import { countsIn } from '../texts.ts'
import { progressOf, type ShownKind } from '../study-kind.ts'
import { SURFACE_DRAFT, type SurfaceDraft, type SurfacePlan } from './surface-draft.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from './surface-file.ts'
import { SURFACE_WORDS } from './words.ts'
import type { Service } from '../../../platform/services.tsx'

export type SurfaceEntry = ListedDocument<SurfaceRecord>

export const SURFACE_KIND: ShownKind<SurfaceRecord, Paced, SurfaceDraft, SurfacePlan> = {
  shelf: 'surfaces',
  format: SURFACE_FORMAT,
  draft: SURFACE_DRAFT,
  words: SURFACE_WORDS,
  idle: { pace: null },
  told: { texts: 'surface:view', counts: countsIn('surface:view'), timeLeft: leftAtPace },
  progress({ surface, points: { length: done } }) {
    const total = pointCount(surface)
    return progressOf(done, total)
  },
  run({ surface, points }, pool, tell) {
    const requestOf = (number: number) => ({ surface, number })
    runNumbered(
      pool,
      {
        kind: 'point',
        before: points,
        numbers: coarseToFine(surface),
        requestOf,
        findingOf: (_, point) => point,
        recordOf: (points) => ({ points }),
      },
      tell,
    )
  },
}

export const SURFACES: Service<'surfaces', ShownStudy<SurfaceRecord, Paced, SurfaceDraft, SurfacePlan>> = {
  name: 'surfaces',
}
