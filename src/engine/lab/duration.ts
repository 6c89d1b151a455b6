/**
 * Estimates how long the searches of an experiment take: by a model, corrected by the times of those that have finished.
 *
 * The model: with n empty nodes a search computes about n · (n − 1)^e · (n − 2)^e … evaluations, a factor for each ply.
 * The exponents e are fitted to the medians over random positions with 2, 6 and 12 stones at depths 2–5, where the model
 * is mostly within a factor of 1.5 and always within 4; near forced wins, searches are far shorter. The time of an
 * evaluation was measured on one computer: hence the correction.
 */
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { settingKey, type Measurement, type Setting, type Task } from './experiment.ts'

/**
 * The exponents: for minimax, which searches all successors; by node id; by the values of the last iteration; by static value.
 */
const EXPONENTS = { all: 1, id: 0.73, last: 0.58, value: 0.42 }

/** Microseconds for each evaluation: the evaluation itself, and all else. */
const EVALUATION_TIME: Readonly<Record<EvaluationMethod, number>> = { 'bit-parallel': 1, 'floyd-warshall': 300, dijkstra: 70 }
const TIME_BESIDES = 1

/**
 * The same for learnt evaluators, as a multiple of f. A sum of features takes this if the two-distance is among them,
 * otherwise hardly more than f.
 */
const LEARNED_TIME = { linear: 12, network: 4 }

/** Evaluations by the model: at the leaves, and to sort successors. */
export function expectedEvaluations({ algorithm, ordering, depth }: Setting, emptyCount: number): number {
  // A search of one depth has no last iteration.
  const walked = algorithm === 'minimax' ? 'all' : algorithm === 'alpha-beta' && ordering === 'last' ? 'id' : ordering
  let count = emptyCount
  for (let ply = 1; ply < Math.min(depth, emptyCount); ply++) {
    // Sorting by value evaluates all successors; the model counts that in full at the first ply only.
    count *= (emptyCount - ply) ** (walked === 'value' && ply === 1 ? 1 : EXPONENTS[walked])
  }
  return count
}

/** Time by the model, in milliseconds. */
export function expectedTime(setting: Setting, emptyCount: number): number {
  const each = TIME_BESIDES + evaluationTime(setting)
  return (expectedEvaluations(setting, emptyCount) * each) / 1000
}

function evaluationTime({ evaluator, evaluation }: Setting): number {
  const kind = evaluator?.evaluator.kind ?? 'report'
  return kind === 'report' ? EVALUATION_TIME[evaluation ?? 'bit-parallel'] : LEARNED_TIME[kind]
}

/** The times that searches took, and those that the model expected. */
class Experience {
  private took = 0
  private expected = 0

  add(took: number, expected: number): void {
    this.took += took
    this.expected += expected
  }

  /** Time taken, as a multiple of the model's; null before anything finished. */
  get slowness(): number | null {
    return this.took > 0 ? this.took / this.expected : null
  }
}

/** The work of an experiment, in milliseconds of one core. */
export interface Work {
  /** Time of all searches, by the model alone, so that progress never goes back. */
  readonly total: number
  readonly done: number
  /** What each task that is not done is expected to take, with the correction. */
  readonly left: ReadonlyMap<number, number>
}

/**
 * The expected time of a task is the model's, times the slowness of the finished tasks of its setting; if there are none,
 * of the same search at the nearest depth; else of all.
 *
 * @param emptyCounts empty nodes of each position
 * @param measurements in the order of the tasks, undefined where a search has not finished
 */
export function workOf(tasks: readonly Task[], emptyCounts: readonly number[], measurements: readonly (Measurement | undefined)[]): Work {
  const bySetting = new Map<Setting, Experience>()
  const all = new Experience()
  const expected = tasks.map(({ setting, position }) => expectedTime(setting, emptyCounts[position]))
  let done = 0
  tasks.forEach(({ setting }, t) => {
    const measurement = measurements[t]
    if (measurement === undefined) return
    done += expected[t]
    all.add(measurement.ms, expected[t])
    const own = bySetting.get(setting) ?? new Experience()
    own.add(measurement.ms, expected[t])
    bySetting.set(setting, own)
  })
  const slowness = new Map<Setting, number>()
  const left = new Map<number, number>()
  tasks.forEach(({ setting }, t) => {
    if (measurements[t] !== undefined) return
    if (!slowness.has(setting)) slowness.set(setting, nearest(setting, bySetting)?.slowness ?? all.slowness ?? 1)
    left.set(t, expected[t] * (slowness.get(setting) ?? 1))
  })
  return { total: expected.reduce((sum, ms) => sum + ms, 0), done, left }
}

/** The times of the setting itself, or of the same search at the nearest depth. */
function nearest(setting: Setting, experience: ReadonlyMap<Setting, Experience>): Experience | undefined {
  const own = experience.get(setting)
  if (own !== undefined) return own
  const search = (of: Setting) => settingKey(of, { depth: 0 })
  const distance = ([{ depth }]: [Setting, Experience]) => Math.abs(depth - setting.depth)
  const [found] = [...experience].filter(([other]) => search(other) === search(setting)).sort((a, b) => distance(a) - distance(b))
  return found?.[1]
}

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
