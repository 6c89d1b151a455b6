/** `polyy lab`: the report's table, algorithms by depths, for one position after the other. */
import { Option, type Command } from 'commander'
import { MAX_SEARCHES } from '../contract/limits.ts'
import { SAMPLE_RANGE_FIELDS } from '../contract/sample-schema.ts'
import { EXPERIMENT_FIELDS } from '../contract/studies/experiment.ts'
import { isMethodFor } from '../engine/evaluation/evaluation.ts'
import { isForBoard } from '../engine/evaluation/evaluator.ts'
import {
  foreignMethodOf,
  misfitOf,
  PLAIN,
  positionCountOf,
  settingsOf,
  type Experiment,
} from '../engine/lab/experiment.ts'
import { cellOptions, type EvaluatorsOf, type LabCell, type LabRequest, type LabSettings } from '../engine/lab/lab.ts'
import { cellColumns, cellRecord, rowOf } from '../engine/lab/lab-record.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { winnerOf, type Position } from '../engine/game/position.ts'
import { countOf, COUNTINGS, ELEVEN_STONES, STATE_1, type Counting, type NamedPosition } from '../engine/lab/report.ts'
import type { Algorithm } from '../engine/search/methods.ts'
import type { SearchProgress, SearchResult } from '../engine/search/search.ts'
import { SETTING_NAMES, type SearchTuning } from '../engine/search/settings.ts'
import { printMeasurements, printSummaries, printTable, runExperiment } from './experiment.ts'
import { EVALUATOR_HELP, methodFault, misfitFault, readEvaluators, readEvaluatorsOf } from './contestants.ts'
import { InputError } from './input.ts'
import { readGameLine } from './game-line.ts'
import { tableText } from './lab-table.ts'
import { answerEach, fileLines, type Line } from './lines.ts'
import { coresOption, readDepths, readMargins, readPath, readSampleRange, type SampleRangeSize } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { addTuning, tuningIn, type TuningFlags } from './search-options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, print, printCsv, printJson } from './text.ts'
import { withThreads, type Threads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy lab --count report
  polyy lab --positions positions.txt --algorithms alpha-beta,negascout --depths 2,4
  polyy lab --as-report
  polyy lab --depths 2-4 --ordering history
  polyy lab --depths 2-3 --terminal dfs --json
  polyy lab --depths 2-4 --csv > table.csv
  polyy lab --sample 6x20 --seed 1 --depths 4 --algorithms alpha-beta --tables off,symmetric
  polyy lab --sample 6x20 --depths 3 --orderings own,history,killers --terminals flood,dfs --csv
  polyy lab --sample 6x20 --depths 2,3 --algorithms negascout --evaluators report,learned-3,my.json
  polyy lab --sample 2-20x10 --step 3 --depths 3
  polyy lab --game game.polyy --depths 3,4
  polyy lab --sample 8x5 --size 7 --depths 2,3 --rule three-sides

Without --positions: State 1 of the report, which is a reconstruction, and a fixed position of six red and five blue stones.

--ordering and the settings below it are of all searches; --evaluator negascout=weaver is of one, of a table alone. --as-report also
counts as the report's authors did, unless --count says otherwise or it is an experiment.

With --sample, or with anything varied besides algorithm and depth, it is an experiment: every search of every position,
summed up with medians and quartiles. --json then prints a summary for each kind of search, --csv a line for each search.
With a range of stones, as 2-20x10, --game, or positions of several boards, the summary is by stones, by move, or by board. A game is SGF, of which the main line
counts, or text: a position unless it begins on the empty board, then the moves. Each of its positions is searched that is not over.
The report's values count stones, those of other evaluators are in hundredths; counts with another evaluator are of other trees.`

const NAMED: readonly NamedPosition[] = [STATE_1, ELEVEN_STONES]

/** The lists that an experiment may vary besides algorithm and depth. */
const VARIED = [...SETTING_NAMES.map((name) => `${name}s` as const), 'margins', 'evaluators'] as const

interface Options extends TuningFlags, Partial<Pick<Experiment, (typeof VARIED)[number]>> {
  sample?: SampleRangeSize
  positions?: string
  game?: string
  algorithms: readonly Algorithm[]
  depths: readonly number[]
  count?: Counting
  evaluator?: EvaluatorsOf
  cores: number
  csv?: boolean
  json?: boolean
}

/** The lists of all tables, and those that only an experiment varies. */
const { algorithms, depths, ...varied } = EXPERIMENT_FIELDS
const { kind, isUndecided, seed, boardSize, rule, step } = SAMPLE_RANGE_FIELDS

export function addLab(program: Command): void {
  const command = program
    .command('lab')
    .description("The report's table, visited states by algorithm and depth; or an experiment over many positions.")
    .addOption(
      new Option('--positions <file>', 'positions to search, one a line; - for stdin')
        .argParser(readPath)
        .conflicts(['sample', 'game']),
    )
    .addOption(
      new Option('--game <file>', 'a game, whose positions are searched one after the other; - for stdin')
        .argParser(readPath)
        .conflicts('sample'),
    )
  addPlanOptions(
    command.addOption(SAMPLE_OPTION),
    { kind, isUndecided, seed, boardSize, rule, step, algorithms, depths },
    { depths: { read: readDepths } },
  ).addOption(new Option('--count <what>', "visited states, or what the report's authors counted").choices(COUNTINGS))
  addTuning(command, (option) =>
    option.conflicts(option.name() === 'symmetries' ? 'tables' : `${option.name()}s`),
  ).addOption(
    new Option('--evaluator <who>', `what leaves are worth: ${EVALUATOR_HELP}; ALGORITHM=WHO,… to some searches alone`)
      .argParser(readEvaluatorsOf)
      .conflicts(['sample', 'game', ...VARIED]),
  )
  addPlanOptions(command, varied, {
    margins: { read: readMargins },
    evaluators: { read: readEvaluators, help: `what leaves are worth: ${EVALUATOR_HELP}; separated by commas` },
  })
    .addOption(coresOption('workers of an experiment; its times are steadiest with 1'))
    .addOption(new Option('--csv', 'one line of CSV a cell, below a header').conflicts('json'))
    .option('--json', 'one JSON object a cell')
    .addHelpText('after', EXAMPLES)
    .action(runLab)
}

const SAMPLE_OPTION = new Option(
  '--sample <stones>x<positions>',
  'positions drawn at random, such as 6x20; 2-20x10 has ten of each number of stones',
).argParser(readSampleRange)

async function runLab(options: Options): Promise<void> {
  const varies = (['sample', 'game', ...VARIED] as const).some((name) => options[name] !== undefined)
  await (varies ? runVaried(options) : runTable(options))
}

/** Settings of all searches as parts of an experiment with one value each. */
function partsOf(tuning: SearchTuning): Partial<Experiment> {
  return Object.fromEntries(Object.entries(tuning).map(([name, value]) => [`${name}s`, [value]]))
}

async function runVaried(options: Options): Promise<void> {
  const { algorithms, depths } = options
  const varied = VARIED.map((name) => [name, options[name]] as const).filter(([, option]) => option !== undefined)
  const positions = await positionsOf(options)
  if (options.count === 'report')
    throw new InputError("an experiment counts visited states: --count report is the table's alone")
  const experiment: Experiment = {
    ...PLAIN,
    ...partsOf(tuningIn(options)),
    positions,
    algorithms,
    depths,
    ...Object.fromEntries(varied),
  }
  const searches = settingsOf(experiment).length * positionCountOf(positions)
  if (searches > MAX_SEARCHES)
    throw new InputError(`an experiment has at most ${countText(MAX_SEARCHES)} searches, not ${countText(searches)}`)
  const misfit = misfitOf(experiment)
  if (misfit !== undefined) throw misfitFault(misfit)
  const foreign = foreignMethodOf(experiment)
  if (foreign !== undefined) throw methodFault(foreign)
  const run = await withThreads(options.cores, (threads) => runExperiment('polyy lab', experiment, threads))
  if (options.json) printSummaries(run)
  else if (options.csv) printMeasurements(run)
  else printTable(run)
}

async function positionsOf({ sample, positions, game, ...options }: Options): Promise<Experiment['positions']> {
  if (game !== undefined) return readGameLine(game)
  if (sample === undefined) return readPositions(positions)
  const { to, ...size } = sample
  const { step, ...drawn } = { ...planIn(SAMPLE_RANGE_FIELDS, options), ...size }
  return to === undefined ? drawn : { ...drawn, to, step }
}

/** The positions of a file that can be searched; the others are reported. */
async function readPositions(file: string | undefined): Promise<string[]> {
  const positions: string[] = []
  await answerEach(
    'polyy lab',
    file === undefined ? namedLines() : atMost(MAX_SEARCHES, fileLines(file)),
    (position) => {
      refuseFinished(position)
      positions.push(formatPosition(position))
    },
  )
  if (positions.length === 0) throw new InputError('there is no position to search')
  return positions
}

/** @throws InputError when there are more */
async function* atMost(most: number, lines: AsyncIterable<Line>): AsyncGenerator<Line> {
  let count = 0
  for await (const line of lines) {
    if (++count > most) throw new InputError(`an experiment has at most ${countText(most)} positions`)
    yield line
  }
}

function refuseFinished(position: Position): void {
  if (winnerOf(position) !== null) throw new InputError('the game is over: there is nothing to search')
}

/** With one worker: searches beside each other would disturb the times in the table. */
async function runTable(options: Options): Promise<void> {
  const lines = options.positions === undefined ? namedLines() : fileLines(options.positions)
  const columns = cellColumns(settingsIn(options))
  if (options.csv) printCsv(columns)
  let first = true
  const answer = async (position: Position, line: Line, threads: Threads) => {
    refuseFinished(position)
    const named = nameOf(position, line)
    const request = requestOf(named, options)
    refuseMisfit(position, request)
    const cells = await searchCells(threads, named.name, request, (cell) => {
      if (options.json) printJson(cellRecord(named.name, request, position.board, cell))
      else if (options.csv) printCsv(rowOf(cellRecord(named.name, request, position.board, cell), columns))
    })
    if (options.json || options.csv) return
    if (!first) print('')
    first = false
    for (const text of tableText(named.name, position, request, cells)) print(text)
  }
  await withThreads(1, (threads) => answerEach('polyy lab', lines, (position, line) => answer(position, line, threads)))
}

function refuseMisfit(position: Position, { evaluators = {}, evaluation = 'bit-parallel' }: LabRequest): void {
  if (!isMethodFor(evaluation, position)) throw methodFault(evaluation)
  const misfit = Object.values(evaluators).find(({ evaluator }) => !isForBoard(evaluator, position))
  if (misfit !== undefined) throw misfitFault(misfit)
}

function settingsIn({ evaluator, ...flags }: Options): LabSettings {
  return { ...tuningIn(flags), ...(evaluator && { evaluators: evaluator }) }
}

function requestOf({ position }: NamedPosition, options: Options): LabRequest {
  const { algorithms, depths, asReport = false, count = asReport ? 'report' : 'visited' } = options
  return { position, algorithms, depths, counting: count, ...settingsIn(options) }
}

async function* namedLines(): AsyncGenerator<Line> {
  for (const { position } of NAMED) yield { text: position, place: '' }
}

/** A position of the report has a name; any other is named after its line. */
function nameOf(position: Position, line: Line): NamedPosition {
  const text = formatPosition(position)
  return NAMED.find((named) => named.position === text) ?? { name: line.place, position: text }
}

/** All cells of one table, those of the smallest depth first; each is handed over when it is finished. */
async function searchCells(
  threads: Threads,
  name: string,
  request: LabRequest,
  finished: (cell: LabCell) => void,
): Promise<LabCell[]> {
  const { position, algorithms, depths, counting } = request
  const started = performance.now()
  const places = depths.flatMap((depth) => algorithms.map((algorithm) => ({ algorithm, depth })))
  const cells: LabCell[] = []
  const progress = (_: number, { depth, counters }: SearchProgress) =>
    showProgress(
      `polyy lab: ${name}: search ${cells.length + 1} of ${places.length}, at depth ${depth}, ${countText(counters.visited)} visited`,
    )
  const done = (task: number, result: SearchResult) => {
    const cell = { ...places[task], count: countOf(result, counting), result }
    cells.push(cell)
    finished(cell)
  }
  const requestOf = (task: number) => ({
    position,
    options: cellOptions(request, places[task].algorithm, places[task].depth),
  })
  await threads.run('search', { tasks: [...places.keys()], requestOf, progress, done })
  endProgress(`polyy lab: ${name}: ${places.length} searches in ${secondsText(performance.now() - started)}`)
  return cells
}
