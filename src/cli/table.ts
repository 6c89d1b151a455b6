/** `polyy table`: the complete table of a small board, in figures. */
import { once } from 'node:events'
import { Option, type Command } from 'commander'
import { checkRules, type RuleCheck } from '../engine/arena/rule-check.ts'
import { boardOfSize, type BoardSize } from '../engine/game/board.ts'
import { emptyPosition, play, winnerOf } from '../engine/game/position.ts'
import { nodesOf, type NodeSet } from '../engine/game/node-set.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { Tablebase, type Listing, type PositionCounts } from '../engine/solver/tablebase.ts'
import { InputError } from './input.ts'
import { readSmallSize } from './options.ts'
import { endProgress, secondsText } from './progress-line.ts'
import { ruleLines } from './table-rules.ts'
import { alignRows, countText, namesOf, print, printJson, safeCsvLine } from './text.ts'

const EXAMPLES = `
Examples:
  polyy table --size 2
  polyy table --size 3 --json
  polyy table --size 2 --list
  polyy table --list --distinct --reachable > positions.csv
  polyy table --rules

A list has one line of CSV a position, below a header: who wins, in how many plies when the winner hurries and the loser
holds out, the moves that do so, and every move that wins. Of 16 nodes there are 8 million; --distinct leaves a tenth.

The player by rules wins at once, blocks, makes a double threat, or else takes the first free of the corners and then of each
ring from the edge in. --rules tells how often its move keeps a win, exactly, over all positions.`

interface Options {
  size: BoardSize
  list?: boolean
  rules?: boolean
  distinct?: boolean
  reachable?: boolean
  json?: boolean
}

export function addTable(program: Command): void {
  program
    .command('table')
    .description('Solve every position of a small board, and count them.')
    .addOption(new Option('--size <rings>', 'of the board: 2 or 3').argParser(readSmallSize).default(3))
    .addOption(new Option('--json', 'one JSON object').conflicts('list'))
    .option('--list', 'every position, as CSV')
    .addOption(new Option('--rules', 'and how often a player by rules keeps a win').conflicts('list'))
    .option('--distinct', 'in the list, one of those that a symmetry of the board takes into each other')
    .option('--reachable', 'in the list, only those that a game can come to')
    .addHelpText('after', EXAMPLES)
    .action(runTable)
}

async function runTable({
  size,
  json = false,
  list,
  rules,
  distinct = false,
  reachable = false,
}: Options): Promise<void> {
  if (list !== true && (distinct || reachable)) throw new InputError('--distinct and --reachable say what --list lists')
  const started = performance.now()
  // All that is done with the table is to go through it once, here: to send it from a worker would take longer.
  const table = new Tablebase(boardOfSize(size))
  if (list) await printList(table, { isDistinct: distinct, isReachable: reachable })
  else printCounts(table, size, rules ? checkRules(table) : null, json)
  endProgress(`polyy table: ${secondsText(performance.now() - started)}`)
}

/** Lines written at once. */
const LINES = 2_000

/** Writes in pieces, and waits for a slow reader, so that nothing piles up in memory. */
async function printList(table: Tablebase, listing: Listing): Promise<void> {
  let lines = [safeCsvLine(['position', 'winner', 'plies', 'best', 'winning'])]
  const write = async () => {
    if (!process.stdout.write(lines.join(''))) await once(process.stdout, 'drain')
    lines = []
  }
  const { board } = table
  const names = (set: NodeSet) => namesOf(board, [...nodesOf(set)]).join(' ')
  for (const { position, winner, plies, best, winning } of table.list(listing)) {
    lines.push(safeCsvLine([formatPosition(position), winner, plies, names(best), names(winning)]))
    if (lines.length === LINES) await write()
  }
  await write()
}

function printCounts(table: Tablebase, size: BoardSize, rules: RuleCheck | null, json: boolean): void {
  const { colourings, legal, reachable, byStones } = table.counts()
  const line = bestLine(table, size)
  if (json) printJson({ size, colourings, legal, reachable, byStones, line, ...(rules && { rules }) })
  else {
    print(`${countText(colourings)} colourings of ${table.board.nodeCount} nodes`)
    for (const row of alignRows([['', 'legal', 'reachable'], ...countRows(legal, reachable)])) print(row)
    print(`best play from the empty board: ${line.join(' ')}`)
    if (rules !== null) for (const row of ruleLines(rules)) print(row)
  }
}

function countRows(...counts: PositionCounts[]): string[][] {
  const row = (name: string, figure: (counts: PositionCounts) => number) => [
    name,
    ...counts.map((each) => countText(figure(each))),
  ]
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
function bestLine(table: Tablebase, size: BoardSize): string[] {
  const line: string[] = []
  for (let position = emptyPosition(size); winnerOf(position) === null;) {
    const { move } = table.probe(position)
    if (move === null) break
    line.push(table.board.names[move])
    position = play(position, move)
  }
  return line
}
