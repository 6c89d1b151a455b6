/**
 * An experiment: positions × searches × depths × all settings of a search, and what came out.
 *
 * Its tasks, one search of one position each, do not depend on one another: they run in any order, on any number of
 * cores, and may be resumed after a stop. Only times differ from run to run.
 */
import type { Board } from '../game/board.ts'
import { isMethodFor, type EvaluationMethod } from '../evaluation/evaluation.ts'
import type { TerminalTestKind } from '../game/terminal-test.ts'
import { isForBoard } from '../evaluation/evaluator.ts'
import { REPORTS_OWN, type NamedEvaluator } from '../evaluation/named-evaluator.ts'
import { minimalTreeFrom } from './lab.ts'
import { encodeValue, parsePosition, type EncodedValue } from '../game/notation.ts'
import { lineMoments, type GameLine } from './game-line.ts'
import { stoneNumbersOf, type Sample, type SampleRange } from './sample-plan.ts'
import { REPORTS_MARGIN } from '../search/margin.ts'
import { countersOf, OPTION_COUNTER_NAMES, type Counters, type OptionCounters } from '../search/counters.ts'
import { lackingOrders } from '../search/memory-fill.ts'
import type { Ordering } from '../search/ordering.ts'
import type { Extension } from '../search/extension.ts'
import { defaultOrdering, hasMargin, type Algorithm } from '../search/methods.ts'
import type { SearchOptions, SearchResult } from '../search/search.ts'
import type { TableKind } from '../search/transposition-table.ts'
import { quartiles, type Quartiles } from '../math/statistics.ts'
import { startOf, type Position } from '../game/position.ts'

type Drawn = Sample | SampleRange

export interface Experiment {
  /** Positions as text, a sample to draw, or a game. */
  readonly positions: readonly string[] | Drawn | GameLine
  readonly algorithms: readonly Algorithm[]
  readonly depths: readonly number[]
  /** `own`: each algorithm's ordering in the report. */
  readonly orderings: readonly (Ordering | 'own')[]
  readonly tables: readonly TableKind[]
  readonly evaluations: readonly EvaluationMethod[]
  /** Half the widths of the window of aspiration search, in stones; other algorithms have none. */
  readonly margins: readonly number[]
  /** Flood fill alone by default. */
  readonly terminals?: readonly TerminalTestKind[]
  /** None by default. */
  readonly extensions?: readonly Extension[]
  /** The evaluators of leaves; f alone by default. */
  readonly evaluators?: readonly NamedEvaluator[]
}

export function isDrawn(positions: Experiment['positions']): positions is Drawn {
  return 'seed' in positions
}

export function isGameLine(positions: Experiment['positions']): positions is GameLine {
  return 'moves' in positions
}

/** The positions that need not be drawn. */
export function givenPositions(positions: readonly string[] | GameLine): readonly string[] {
  return isGameLine(positions) ? lineMoments(positions).map(({ position }) => position) : positions
}

/** The number of positions; of a range of stones, the most that it can have. */
export function positionCountOf(positions: Experiment['positions']): number {
  return isDrawn(positions) ? positions.count * stoneNumbersOf(positions).length : givenPositions(positions).length
}

/** The searches of the report, with nothing varied: the defaults of an experiment. */
export const PLAIN = {
  orderings: ['own'],
  tables: ['off'],
  evaluations: ['bit-parallel'],
  margins: [REPORTS_MARGIN],
} as const satisfies Partial<Experiment>

/** Everything about a search but its position. */
export interface Setting extends Required<
  Pick<SearchOptions, 'algorithm' | 'depth' | 'ordering' | 'table' | 'terminal' | 'extension'>
> {
  /** How f is computed; null with an evaluator that is not f. */
  readonly evaluation: EvaluationMethod | null
  readonly margin: number | null
  /** Present if the experiment gives evaluators. */
  readonly evaluator?: NamedEvaluator
}

/** A key that is the same for equal settings, after `other` replaces parts of them. */
export function settingKey(setting: Setting, other: Partial<Setting> = {}): string {
  return JSON.stringify({ ...setting, ...other, evaluator: setting.evaluator?.name })
}

