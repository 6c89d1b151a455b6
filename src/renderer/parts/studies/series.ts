/** The searches of a comparison as series of a chart; an algorithm looks the same in every chart. */
import type { LabCell, LabRequest } from '../../../engine/lab/lab.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/methods.ts'
import type { Series } from '../../ui/charts/chart-data.ts'
import { ALGORITHM_LOOKS, type Look } from '../../ui/charts/looks.ts'
import { cellOf } from '../../model/compare/searches.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'

/** A look for each algorithm, by its place in their list. */
export function lookOf(algorithm: Algorithm): Look {
  return ALGORITHM_LOOKS[ALGORITHMS.indexOf(algorithm)]
}

const DEPTH_LOOKS = ['depth-0', 'depth-1', 'depth-2', 'depth-3', 'depth-4'] as const satisfies readonly Look[]

/** The look of depths 1 to 5, and of depth 0, f without search, with which they are compared. */
export function lookOfDepth(depth: number): Look {
  return depth === 0 ? 'reference' : DEPTH_LOOKS[(depth - 1) % DEPTH_LOOKS.length]
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
