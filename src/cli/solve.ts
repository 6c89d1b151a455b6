/** `polyy solve`: who wins with best play, and by which move. */
import { Option, type Command } from 'commander'
import { COLOUR_NAMES } from '../engine/game/colour.ts'
import { formatPosition } from '../engine/game/notation.ts'
import { FaultError } from '../engine/game/fault.ts'
import { hasPerfectPlay, winnerOf, type Position } from '../engine/game/position.ts'
import { shippedBook } from '../engine/solver/oracle.ts'
import { DEFAULT_MEMORY, type Solution, type SolveProgress } from '../engine/solver/solver.ts'
import { answerEach, argumentLines } from './lines.ts'
import { readMegabytes } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, NONE, print, printJson, tenths } from './text.ts'
import { withThreads } from './threads.ts'

const EXAMPLES = `
Examples:
  polyy solve 'r/...../r...b...../....r.....b.... b'
  polyy solve --json - < positions.txt

The book has the positions of up to four stones. Without it they may take many seconds.`

interface Options {
  memory: number
  book: boolean
  json?: boolean
}

export function addSolve(program: Command): void {
  program
    .command('solve')
    .description('Solve a position: who wins with best play, and a move that wins.')
    .argument('<position...>', 'a one-line position, or - to read positions from stdin')
    .addOption(
      new Option('--memory <MB>', 'room for what is known of states')
        .argParser(readMegabytes)
        .default(DEFAULT_MEMORY / 2 ** 20),
    )
    .option('--no-book', 'solve what the book knows, too')
    .option('--json', 'one JSON object a line: {position, winner, move, expanded, ms}')
    .usage('[options] <position|->')
    .addHelpText('after', EXAMPLES)
    .action(runSolve)
}

/** With one worker: what it knows of one position helps with the next on the same board. */
async function runSolve(words: string[], { memory, book, json = false }: Options): Promise<void> {
  const progress = ({ expanded, ms }: SolveProgress) =>
    showProgress(`polyy solve: ${countText(expanded)} states, ${secondsText(ms)}`)
  await withThreads(1, (threads) =>
    answerEach('polyy solve', argumentLines(words), async (position) => {
      if (!hasPerfectPlay(position)) throw new FaultError('unproven')
      const known = book ? fromBook(position) : null
      const solution =
        known ?? (await threads.one('proof', { position: formatPosition(position), bytes: memory * 2 ** 20 }, progress))
      if (process.stderr.isTTY) endProgress('')
      if (json) printJson(solutionRecord(position, solution))
      else print(solutionText(position, solution))
    }),
  )
}

/** The book's answer, which takes no search; null where it has none. */
function fromBook(position: Position): Solution | null {
  const started = performance.now()
  const entry = position.board.size === 4 && winnerOf(position) === null ? shippedBook().find(position) : null
  return entry && { ...entry, expanded: 0, ms: performance.now() - started }
}

const moveName = ({ board }: Position, move: number | null) => (move === null ? null : board.names[move])

function solutionRecord(position: Position, { winner, move, expanded, ms }: Solution): object {
  return { position: formatPosition(position), winner, move: moveName(position, move), expanded, ms: tenths(ms) }
}

function solutionText(position: Position, { winner, move, expanded, ms }: Solution): string {
  const wins = winnerOf(position) === null ? 'wins' : 'has won'
  const by = move === null ? '' : ` by ${moveName(position, move) ?? NONE}`
  return `${formatPosition(position)}   ${COLOUR_NAMES[winner]} ${wins}${by}   ${countText(expanded)} states, ${secondsText(ms)}`
}
