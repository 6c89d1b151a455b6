/** The measurements of an experiment as rows of a table, for files that other programs read. */
import { depthReached, tasksOf, type Measurement, type Setting } from './experiment.ts'
import { nodesIn, stonesOn } from './along.ts'
import { COUNTER_NAMES, OPTION_COUNTER_NAMES } from '../search/counters.ts'

const SETTING_NAMES = [
  'algorithm',
  'depth',
  'ordering',
  'table',
  'evaluation',
  'margin',
  'terminal',
  'extension',
  'evaluator',
] as const satisfies readonly (keyof Setting)[]
export type SettingName = (typeof SETTING_NAMES)[number]

const FIGURE_NAMES = [
  ...COUNTER_NAMES,
  'firstCutoffs',
  'value',
  'move',
] as const satisfies readonly (keyof Measurement)[]

/** The value of a setting that a table leaves out, where all searches have it. */
const USUAL: Partial<Setting> = { terminal: 'flood', extension: 'none' }

/**
 * The names of the parts of a setting; those that came with later versions only if some search has another than the
 * usual.
 */
export function settingNames(settings: readonly Setting[]): SettingName[] {
  const isLeftOut = (name: SettingName) => name in USUAL || name === 'evaluator'
  return SETTING_NAMES.filter((name) => !isLeftOut(name) || settings.some((setting) => setting[name] !== USUAL[name]))
}

/** One part of a setting; an evaluator by its name. */
export function settingPart(setting: Setting, name: SettingName): string | number | null {
  return name === 'evaluator' ? (setting.evaluator?.name ?? null) : setting[name]
}

/**
 * The names, then a row for each search that has run, in the order of the tasks; null where a figure is missing.
 *
 * @param measurements in the order of the tasks, undefined where a search has not run yet
 * @param moves for the positions of a game, the number of the move that each is before; else none
 */
export function measurementRows(
  settings: readonly Setting[],
  positions: readonly string[],
  measurements: readonly (Measurement | undefined)[],
  moves: readonly number[] = [],
): (string | number | null)[][] {
  const names = settingNames(settings)
  const counted = measurements.some((measurement) => measurement?.optionCounters !== undefined)
    ? OPTION_COUNTER_NAMES
    : []
  const [stones, nodes] = [positions.map(stonesOn), positions.map(nodesIn)]
  const hasBoards = new Set(nodes).size > 1
  const placesOf = (p: number) => [positions[p], ...(hasBoards ? [nodes[p]] : []), stones[p], ...moves.slice(p, p + 1)]
  const rows = tasksOf(settings, positions.length).flatMap(({ setting, position }, t) => {
    const measurement = measurements[t]
    if (measurement === undefined) return []
    const figures = [
      ...FIGURE_NAMES.map((name) => measurement[name]),
      ...counted.map((name) => measurement.optionCounters?.[name] ?? null),
    ]
    return [
      [
        ...placesOf(position),
        ...names.map((name) => settingPart(setting, name)),
        ...figures,
        measurement.withoutRoom ?? 0,
        depthReached(measurement),
        measurement.ms,
      ],
    ]
  })
  return [
    [
      'position',
      ...(hasBoards ? ['nodes'] : []),
      'stones',
      ...(moves.length === 0 ? [] : ['beforeMove']),
      ...names,
      ...FIGURE_NAMES,
      ...counted,
      'withoutRoom',
      'reached',
      'ms',
    ],
    ...rows,
  ]
}
