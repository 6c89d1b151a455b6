/**
 * The depth of charts and words: the chosen one, or the deepest at which every search of the position has been made.
 */
import { useComparison } from '../../../model/compare/comparison.ts'
import { cellOf, cellsOf, requestOf } from '../../../model/compare/searches.ts'

export function useShownDepth(): number {
  const { choice, found } = useComparison()
  const { algorithms, depths, position, depth } = choice
  if (depth !== null && depths.includes(depth)) return depth
  const cells = position === null ? [] : cellsOf(found, requestOf(choice, position))
  return depths.findLast((depth) => algorithms.every((algorithm) => cellOf(cells, algorithm, depth))) ?? depths[0]
}
