/** Runs an experiment: draws its sample, then searches. What has run is never run again. */
import { extentOf, workOf, type Work } from '../../../../engine/lab/duration.ts'
import { placesOf, runningOrder, turnsOf } from '../../../../engine/lab/along.ts'
import {
  givenPositions,
  isDrawn,
  measurementOf,
  optionsOf,
  settingsOf,
  tasksOf,
} from '../../../../engine/lab/experiment.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import type { EnginePool } from '../../../../workers/pool.ts'
import type { RunReport } from '../study-kind.ts'
import type { ExperimentRecord } from './experiment-file.ts'

/** The reason given where the sample could not be drawn. */
export const NO_SAMPLE = 'sample'

export interface LiveExperiment {
  /** The work done and left; null while the sample is drawn, and while nothing runs. */
  readonly work: Work | null
}

type Report = RunReport<{ readonly record: ExperimentRecord; readonly live: LiveExperiment }>

export function runExperiment(record: ExperimentRecord, pool: EnginePool, report: Report): void {
  const { positions, experiment } = record
  if (positions !== null) return search(record, positions, pool, report)
  if (!isDrawn(experiment.positions)) return search(record, givenPositions(experiment.positions), pool, report)
  const sample = experiment.positions
  let drawn: readonly string[] = []
  pool.start('sample', [0], () => sample, {
    done: (_, positions) => (drawn = positions),
    failed: () => report.failed(NO_SAMPLE),
    finished: () => search(record, drawn, pool, report),
  })
}

function search(
  { experiment, measurements: before }: ExperimentRecord,
  positions: readonly string[],
  pool: EnginePool,
  report: Report,
): void {
  const tasks = tasksOf(settingsOf(experiment), positions.length)
  const parsed = positions.map(parsePosition)
  const measurements = tasks.map((_, task) => before[task])
  const work = workOf(
    tasks,
    parsed.map((position) => extentOf(position)),
  )
  const found = () => ({ record: { positions, measurements: [...measurements] }, live: { work: work(measurements) } })
  report.found(found)
  const order = runningOrder(tasks, turnsOf(placesOf(experiment.positions, positions)))
  const todo = order.filter((task) => measurements[task] === undefined)
  pool.start(
    'search',
    todo,
    (task) => ({ position: positions[tasks[task].position], options: optionsOf(tasks[task].setting) }),
    {
      done: (task, result) => {
        measurements[task] = measurementOf(result, parsed[tasks[task].position].board)
        report.found(found)
      },
      failed: report.failed,
      finished: report.over,
    },
  )
}
