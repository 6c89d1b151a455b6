/** All points of a surface as a table, in the order of their numbers. */
import type { TableData } from '../../../../contract/table-text.ts'
import type { SurfaceRecord } from '../../../model/studies/surface/surface-file.ts'

export function surfaceTable({ surface, points }: Pick<SurfaceRecord, 'surface' | 'points'>): TableData {
  const rows = points
    .toSorted((a, b) => a.number - b.number)
    .map(({ x, y, rate, pairs }) => [x, y, rate.value, rate.lower, rate.upper, pairs.lost, pairs.split, pairs.won])
  return {
    columns: [surface.x, surface.y, 'wins', 'lower', 'upper', 'lost', 'split', 'won'].map((name) => ({ name })),
    rows,
  }
}
