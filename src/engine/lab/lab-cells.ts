/** Searches the cells of the laboratory's table. */
import { parsePosition } from '../game/notation.ts'
import { search } from '../search/search.ts'
import { cellOptions, type LabCell, type LabRequest } from './lab.ts'
import { countOf } from './report.ts'

/**
 * The cells of the table, one at a time: all algorithms at the smallest depth first, so that quick ones come soon.
 *
 * @throws as `parsePosition` and `search` do
 */
export function* labCells(request: LabRequest): Generator<LabCell> {
  const position = parsePosition(request.position)
  for (const depth of request.depths)
    for (const algorithm of request.algorithms) {
      const result = search(position, cellOptions(request, algorithm, depth))
      yield { algorithm, depth, count: countOf(result, request.counting), result }
    }
}
