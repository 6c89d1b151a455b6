/** `polyy lab`: the report's table, algorithms by depths, for one position after the other. */
import { setImmediate as turn } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import { COMPARED, COMPARED_DEPTHS, labCells, type LabCell, type LabRequest } from '../engine/lab.ts'
import { formatPosition } from '../engine/notation.ts'
import { winnerOf, type Position } from '../engine/position.ts'
import { COUNTINGS, ELEVEN_STONES, STATE_1, type Counting, type NamedPosition } from '../engine/report.ts'
import type { Algorithm, SearchProgress } from '../engine/search/search.ts'
import { answerEach, fileLines, InputError, type Line } from './input.ts'
import { cellRecord, CSV_HEADER, csvLine, tableText } from './lab-table.ts'
import { readAlgorithms, readDepths } from './options.ts'
import { countText, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy lab --count report
  polyy lab --positions positions.txt --algorithms alpha-beta,negascout --depths 2,4
  polyy lab --depths 2-4 --csv > table.csv

Without --positions: State 1 of the report, and a fixed position of six red and five blue stones.`

const NAMED: readonly NamedPosition[] = [STATE_1, ELEVEN_STONES]

interface Options {
  positions?: string
  algorithms: readonly Algorithm[]
  depths: readonly number[]
  count: Counting
  csv?: boolean
  json?: boolean
}

export function addLab(program: Command): void {
  program
    .command('lab')
    .description("The report's table: visited states by algorithm and depth.")
    .option('--positions <file>', 'positions to search, one a line; - for stdin')
    .addOption(listOption('--algorithms <names>', 'algorithms separated by commas', readAlgorithms, COMPARED))
    .addOption(listOption('--depths <plies>', 'a range such as 2-5, a list such as 2,4, or both', readDepths, COMPARED_DEPTHS))
    .addOption(new Option('--count <what>', "visited states, or what the report's authors counted").choices(COUNTINGS).default('visited'))
    .addOption(new Option('--csv', 'one line of CSV a cell, below a header').conflicts('json'))
    .option('--json', 'one JSON object a cell')
    .addHelpText('after', EXAMPLES)
    .action(runLab)
}

function listOption<T>(flags: string, description: string, read: (text: string) => T[], normally: readonly T[]): Option {
  return new Option(flags, description).argParser(read).default(normally, normally.join(','))
}

async function runLab(options: Options): Promise<void> {
  const lines = options.positions === undefined ? namedLines() : fileLines(options.positions)
  if (options.csv) print(CSV_HEADER)
  let first = true
  await answerEach('polyy lab', lines, async (position, line) => {
    if (winnerOf(position) !== null) throw new InputError('the game is over: there is nothing to search')
    const named = nameOf(position, line)
    const request = { position: named.position, algorithms: options.algorithms, depths: options.depths, counting: options.count }
    const cells = await searchCells(named.name, request, (cell) => {
      if (options.json) printJson(cellRecord(named, position.board, cell))
      else if (options.csv) print(csvLine(cellRecord(named, position.board, cell)))
    })
    if (options.json || options.csv) return
    if (!first) print('')
    first = false
    for (const text of tableText(named, position, request, cells)) print(text)
  })
}

async function* namedLines(): AsyncGenerator<Line> {
  for (const { position } of NAMED) yield { text: position, place: '' }
}

/** A position of the report has a name; any other is called after its line. */
function nameOf(position: Position, line: Line): NamedPosition {
  const text = formatPosition(position)
  return NAMED.find((named) => named.position === text) ?? { name: line.place, position: text }
}

/** All cells of one table; each is handed over when it is finished. */
async function searchCells(name: string, request: LabRequest, finished: (cell: LabCell) => void): Promise<LabCell[]> {
  const started = performance.now()
  const total = request.depths.length * request.algorithms.length
  const cells: LabCell[] = []
  const progress = ({ depth, counters }: SearchProgress) =>
    showProgress(`polyy lab: ${name}: search ${cells.length + 1} of ${total}, at depth ${depth}, ${countText(counters.visited)} visited`)
  for (const cell of labCells(request, { progress })) {
    cells.push(cell)
    finished(cell)
    // Between searches, let streams learn that a reader has gone.
    await turn()
  }
  endProgress(`polyy lab: ${name}: ${total} searches in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return cells
}

/** The progress line is written over and over on a terminal; elsewhere only its last state is worth a line. */
function showProgress(text: string): void {
  const { stderr } = process
  if (stderr.isTTY) stderr.write(`\r${text.slice(0, stderr.columns - 1)}\x1b[K`)
}

function endProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? '\r\x1b[K' : `${text}\n`)
}
