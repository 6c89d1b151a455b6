/** An experiment as a file. Its measurements are in columns, which take a tenth of the length of objects. */
import * as v from 'valibot'
import { EXPERIMENT_FIELDS } from '../../../../contract/studies/experiment.ts'
import { MAX_OPEN_STONES, someOf } from '../../../../contract/studies/fields.ts'
import {
  givenPositions,
  isDrawn,
  misfitOf,
  positionCountOf,
  settingsOf,
  type Experiment,
  type Measurement,
} from '../../../../engine/lab/experiment.ts'
import { lineMoments, type GameLine } from '../../../../engine/lab/game-line.ts'
import { FaultError } from '../../../../engine/game/fault.ts'
import { isPositionText, type EncodedValue, MAX_POSITION_TEXT } from '../../../../engine/game/notation.ts'
import { winnerOf } from '../../../../engine/game/position.ts'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { COUNTER_NAMES, OPTION_COUNTER_NAMES, type OptionCounters } from '../../../../engine/search/counters.ts'
import { hasMargin } from '../../../../engine/search/methods.ts'
import { checkedData } from '../../documents/checked-document.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import { MAX_DOCUMENT_NAME_LENGTH, type Head } from '../../documents/document-list.ts'
import { MAX_SEARCHES } from '../../../../contract/limits.ts'
import { Figure } from '../../../../contract/number-schema.ts'
import { SampleRangeSchema, SampleSchema } from '../../../../contract/sample-schema.ts'
import { jsonFormat } from '../../documents/document-schema.ts'

/** An experiment as a document. */
export interface ExperimentRecord extends Head {
  readonly experiment: Experiment
  /** The positions searched; null until the sample has been drawn. */
  readonly positions: readonly string[] | null
  /** In the order of the tasks, undefined where a search has not run yet. */
  readonly measurements: readonly (Measurement | undefined)[]
}

/** A count or a time. */
const Measured = v.pipe(Figure, v.minValue(0))
const PositionText = v.pipe(
  v.string(),
  v.maxLength(MAX_POSITION_TEXT),
  v.check((text) => isPositionText(text, (position) => winnerOf(position) === null)),
)

/** The name of a node, on the largest board at most. */
const NodeName = v.pipe(v.string(), v.regex(/^[a-g]\d{1,2}$/))

const ListedPositions = someOf(PositionText, MAX_SEARCHES)

/** A game that has at least one position to be searched, and no illegal move. */
const GameLineSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.maxLength(MAX_DOCUMENT_NAME_LENGTH)),
    start: PositionText,
    // A stone on each node, and a swap.
    moves: v.pipe(v.array(v.union([NodeName, v.literal('swap')])), v.maxLength(MAX_OPEN_STONES + 2)),
  }),
  v.check((line) => isLegalLine(line)),
)

/** A union would not say which part is wrong. */
function schemaOf(positions: unknown) {
  if (Array.isArray(positions)) return ListedPositions
  if (typeof positions !== 'object' || positions === null) return SampleSchema
  return 'moves' in positions ? GameLineSchema : 'to' in positions ? SampleRangeSchema : SampleSchema
}

const PlanSchema = v.strictObject({
  // Older files have neither games nor ranges of stones.
  positions: v.lazy<v.GenericSchema<unknown, Experiment['positions']>>(schemaOf),
  ...EXPERIMENT_FIELDS,
  // Earlier versions could compute each f several times over, to measure its cost; plans that did not are still valid.
  evaluationTimes: v.exactOptional(v.strictTuple([v.literal(1)])),
})
const ExperimentSchema = v.pipe(
  PlanSchema,
  v.transform(({ evaluationTimes, ...plan }): Experiment => plan),
  v.check((plan) => misfitOf(plan) === undefined),
)

function isLegalLine(line: GameLine): boolean {
  try {
    return lineMoments(line).length > 0
  } catch (error) {
    if (error instanceof FaultError) return false
    throw error
  }
}

const Value = v.union([Figure, v.literal('+inf'), v.literal('-inf')])
/** A column of figures, with null where a search has not run. */
const column = <T extends v.GenericSchema>(item: T) => v.array(v.nullable(item))

const FIGURES = [...COUNTER_NAMES, 'firstCutoffs', 'ms'] as const

const ColumnsSchema = v.strictObject({
  ...v.entriesFromList(FIGURES, column(Measured)),
  visitedPerSecond: column(Measured),
  value: column(Value),
  move: column(NodeName),
  /** Depth, value and move of each iteration, one after the other. */
  iterations: column(v.array(v.union([Value, NodeName]))),
  /** Only in files of searches that ran out of room for orders, 0 where one did not. */
  withoutRoom: v.exactOptional(column(Measured)),
  /** Only in files of searches with a setting that counts something of its own, null for the others. */
  optionCounters: v.exactOptional(column(v.strictTuple(OPTION_COUNTER_NAMES.map(() => Measured)))),
})
type Columns = v.InferOutput<typeof ColumnsSchema>

const ENTRIES = { experiment: ExperimentSchema, positions: v.nullable(ListedPositions), measurements: ColumnsSchema }

export const EXPERIMENT_FORMAT = jsonFormat<ExperimentRecord, typeof ENTRIES>({
  format: 'poly-y experiment',
  version: 1,
  entries: ENTRIES,
  pack: ({ measurements, ...body }) => ({ ...body, measurements: toColumns(measurements) }),
  unpack({ experiment, positions, measurements }) {
    // Counted first: listing all settings of a file from outside may take longer than anybody waits.
    if (combinationsOf(experiment) > 2 * MAX_SEARCHES) throw new DocumentFault('too-large')
    const searches = settingsOf(experiment).length * checkPositions(experiment, positions)
    if (searches > MAX_SEARCHES) throw new DocumentFault('too-large')
    return { experiment, positions, measurements: fromColumns(measurements, searches) }
  },
})

