/** `polyy lab` over many positions or settings: an experiment, summed up with medians and quartiles. */
import { rounded } from '../engine/math/rounding.ts'
import {
  measurementOf,
  optionsOf,
  givenPositions,
  isDrawn,
  isGameLine,
  settingsOf,
  summarize,
  tasksOf,
  type Experiment,
  type Measurement,
  type Setting,
  type Summary,
} from '../engine/lab/experiment.ts'
import {
  alongOf,
  columnsOf,
  placesOf,
  runningOrder,
  summarizeColumn,
  turnsOf,
  type Along,
} from '../engine/lab/along.ts'
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
  readonly experiment: Experiment
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
  const requestOf = (task: number) => ({
    position: positions[tasks[task].position],
    options: optionsOf(tasks[task].setting),
  })
  await threads.run('search', {
    tasks: runningOrder(tasks, turnsOf(placesOf(experiment.positions, positions))),
    requestOf,
    done,
  })
  endProgress(`${command}: ${tasks.length} searches in ${secondsText(performance.now() - started)}`)
  return { experiment, positions, settings, measurements }
}

async function drawPositions({ positions }: Experiment, threads: Threads): Promise<readonly string[]> {
  return isDrawn(positions) ? threads.one('sample', positions) : givenPositions(positions)
}

/** A line for each search, in the order of the tasks. */
export function printMeasurements({ experiment, positions, settings, measurements }: Run): void {
  const { positions: wanted } = experiment
  const moves = isGameLine(wanted) ? columnsOf(wanted, positions).map(({ number }) => number) : []
  for (const row of measurementRows(settings, positions, measurements, moves)) printCsv(row)
}

/** A line for each setting; along a game, a range of stones or boards, for each setting at each of their places. */
export function printSummaries({ experiment, settings, positions, measurements }: Run): void {
  const { positions: wanted } = experiment
  const printAll = (summaries: readonly Summary[], place: object = {}) => {
    for (const { setting, ...summary } of summaries)
      printJson({ ...place, setting: { ...setting, evaluator: setting.evaluator?.name }, ...summary })
  }
  const along = alongOf(wanted)
  if (along === null) return printAll(summarize(settings, positions, measurements))
  for (const column of columnsOf(wanted, positions))
    printAll(summarizeColumn(settings, positions, measurements, column), { [PLACES[along].key]: column.number })
}

/** The median with its quartiles, and the number of positions where not all have the figure. */
function spread(quartiles: Quartiles | null, count: number, write: (figure: number) => string): string {
  if (quartiles === null) return NONE
  const of = quartiles.count < count ? `, of ${quartiles.count}` : ''
  return `${write(quartiles.median)} (${write(quartiles.lower)}–${write(quartiles.upper)}${of})`
}

/** A note where counts of several evaluators stand side by side. */
export const OTHER_EVALUATORS =
  'with another evaluator a search cuts elsewhere and visits other states: such counts compare evaluators, not algorithms'

const whole = (figure: number) => countText(rounded(figure))

function summaryRow(
  names: readonly SettingName[],
  counted: readonly (keyof OptionCounters)[],
  { setting, count, endedEarly, measures, optionCounters }: Summary,
): string[] {
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

export function printTable(run: Run): void {
  const { experiment, settings, positions, measurements } = run
  const along = alongOf(experiment.positions)
  if (along !== null) return printColumns(run, along)
  const names = settingNames(settings)
  const summaries = summarize(settings, positions, measurements)
  const counted = OPTION_COUNTER_NAMES.filter((name) =>
    summaries.some(({ optionCounters }) => optionCounters !== undefined && optionCounters[name].upper > 0),
  )
  const heads = [
    ...names,
    'ended',
    'visited',
    'evaluations',
    ...counted.map((name) => OPTION_COUNTER_WORDS[name]),
    'of minimal',
    'cutoffs by first',
    'ms',
  ]
  print(
    `${countText(positions.length)} positions; median (quartiles); ended: positions whose game is decided, or ends, before the depth`,
  )
  print('')
  for (const line of alignRows([heads, ...summaries.map((summary) => summaryRow(names, counted, summary))])) print(line)
  const ranOut = summaries.reduce((sum, summary) => sum + summary.ranOut, 0)
  if (ranOut > 0)
    for (const line of [
      '',
      `in ${countText(ranOut)} searches the memory of orders was full: the moves of states without room were ordered as at a first visit`,
    ])
      print(line)
  if (names.includes('evaluator')) for (const line of ['', OTHER_EVALUATORS]) print(line)
}

/** The words for the places that positions follow one another by. */
const PLACES: Readonly<Record<Along, { readonly key: string; readonly heading: string }>> = {
  moves: {
    key: 'move',
    heading:
      'visited states before each move of the game; ended: 1 where the game is decided, or ends, before the depth',
  },
  stones: {
    key: 'stones',
    heading:
      'visited states by stones on the board; median (quartiles) over n positions; ended: those decided, or over, before the depth',
  },
  boards: {
    key: 'nodes',
    heading:
      'visited states by nodes of the board; median (quartiles) over n positions; ended: those decided, or over, before the depth',
  },
}

/** Visited states by number of stones, by move or by board, a column for each search. */
function printColumns({ experiment, settings, positions, measurements }: Run, along: Along): void {
  const { positions: wanted } = experiment
  const isGame = along === 'moves'
  const { key, heading } = PLACES[along]
  const varies = (name: SettingName) =>
    settings.some((a) =>
      settings.some((b) => a.algorithm === b.algorithm && settingPart(a, name) !== settingPart(b, name)),
    )
  const names = settingNames(settings).filter((name) => name === 'algorithm' || name === 'depth' || varies(name))
  const heads = settings.map((setting) =>
    names
      .map((name) => settingPart(setting, name))
      .filter((part) => part !== null)
      .join(' '),
  )
  const rows = columnsOf(wanted, positions).map((column) => {
    const summaries = summarizeColumn(settings, positions, measurements, column)
    const ended = Math.max(...summaries.map(({ endedEarly }) => endedEarly))
    const place = isGame
      ? [String(column.number), column.played ?? NONE]
      : [String(column.number), countText(column.positions.length)]
    return [...place, countText(ended), ...summaries.map(({ measures, count }) => spreadOf(measures.visited, count))]
  })
  print(heading)
  print('')
  for (const line of alignRows([[key, isGame ? 'played' : 'n', 'ended', ...heads], ...rows])) print(line)
}

/** One position has no quartiles. */
const spreadOf = (quartiles: Quartiles | null, count: number) =>
  quartiles?.count === 1 ? whole(quartiles.median) : spread(quartiles, count, whole)