/** One search of one position. Infinite values are written as text, so that all of it is JSON. */
export interface Measurement extends Counters {
  /** Cutoffs caused by the first successor walked. */
  readonly firstCutoffs: number
  /** Number of times that the memory of orders had no room for a state; absent if it always had. */
  readonly withoutRoom?: number
  readonly ms: number
  readonly visitedPerSecond: number | null
  readonly value: EncodedValue
  readonly move: string
  /** Present with a setting that counts something of its own. */
  readonly optionCounters?: OptionCounters
  /** The result of each depth on the way; only searches that deepen have more than one. */
  readonly iterations: readonly { readonly depth: number; readonly value: EncodedValue; readonly move: string }[]
}

/** One search to run: the number of a position, and a setting. */
export interface Task {
  readonly position: number
  readonly setting: Setting
}

/** The first evaluator, if any, that cannot value positions of the board and rule of some position. */
export function misfitOf(experiment: Experiment): NamedEvaluator | undefined {
  const starts = startsOf(experiment)
  return experiment.evaluators?.find(({ evaluator }) => starts.some((start) => !isForBoard(evaluator, start)))
}

/** The first method of counting f, if any, that the board and rule of some position do not have. */
export function foreignMethodOf(experiment: Experiment): EvaluationMethod | undefined {
  const starts = startsOf(experiment)
  return experiment.evaluations.find((method) => starts.some((start) => !isMethodFor(method, start)))
}

/** Positions that have the boards and rules of all. */
function startsOf({ positions }: Experiment): Position[] {
  return isDrawn(positions)
    ? [startOf(positions)]
    : (isGameLine(positions) ? [positions.start] : positions).map(parsePosition)
}

/** All settings, each once, the smallest depths first. */
export function settingsOf(experiment: Experiment): Setting[] {
  const all = [...combinations(experiment)]
  return [...new Map(all.map((setting) => [settingKey(setting), setting])).values()]
}

function* combinations(experiment: Experiment): Generator<Setting> {
  for (const depth of experiment.depths)
    for (const algorithm of experiment.algorithms)
      for (const wanted of experiment.orderings)
        for (const table of experiment.tables)
          for (const evaluator of experiment.evaluators ?? [REPORTS_OWN])
            for (const evaluation of evaluator.evaluator.kind === 'report' ? experiment.evaluations : [null])
              for (const margin of hasMargin(algorithm) ? experiment.margins : [null])
                for (const terminal of experiment.terminals ?? ['flood'])
                  for (const extension of experiment.extensions ?? ['none']) {
                    const ordering = wanted === 'own' ? defaultOrdering(algorithm) : wanted
                    yield {
                      algorithm,
                      depth,
                      ordering,
                      table,
                      evaluation,
                      margin,
                      terminal,
                      extension,
                      ...(experiment.evaluators && { evaluator }),
                    }
                  }
}

/** Every search of an experiment, in the order in which results are kept. */
export function tasksOf(settings: readonly Setting[], positionCount: number): Task[] {
  return settings.flatMap((setting) => Array.from({ length: positionCount }, (_, position) => ({ position, setting })))
}

export function optionsOf({ margin, evaluation, evaluator, ...options }: Setting): SearchOptions {
  return {
    ...options,
    ...(evaluation !== null && { evaluation }),
    ...(margin !== null && { margin }),
    ...(evaluator !== undefined && evaluator.evaluator.kind !== 'report' && { evaluator: evaluator.evaluator }),
  }
}

/** The measurement of a search. */
export function measurementOf(result: SearchResult, board: Board): Measurement {
  const { iterations } = result
  const withoutRoom = lackingOrders(result.memory)
  const first = iterations.reduce((sum, { cutoffsBySuccessor }) => sum + (cutoffsBySuccessor[0] ?? 0), 0)
  return {
    ...countersOf(result),
    ...(result.optionCounters && { optionCounters: result.optionCounters }),
    firstCutoffs: first,
    ...(withoutRoom > 0 && { withoutRoom }),
    ms: Math.round(result.ms * 1000) / 1000,
    visitedPerSecond: result.ms === 0 ? null : Math.round((result.visited / result.ms) * 1000),
    value: encodeValue(result.value),
    move: board.names[result.move],
    iterations: iterations.flatMap(({ depth, value, line }) =>
      value === null ? [] : [{ depth, value: encodeValue(value), move: board.names[line[0]] }],
    ),
  }
}

/** The depth reached: less than asked for if the game was decided, or ended, before it. */
export function depthReached({ iterations }: Measurement): number {
  return iterations[iterations.length - 1].depth
}

