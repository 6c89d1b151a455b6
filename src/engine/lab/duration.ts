/**
 * How long the searches of an experiment take: a model beforehand, corrected by what those take that have finished.
 *
 * The model: with n empty nodes a search computes about n · (n − 1)^e · (n − 2)^e … evaluations, a factor a ply. The
 * exponents are fitted to the medians of random positions with 2, 6 and 12 stones at depths 2–5, where the model is
 * within a factor of 1.5 mostly and of 4 always; where forced wins are near, searches are far shorter. What an
 * evaluation takes is that of one computer: hence the correction.
 */
import type { EvaluationMethod } from '../evaluation/evaluation.ts'
import { settingKey, type Measurement, type Setting, type Task } from './experiment.ts'

/** With as many successors as there are, in the order of their ids, of the values of the last iteration, and sorted. */
const EXPONENTS = { all: 1, id: 0.73, last: 0.58, value: 0.42 }

/** Microseconds. */
const EVALUATION_TIME: Readonly<Record<EvaluationMethod, number>> = { 'bit-parallel': 1, 'floyd-warshall': 300, dijkstra: 70 }
const TIME_BESIDES = 1

/** What was learnt, as a multiple of f: a sum of features where the second distance is among them; without it hardly more than f. */
const LEARNED_TIME = { linear: 12, network: 4 }

/** By the model, computed at the leaves and to sort successors. */
export function expectedEvaluations({ algorithm, ordering, depth }: Setting, emptyCount: number): number {
  // A search of one depth has no last iteration.
  const walked = algorithm === 'minimax' ? 'all' : algorithm === 'alpha-beta' && ordering === 'last' ? 'id' : ordering
  let count = emptyCount
  for (let ply = 1; ply < Math.min(depth, emptyCount); ply++) {
    // To sort successors is to evaluate them all, the first at least.
    count *= (emptyCount - ply) ** (walked === 'value' && ply === 1 ? 1 : EXPONENTS[walked])
  }
  return count
}

/** By the model, in milliseconds. */
export function expectedTime(setting: Setting, emptyCount: number): number {
  const each = TIME_BESIDES + evaluationTime(setting)
  return (expectedEvaluations(setting, emptyCount) * each) / 1000
}

function evaluationTime({ evaluator, evaluation }: Setting): number {
  const kind = evaluator?.evaluator.kind ?? 'report'
  return kind === 'report' ? EVALUATION_TIME[evaluation ?? 'bit-parallel'] : LEARNED_TIME[kind]
}

/** What searches took, and what the model had expected of them. */
class Experience {
  private took = 0
  private expected = 0

  add(took: number, expected: number): void {
    this.took += took
    this.expected += expected
  }

  /** How much slower than the model; null before anything finished. */
  get slowness(): number | null {
    return this.took > 0 ? this.took / this.expected : null
  }
}

/** The work of an experiment, in milliseconds of one core. */
export interface Work {
  /** Time of all searches together, by the model alone, so that progress never goes back. */
  readonly total: number
  readonly done: number
  /** What each task that is not done is expected to take, with the correction. */
  readonly left: ReadonlyMap<number, number>
}

/**
 * A task is expected to take what the model says, times how much slower than that the finished ones of its setting were:
 * or else those of the same search one ply less deep or more, and so on; or else all.
 *
 * @param emptyCounts of each position
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

/** What is known of the setting itself, or of the same search at the nearest depth. */
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
 * @param running how long each task that runs now has done so; one that takes longer than expected is taken to need
 * half as much again
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
