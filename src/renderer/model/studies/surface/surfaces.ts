/**
 * Surfaces: measured point by point, the coarsest grid first. A point not saved is measured again, with the same
 * result.
 */
import { coarseToFine, pointCount } from '../../../../engine/arena/surface.ts'
import { numbered } from '../numbered.ts'
import type { ShownKindService } from '../study.ts'
import { SURFACE_DRAFT, type Surfaces } from './surface-draft.ts'
import { SURFACE_FORMAT } from './surface-file.ts'
import { SURFACE_WORDS } from './words.ts'

export const SURFACES: ShownKindService<Surfaces> = {
  name: 'surfaces',
  shelf: 'surfaces',
  format: SURFACE_FORMAT,
  draft: SURFACE_DRAFT,
  words: SURFACE_WORDS,
  ...numbered<Surfaces>({
    findings: 'points',
    job: 'point',
    texts: 'surface:view',
    total: ({ surface }) => pointCount(surface),
    numbers: ({ surface }) => coarseToFine(surface),
    requestOf: ({ surface }, number) => ({ surface, number }),
  }),
}
