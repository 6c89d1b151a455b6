/** The searches of a comparison as series of a chart; an algorithm looks the same in every chart. */
import type { LabCell, LabRequest } from '../../engine/lab.ts'
import type { Algorithm } from '../../engine/search/search.ts'
import type { Series } from '../charts/chart-data.ts'
import type { Look } from '../charts/looks.ts'
import { ALGORITHM_NAMES } from '../words.ts'
import { cellOf } from './compare-store.ts'

const LOOKS: Readonly<Record<Algorithm, Look>> = {
  'alpha-beta': 'series-0',
  'iterative-deepening': 'series-1',
  aspiration: 'series-2',
  negascout: 'series-3',
  minimax: 'series-4',
}

export function lookOf(algorithm: Algorithm): Look {
  return LOOKS[algorithm]
}

export function seriesOf(algorithm: Algorithm, values: readonly (number | null)[]): Series {
  return { name: ALGORITHM_NAMES[algorithm], look: lookOf(algorithm), values }
}

/** One figure of every search that has run, by depth. */
export function seriesByDepth(
  { algorithms, depths }: Pick<LabRequest, 'algorithms' | 'depths'>,
  cells: readonly LabCell[],
  figure: (cell: LabCell) => number | null,
): Series[] {
  const valueOf = (cell: LabCell | undefined) => (cell ? figure(cell) : null)
  return algorithms.map((algorithm) =>
    seriesOf(
      algorithm,
      depths.map((depth) => valueOf(cellOf(cells, algorithm, depth))),
    ),
  )
}
