/** `polyy chances`: the best moves by playouts, with their chances of winning and lines. */
import { Option, type Command } from 'commander'
import { formatPosition } from '../engine/game/notation.ts'
import type { Position } from '../engine/game/position.ts'
import type { CandidateMove } from '../engine/playouts/best-moves.ts'
import { ChanceFinder, type Chances } from '../engine/playouts/chances.ts'
import { answerEach, argumentLines } from './lines.ts'
import { readPlayouts, readSeed, readTime } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, intervalText, namesOf, percentText, print, printJson, tenths } from './text.ts'

const EXAMPLES = `
Examples:
  polyy chances './...../........../.........r..... b'
  polyy chances --time 2000 --json - < positions.txt

A chance is the share of playouts that the side to move wins. Its interval of 95 % is counted as if playouts were
independent, which they are not: it is too narrow, and the tree may still find a better reply. Only a move that is said
to be proven is sure.`

/** Playouts where no limit is given: about a second on the largest board. */
const USUAL_PLAYOUTS = 20_000

interface Options {
  playouts?: number
  time?: number
  seed: number
  json?: boolean
}

export function addChances(program: Command): void {
  program
    .command('chances')
    .description('The best moves by playouts, each with its chance of winning and its line.')
    .argument('<position...>', 'a one-line position, or - to read positions from stdin')
    .addOption(
      new Option('--playouts <number>', `playouts, ${USUAL_PLAYOUTS} unless a limit is given`).argParser(readPlayouts),
    )
    .addOption(new Option('--time <ms>', 'milliseconds a position').argParser(readTime))
    .addOption(new Option('--seed <number>', 'seed of the playouts').argParser(readSeed).default(1))
    .option('--json', 'one JSON object a line: {position, chance, isProven, playouts, moves, ms}')
    .usage('[options] <position|->')
    .addHelpText('after', EXAMPLES)
    .action(runChances)
}

async function runChances(words: string[], { playouts, time, seed, json = false }: Options): Promise<void> {
  const limits =
    playouts === undefined && time === undefined
      ? { playouts: USUAL_PLAYOUTS }
      : { ...(playouts !== undefined && { playouts }), ...(time !== undefined && { time }) }
  const finder = new ChanceFinder()
  await answerEach('polyy chances', argumentLines(words), (position) => {
    const request = { position: formatPosition(position), ...limits, seed, goesOn: false }
    const found = finder.find(request, (chances) =>
      showProgress(`polyy chances: ${countText(chances.playouts)} playouts, ${secondsText(chances.ms)}`),
    )
    if (process.stderr.isTTY) endProgress('')
    if (json) printJson(record(position, found))
    else printChances(position, found)
  })
}

function record(position: Position, { chance, isProven, candidates, playouts, ms }: Chances): object {
  const moves = candidates.map(({ node, chance, isWon, visits, line }) => ({
    move: position.board.names[node],
    chance,
    isWon,
    playouts: visits,
    line: namesOf(position.board, line),
  }))
  return { position: formatPosition(position), chance, isProven, playouts, moves, ms: tenths(ms) }
}

function printChances(position: Position, { candidates, playouts, ms }: Chances): void {
  print(`${formatPosition(position)}   ${countText(playouts)} playouts, ${secondsText(ms)}`)
  const rows = candidates.map((candidate) => [
    position.board.names[candidate.node],
    chanceText(candidate),
    countText(candidate.visits),
    namesOf(position.board, candidate.line).join(' '),
  ])
  for (const line of indentedRows(rows)) print(line)
}

function chanceText({ chance, isWon }: CandidateMove): string {
  if (isWon !== null) return isWon ? 'wins, proven' : 'loses, proven'
  return `${percentText(chance.value)} (${intervalText(chance)})`
}
