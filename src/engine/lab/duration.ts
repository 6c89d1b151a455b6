/**
 * Estimates how long the searches of an experiment take: by a model, corrected by the counts and times of those that
 * have finished.
 *
 * The model: with n empty nodes a search computes about n · (n − 1)^e · (n − 2)^e … evaluations, a factor for each ply.
 * The exponents e are fitted to the medians over random positions with 2, 6 and 12 stones at depths 2–5, where the
 * model is mostly within a factor of 1.5 and always within 4, and within 5 to depth 3 on 106 nodes; near forced wins,
 * searches are far shorter. The time of an evaluation was measured on one computer: hence the correction.
 */
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { size } from '../game/node-set.ts'
import { emptyNodes, fitsBits, type BoardAndRule, type Position } from '../game/position.ts'
import { METHODS } from '../search/methods.ts'
import { settingKey, type Measurement, type Setting, type Task } from './experiment.ts'
import { forecastEvaluations, type ForecastRow } from './forecast.ts'

/** The exponents: for a search of all successors, which has no window, and then by ordering. */
const EXPONENTS = { all: 1, id: 0.73, last: 0.58, value: 0.42, history: 0.5, killers: 0.48 }

/** Microseconds for each evaluation: the evaluation itself, and all else. */
const EVALUATION_TIME: Readonly<Record<EvaluationMethod, number>> = {
  'bit-parallel': 1,
  'floyd-warshall': 300,
  dijkstra: 70,
}
const TIME_BESIDES = 1

/** Microseconds for each evaluation over cells, by the number of corners to win; the size of the board hardly matters. */
const CELLS_TIME = { 1: 1, 3: 3 } as const

/**
 * Time of one evaluation by a learnt evaluator, as a multiple of the time of f. A sum of features takes this if the
 * two-distance is among them, otherwise hardly more than f.
 */
const LEARNED_TIME = { linear: 12, network: 4 }

/** Evaluations by the model: at the leaves, and to sort successors. */
export function expectedEvaluations({ algorithm, ordering, depth }: Setting, emptyCount: number): number {
  const { window, deepens } = METHODS[algorithm]
  // A search of one depth has no last iteration.
  const walked = window === 'none' ? 'all' : !deepens && ordering === 'last' ? 'id' : ordering
  let count = emptyCount
  for (let ply = 1; ply < Math.min(depth, emptyCount); ply++) {
    // Sorting by value evaluates all successors; the model counts that in full at the first ply only.
    count *= (emptyCount - ply) ** (walked === 'value' && ply === 1 ? 1 : EXPONENTS[walked])
  }
  return count
}

/** The parts of a position on which the time of its search depends. */
export interface Extent {
  /** Empty nodes. */
  readonly empty: number
  /** Microseconds for an evaluation over cells; null where positions are searched as bits. */
  readonly cellsTime: number | null
}

/** The extent of a position, or of one with so many more stones. */
export function extentOf(position: Position, stones = 0): Extent {
  return { empty: size(emptyNodes(position)) - stones, cellsTime: cellsTimeOf(position) }
}

/** Microseconds for an evaluation over cells; null on boards and by rules that are searched as bits. */
export function cellsTimeOf(start: BoardAndRule): number | null {
  return fitsBits(start) ? null : CELLS_TIME[start.cornersToWin]
}

/** Time by the model, in milliseconds; over bits, unless the time of an evaluation over cells is given. */
export function expectedTime(setting: Setting, emptyCount: number, cellsTime: number | null = null): number {
  const each = TIME_BESIDES + (cellsTime ?? evaluationTime(setting))
  return (expectedEvaluations(setting, emptyCount) * each) / 1000
}

function evaluationTime({ evaluator, evaluation }: Setting): number {
  const kind = evaluator?.evaluator.kind ?? 'report'
  return kind === 'report' ? EVALUATION_TIME[evaluation ?? 'bit-parallel'] : LEARNED_TIME[kind]
}

