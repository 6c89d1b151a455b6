/** `polyy table`: the complete table of a small board, in figures. */
import { Option, type Command } from 'commander'
import { boardOfSize, type BoardSize } from '../engine/game/board.ts'
import { emptyPosition, play, winnerOf } from '../engine/game/position.ts'
import { CompleteTable, type PositionCounts } from '../engine/solver/complete-table.ts'
import { readSmallSize } from './options.ts'
import { endProgress, secondsText } from './progress-line.ts'
import { alignRows, countText, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy table --size 2
  polyy table --size 3 --json`

interface Options {
  size: BoardSize
  json?: boolean
}

export function addTable(program: Command): void {
  program
    .command('table')
    .description('Solve every position of a small board, and count them.')
    .addOption(new Option('--size <rings>', 'of the board: 2 or 3').argParser(readSmallSize).default(3))
    .option('--json', 'one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(runTable)
}

function runTable({ size, json }: Options): void {
  const started = performance.now()
  const table = new CompleteTable(boardOfSize(size))
  const { colourings, legal, reachable } = table.counts()
  const line = bestLine(table, size)
  if (json) printJson({ size, colourings, legal, reachable, line })
  else {
    print(`${countText(colourings)} colourings of ${table.board.nodeCount} nodes`)
    for (const row of alignRows([['', 'legal', 'reachable'], ...countRows(legal, reachable)])) print(row)
    print(`best play from the empty board: ${line.join(' ')}`)
  }
  endProgress(`polyy table: ${secondsText(performance.now() - started)}`)
}

function countRows(...counts: PositionCounts[]): string[][] {
  const row = (name: string, figure: (counts: PositionCounts) => number) => [name, ...counts.map((each) => countText(figure(each)))]
  return [
    row('positions', ({ positions }) => positions),
    row('distinct under symmetry', ({ distinct }) => distinct),
    row('finished, won by Red', ({ finished }) => finished.red),
    row('finished, won by Blue', ({ finished }) => finished.blue),
    row('open, Red wins', ({ open }) => open.red),
    row('open, Blue wins', ({ open }) => open.blue),
  ]
}

/** The game in which the winner hurries and the loser holds out. */
function bestLine(table: CompleteTable, size: BoardSize): string[] {
  const line: string[] = []
  for (let position = emptyPosition(size); winnerOf(position) === null; ) {
    const { move } = table.find(position)
    if (move === null) break
    line.push(table.board.names[move])
    position = play(position, move)
  }
  return line
}
