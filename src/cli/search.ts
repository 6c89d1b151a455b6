/** `polyy search`: the move a search chooses, its value and best line, and everything it counted. */
import { rounded } from '../engine/math/rounding.ts'
import { Option, type Command } from 'commander'
import type { Board } from '../engine/game/board.ts'
import { isMethodFor } from '../engine/evaluation/evaluation.ts'
import { isForBoard, REPORT_EVALUATOR } from '../engine/evaluation/evaluator.ts'
import type { NamedEvaluator } from '../engine/evaluation/named-evaluator.ts'
import { FaultError } from '../engine/game/fault.ts'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { encodeValue, formatPosition } from '../engine/game/notation.ts'
import { winnerOf, type Position } from '../engine/game/position.ts'
import { countOf, labOptions } from '../engine/lab/report.ts'
import { COUNTER_NAMES, countersOf, type Counters } from '../engine/search/counters.ts'
import type { MemoryFill } from '../engine/search/memory-fill.ts'
import type { Iteration } from '../engine/search/run.ts'
import { defaultOrdering, type Algorithm } from '../engine/search/methods.ts'
import { recordSearch } from '../engine/search/recorder.ts'
import { positionRoot } from '../engine/search/search-root.ts'
import type { SearchOptions, SearchResult, ShortestWin } from '../engine/search/search.ts'
import { optionCounterNames } from '../engine/search/settings.ts'
import { EVALUATOR_HELP, methodFault, readOneEvaluator } from './contestants.ts'
import { InputError } from './input.ts'
import { answerEach, argumentLines } from './lines.ts'
import { readDepth, readGuess, readPath, readTime } from './options.ts'
import {
  addTuning,
  algorithmOption,
  OPTION_COUNTER_WORDS,
  tuningIn,
  unusualSettings,
  type TuningFlags,
} from './search-options.ts'
import { searchTreeText } from './search-tree.ts'
import { alignRows, countText, fixedText, namesOf, NONE, print, printJson, tenths, valueText } from './text.ts'
import { writeTrace } from './trace.ts'
import { checkTarget } from './whole-file.ts'
import { withThreads } from './threads.ts'
import { whyRecord, whyText } from './why.ts'

const DEFAULT_DEPTH = 4

const EXAMPLES = `
Examples:
  polyy search './...../........../.........r..... b'
  polyy search './...../........../.........r..... b' --algorithm negascout --depth 5 --table
  polyy search --time 500 --json - < positions.txt
  polyy search './...../........../.........r..... b' --algorithm aspiration --evaluator learned-3
  polyy search './...../........../.........r..... b' --depth 2 --evaluator weaver --why
  polyy search './...../........../.........r..... b' --algorithm alpha-beta --ordering history --terminal dfs
  polyy search './...../........../.........r..... b' --algorithm negascout --as-report
  polyy search --tree '((3 12 8)(2 4 6)(14 5 2))' --algorithm alpha-beta --trace mine.jsonl

Low values are good for Blue; +inf and -inf are forced wins of Red and of Blue. The report's values count stones, those of other
evaluators are in hundredths. --as-report also tells what the report's authors counted, and orders successors as for that count.`

/** The options that a tree cannot have. */
const OF_POSITIONS = [
  'depth',
  'time',
  'ordering',
  'table',
  'symmetries',
  'evaluation',
  'terminal',
  'extension',
  'evaluator',
  'why',
  'asReport',
]

interface Options extends TuningFlags {
  algorithm: Algorithm
  depth?: number
  time?: number
  evaluator?: NamedEvaluator
  why?: boolean
  json?: boolean
  tree?: string
  guess?: number
  trace?: string
}

