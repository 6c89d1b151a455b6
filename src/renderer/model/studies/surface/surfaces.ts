/** Surfaces: measured point by point, the coarsest grid first. A point not saved is measured again, with the same result. */
import { coarseToFine, pointCount } from '../../../../engine/arena/surface.ts'
import type { ListedDocument } from '../../documents/document-list.ts'
import { runNumbered, type Paced } from '../numbered.ts'
import { progressOf, type Study, type StudyKind } from '../study.ts'
import { NEW_DRAFT, type SurfaceDraft } from './surface-draft.ts'
import { SURFACE_FORMAT, type SurfaceRecord } from './surface-file.ts'
import type { Service } from '../../../platform/services.tsx'

export type SurfaceEntry = ListedDocument<SurfaceRecord>

export const SURFACE_KIND: StudyKind<SurfaceRecord, Paced, SurfaceDraft> = {
  shelf: 'surfaces',
  doing: 'surveying',
  format: SURFACE_FORMAT,
  draft: NEW_DRAFT,
  idle: { pace: null },
  progress({ surface, points: { length: done } }) {
    const total = pointCount(surface)
    return progressOf(done, total)
  },
  run({ surface, points }, pool, tell) {
    const requestOf = (number: number) => ({ surface, number })
    runNumbered(pool, { kind: 'point', before: points, numbers: coarseToFine(surface), requestOf, findingOf: (_, point) => point, recordOf: (points) => ({ points }) }, tell)
  },
}

export const SURFACES: Service<'surfaces', Study<SurfaceRecord, Paced, SurfaceDraft>> = { name: 'surfaces' }
