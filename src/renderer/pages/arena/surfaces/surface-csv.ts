/** All points of a surface as a table, by RFC 4180, in the order of their numbers. */
import { csvFile } from '../../../../contract/csv.ts'
import type { SurfaceRecord } from '../../../model/studies/surface/surface-file.ts'

export function surfaceCsv({ surface, points }: Pick<SurfaceRecord, 'surface' | 'points'>): string {
  const rows = points
    .toSorted((a, b) => a.number - b.number)
    .map(({ x, y, rate, pairs }) => [x, y, rate.value, rate.lower, rate.upper, pairs.lost, pairs.split, pairs.won])
  return csvFile([[surface.x, surface.y, 'wins', 'lower', 'upper', 'lost', 'split', 'won'], ...rows])
}
