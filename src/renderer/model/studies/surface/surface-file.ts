/** A surface as a file: JSON, each point as its number and its pairs lost, split and won. What is stored and what is exported are the same. */
import * as v from 'valibot'
import { isSurface } from '../../../../engine/arena/surface-file.ts'
import { pointCount, pointOf, type Surface, type SurfacePoint } from '../../../../engine/arena/surface.ts'
import { checkedDocument, DocumentFault } from '../../documents/document-fault.ts'
import { Count } from '../../../../contract/number-schema.ts'
import { HEAD } from '../../documents/document-schema.ts'

/** What is kept of a surface. */
export interface SurfaceRecord {
  readonly name: string
  /** When it was defined, in ISO 8601. */
  readonly created: string
  /** Version of the app that measures it. */
  readonly app: string
  readonly surface: Surface
  /** Those that have been measured, in whatever order. */
  readonly points: readonly SurfacePoint[]
}

const FORMAT = { format: 'poly-y surface', version: 1 } as const

const FileSchema = v.pipe(
  v.strictObject({
    ...{ format: v.literal(FORMAT.format), version: v.literal(FORMAT.version) },
    ...HEAD,
    surface: v.custom<Surface>(isSurface),
    points: v.array(v.strictTuple([Count, Count, Count, Count])),
  }),
  v.check(({ surface, points }) => points.length <= pointCount(surface)),
)

export function encodeSurface({ points, ...record }: SurfaceRecord): string {
  return JSON.stringify({ ...FORMAT, ...record, points: points.map(({ number, pairs: { lost, split, won } }) => [number, lost, split, won]) })
}

/** @throws DocumentFault */
export function decodeSurface(text: string): SurfaceRecord {
  const { name, created, app, surface, points } = checkedDocument(text, FORMAT, FileSchema)
  const seen = new Set<number>()
  const read = points.map(([number, lost, split, won], i) => {
    try {
      if (seen.has(number)) throw new RangeError('it is there twice')
      seen.add(number)
      return pointOf(surface, number, { lost, split, won })
    } catch {
      throw new DocumentFault('damaged', `points.${i}`)
    }
  })
  return { name, created, app, surface, points: read }
}
