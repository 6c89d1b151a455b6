/** Examples to train on or to judge by, from games played on all cores, except those that their file has. */
import type { Command } from 'commander'
import { EXAMPLE_FIELDS } from '../contract/studies/training.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../engine/evaluation/evaluator.ts'
import {
  splitExamples,
  type ExampleGame,
  type ExampleParts,
  type ExamplePlan,
  type Labels,
} from '../engine/training/examples.ts'
import { checkedExampleGame } from '../engine/training/training-check.ts'
import { GameRun, type Playable } from './game-run.ts'
import { InputError } from './input.ts'
import { coresOption, readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'
import { countText } from './text.ts'

export interface ExampleOptions {
  games: number
  stones: number
  strays: number
  size: BoardSize
  seed: number
  cores: number
  examples?: string
}

/** @param normally the defaults */
export function addExampleOptions(
  command: Command,
  normally: Pick<ExampleOptions, 'games' | 'stones' | 'strays' | 'seed'>,
): Command {
  const own = Object.fromEntries(Object.entries(normally).map(([name, usual]) => [name, { usual }]))
  return addPlanOptions(command, EXAMPLE_FIELDS, own)
    .addOption(coresOption())
    .option('--examples <file>', 'keep the examples there, and go on from what is in it', readPath)
}

/** @param evaluator plays the games */
export function examplePlan(
  { games, stones, strays, size, seed }: ExampleOptions,
  labels: Labels,
  evaluator: Evaluator = REPORT_EVALUATOR,
): ExamplePlan {
  return { boardSize: size, games, seed, fewestStones: stones, strays, labels, evaluator }
}

/**
 * The games in the order of their numbers: what is learnt depends on it in the last digit.
 *
 * @throws InputError when the file cannot be used
 */
export async function playGames(
  command: string,
  plan: ExamplePlan,
  { cores, examples }: ExampleOptions,
): Promise<ExampleGame[]> {
  const playable: Playable<ExamplePlan, 'examples'> = {
    command,
    played: plan,
    countOf: ({ games }) => games,
    check: checkedExampleGame,
    kind: 'examples',
    requestOf: (number) => ({ plan, number }),
    isDecided: () => false,
    say: () => '',
  }
  return (await new GameRun(playable, examples ?? null).play(cores)).sort((a, b) => a.number - b.number)
}

export interface MadeExamples extends ExampleParts {
  /** The games that they come from. */
  readonly games: readonly ExampleGame[]
}

/** @throws InputError when the file cannot be used, or the games are too few */
export async function makeExamples(command: string, plan: ExamplePlan, options: ExampleOptions): Promise<MadeExamples> {
  const games = await playGames(command, plan, options)
  const parts = splitExamples(games)
  if (parts.training.length === 0 || parts.heldOut.length === 0)
    throw new InputError(`${countText(plan.games)} games have too few positions to learn from`)
  return { games, ...parts }
}

/** The options that make the same examples again. */
export function exampleWords({ games, stones, strays, size, seed }: ExampleOptions): string {
  return `--games ${games} --stones ${stones} --strays ${strays} --size ${size} --seed ${seed}`
}

export const examplesText = ({ training, heldOut }: ExampleParts) =>
  `${countText(training.length)} examples to train on, ${countText(heldOut.length)} held out`
