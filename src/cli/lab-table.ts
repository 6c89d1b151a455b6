/** The laboratory's table as text, CSV and JSON. */
import type { Board } from '../engine/board.ts'
import { minimalTree, type LabCell, type LabRequest } from '../engine/lab.ts'
import { size } from '../engine/node-set.ts'
import { encodeValue } from '../engine/notation.ts'
import { PLAYER_NAMES } from '../engine/player.ts'
import { emptyNodes, type Position } from '../engine/position.ts'
import { publishedCount, type Counting, type NamedPosition } from '../engine/report.ts'
import { countersOf } from '../engine/search/counters.ts'
import { csvLine } from './csv.ts'
import { alignRows, countText, tenths } from './text.ts'

/** One cell, as `--json` prints it. */
export function cellRecord(named: NamedPosition, board: Board, { algorithm, depth, count, result }: LabCell) {
  const { value, move, ms } = result
  return {
    ...named,
    algorithm,
    depth,
    count,
    value: encodeValue(value),
    move: board.names[move],
    ...countersOf(result),
    ms: tenths(ms),
    published: publishedCount(named, algorithm, depth),
  }
}

type CellRecord = ReturnType<typeof cellRecord>

/** The columns of `--csv`. */
const COLUMNS = [
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
] as const satisfies readonly (keyof CellRecord)[]

export const CSV_HEADER = COLUMNS.join(',')

/** One cell as a line of CSV; empty where the report has no figure. */
export function cellLine(record: CellRecord): string {
  return csvLine(COLUMNS.map((column) => record[column]))
}

const COUNTED: Record<Counting, string> = {
  visited: 'visited states',
  report: "states by the report's counting",
}

/** Algorithms down, depths across; beside State 1 what the report published for it. */
export function tableText(named: NamedPosition, position: Position, request: LabRequest, cells: readonly LabCell[]): string[] {
  const { algorithms, depths, counting } = request
  const published = algorithms.map((algorithm) => depths.map((depth) => publishedCount(named, algorithm, depth)))
  const hasPublished = published.flat().some((count) => count !== null)
  const beside = (texts: readonly string[]) => (hasPublished ? ['  |', ...texts] : [])
  const rows = algorithms.map((algorithm, i) => {
    const own = depths.map((depth) => cells.find((cell) => cell.algorithm === algorithm && cell.depth === depth))
    return [algorithm, ...own.map((cell) => countText(cell?.count ?? null)), ...beside(published[i].map(countText))]
  })
  const empty = size(emptyNodes(position))
  const minimal = depths.map((depth) => countText(minimalTree(empty, depth)))
  const heads = depths.map(String)
  return [
    named.name,
    `${named.position}   ${PLAYER_NAMES[position.toMove]} to move`,
    `${COUNTED[counting]} by depth${hasPublished ? ', on the right as published' : ''}`,
    '',
    ...alignRows([
      ['', ...heads, ...beside(heads)],
      ...rows,
      ['minimal tree, leaves', ...minimal, ...beside(depths.map(() => ''))],
    ]),
  ]
}
