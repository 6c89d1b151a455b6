/** `polyy accuracy`: the sign of f, and searches on it, compared with perfect play. */
import { Option, type Command } from 'commander'
import { ACCURACY_SAMPLE_FIELDS } from '../contract/studies/accuracy.ts'
import {
  accuracyOf,
  DEFAULT_BUDGET,
  positionOfNumber,
  sharesOf,
  type Accuracy,
  type Check,
  type CheckRequest,
  type Shares,
} from '../engine/lab/accuracy.ts'
import { horizonOf, type Horizon } from '../engine/lab/real-losses.ts'
import type { SampleKind } from '../engine/lab/sample-plan.ts'
import type { Algorithm } from '../engine/search/methods.ts'
import { tuningOf } from '../engine/search/settings.ts'
import type { Rate } from '../engine/math/statistics.ts'
import type { NamedEvaluator } from '../engine/evaluation/named-evaluator.ts'
import { isForBoard } from '../engine/evaluation/evaluator.ts'
import { EVALUATOR_HELP, misfitFault, readOneEvaluator } from './contestants.ts'
import { coresOption, readCount, readDepths, readPlayoutCounts, readSampleCount, readStoneCounts } from './options.ts'
import { keptRows, keptText } from './kept-by-playouts.ts'
import { addPlanOptions } from './plan-options.ts'
import { positionJobs } from './position-jobs.ts'
import { addTuning, tuningIn, unusualSettings, type TuningFlags } from './search-options.ts'
import { countText, indentedRows, intervalText, print, printJson, shareText } from './text.ts'
import { withThreads, type Threads } from './threads.ts'
import { emptyPosition } from '../engine/game/position.ts'

const EXAMPLES = `
Examples:
  polyy accuracy
  polyy accuracy --kind played --stones 10-14 --count 200 --depths 2,3
  polyy accuracy --stones 12 --algorithms alpha-beta,negascout --seed 2 --json
  polyy accuracy --depths 3 --extension forced --terminal dfs
  polyy accuracy --kind played --stones 8-20 --count 40 --depths 5 --playouts 10,30,100,300,1000,3000,10000

A value of 0 counts as half right. Depth 0 is f itself, without a search. A position that is not solved is left out for all
algorithms. With --evaluator another one stands in place of f, by itself and in the searches. Each position is solved without what was learnt from others, so that the same ones are on every run.`

interface Options extends TuningFlags {
  stones: number[]
  count: number
  depths: number[]
  kind: SampleKind
  algorithms: Algorithm[]
  playouts?: number[]
  budget: number
  seed: number
  evaluator?: NamedEvaluator
  cores: number
  json?: boolean
}

const STONES = Array.from({ length: 15 }, (_, i) => 6 + i)

export function addAccuracy(program: Command): void {
  const command = program
    .command('accuracy')
    .description(
      'How often the sign of f, and of searches on it, names the winner, and how often their moves keep a win.',
    )
  addPlanOptions(command, ACCURACY_SAMPLE_FIELDS, {
    from: { read: readStoneCounts, usual: STONES, usualText: '6-20' },
    count: { read: readSampleCount },
    depths: { read: readDepths },
  }).addOption(
    new Option('--budget <states>', 'a position that takes more to solve is left out')
      .argParser(readCount)
      .default(DEFAULT_BUDGET),
  )
  addTuning(command)
    .option('--evaluator <who>', `whose agreement is measured, in place of f: ${EVALUATOR_HELP}`, readOneEvaluator)
    .option(
      '--playouts <numbers>',
      'also wins kept by Monte Carlo tree search: playouts a move, a list',
      readPlayoutCounts,
    )
    .addOption(coresOption())
    .option('--json', 'one JSON object for each algorithm, number of stones and depth')
    .addHelpText('after', EXAMPLES)
    .action(runAccuracy)
}

