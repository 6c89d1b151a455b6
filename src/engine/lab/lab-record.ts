/** The cells of the laboratory's table as records, for files and for other programs. */
import type { Board } from '../game/board.ts'
import { differenceOf, publishedFor, type LabCell, type LabRequest } from './lab.ts'
import { encodeValue } from '../game/notation.ts'
import { countersOf } from '../search/counters.ts'

export function cellRecord(name: string, request: LabRequest, board: Board, cell: LabCell) {
  const { algorithm, depth, count, result } = cell
  const { value, move, ms } = result
  return {
    name,
    position: request.position,
    algorithm,
    depth,
    count,
    value: encodeValue(value),
    move: board.names[move],
    ...countersOf(result),
    ms: Math.round(ms * 10) / 10,
    published: publishedFor(request, algorithm, depth),
    /** The count less the published one; null where nothing was published, or something else counted. */
    difference: differenceOf(request, cell),
    /** Less than the depth where the game was decided, or ended, before it. */
    reached: result.depth,
  }
}

export type CellRecord = ReturnType<typeof cellRecord>

/** The columns of a table of cells. */
export const CELL_COLUMNS = [
  'name',
  'position',
  'algorithm',
  'depth',
  'count',
  'value',
  'move',
  'visited',
  'leaves',
  'evaluations',
  'ms',
  'published',
  'difference',
  'reached',
] as const satisfies readonly (keyof CellRecord)[]
