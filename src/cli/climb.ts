/** `polyy climb`: a linear evaluator by hill climbing, as in the thesis. It goes on where it stopped. */
import { setImmediate as turn } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import type { LinearEvaluator } from '../engine/evaluator/evaluator.ts'
import { FEATURES, QUICK_FEATURES, type FeatureId } from '../engine/evaluator/features.ts'
import { climbStep, type Climb, type ClimbStep } from '../engine/training/hill-climbing.ts'
import { readEvaluatorOf, writeEvaluator } from './evaluator-files.ts'
import { GameFile } from './game-file.ts'
import { addGameOptions, gameSettings, type GameOptions } from './game-options.ts'
import { readCount, readDepth, readSome } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, print } from './text.ts'

const EXAMPLES = `
Examples:
  polyy climb climbed.json --steps 300
  polyy climb climbed.json --from learned.json --file path.jsonl

Each step changes one weight of the champion; a challenger that wins the match clearly goes on in its place.
Features: ${FEATURES.join(', ')}.`

/** As the report plays. */
const START: LinearEvaluator = { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 }

interface Options extends GameOptions {
  steps: number
  depth: number
  features: FeatureId[]
  from?: string
}

export function addClimb(program: Command): void {
  const command = program
    .command('climb')
    .description('Weights for an evaluator, by changing one after the other and keeping what wins.')
    .argument('<evaluator>', 'the file where it goes')
  addGameOptions(command, 100)
    .addOption(new Option('--steps <number>', 'changes that are tried').argParser(readCount).default(100))
    .addOption(new Option('--depth <plies>', 'that both competitors search').argParser(readDepth).default(2))
    .addOption(new Option('--features <names>', 'the weights that may change').argParser(readSome(FEATURES)).default(QUICK_FEATURES, 'all but cheapestSets'))
    .option('--from <file>', "an evaluator to start from; the report's by default")
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, { steps, depth, features, from, file, ...options }: Options) => {
      const climb: Climb = { ...gameSettings(options), features, depth, start: from === undefined ? START : readEvaluatorOf('linear', from) }
      const path = await walk(climb, steps, new GameFile<ClimbStep>(file ?? null))
      const last = path.at(-1)?.champion ?? climb.start
      if (options.json) print(JSON.stringify({ steps: path, champion: last }))
      else for (const line of pathLines(path)) print(line)
      writeEvaluator(target, last, `polyy climb --steps ${steps} --games ${options.games} --depth ${depth} --seed ${options.seed}`)
    })
}

/** Steps from the last one in the file to as many as wanted. */
async function walk(climb: Climb, steps: number, file: GameFile<ClimbStep>): Promise<ClimbStep[]> {
  const started = performance.now()
  const path = file.open(climb).slice(0, steps)
  for (let number = path.length; number < steps; number++) {
    const step = climbStep(climb, path.at(-1)?.champion ?? climb.start, number)
    file.add(step)
    path.push(step)
    showProgress(`polyy climb: step ${countText(number + 1)} of ${countText(steps)}, ${countText(path.filter(({ isAccepted }) => isAccepted).length)} taken`)
    await turn()
  }
  endProgress(`polyy climb: ${countText(path.length)} steps in ${secondsText(performance.now() - started)}`)
  return path
}

/** The steps that were taken, and the weights at the end. */
function pathLines(path: readonly ClimbStep[]): string[] {
  const taken = path.filter(({ isAccepted }) => isAccepted)
  const heads = ['step', 'weight', 'phase', 'change', 'pairs won', 'split', 'lost']
  const rows = taken.map(({ number, feature, phase, change, pairs }) => [
    ...[String(number + 1), feature, String(phase + 1), `${change > 0 ? '+' : ''}${change}`],
    ...[pairs.won, pairs.split, pairs.lost].map(countText),
  ])
  const weights = path.at(-1)?.champion.phases ?? []
  return [
    `${countText(taken.length)} of ${countText(path.length)} steps taken`,
    ...indentedRows([heads, ...rows]),
    ...weights.map((phase, p) => `weights, phase ${p + 1}: ${Object.entries(phase).map(([id, weight]) => `${id} ${weight}`).join(', ')}`),
  ]
}
