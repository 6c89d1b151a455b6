/**
 * The comparison as tables for other programs: every search made, with all its counters, and the counts as they are on
 * the screen.
 */
import type { Cell } from '../../../contract/csv.ts'
import type { TableColumn, TableData } from '../../../contract/table-text.ts'
import { REPORTS_OWN } from '../../../engine/evaluation/named-evaluator.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { minimalTreeFrom, publishedFor, type LabRequest } from '../../../engine/lab/lab.ts'
import { cellRecord } from '../../../engine/lab/lab-record.ts'
import { countOf } from '../../../engine/lab/report.ts'
import { COUNTER_NAMES, OPTION_COUNTER_NAMES } from '../../../engine/search/counters.ts'
import { ORDERINGS } from '../../../engine/search/ordering.ts'
import { USUAL_TUNING } from '../../../engine/search/settings.ts'
import { i18n } from '../../language/i18n.ts'
import {
  ALGORITHM_NAMES,
  COUNTER_LABELS,
  EXTENSION_NAMES,
  ORDERING_NAMES,
  TABLE_NAMES,
  TERMINAL_NAMES,
} from '../../language/names.ts'
import { evaluatorLabel } from '../players/names.ts'
import type { Compared } from './comparison-file.ts'
import { foundIn, type FoundSearch, keyOf, orderingOf, requestOf, searchOf, type SearchChoice } from './searches.ts'

/** Names by position. */
type Names = ReadonlyMap<string, string>

/** All searches made of the positions, algorithms and depths chosen, whatever their ordering and evaluation. */
export function foundOfChoice({ choice, found }: Compared): FoundSearch[] {
  const { positions, algorithms, depths } = choice
  const place = ({ position, depth, algorithm, ordering }: FoundSearch) => [
    positions.indexOf(position),
    depths.indexOf(depth),
    algorithms.indexOf(algorithm),
    ORDERINGS.indexOf(ordering),
  ]
  return [...found.values()]
    .filter((search) => isOfChoice(choice, search))
    .toSorted((a, b) => {
      const [first, second] = [place(a), place(b)]
      return first.map((part, i) => part - second[i]).find((difference) => difference !== 0) ?? 0
    })
}

function isOfChoice(choice: SearchChoice, search: FoundSearch): boolean {
  const { position, algorithm, depth, ordering, evaluation } = search
  if (!choice.positions.includes(position) || !choice.algorithms.includes(algorithm) || !choice.depths.includes(depth))
    return false
  return keyOf(search) === keyOf({ ...searchOf(requestOf(choice, position), algorithm, depth), ordering, evaluation })
}

/** A row for each search: what was searched and how, its result, and all its counters. */
export function searchesTable(compared: Compared, names: Names): TableData {
  const { choice } = compared
  const rows = foundOfChoice(compared).map((search): readonly Cell[] => {
    const { position, algorithm, depth, ordering, table, evaluation, result } = search
    const request = reportsRequest(choice, search)
    const record = cellRecord(
      names.get(position) ?? position,
      request ?? requestOf(choice, position, ordering),
      parsePosition(position).board,
      { algorithm, depth, count: request === null ? result.visited : countOf(result, 'report'), result },
    )
    return [
      record.name,
      position,
      ALGORITHM_NAMES[algorithm],
      ORDERING_NAMES[ordering],
      TABLE_NAMES[table],
      choice.evaluators[algorithm] === undefined ? i18n.t(`players:evaluations.${evaluation}`) : null,
      evaluatorLabel(choice.evaluators[algorithm] ?? REPORTS_OWN),
      depth,
      record.reached,
      record.value,
      record.move,
      ...COUNTER_NAMES.map((name) => record[name]),
      ...(isLater(choice)
        ? [
            TERMINAL_NAMES[search.terminal ?? USUAL_TUNING.terminal],
            EXTENSION_NAMES[search.extension ?? USUAL_TUNING.extension],
            ...OPTION_COUNTER_NAMES.map((name) => result.optionCounters?.[name] ?? 0),
          ]
        : []),
      record.lastVisited,
      record.firstCutoffs,
      record.withoutRoom,
      request === null ? null : record.count,
      request === null ? null : record.published,
      request === null ? null : record.difference,
      record.ms,
    ]
  })
  return { columns: searchesColumns(choice), rows }
}

