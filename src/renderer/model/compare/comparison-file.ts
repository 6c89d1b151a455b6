/**
 * The document of the comparison, as JSON: the choice and every search made. Counters that do not add up are refused.
 */
import * as v from 'valibot'
import { NamedEvaluatorSchema } from '../../../contract/evaluator-schema.ts'
import { Count, Figure, whole } from '../../../contract/number-schema.ts'
import { EVALUATION_METHODS } from '../../../engine/evaluation/evaluation.ts'
import { MAX_NODES } from '../../../engine/game/board.ts'
import { has } from '../../../engine/game/node-set.ts'
import { encodeValue, formatPosition, isPositionText, parsePosition } from '../../../engine/game/notation.ts'
import { emptyNodes, winnerOf } from '../../../engine/game/position.ts'
import { COUNTINGS } from '../../../engine/lab/report.ts'
import { COUNTER_NAMES, OPTION_COUNTER_NAMES, type Counters } from '../../../engine/search/counters.ts'
import { ORDERINGS } from '../../../engine/search/ordering.ts'
import type { Iteration } from '../../../engine/search/run.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../../engine/search/methods.ts'
import { tuningOf, USUAL_TUNING } from '../../../engine/search/settings.ts'
import { TABLES } from '../../../engine/search/transposition-table.ts'
import { LISTED_ENTRIES } from '../../../contract/search-schema.ts'
import { unusual } from '../search/settings.ts'
import { checkedDocument } from '../documents/checked-document.ts'
import { type SearchChoice, type FoundSearch, type FoundSearches, keyOf } from './searches.ts'

const KIND = { format: 'poly-y comparison', version: 1 } as const

/** Deeper ones take hours. */
export const DEPTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** Maximum number of positions: as many as a list and the columns of a table can show. */
export const MAX_POSITIONS = 12

/** Searches kept: one of depth 8 has some four thousand characters, so that all fit into a document. */
export const MAX_FOUND = 800

/** The text of a position that is not over, as `formatPosition` writes it. */
const Position = v.pipe(
  v.string(),
  v.check((text) =>
    isPositionText(text, (position) => formatPosition(position) === text && winnerOf(position) === null),
  ),
)
const Depth = whole(1, DEPTHS.length)
const Node = whole(0, MAX_NODES - 1)
const AlgorithmName = v.picklist(ALGORITHMS)
const distinct = (values: readonly unknown[]) => new Set(values).size === values.length

const Value = v.pipe(
  v.union([Figure, v.literal('+inf'), v.literal('-inf')]),
  v.transform((value) => (value === '+inf' ? Infinity : value === '-inf' ? -Infinity : value)),
)

const COUNTERS = v.entriesFromList(COUNTER_NAMES, Count)
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
const addUp = (whole: Counters, parts: readonly Counters[]) =>
  COUNTER_NAMES.every((name) => sum(parts.map((part) => part[name])) === whole[name])

function iterationAddsUp({ depth, plies, cutoffsBySuccessor, ...counters }: Iteration): boolean {
  return (
    COUNTER_NAMES.every((name) => plies[name].length > depth && sum(plies[name]) === counters[name]) &&
    sum(cutoffsBySuccessor) === counters.cutoffs
  )
}

const IterationSchema = v.pipe(
  v.strictObject({
    depth: Depth,
    value: v.nullable(Value),
    line: v.array(Node),
    plies: v.strictObject(v.entriesFromList(COUNTER_NAMES, v.pipe(v.array(Count), v.maxLength(MAX_DEPTH + 1)))),
    cutoffsBySuccessor: v.array(Count),
    ...COUNTERS,
  }),
  v.check((iteration) => iterationAddsUp(iteration)),
)

const Iterations = v.pipe(v.array(IterationSchema), v.minLength(1))

const ShortestWinSchema = v.pipe(
  v.strictObject({ iterations: Iterations, ...COUNTERS }),
  v.check((found) => addUp(found, found.iterations)),
)

const FillSchema = v.strictObject({ states: Count, room: Count, lacking: Count })

