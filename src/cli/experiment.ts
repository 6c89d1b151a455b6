/** `polyy lab` over many positions or settings: an experiment, summed up with medians and quartiles. */
import { setImmediate as turn } from 'node:timers/promises'
import {
  measurementOf,
  optionsOf,
  positionsOf,
  runningOrder,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
  type Measurement,
  type Setting,
  type Summary,
} from '../engine/lab/experiment.ts'
import { measurementRows, SETTING_NAMES } from '../engine/lab/measurement-rows.ts'
import { parsePosition } from '../engine/game/notation.ts'
import { search } from '../engine/search/search.ts'
import type { Quartiles } from '../engine/math/statistics.ts'
import { csvLine } from './csv.ts'
import { InputError } from './input.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { alignRows, countText, NONE, print, printJson } from './text.ts'

export interface Run {
  readonly positions: readonly string[]
  readonly settings: readonly Setting[]
  /** In the order of `tasksOf`. */
  readonly measurements: readonly Measurement[]
}

/**
 * Runs all of an experiment, with progress on stderr.
 *
 * @throws InputError when its sample cannot be drawn
 */
export async function runExperiment(command: string, experiment: Experiment): Promise<Run> {
  const positions = drawPositions(experiment)
  const settings = settingsOf(experiment)
  const started = performance.now()
  const tasks = tasksOf(settings, positions.length)
  const measurements: Measurement[] = []
  for (const [done, t] of runningOrder(experiment, tasks).entries()) {
    const { position, setting } = tasks[t]
    const parsed = parsePosition(positions[position])
    const progress = () => showProgress(`${command}: search ${done + 1} of ${tasks.length}`)
    measurements[t] = measurementOf(search(parsed, optionsOf(setting), { progress }), parsed.board)
    await turn()
  }
  endProgress(`${command}: ${tasks.length} searches in ${secondsText(performance.now() - started)}`)
  return { positions, settings, measurements }
}

function drawPositions(experiment: Experiment): readonly string[] {
  try {
    return positionsOf(experiment)
  } catch (error) {
    throw error instanceof RangeError ? new InputError(error.message) : error
  }
}

/** A line for each search, in the order of the tasks. */
export function printMeasurements({ positions, settings, measurements }: Run): void {
  for (const row of measurementRows(settings, positions, measurements)) print(csvLine(row))
}

export function printSummaries({ settings, positions, measurements }: Run): void {
  for (const summary of summarize(settings, positions, measurements)) printJson(summary)
}

/** Three figures as one: the median, and the quartiles around it; of how many positions where not all have the figure. */
function spread(quartiles: Quartiles | null, count: number, write: (figure: number) => string): string {
  if (quartiles === null) return NONE
  const of = quartiles.count < count ? `, of ${quartiles.count}` : ''
  return `${write(quartiles.median)} (${write(quartiles.lower)}–${write(quartiles.upper)}${of})`
}

const rounded = (figure: number) => countText(Math.round(figure))
const percent = (figure: number) => `${(100 * figure).toFixed(0)} %`

function summaryRow({ setting, count, endedEarly, measures }: Summary): string[] {
  const { visited, evaluations, ofMinimal, firstCutoffShare, ms } = measures
  return [
    ...SETTING_NAMES.map((name) => String(setting[name] ?? NONE)),
    countText(endedEarly),
    spread(visited, count, rounded),
    spread(evaluations, count, rounded),
    spread(ofMinimal, count, (figure) => figure.toFixed(2)),
    spread(firstCutoffShare, count, percent),
    spread(ms, count, (figure) => figure.toFixed(1)),
  ]
}

export function printTable({ settings, positions, measurements }: Run): void {
  const heads = [...SETTING_NAMES.map((name) => (name === 'evaluationTimes' ? 'times' : name)), 'ended', 'visited', 'evaluations', 'of minimal', 'first cuts', 'ms']
  print(`${countText(positions.length)} positions; median (quartiles); ended: positions whose game is decided, or ends, before the depth`)
  print('')
  for (const line of alignRows([heads, ...summarize(settings, positions, measurements).map(summaryRow)])) print(line)
}
