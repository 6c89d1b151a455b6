/** `polyy lab` over many positions or settings: an experiment, summed up with medians and quartiles. */
import { rounded } from '../engine/math/rounding.ts'
import {
  measurementOf,
  optionsOf,
  runningOrder,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
  type Measurement,
  type Setting,
  type Summary,
} from '../engine/lab/experiment.ts'
import { measurementRows, settingNames, settingPart, type SettingName } from '../engine/lab/measurement-rows.ts'
import { parsePosition } from '../engine/game/notation.ts'
import { OPTION_COUNTER_NAMES, type OptionCounters } from '../engine/search/counters.ts'
import type { SearchResult } from '../engine/search/search.ts'
import type { Quartiles } from '../engine/math/statistics.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { OPTION_COUNTER_WORDS } from './search-options.ts'
import { alignRows, countText, fixedText, NONE, percentText, print, printCsv, printJson, ratioText } from './text.ts'
import type { Threads } from './threads.ts'

export interface Run {
  readonly positions: readonly string[]
  readonly settings: readonly Setting[]
  /** In the order of `tasksOf`. */
  readonly measurements: readonly Measurement[]
}

/**
 * Runs all of an experiment, with progress on stderr.
 *
 * @throws InputError when its sample cannot be drawn; FailedError when a search fails
 */
export async function runExperiment(command: string, experiment: Experiment, threads: Threads): Promise<Run> {
  const positions = await drawPositions(experiment, threads)
  const settings = settingsOf(experiment)
  const started = performance.now()
  const tasks = tasksOf(settings, positions.length)
  const boards = positions.map((text) => parsePosition(text).board)
  const measurements: Measurement[] = []
  let count = 0
  const done = (task: number, result: SearchResult) => {
    measurements[task] = measurementOf(result, boards[tasks[task].position])
    showProgress(`${command}: ${++count} of ${tasks.length} searches`)
  }
  const requestOf = (task: number) => ({ position: positions[tasks[task].position], options: optionsOf(tasks[task].setting) })
  await threads.run('search', { tasks: runningOrder(tasks), requestOf, done })
  endProgress(`${command}: ${tasks.length} searches in ${secondsText(performance.now() - started)}`)
  return { positions, settings, measurements }
}

async function drawPositions({ positions }: Experiment, threads: Threads): Promise<readonly string[]> {
  return 'seed' in positions ? threads.one('sample', positions) : positions
}

/** A line for each search, in the order of the tasks. */
export function printMeasurements({ positions, settings, measurements }: Run): void {
  for (const row of measurementRows(settings, positions, measurements)) printCsv(row)
}

export function printSummaries({ settings, positions, measurements }: Run): void {
  for (const { setting, ...summary } of summarize(settings, positions, measurements)) printJson({ setting: { ...setting, evaluator: setting.evaluator?.name }, ...summary })
}

/** The median with its quartiles, and the number of positions where not all have the figure. */
function spread(quartiles: Quartiles | null, count: number, write: (figure: number) => string): string {
  if (quartiles === null) return NONE
  const of = quartiles.count < count ? `, of ${quartiles.count}` : ''
  return `${write(quartiles.median)} (${write(quartiles.lower)}–${write(quartiles.upper)}${of})`
}

/** A note where counts of several evaluators stand side by side. */
export const OTHER_EVALUATORS = 'with another evaluator a search cuts elsewhere and visits other states: such counts compare evaluators, not algorithms'

const whole = (figure: number) => countText(rounded(figure))

function summaryRow(names: readonly SettingName[], counted: readonly (keyof OptionCounters)[], { setting, count, endedEarly, measures, optionCounters }: Summary): string[] {
  const { visited, evaluations, ofMinimal, firstCutoffShare, ms } = measures
  return [
    ...names.map((name) => String(settingPart(setting, name) ?? NONE)),
    countText(endedEarly),
    spread(visited, count, whole),
    spread(evaluations, count, whole),
    ...counted.map((name) => spread(optionCounters?.[name] ?? null, count, whole)),
    spread(ofMinimal, count, ratioText),
    spread(firstCutoffShare, count, percentText),
    spread(ms, count, (figure) => fixedText(figure, 1)),
  ]
}

export function printTable({ settings, positions, measurements }: Run): void {
  const names = settingNames(settings)
  const summaries = summarize(settings, positions, measurements)
  const counted = OPTION_COUNTER_NAMES.filter((name) => summaries.some(({ optionCounters }) => optionCounters !== undefined && optionCounters[name].upper > 0))
  const heads = [...names, 'ended', 'visited', 'evaluations', ...counted.map((name) => OPTION_COUNTER_WORDS[name]), 'of minimal', 'cutoffs by first', 'ms']
  print(`${countText(positions.length)} positions; median (quartiles); ended: positions whose game is decided, or ends, before the depth`)
  print('')
  for (const line of alignRows([heads, ...summaries.map((summary) => summaryRow(names, counted, summary))])) print(line)
  if (names.includes('evaluator')) for (const line of ['', OTHER_EVALUATORS]) print(line)
}