/** The request of the report's own table, where a search is one of those that it was made of; otherwise null. */
function reportsRequest(choice: SearchChoice, search: FoundSearch): Required<LabRequest> | null {
  const request: Required<LabRequest> = {
    ...requestOf(choice, search.position, 'own'),
    counting: 'report',
    evaluation: search.evaluation,
  }
  return keyOf(searchOf(request, search.algorithm, search.depth)) === keyOf(search) ? request : null
}

/** Columns that say which search a row is. */
const KEYS: readonly string[] = ['name', 'algorithm', 'ordering', 'depth']

/** Columns that are the same in most comparisons. */
const SETTINGS: readonly string[] = ['name', 'position', 'table', 'evaluation', 'evaluator']

/** Has a comparison what earlier versions had not, which needs columns of its own? */
function isLater({ terminal, extension }: SearchChoice): boolean {
  return terminal !== USUAL_TUNING.terminal || extension !== USUAL_TUNING.extension
}

function searchesColumns(choice: SearchChoice): TableColumn[] {
  const named = (
    [
      'name',
      'position',
      'algorithm',
      'ordering',
      'table',
      'evaluation',
      'evaluator',
      'depth',
      'reached',
      'value',
      'move',
    ] as const
  ).map((key) => ({
    name: i18n.t(`lab:tables.columns.${key}`),
    isSetting: SETTINGS.includes(key),
    isKey: KEYS.includes(key),
  }))
  const counters = COUNTER_NAMES.map((name) => ({ name: COUNTER_LABELS[name] }))
  const rest = (['lastVisited', 'firstCutoffs', 'withoutRoom', 'asReported', 'published', 'difference'] as const).map(
    (key) => ({ name: i18n.t(`lab:tables.columns.${key}`) }),
  )
  const later = isLater(choice)
    ? [
        ...(['terminal', 'extension'] as const).map((name) => ({
          name: i18n.t(`players:settings.names.${name}`),
          isSetting: true,
        })),
        ...OPTION_COUNTER_NAMES.map((name) => ({ name: COUNTER_LABELS[name] })),
      ]
    : []
  return [...named, ...counters, ...later, ...rest, { name: i18n.t('lab:tables.columns.time'), unit: 'ms' }]
}

/**
 * A row for each algorithm, as on the screen: a column for each position at each depth, and one for each published
 * figure beside it.
 */
export function countsTable({ choice, found }: Compared, names: Names): TableData {
  const { positions, depths, algorithms } = choice
  const columns = positions.flatMap((position) =>
    depths.flatMap((depth) => {
      const request = requestOf(choice, position)
      const name = i18n.t('lab:tables.at', { name: names.get(position) ?? position, depth })
      const counts = {
        name,
        cells: [
          ...algorithms.map((algorithm) => foundIn(found, request, algorithm, depth)?.count ?? null),
          minimalTreeFrom(parsePosition(position), depth),
        ],
      }
      const published = algorithms.map((algorithm) =>
        choice.counting === 'report' ? publishedFor(request, algorithm, depth) : null,
      )
      const isPublished = published.some((figure) => figure !== null)
      return isPublished
        ? [counts, { name: i18n.t('lab:tables.publishedAt', { name }), cells: [...published, null] }]
        : [counts]
    }),
  )
  const heads = [
    ...algorithms.map((algorithm) => [
      ALGORITHM_NAMES[algorithm],
      ORDERING_NAMES[orderingOf(requestOf(choice, positions[0]), algorithm)],
    ]),
    [i18n.t('lab:minimalTree'), null],
  ]
  return {
    columns: [
      ...(['algorithm', 'ordering'] as const).map((key) => ({
        name: i18n.t(`lab:tables.columns.${key}`),
        isKey: true,
      })),
      ...columns.map(({ name }) => ({ name })),
    ],
    rows: heads.map((head, i) => [...head, ...columns.map(({ cells }) => cells[i])]),
  }
}
