/** `polyy climb`: a linear evaluator by hill climbing, as in the thesis. It goes on where it stopped. */
import { setImmediate as turn } from 'node:timers/promises'
import { Option, type Command } from 'commander'
import type { Training } from '../engine/training/duel.ts'
import { climbStep, type ClimbStep } from '../engine/training/hill-climbing.ts'
import { writeEvaluator } from './evaluator-files.ts'
import { GameFile } from './game-file.ts'
import { readCount } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, print } from './text.ts'
import { addTrainingOptions, FEATURES_HELP, trainingSettings, weightLines, type TrainingOptions } from './training-options.ts'

const EXAMPLES = `
Examples:
  polyy climb climbed.json --steps 300
  polyy climb climbed.json --from learned.json --file path.jsonl

Each step changes one weight of the champion; a challenger that wins the match clearly goes on in its place.
${FEATURES_HELP}`

interface Options extends TrainingOptions {
  steps: number
}

export function addClimb(program: Command): void {
  const command = program
    .command('climb')
    .description('Weights for an evaluator, by changing one after the other and keeping what wins.')
    .argument('<evaluator>', 'the file where it goes')
  addTrainingOptions(command, 100)
    .addOption(new Option('--steps <number>', 'changes that are tried').argParser(readCount).default(100))
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, { steps, file, ...options }: Options) => {
      const climb = trainingSettings(options)
      const path = await walk(climb, steps, new GameFile<ClimbStep>(file ?? null))
      const last = path.at(-1)?.champion ?? climb.start
      if (options.json) print(JSON.stringify({ steps: path, champion: last }))
      else for (const line of [...pathLines(path), ...weightLines(last)]) print(line)
      writeEvaluator(target, last, `polyy climb --steps ${steps} --games ${options.games} --depth ${options.depth} --seed ${options.seed}`)
    })
}

/** Steps from the last one in the file to as many as wanted. */
async function walk(climb: Training, steps: number, file: GameFile<ClimbStep>): Promise<ClimbStep[]> {
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

/** The steps that were taken. */
function pathLines(path: readonly ClimbStep[]): string[] {
  const taken = path.filter(({ isAccepted }) => isAccepted)
  const heads = ['step', 'weight', 'phase', 'change', 'pairs won', 'split', 'lost']
  const rows = taken.map(({ number, feature, phase, change, pairs }) => [
    ...[String(number + 1), feature, String(phase + 1), `${change > 0 ? '+' : ''}${change}`],
    ...[pairs.won, pairs.split, pairs.lost].map(countText),
  ])
  return [`${countText(taken.length)} of ${countText(path.length)} steps taken`, ...indentedRows([heads, ...rows])]
}