/** A figure of one measurement; null where it has none. */
type Measure = (measurement: Measurement, minimalLeaves: number | null) => number | null

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The figures that are summarised over the sample. */
export const MEASURES = {
  visited: ({ visited }) => visited,
  leaves: ({ leaves }) => leaves,
  evaluations: ({ evaluations }) => evaluations,
  /**
   * Leaves as a multiple of the minimal tree's, where there is one; a search that deepens counts those of all its
   * depths.
   */
  ofMinimal: ({ leaves }, minimalLeaves) => minimalLeaves && leaves / minimalLeaves,
  firstCutoffShare: ({ firstCutoffs, cutoffs }) => share(firstCutoffs, cutoffs),
  researchedShare: ({ researched, visited }) => share(researched, visited),
  ms: ({ ms }) => ms,
  visitedPerSecond: ({ visitedPerSecond }) => visitedPerSecond,
} as const satisfies Record<string, Measure>
export type MeasureName = keyof typeof MEASURES

/**
 * One setting over all positions measured so far. A measure is over those positions that have it, null where none has.
 */
export interface Summary {
  readonly setting: Setting
  readonly count: number
  /** Positions among these that were searched less deep, since the game was decided, or ended, earlier. */
  readonly endedEarly: number
  /** Positions among these in which the memory of orders ran out of room. */
  readonly ranOut: number
  readonly measures: Readonly<Record<MeasureName, Quartiles | null>>
  /** Present with a setting that counts something of its own. */
  readonly optionCounters?: Readonly<Record<keyof OptionCounters, Quartiles>>
}

/**
 * A measure of each setting as a multiple of that of another search, position by position: quartiles over the positions
 * for which both have it; null where none has.
 *
 * @param base what to compare with, at the depth of each setting
 */
export function ratiosTo(
  base: Setting,
  measure: MeasureName,
  settings: readonly Setting[],
  positions: readonly string[],
  measurements: readonly (Measurement | undefined)[],
): (Quartiles | null)[] {
  const indexes = new Map(settings.map((setting, s) => [settingKey(setting), s]))
  const parsed = positions.map(parsePosition)
  const figure = (s: number | undefined, p: number) => {
    const measurement = s === undefined ? undefined : measurements[s * positions.length + p]
    return s === undefined || measurement === undefined
      ? null
      : MEASURES[measure](measurement, minimalTreeFrom(parsed[p], settings[s].depth))
  }
  return settings.map(({ depth }, s) => {
    const other = indexes.get(settingKey(base, { depth }))
    const ratios = positions.flatMap((_, p) => {
      const [own, by] = [figure(s, p), figure(other, p)]
      return own === null || by === null || by <= 0 ? [] : [own / by]
    })
    return ratios.length === 0 ? null : quartiles(ratios)
  })
}

/** @param measurements in the order of `tasksOf`, undefined where a search has not run yet */
export function summarize(
  settings: readonly Setting[],
  positions: readonly string[],
  measurements: readonly (Measurement | undefined)[],
): Summary[] {
  const parsed = positions.map(parsePosition)
  return settings.map((setting, s) => {
    const measured = positions.flatMap((_, p) => {
      const measurement = measurements[s * positions.length + p]
      return measurement === undefined
        ? []
        : [{ measurement, minimalLeaves: minimalTreeFrom(parsed[p], setting.depth) }]
    })
    const figuresOf = (measure: Measure) =>
      measured
        .map(({ measurement, minimalLeaves }) => measure(measurement, minimalLeaves))
        .filter((figure) => figure !== null)
    const summed = Object.entries(MEASURES).map(([name, measure]) => {
      const figures = figuresOf(measure)
      return [name, figures.length === 0 ? null : quartiles(figures)]
    })
    const endedEarly = measured.filter(({ measurement }) => depthReached(measurement) < setting.depth).length
    const ranOut = measured.filter(({ measurement }) => measurement.withoutRoom !== undefined).length
    const counted = measured.flatMap(({ measurement: { optionCounters } }) => optionCounters ?? [])
    const optionCounters =
      counted.length === 0
        ? []
        : OPTION_COUNTER_NAMES.map((name) => [name, quartiles(counted.map((counters) => counters[name]))])
    return {
      setting,
      count: measured.length,
      endedEarly,
      ranOut,
      measures: Object.fromEntries(summed) as Summary['measures'],
      ...(counted.length > 0 && {
        optionCounters: Object.fromEntries(optionCounters) as NonNullable<Summary['optionCounters']>,
      }),
    }
  })
}
