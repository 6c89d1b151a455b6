/** `polyy learn`: a linear evaluator by logistic regression, from positions of careful games that perfect play has labelled. */
import { Option, type Command } from 'commander'
import type { BoardSize } from '../engine/board.ts'
import { FEATURES, QUICK_FEATURES, type FeatureId } from '../engine/evaluator/features.ts'
import type { ExampleGame, ExamplePlan } from '../engine/training/examples.ts'
import { evaluatorOf, regression, type RegressionStep } from '../engine/training/logistic-regression.ts'
import { writeEvaluator } from './evaluator-files.ts'
import { GameRun } from './game-run.ts'
import { coresOption } from './game-options.ts'
import { readCount, readPhases, readSeed, readSize, readSome } from './options.ts'
import { countText, indentedRows, percentText, print } from './text.ts'

const EXAMPLES = `
Examples:
  polyy learn --file learned.json
  polyy learn --phases 1 --features piecesToWin,secondDistance,tempo --file small.json
  polyy match learned.json:2 report-2 --games 2000

Features: ${FEATURES.join(', ')}.`

/** One game in so many is held out, to see what was learnt on positions never seen. */
const HELD_OUT_IN = 5

interface Options {
  games: number
  phases: number
  features: FeatureId[]
  size: BoardSize
  seed: number
  cores: number
  examples?: string
  file: string
}

export function addLearn(program: Command): void {
  program
    .command('learn')
    .description('Weights for an evaluator, from examples that perfect play has labelled.')
    .requiredOption('--file <file>', 'where the evaluator goes')
    .addOption(new Option('--games <number>', 'games that the examples come from').argParser(readCount).default(4000))
    .addOption(new Option('--phases <number>', 'of the game, each with weights of its own').argParser(readPhases).default(3))
    .addOption(new Option('--features <names>', 'what is weighed').argParser(readSome(FEATURES)).default(QUICK_FEATURES, 'all but cheapestSets'))
    .option('--size <rings>', 'board size: 2, 3 or 4', readSize, 4)
    .addOption(new Option('--seed <number>', 'of the games').argParser(readSeed).default(1))
    .addOption(coresOption())
    .option('--examples <file>', 'keep the examples there, and go on from what is in it')
    .addHelpText('after', EXAMPLES)
    .action(async ({ games, phases, features, size, seed, cores, examples, file }: Options) => {
      const plan: ExamplePlan = { boardSize: size, games, seed }
      const run = new GameRun<ExampleGame>(
        { command: 'learn', script: './example-worker.ts', played: plan, count: games, isDecided: () => false, say: () => '' },
        examples ?? null,
      )
      // In the order of their numbers: the sums of the regression depend on it in the last digit.
      const played = (await run.play(cores)).sort((a, b) => a.number - b.number)
      const part = (isHeldOut: boolean) => played.filter(({ number }) => (number % HELD_OUT_IN === 0) === isHeldOut).flatMap((game) => game.examples)
      const [training, heldOut] = [part(false), part(true)]
      print(`${countText(training.length)} examples to train on, ${countText(heldOut.length)} held out`)
      const steps = [...regression(training, heldOut, { boardSize: size, features, phases })]
      for (const line of stepLines(steps)) print(line)
      const last = steps[steps.length - 1]
      for (const line of weightLines(last, features)) print(line)
      writeEvaluator(file, evaluatorOf(last), `polyy learn --games ${games} --phases ${phases} --features ${features.join(',')} --size ${size} --seed ${seed}`)
    })
}

/** The learning curve. */
function stepLines(steps: readonly RegressionStep[]): string[] {
  const heads = ['step', 'loss', 'right signs', 'held out', 'right signs']
  const rows = steps.map(({ training, heldOut }, i) => [String(i + 1), training.loss.toFixed(4), percentText(training.accuracy), heldOut.loss.toFixed(4), percentText(heldOut.accuracy)])
  return indentedRows([heads, ...rows])
}

function weightLines({ weights }: RegressionStep, features: readonly FeatureId[]): string[] {
  const heads = ['weights', ...weights.map((_, phase) => `phase ${phase + 1}`)]
  return indentedRows([heads, ...features.map((id) => [id, ...weights.map((phase) => (phase[id] ?? 0).toFixed(3))])])
}