/**
 * Checks the plan of an experiment that comes from outside.
 *
 * @throws DocumentFault
 */
export function checkedExperiment(data: unknown): Experiment {
  const experiment = checkedData(ExperimentSchema, data)
  if (combinationsOf(experiment) > 2 * MAX_SEARCHES) throw new DocumentFault('too-large')
  return experiment
}

function toColumns(measurements: ExperimentRecord['measurements']): Columns {
  // Rows after the last search that has run are left out.
  const rows = measurements.slice(0, measurements.findLastIndex((measurement) => measurement !== undefined) + 1)
  const of = <T>(figure: (measurement: Measurement) => T) => rows.map((row) => (row === undefined ? null : figure(row)))
  const figures = Object.fromEntries(FIGURES.map((name) => [name, of((measurement) => measurement[name])]))
  return {
    ...(figures as Pick<Columns, (typeof FIGURES)[number]>),
    visitedPerSecond: of(({ visitedPerSecond }) => visitedPerSecond),
    value: of(({ value }) => value),
    move: of(({ move }) => move),
    iterations: of(({ iterations }) => iterations.flatMap(({ depth, value, move }) => [depth, value, move])),
    ...(rows.some((row) => row?.withoutRoom !== undefined) && {
      withoutRoom: of(({ withoutRoom = 0 }) => withoutRoom),
    }),
    ...(rows.some((row) => row?.optionCounters !== undefined) && {
      optionCounters: of(
        ({ optionCounters }) => optionCounters && OPTION_COUNTER_NAMES.map((name) => optionCounters[name]),
      ).map((counts) => counts ?? null),
    }),
  }
}

/** An upper bound on the settings: an ordering may be given both by name and as the search's own. */
function combinationsOf({
  depths,
  algorithms,
  orderings,
  tables,
  evaluations,
  margins,
  terminals = ['flood'],
  extensions = ['none'],
  evaluators = [REPORTS_OWN],
}: Experiment): number {
  const searches = algorithms.length + algorithms.filter(hasMargin).length * (margins.length - 1)
  // Only f is computed in several ways.
  const judged = evaluators.reduce(
    (sum, { evaluator }) => sum + (evaluator.kind === 'report' ? evaluations.length : 1),
    0,
  )
  return (
    searches *
    judged *
    [depths, orderings, tables, terminals, extensions].reduce((product, { length }) => product * length, 1)
  )
}

/** Are these the positions wanted? Of a range of stones there may be fewer than wanted. */
function areOf(wanted: Experiment['positions'], drawn: readonly string[] | null): boolean {
  if (!isDrawn(wanted)) return JSON.stringify(drawn) === JSON.stringify(givenPositions(wanted))
  const most = positionCountOf(wanted)
  return drawn === null || ('to' in wanted ? drawn.length <= most : drawn.length === most)
}

/** Number of positions that have been drawn or given. */
function checkPositions({ positions: wanted }: Experiment, drawn: readonly string[] | null): number {
  if (!areOf(wanted, drawn)) throw new DocumentFault('damaged', 'positions')
  return drawn?.length ?? 0
}

function fromColumns(columns: Columns, searches: number): (Measurement | undefined)[] {
  const { length } = columns.visited
  const fault = Object.entries(columns).find(
    ([name, { length: other }]) => other !== length || (name === 'visited' && length > searches),
  )
  if (fault !== undefined) throw new DocumentFault('damaged', `measurements.${fault[0]}`)
  return Array.from({ length }, (_, i) => rowOf(columns, i))
}

function rowOf(columns: Columns, i: number): Measurement | undefined {
  const names = Object.keys(columns) as (keyof Columns)[]
  const withoutRoom = columns.withoutRoom?.[i] ?? 0
  const counts = columns.optionCounters?.[i] ?? null
  if (columns.visited[i] === null) {
    const odd = names.find((name) => columns[name]?.[i] !== null)
    if (odd !== undefined) throw new DocumentFault('damaged', `measurements.${odd}.${i}`)
    return undefined
  }
  /** A figure of a search that has run, which must not be null. */
  const at = <Name extends Exclude<keyof Columns, 'withoutRoom' | 'optionCounters'>>(name: Name) => {
    const value = columns[name][i]
    if (value === null) throw new DocumentFault('damaged', `measurements.${name}.${i}`)
    return value as NonNullable<Columns[Name][number]>
  }
  return {
    ...(Object.fromEntries(FIGURES.map((name) => [name, at(name)])) as Record<(typeof FIGURES)[number], number>),
    visitedPerSecond: columns.visitedPerSecond[i],
    value: at('value'),
    move: at('move'),
    iterations: iterationsOf(at('iterations'), i),
    ...(withoutRoom > 0 && { withoutRoom }),
    ...(counts && {
      optionCounters: Object.fromEntries(OPTION_COUNTER_NAMES.map((name, n) => [name, counts[n]])) as Record<
        keyof OptionCounters,
        number
      >,
    }),
  }
}

function iterationsOf(flat: NonNullable<Columns['iterations'][number]>, i: number): Measurement['iterations'] {
  const steps = []
  if (flat.length === 0) throw new DocumentFault('damaged', `measurements.iterations.${i}`)
  for (let at = 0; at < flat.length; at += 3) {
    const [depth, value, move] = flat.slice(at, at + 3)
    if (typeof depth !== 'number' || !isValue(value) || typeof move !== 'string')
      throw new DocumentFault('damaged', `measurements.iterations.${i}`)
    steps.push({ depth, value, move })
  }
  return steps
}

function isValue(item: number | string | undefined): item is EncodedValue {
  return typeof item === 'number' || item === '+inf' || item === '-inf'
}