export function addSearch(program: Command): void {
  const command = program
    .command('search')
    .description('Search a position: move, value, best line and counters.')
    .argument('[position...]', 'a one-line position, or - to read positions from stdin')
    .addOption(algorithmOption('iterative-deepening'))
    .option(
      '--depth <plies>',
      `depth; with --time the greatest depth (default: ${DEFAULT_DEPTH} without --time)`,
      readDepth,
    )
    .option('--time <ms>', 'iterate until this many milliseconds are over', readTime)
  addTuning(command, (option) => (option.name() === 'evaluation' ? option.conflicts('evaluator') : option))
    .option('--evaluator <who>', `what leaves are worth: ${EVALUATOR_HELP}`, readOneEvaluator)
    .option('--why', 'the value and line of every move, and what the value is made of')
    .addOption(
      new Option('--tree <text>', 'search a tree typed as text instead, its values for Max, who moves first').conflicts(
        OF_POSITIONS,
      ),
    )
    .option('--guess <value>', 'the value for Max that aspiration and mtdf expect of a tree (default: 0)', readGuess)
    .option('--trace <file>', 'write each step of the search to this file, one JSON object a line', readPath)
    .option('--json', 'one JSON object a line')
    .usage('[options] <position|->')
    .addHelpText('after', EXAMPLES)
    .action(runSearch)
}

async function runSearch(words: string[], given: Options, command: Command): Promise<void> {
  if (given.tree !== undefined) return runTree(given.tree, words, given, command)
  if (given.guess !== undefined) throw new InputError('--guess goes with --tree')
  if (words.length === 0) throw new InputError('give a position, or - to read positions from stdin, or --tree')
  if (given.trace !== undefined) checkTarget(given.trace)
  await searchPositions(words, given)
}

/** A tree has no depths to be deepened to, so that its usual algorithm is another. */
function runTree(tree: string, words: readonly string[], given: Options, command: Command): void {
  if (words.length > 0) throw new InputError('give a position or --tree, not both')
  if (given.trace !== undefined) checkTarget(given.trace)
  const { guess, margin, json = false, trace } = given
  const algorithm = command.getOptionValueSource('algorithm') === 'default' ? 'alpha-beta' : given.algorithm
  const options = { algorithm, ...(margin !== undefined && { margin }), ...(guess !== undefined && { guess }) }
  try {
    searchTreeText(tree, options, { json, trace })
  } catch (error) {
    throw error instanceof FaultError ? new InputError(error.message) : error
  }
}

async function searchPositions(
  words: string[],
  { why = false, json = false, trace, ...given }: Options,
): Promise<void> {
  if (trace !== undefined && words[0] === '-') throw new InputError('--trace goes with one position')
  const options = searchOptions(given)
  let first = true
  await withThreads(1, (threads) =>
    answerEach('polyy search', argumentLines(words), async (position) => {
      if (winnerOf(position) !== null) throw new InputError('the game is over: there is no move to search for')
      if (!isForBoard(options.evaluator ?? REPORT_EVALUATOR, position))
        throw new InputError('the evaluator is for another board or rule')
      const { evaluation = 'bit-parallel' } = options
      if (!isMethodFor(evaluation, position)) throw methodFault(evaluation)
      const request = { position: formatPosition(position), options }
      const result = await threads.one('search', request)
      if (trace !== undefined)
        writeTrace(trace, positionRoot(position), options.algorithm, recordSearch(position, options, 0).trace)
      const grounds = why ? await threads.one('searchGrounds', { ...request, result }) : null
      const asReport = given.asReport ? countOf(result, 'report') : null
      if (json)
        return printJson({
          ...searchRecord(position, result),
          ...(asReport !== null && { asReport }),
          ...(grounds && { why: whyRecord(position, grounds) }),
        })
      if (!first) print('')
      first = false
      for (const line of [
        ...searchText(position, options, result),
        ...(asReport === null ? [] : [`${countText(asReport)} as the report's authors counted`]),
        ...(grounds ? ['', ...whyText(position, grounds)] : []),
      ])
        print(line)
    }),
  )
}

function searchOptions({
  algorithm,
  depth,
  time,
  evaluator,
  ...flags
}: Omit<Options, 'why' | 'json' | 'trace'>): SearchOptions {
  const limit =
    time === undefined ? { depth: depth ?? DEFAULT_DEPTH } : depth === undefined ? { time } : { time, depth }
  const evaluatedBy = evaluator && evaluator.evaluator.kind !== 'report' ? { evaluator: evaluator.evaluator } : {}
  const { ordering = defaultOrdering(algorithm) } = flags.asReport ? labOptions(algorithm, 1, 'report') : {}
  return { algorithm, ordering, ...tuningIn(flags), ...limit, ...evaluatedBy }
}

function shortestWinRecord(board: Board, shortestWin: ShortestWin): object {
  return {
    ...countersOf(shortestWin),
    perDepth: shortestWin.iterations.map((iteration) => iterationRecord(board, iteration)),
  }
}