async function runAccuracy(options: Options): Promise<void> {
  const { evaluator, kind, stones, count, seed, algorithms, depths, budget, playouts } = options
  if (evaluator !== undefined && !isForBoard(evaluator.evaluator, emptyPosition(4))) throw misfitFault(evaluator)
  const checked = await withThreads(options.cores, (threads) =>
    checkSample(
      'polyy accuracy',
      {
        kind,
        stones,
        count,
        seed,
        algorithms,
        depths,
        budget,
        ...(playouts && { playouts }),
        ...tuningIn(options),
        ...(evaluator && { evaluator: evaluator.evaluator }),
      },
      threads,
    ),
  )
  const byAlgorithm = options.algorithms.map((algorithm, a) =>
    resultOf(
      algorithm,
      checked.map((checks) => checks[a]),
      options,
    ),
  )
  const kept = checked.flatMap(([{ found }]) => (found?.byPlayouts ? [found.byPlayouts] : []))
  if (options.json) {
    byAlgorithm.forEach((result) => printResult(result, options))
    return keptRows(kept, options).forEach(printJson)
  }
  for (const line of accuracyText(options, byAlgorithm)) print(line)
  for (const line of keptText(kept, options)) print(line)
}

/** Positions to check, and how. */
export interface CheckedSample extends Omit<CheckRequest, 'position'> {
  readonly kind: SampleKind
  readonly stones: readonly number[]
  /** Positions of each number of stones. */
  readonly count: number
  readonly seed: number
}

/** Checks all positions, with progress on stderr. */
export async function checkSample(
  command: string,
  {
    kind,
    stones,
    count,
    seed,
    algorithms,
    depths,
    budget,
    evaluator,
    everyMove = false,
    playouts,
    ...settings
  }: CheckedSample,
  threads: Threads,
): Promise<(readonly Check[])[]> {
  const plans = stones.map((number) => ({ kind, boardSize: 4 as const, stones: number, count, seed }))
  const samples = await threads.all('sample', plans)
  const total = stones.length * count
  const requests = Array.from({ length: total }, (_, number) => ({
    position: positionOfNumber(samples, number),
    algorithms,
    depths,
    budget,
    everyMove,
    ...tuningOf(settings),
    ...(evaluator && { evaluator }),
    ...(playouts && { playouts }),
  }))
  return positionJobs(command, 'check', requests, threads)
}

interface Row {
  readonly stones: number | 'all'
  readonly accuracies: readonly Accuracy[]
}

/** One algorithm, by number of stones and then for all together. */
interface Result {
  readonly algorithm: Algorithm
  readonly rows: readonly Row[]
  readonly all: readonly Accuracy[]
}

function resultOf(algorithm: Algorithm, checks: readonly Check[], { stones, depths }: Options): Result {
  const all = accuracyOf(checks, depths)
  const rows = stones.map((number): Row => ({
    stones: number,
    accuracies: accuracyOf(
      checks.filter((check) => check.stones === number),
      depths,
    ),
  }))
  return { algorithm, rows: [...rows, { stones: 'all', accuracies: all }], all }
}

function printResult({ algorithm, rows }: Result, { kind, seed, evaluator, ...flags }: Options): void {
  const settings = tuningIn(flags)
  for (const { stones, accuracies } of rows)
    for (const accuracy of accuracies)
      printJson({
        kind,
        algorithm,
        seed,
        evaluator: evaluator?.name,
        ...settings,
        stones,
        ...accuracy,
        shares: sharesOf(accuracy),
      })
}

function accuracyText({ kind, seed, evaluator, ...flags }: Options, results: readonly Result[]): string[] {
  const [{ all }] = results
  const kinds = { random: 'reached by random moves', played: 'played with some care' }
  const { ordering, ...tuning } = tuningIn(flags)
  const settings = [...(ordering === undefined ? [] : [`ordering ${ordering}`]), ...unusualSettings(tuning)]
  const horizon = horizonOf(results.map((result) => result.all))
  return [
    `${countText(all[0].positions)} positions, ${kinds[kind]}, seed ${seed}; ${countText(all[0].unsolved)} not solved and left out`,
    ...(settings.length === 0 ? [] : [`searches with ${settings.join(', ')}`]),
    '',
    ...results.flatMap((result) => resultText(result, evaluator?.name ?? 'f')),
    // The claim is about f.
    ...(horizon === null || evaluator !== undefined ? [] : horizonLines(horizon, results)),
  ]
}