const ResultSchema = v.pipe(
  v.strictObject({
    algorithm: AlgorithmName,
    depth: Depth,
    move: Node,
    value: Value,
    line: v.array(Node),
    iterations: Iterations,
    shortestWin: v.nullable(ShortestWinSchema),
    optionCounters: v.exactOptional(v.strictObject(v.entriesFromList(OPTION_COUNTER_NAMES, Count))),
    ms: v.pipe(Figure, v.minValue(0)),
    // Comparisons of earlier versions do not have it.
    memory: v.exactOptional(v.strictObject({ ordering: v.nullable(FillSchema), table: v.nullable(FillSchema) })),
    ...COUNTERS,
  }),
  v.check((result) => addUp(result, result.iterations) && result.visited > 0),
)

/** Settings that comparisons of earlier versions do not have. */
const { terminal, extension, margin } = LISTED_ENTRIES
const LATER = { terminal, extension, margin }

const FoundSchema = v.pipe(
  v.strictObject({
    position: Position,
    algorithm: AlgorithmName,
    ordering: v.picklist(ORDERINGS),
    table: v.picklist(TABLES),
    evaluation: v.picklist(EVALUATION_METHODS),
    ...LATER,
    evaluator: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
    depth: Depth,
    result: ResultSchema,
  }),
  // Only replies that cost no ply are searched deeper than asked for.
  v.check(
    ({ extension = 'none', result: { iterations, shortestWin } }) =>
      extension !== 'none' ||
      [...iterations, ...(shortestWin?.iterations ?? [])].every(
        ({ depth, plies }) => plies.visited.length === depth + 1,
      ),
  ),
  v.check(
    ({ position, algorithm, depth, result }) =>
      result.algorithm === algorithm && result.depth <= depth && has(emptyNodes(parsePosition(position)), result.move),
  ),
)

const ChoiceSchema = v.pipe(
  v.strictObject({
    positions: v.pipe(
      v.array(Position),
      v.maxLength(MAX_POSITIONS),
      v.check((all) => distinct(all)),
    ),
    algorithms: v.pipe(
      v.array(AlgorithmName),
      v.check((all) => distinct(all)),
    ),
    depths: v.pipe(
      v.array(Depth),
      v.minLength(1),
      v.check((all) => distinct(all)),
    ),
    counting: v.picklist(COUNTINGS),
    isAlike: v.boolean(),
    alike: v.picklist(ORDERINGS),
    table: v.picklist(TABLES),
    evaluation: v.picklist(EVALUATION_METHODS),
    ...LATER,
    // Comparisons of earlier versions have neither of these two.
    evaluators: v.optional(v.record(AlgorithmName, NamedEvaluatorSchema), {}),
    isByEach: v.optional(v.boolean(), false),
    position: v.nullable(Position),
    depth: v.nullable(Depth),
    columns: v.picklist(['positions', 'depths']),
    pair: v.pipe(
      v.tuple([AlgorithmName, AlgorithmName]),
      v.check((all) => distinct(all)),
    ),
  }),
  v.check(({ positions, position }) => (position === null ? positions.length === 0 : positions.includes(position))),
  v.transform((choice): SearchChoice => ({ ...USUAL_TUNING, ...choice })),
)

const FileSchema = v.strictObject({
  format: v.literal(KIND.format),
  version: v.literal(KIND.version),
  choice: ChoiceSchema,
  found: v.pipe(v.array(FoundSchema), v.maxLength(MAX_FOUND)),
})

export interface Compared {
  readonly choice: SearchChoice
  readonly found: FoundSearches
}

const encodeIteration = (iteration: Iteration) => ({
  ...iteration,
  value: iteration.value === null ? null : encodeValue(iteration.value),
})

function encodeFound({ result, ...search }: FoundSearch) {
  const { value, iterations, shortestWin } = result
  const again = shortestWin && { ...shortestWin, iterations: shortestWin.iterations.map(encodeIteration) }
  return {
    ...search,
    result: { ...result, value: encodeValue(value), iterations: iterations.map(encodeIteration), shortestWin: again },
  }
}

export function encodeCompared({ choice, found }: Compared): string {
  const { evaluators, terminal, extension, margin, ...rest } = choice
  // With what earlier versions had, the file is the same as theirs.
  const chosen = {
    ...rest,
    ...tuningOf(unusual({ terminal, extension, margin })),
    ...(Object.keys(evaluators).length > 0 && { evaluators }),
  }
  return JSON.stringify({ ...KIND, choice: chosen, found: [...found.values()].map(encodeFound) })
}

/** @throws DocumentFault */
export function decodeCompared(text: string): Compared {
  const { choice, found } = checkedDocument(text, KIND, FileSchema)
  return { choice, found: new Map(found.map((search) => [keyOf(search), search])) }
}