/** The work of an experiment, in milliseconds of one core. */
export interface Work {
  /** Time of all searches, by the model alone, so that progress never goes back. */
  readonly total: number
  readonly done: number
  /** The expected time of each task that is not done, with the correction. */
  readonly left: ReadonlyMap<number, number>
}

type Measured = Pick<Measurement, 'evaluations' | 'ms'>

/**
 * Time taken, as a multiple of the model's for as many evaluations: by a search at all depths, or by all while it has
 * not run.
 */
function slownessOf(
  rows: readonly ForecastRow[],
  times: readonly number[],
  measurements: readonly (Measured | undefined)[],
): (search: string) => number {
  const [took, expected] = [new Map<string, number>(), new Map<string, number>()]
  const add = (sums: Map<string, number>, search: string, ms: number) => sums.set(search, (sums.get(search) ?? 0) + ms)
  rows.forEach(({ search, expected: model }, s) => {
    for (const [p, evaluations] of model.entries()) {
      const t = s * model.length + p
      const measured = measurements[t]
      if (measured === undefined) continue
      for (const name of [search, ALL]) {
        add(took, name, measured.ms)
        add(expected, name, (times[t] * measured.evaluations) / evaluations)
      }
    }
  })
  const of = (search: string) => {
    const ms = took.get(search) ?? 0
    const model = expected.get(search) ?? 0
    return ms > 0 && model > 0 ? ms / model : null
  }
  return (search) => of(search) ?? of(ALL) ?? 1
}

/** Stands for all searches; no search's name is empty. */
const ALL = ''

/**
 * Tells the work by what has been measured. A task that has not run is expected to take the evaluations that are
 * forecast, at the speed of its search so far.
 *
 * @param tasks in the order of `tasksOf`
 * @param extents of each position
 * @returns takes the measurements in the order of the tasks, undefined where a search has not finished
 */
export function workOf(
  tasks: readonly Task[],
  extents: readonly Extent[],
): (measurements: readonly (Measured | undefined)[]) => Work {
  const count = extents.length
  const times = tasks.map(({ setting, position }) => {
    const { empty, cellsTime } = extents[position]
    return expectedTime(setting, empty, cellsTime)
  })
  const total = sum(times)
  const settings = tasks.filter((_, t) => t % count === 0).map(({ setting }) => setting)
  // Short names, as they are looked up often.
  const searches = [...new Set(settings.map((setting) => settingKey(setting, { depth: 0 })))]
  const numbers = new Map(searches.map((key, number) => [key, String(number)]))
  const models = settings.map((setting) => ({
    search: numbers.get(settingKey(setting, { depth: 0 })) ?? '',
    depth: setting.depth,
    expected: extents.map(({ empty }) => expectedEvaluations(setting, empty)),
  }))
  return (measurements) => {
    const rows = models.map((model, s): ForecastRow => ({
      ...model,
      counted: extents.map((_, p) => measurements[s * count + p]?.evaluations),
    }))
    const slowness = slownessOf(rows, times, measurements)
    const left = new Map<number, number>()
    forecastEvaluations(rows).forEach((evaluations, s) => {
      const factor = slowness(rows[s].search)
      for (const [p, number] of evaluations.entries()) {
        const t = s * count + p
        if (measurements[t] === undefined) left.set(t, (number / rows[s].expected[p]) * times[t] * factor)
      }
    })
    return { total, done: sum(times.filter((_, t) => measurements[t] !== undefined)), left }
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * Milliseconds until all is done.
 *
 * @param running how long each current task has been running; one that takes longer than expected is taken to need half
 *   as much again
 */
export function timeLeft({ left }: Work, running: ReadonlyMap<number, number>, workers: number): number {
  const remaining = [...left].map(([task, expected]) => {
    const soFar = running.get(task) ?? 0
    return Math.max(expected - soFar, soFar / 2)
  })
  const together = remaining.reduce((sum, ms) => sum + ms, 0) / workers
  // The last search runs alone.
  return Math.max(together, ...remaining.filter((ms) => ms > together))
}
