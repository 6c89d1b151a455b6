/** A surface as a file: each point as its number and its pairs lost, split and won. */
import * as v from 'valibot'
import { pointCount, pointOf, type Surface, type SurfacePoint } from '../../../../engine/arena/surface.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { SurfaceSchema } from '../../../../contract/studies/match.ts'
import { Count } from '../../../../contract/number-schema.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

/** A surface as a document. */
export interface SurfaceRecord extends Head {
  readonly surface: Surface
  /** The points that have been measured, in any order. */
  readonly points: readonly SurfacePoint[]
}

const Point = v.strictTuple([Count, Count, Count, Count])

const ENTRIES = { surface: SurfaceSchema, points: v.array(Point) }

export const SURFACE_FORMAT = jsonFormat<SurfaceRecord, typeof ENTRIES>({
  format: 'poly-y surface',
  version: 1,
  entries: ENTRIES,
  pack: ({ surface, points }) => ({
    surface,
    points: points.map(({ number, pairs: { lost, split, won } }) => [number, lost, split, won]),
  }),
  unpack: ({ surface, points }) => ({ surface, points: pointsOf(surface, points) }),
})

function pointsOf(surface: Surface, points: readonly v.InferOutput<typeof Point>[]): SurfacePoint[] {
  if (points.length > pointCount(surface)) throw new DocumentFault('damaged')
  const seen = new Set<number>()
  return points.map(([number, lost, split, won], i) => {
    try {
      if (seen.has(number)) throw new RangeError('it is there twice')
      seen.add(number)
      return pointOf(surface, number, { lost, split, won })
    } catch {
      throw new DocumentFault('damaged', `points.${i}`)
    }
  })
}
