/** `polyy accuracy`: the sign of f, and searches on it, held against perfect play. */
import { setImmediate as turn } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import { accuracyOf, checkPosition, DEFAULT_BUDGET, horizonVerdict, sharesOf, type Accuracy, type Check, type Shares } from '../engine/accuracy.ts'
import { boardOfSize } from '../engine/board.ts'
import { parsePosition } from '../engine/notation.ts'
import { drawSample, SAMPLE_KINDS, type SampleKind } from '../engine/sample.ts'
import { ALGORITHMS, type Algorithm } from '../engine/search/search.ts'
import { Solver } from '../engine/solver/solver.ts'
import { InputError } from './input.ts'
import { KINDS_HELP, readCount, readDepths, readSeed, readStoneCounts } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, percentText, print, printJson } from './text.ts'

const EXAMPLES = `
Examples:
  polyy accuracy
  polyy accuracy --kind played --stones 10-14 --count 200 --depths 2,3
  polyy accuracy --stones 12 --seed 2 --json

A value of 0 is neither right nor wrong. Depth 0 is f itself, without a search.`

interface Options {
  stones: number[]
  count: number
  depths: number[]
  kind: SampleKind
  algorithm: Algorithm
  budget: number
  seed: number
  json?: boolean
}

const STONES = Array.from({ length: 15 }, (_, i) => 6 + i)

export function addAccuracy(program: Command): void {
  program
    .command('accuracy')
    .description('How often the sign of f, and of searches on it, names the winner, and how often their moves keep a win.')
    .addOption(new Option('--stones <numbers>', 'stones on the board: a range, a list or both').argParser(readStoneCounts).default(STONES, '6-20'))
    .addOption(new Option('--count <number>', 'positions of each number of stones').argParser(readCount).default(20))
    .addOption(new Option('--depths <plies>', 'a range, a list or both').argParser(readDepths).default([1, 2, 3, 4, 5], '1-5'))
    .addOption(new Option('--kind <how>', KINDS_HELP).choices(SAMPLE_KINDS).default('random'))
    .addOption(new Option('--algorithm <name>', 'which search').choices(ALGORITHMS).default('negascout'))
    .addOption(new Option('--budget <states>', 'a position that takes more to solve is left out').argParser(readCount).default(DEFAULT_BUDGET))
    .addOption(new Option('--seed <number>', 'of the positions').argParser(readSeed).default(1))
    .option('--json', 'one JSON object for each number of stones and depth')
    .addHelpText('after', EXAMPLES)
    .action(runAccuracy)
}

async function runAccuracy(options: Options): Promise<void> {
  const checks = await checkSample(options)
  const { stones, depths, kind, algorithm, seed, json } = options
  const byStones = stones.map((count) => ({ stones: count, accuracies: accuracyOf(checks.filter((check) => check.stones === count), depths) }))
  if (json) {
    for (const { stones: count, accuracies } of byStones) for (const accuracy of accuracies) printJson({ kind, algorithm, seed, stones: count, ...accuracy })
    return
  }
  for (const line of accuracyText(options, byStones, accuracyOf(checks, depths))) print(line)
}

/** Checks all positions, with progress on stderr. */
async function checkSample({ stones, count, kind, seed, ...options }: Options): Promise<Check[]> {
  const started = performance.now()
  const solver = new Solver(boardOfSize(4))
  const checks: Check[] = []
  const total = stones.length * count
  for (const number of stones) {
    for (const text of draw(number, count, kind, seed)) {
      showProgress(`polyy accuracy: position ${countText(checks.length + 1)} of ${countText(total)}, ${number} stones`)
      checks.push(checkPosition(parsePosition(text), options, (position, control) => solver.solve(position, control)))
      await turn()
    }
  }
  endProgress(`polyy accuracy: ${countText(total)} positions in ${secondsText(performance.now() - started)}`)
  return checks
}

function draw(stones: number, count: number, kind: SampleKind, seed: number): string[] {
  try {
    return drawSample({ kind, boardSize: 4, stones, count, seed })
  } catch (error) {
    throw error instanceof RangeError ? new InputError(error.message) : error
  }
}

interface Row {
  readonly stones: number
  readonly accuracies: readonly Accuracy[]
}

function accuracyText({ kind, algorithm, seed }: Options, rows: readonly Row[], all: readonly Accuracy[]): string[] {
  const { positions, unsolved } = all[0]
  const kinds = { random: 'reached by random moves', played: 'played with some care' }
  const searches = (accuracies: readonly Accuracy[]) => accuracies.slice(1)
  return [
    `${countText(positions)} positions, ${kinds[kind]}, seed ${seed}; ${algorithm}; ${countText(unsolved)} not solved and left out`,
    '',
    'sign that names the winner, of the values other than 0: of f, and by depth; positions that the side to move wins',
    ...shareTable('agreement', rows, all, { mover: ([f]) => percentText(sharesOf(f).moverWins), n: ([f]) => countText(f.positions) }),
    '',
    'values of 0, of all',
    ...shareTable('zero', rows, all, { n: ([f]) => countText(f.positions) }),
    '',
    'moves that keep the win, of the positions where the mover has one to throw away',
    ...shareTable('kept', rows.map(({ stones, accuracies }) => ({ stones, accuracies: searches(accuracies) })), searches(all), { n: ([first]) => countText(first.choices) }),
    '',
    ...horizonLines(all),
  ]
}

/** Stones down, depths across, and what else there is to say of each row. */
function shareTable(name: keyof Shares, rows: readonly Row[], all: readonly Accuracy[], more: Record<string, (accuracies: readonly Accuracy[]) => string>): string[] {
  const row = (head: string, accuracies: readonly Accuracy[]) => [
    head,
    ...accuracies.map((accuracy) => percentText(sharesOf(accuracy)[name])),
    ...Object.values(more).map((cellOf) => cellOf(accuracies)),
  ]
  const heads = ['stones', ...all.map(depthName), ...Object.keys(more)]
  return indentedRows([heads, ...rows.map(({ stones, accuracies }) => row(String(stones), accuracies)), row('all', all)])
}

const depthName = ({ depth }: Accuracy) => (depth === 0 ? 'f' : String(depth))

/** What looking one ply further would have changed; nothing where no depth follows another. */
function horizonLines(all: readonly Accuracy[]): string[] {
  const verdict = horizonVerdict(all)
  if (verdict === null) return []
  const steps = all.filter(({ mended }) => mended !== null)
  const row = (name: string, figure: (shares: Shares) => number | null) => [name, ...steps.map((step) => percentText(figure(sharesOf(step))))]
  return [
    `There is no horizon effect.  ${verdict.toUpperCase()}`,
    'by depth, what one ply more changes',
    ...indentedRows([
      ['', ...steps.map(depthName)],
      row('of the wrong signs, turned right', ({ turned }) => turned),
      ['wrong signs', ...steps.map(({ wrong }) => countText(wrong))],
      row('of the wins, kept only one ply deeper', ({ mended }) => mended),
      row('of the wins, lost only one ply deeper', ({ spoiled }) => spoiled),
      ['wins to throw away', ...steps.map(({ depth, choices }) => countText(depth === 0 ? null : choices))],
    ]),
  ]
}
