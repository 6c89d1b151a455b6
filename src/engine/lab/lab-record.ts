/** The cells of the laboratory's table as records, for files and for other programs. */
import type { Board } from '../game/board.ts'
import { REPORTS_OWN } from '../evaluation/named-evaluator.ts'
import { cellOptions, differenceOf, publishedFor, type LabCell, type LabRequest, type LabSettings } from './lab.ts'
import { encodeValue } from '../game/notation.ts'
import { REPORTS_MARGIN } from '../search/margin.ts'
import { COUNTER_NAMES, countersOf, OPTION_COUNTER_NAMES } from '../search/counters.ts'
import { lackingOrders } from '../search/memory-fill.ts'
import { defaultOrdering, hasMargin } from '../search/methods.ts'
import { optionCounterNames } from '../search/settings.ts'

export function cellRecord(name: string, request: LabRequest, board: Board, cell: LabCell) {
  const { algorithm, depth, count, result } = cell
  const { value, move, ms } = result
  return {
    name,
    position: request.position,
    algorithm,
    ...(hasEvaluators(request) && { evaluator: request.evaluators?.[algorithm]?.name ?? REPORTS_OWN.name }),
    ordering: cellOptions(request, algorithm, depth).ordering ?? defaultOrdering(algorithm),
    table: request.table ?? 'off',
    evaluation: request.evaluation ?? 'bit-parallel',
    ...(isUnusual(request) && { terminal: request.terminal ?? 'flood', extension: request.extension ?? 'none' }),
    ...(isWindowUnusual(request) && { margin: hasMargin(algorithm) ? (request.margin ?? REPORTS_MARGIN) : null }),
    depth,
    count,
    value: encodeValue(value),
    move: board.names[move],
    ...countersOf(result),
    ...result.optionCounters,
    /** Visited states of the last iteration alone. */
    lastVisited: result.iterations[result.iterations.length - 1].visited,
    firstCutoffs: result.iterations.reduce((sum, { cutoffsBySuccessor }) => sum + (cutoffsBySuccessor[0] ?? 0), 0),
    ms: Math.round(ms * 10) / 10,
    published: publishedFor(request, algorithm, depth),
    /** The count less the published one; null where nothing was published, or something else is counted. */
    difference: differenceOf(request, cell),
    /** The depth reached: less than `depth` if the game was decided, or ended, before it. */
    reached: result.depth,
    /** Number of times that the memory of orders had no room for a state. */
    withoutRoom: lackingOrders(result.memory),
  }
}

export type CellRecord = ReturnType<typeof cellRecord>

const COLUMNS = [
  'name',
  'position',
  'algorithm',
  'evaluator',
  'ordering',
  'table',
  'evaluation',
  'terminal',
  'extension',
  'margin',
  'depth',
  'count',
  'value',
  'move',
  ...COUNTER_NAMES,
  ...OPTION_COUNTER_NAMES,
  'lastVisited',
  'firstCutoffs',
  'ms',
  'published',
  'difference',
  'reached',
  'withoutRoom',
] as const satisfies readonly (keyof CellRecord)[]

/** Does some search of a table use another evaluator than f? */
export function hasEvaluators({ evaluators = {} }: LabSettings): boolean {
  return Object.keys(evaluators).length > 0
}

/** A row of a table; null where the report has no figure. */
export function rowOf(record: CellRecord, columns: readonly (keyof CellRecord)[]): (string | number | null)[] {
  return columns.map((column) => record[column] ?? null)
}

/** Has a table another terminal test than flood fill, or an extension? */
function isUnusual(settings: LabSettings): boolean {
  return optionCounterNames(settings).length > 0
}

/** Has a table another window of aspiration search than the usual one? */
function isWindowUnusual({ margin = REPORTS_MARGIN }: LabSettings): boolean {
  return margin !== REPORTS_MARGIN
}

/** The columns of a table of cells. Those that came with later versions are there only if the table needs them. */
export function cellColumns(settings: LabSettings): (keyof CellRecord)[] {
  const ofOptions = (['terminal', 'extension', ...OPTION_COUNTER_NAMES] as const).map(
    (name) => [name, isUnusual(settings)] as const,
  )
  const later = new Map<keyof CellRecord, boolean>([
    ['evaluator', hasEvaluators(settings)],
    ['margin', isWindowUnusual(settings)],
    ...ofOptions,
  ])
  return COLUMNS.filter((column) => later.get(column) ?? true)
}
