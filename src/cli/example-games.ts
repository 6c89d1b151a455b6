/** Examples to train on, for `polyy learn` and `polyy train`: games played on all cores, those that their file has not. */
import { Option, type Command } from 'commander'
import type { BoardSize } from '../engine/board.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../engine/evaluator/evaluator.ts'
import { partsOf, type ExampleGame, type ExampleParts, type ExamplePlan } from '../engine/training/examples.ts'
import { coresOption } from './game-options.ts'
import { GameRun } from './game-run.ts'
import { readCount, readSeed, readSize, readStrays } from './options.ts'
import { countText } from './text.ts'

export interface ExampleOptions {
  games: number
  labels: 'oracle' | 'games'
  playouts: number
  strays: number
  size: BoardSize
  seed: number
  cores: number
  examples?: string
}

/** @param strays unless said otherwise */
export function addExampleOptions(command: Command, strays: number): Command {
  return command
    .addOption(new Option('--games <number>', 'games that the examples come from').argParser(readCount).default(4000))
    .addOption(new Option('--labels <whose>', 'who says how likely a win is: perfect play, or games played from there').choices(['oracle', 'games']).default('oracle'))
    .addOption(new Option('--playouts <number>', 'games for each label, where games say so').argParser(readCount).default(8))
    .addOption(new Option('--strays <number>', 'for each position of a game, others a few random moves on').argParser(readStrays).default(strays))
    .option('--size <rings>', 'board size: 2, 3 or 4', readSize, 4)
    .addOption(new Option('--seed <number>', 'of the games, and of what is random in training').argParser(readSeed).default(1))
    .addOption(coresOption())
    .option('--examples <file>', 'keep the examples there, and go on from what is in it')
}

/** @param evaluator of those who play */
export function examplePlan({ games, labels, playouts, strays, size, seed }: ExampleOptions, evaluator: Evaluator = REPORT_EVALUATOR): ExamplePlan {
  return { boardSize: size, games, seed, strays, labels: labels === 'oracle' ? { by: labels } : { by: labels, games: playouts }, evaluator }
}

/** @throws InputError when the file cannot be used */
export async function makeExamples(command: string, plan: ExamplePlan, { cores, examples }: ExampleOptions): Promise<ExampleParts> {
  const run = new GameRun<ExampleGame>({ command, script: './example-worker.ts', played: plan, count: plan.games, isDecided: () => false, say: () => '' }, examples ?? null)
  return partsOf((await run.play(cores)).sort((a, b) => a.number - b.number))
}

/** The words that make the same examples again. */
export function exampleWords({ games, labels, playouts, strays, size, seed }: ExampleOptions): string {
  return `--games ${games} --labels ${labels === 'games' ? `games --playouts ${playouts}` : labels} --strays ${strays} --size ${size} --seed ${seed}`
}

export const examplesText = ({ training, heldOut }: ExampleParts) => `${countText(training.length)} examples to train on, ${countText(heldOut.length)} held out`