/** @param evaluator the name of the evaluator */
function resultText({ algorithm, rows, all }: Result, evaluator: string): string[] {
  const searched = rows.map(({ stones, accuracies }) => ({ stones, accuracies: accuracies.slice(1) }))
  return [
    `${algorithm}: signs that name the winner, a value of 0 as half right: of ${evaluator}, and by depth; positions that the side to move wins`,
    ...shareTable('agreement', evaluator, rows, all, {
      mover: ([f]) => shareText(sharesOf(f).moverWins),
      n: ([f]) => countText(f.positions),
    }),
    '',
    `${algorithm}: values of 0, of all`,
    ...shareTable('zero', evaluator, rows, all, { n: ([f]) => countText(f.positions) }),
    '',
    `${algorithm}: moves that keep the win, of the positions where the mover has one to throw away`,
    ...shareTable('kept', evaluator, searched, all.slice(1), { n: ([first]) => countText(first.choices) }),
    '',
  ]
}

/**
 * Stones down, depths across, and further columns from `more`; the last row has the intervals of all positions
 * together.
 */
function shareTable(
  name: keyof Shares,
  evaluator: string,
  rows: readonly Row[],
  all: readonly Accuracy[],
  more: Record<string, (accuracies: readonly Accuracy[]) => string>,
): string[] {
  const row = ({ stones, accuracies }: Row) => [
    String(stones),
    ...accuracies.map((accuracy) => shareText(sharesOf(accuracy)[name])),
    ...Object.values(more).map((cellOf) => cellOf(accuracies)),
  ]
  const heads = ['stones', ...all.map((accuracy) => depthName(accuracy, evaluator)), ...Object.keys(more)]
  return indentedRows([
    heads,
    ...rows.map(row),
    ['95 %', ...all.map((accuracy) => intervalText(sharesOf(accuracy)[name]))],
  ])
}

const depthName = ({ depth }: Accuracy, evaluator = 'f') => (depth === 0 ? evaluator : String(depth))

/** The claim, and what looking one ply further would have changed. */
function horizonLines({ verdict, losses }: Horizon, results: readonly Result[]): string[] {
  return [
    `There is no horizon effect.  ${verdict.toUpperCase()}`,
    'by depth, what one ply more changes; the intervals hold together with 95 % confidence, and the verdict for all that they leave open',
    ...results.flatMap(({ algorithm, all }, a) => {
      const steps = all.filter(({ keptDeeper }) => keptDeeper !== null)
      const row = (name: string, figure: (shares: Shares) => Rate | null) => [
        name,
        ...steps.map((step) => shareText(figure(sharesOf(step)))),
      ]
      const intervals = (figure: 'rate' | 'lostDeeper') => [
        'interval',
        ...steps.map(({ depth }) => intervalText(losses[a].find((loss) => loss.depth === depth)?.[figure] ?? null)),
      ]
      return indentedRows([
        [algorithm, ...steps.map((step) => depthName(step))],
        row('of the wrong signs, right one ply deeper', ({ rightDeeper }) => rightDeeper),
        ['wrong signs', ...steps.map(({ wrong }) => countText(wrong))],
        row('of the wins, kept only one ply deeper', ({ keptDeeper }) => keptDeeper),
        intervals('rate'),
        row('of the wins, lost only one ply deeper', ({ lostDeeper }) => lostDeeper),
        intervals('lostDeeper'),
        ['wins to throw away', ...steps.map(({ depth, choices }) => countText(depth === 0 ? null : choices))],
      ])
    }),
  ]
}