function iterationRecord(board: Board, iteration: Iteration): object {
  const { depth, value, line, plies } = iteration
  const move = line.length === 0 ? null : board.names[line[0]]
  return { depth, value: value === null ? null : encodeValue(value), move, ...countersOf(iteration), plies }
}

/** One line of `--json`. */
export function searchRecord(position: Position, result: SearchResult): object {
  const { board } = position
  return {
    position: formatPosition(position),
    algorithm: result.algorithm,
    depth: result.depth,
    move: board.names[result.move],
    value: encodeValue(result.value),
    line: namesOf(board, result.line),
    ...countersOf(result),
    perDepth: result.iterations.map((iteration) => iterationRecord(board, iteration)),
    shortestWin: result.shortestWin && shortestWinRecord(board, result.shortestWin),
    ...(result.optionCounters && { optionCounters: result.optionCounters }),
    ms: tenths(result.ms),
    memory: result.memory ?? null,
  }
}

const HEADS = ['depth', 'value', 'move', 'visited', 'leaves', 'expanded', 'evaluations', 'cutoffs', 're-searches']

/** The result of a search as a block of lines for people. */
export function searchText(position: Position, options: SearchOptions, result: SearchResult): string[] {
  const { board, toMove } = position
  const table = { off: 'no table', plain: 'table', symmetric: 'table over the symmetries' }[options.table ?? 'off']
  const counts = (counters: Counters) => COUNTER_NAMES.map((name) => countText(counters[name]))
  const rows = result.iterations.map((iteration) => [
    // An iteration without a value was cut short by the clock.
    `${iteration.depth}${iteration.value === null ? ' (cut short)' : ''}`,
    valueText(iteration.value),
    iteration.line.length === 0 ? NONE : board.names[iteration.line[0]],
    ...counts(iteration),
  ])
  if (rows.length > 1) rows.push(['total', '', '', ...counts(result)])
  const perSecond = rounded(result.visited / (result.ms / 1000))
  return [
    `${formatPosition(position)}   ${COLOUR_NAMES[toMove]} to move`,
    `${result.algorithm}, depth ${depthText(options, result)}, ${[`ordering ${options.ordering}`, table, ...unusualSettings({ ...options, table: 'off' })].join(', ')}`,
    `move   ${board.names[result.move]}`,
    `value  ${valueText(result.value)}${meaning(result.value)}`,
    `line   ${namesOf(board, result.line).join(' ')}`,
    `time   ${fixedText(result.ms, 1)} ms, ${countText(perSecond)} states a second`,
    ...memoryLines(result.memory),
    '',
    ...alignRows([HEADS, ...rows]),
    ...(result.shortestWin === null
      ? []
      : [`+${countText(result.shortestWin.visited)} visited to find the shortest win`]),
    ...optionCounterNames(options).map(
      (name) => `${countText(result.optionCounters?.[name] ?? null)} ${OPTION_COUNTER_WORDS[name]}`,
    ),
  ]
}

/** How full each memory of the search is, and what found no room in it. */
function memoryLines({ ordering, table }: MemoryFill = { ordering: null, table: null }): string[] {
  const room = (states: number, room: number) => `${countText(states)} of ${countText(room)}`
  return [
    ...(ordering === null
      ? []
      : [
          `orders ${room(ordering.states, ordering.room)} states remembered${ordering.lacking === 0 ? '' : `; ${countText(ordering.lacking)} times a state found no room, and its moves were ordered as at a first visit`}`,
        ]),
    ...(table === null
      ? []
      : [
          `table  ${room(table.states, table.room)} entries in use${table.lacking === 0 ? '' : `; ${countText(table.lacking)} replaced another state`}`,
        ]),
  ]
}

/** The depth reached, and the one asked for where that is another. */
function depthText({ depth: asked, time }: SearchOptions, { depth }: SearchResult): string {
  return asked === undefined || asked === depth
    ? String(depth)
    : `${depth} of ${time === undefined ? '' : 'at most '}${asked}`
}

function meaning(value: number): string {
  if (value === 0) return ''
  const colour = value > 0 ? 'Red' : 'Blue'
  return Number.isFinite(value) ? `  (good for ${colour})` : `  (${colour} forces the win)`
}
