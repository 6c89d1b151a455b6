/** The measurements of an experiment as rows of a table, for files that other programs read. */
import { depthReached, tasksOf, type Measurement, type Setting } from './experiment.ts'
import { COUNTER_NAMES } from '../search/counters.ts'

export const SETTING_NAMES = [
  'algorithm',
  'depth',
  'ordering',
  'table',
  'evaluation',
  'margin',
  'evaluationTimes',
] as const satisfies readonly (keyof Setting)[]

const FIGURE_NAMES = [...COUNTER_NAMES, 'firstCutoffs', 'value', 'move'] as const satisfies readonly (keyof Measurement)[]

/**
 * Names first, then a row for each search that has run, in the order of the tasks; null where there is nothing.
 *
 * @param measurements in the order of the tasks, undefined where a search has not run yet
 */
export function measurementRows(
  settings: readonly Setting[],
  positions: readonly string[],
  measurements: readonly (Measurement | undefined)[],
): (string | number | null)[][] {
  const rows = tasksOf(settings, positions.length).flatMap(({ setting, position }, t) => {
    const measurement = measurements[t]
    if (measurement === undefined) return []
    const figures = FIGURE_NAMES.map((name) => measurement[name])
    return [[positions[position], ...SETTING_NAMES.map((name) => setting[name]), ...figures, depthReached(measurement), measurement.ms]]
  })
  return [['position', ...SETTING_NAMES, ...FIGURE_NAMES, 'reached', 'ms'], ...rows]
}
