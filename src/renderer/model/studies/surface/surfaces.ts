/** The surfaces there are: documents on the shelf of their name. */
import { pointCount, type Surface } from '../../../../engine/arena/surface.ts'
import type { DocumentStorage } from '../../../../contract/api.ts'
import { DocumentList, newestFirst, type ListedDocument } from '../../documents/document-list.ts'
import { decodeSurface, encodeSurface, type SurfaceRecord } from './surface-file.ts'
import type { Service } from '../../../platform/services.tsx'

/** With why a point failed, where the surface could not go on. */
export type SurfaceEntry = ListedDocument<SurfaceRecord, string>

/** Points of it that have been measured, and are to be in all. */
export function pointsOf({ record }: SurfaceEntry): { done: number; total: number } {
  return { done: record.points.length, total: pointCount(record.surface) }
}

export class Surfaces extends DocumentList<SurfaceRecord, string> {
  /**
   * @param storage null where another tab has the surfaces
   * @param app this app's version
   */
  constructor(
    storage: DocumentStorage | null,
    private readonly app: string,
  ) {
    super(storage, 'surfaces', { encode: encodeSurface, decode: decodeSurface, compare: newestFirst })
  }

  /** A new surface, of which nothing has been measured; gives its id. */
  define(name: string, surface: Surface): string {
    return this.add({ name, created: new Date().toISOString(), app: this.app, surface, points: [] })
  }
}

export const SURFACES: Service<'surfaces', Surfaces> = { name: 'surfaces' }
