/** `polyy climb`: a linear evaluator by hill climbing, as in the backgammon thesis. It goes on where it stopped. */
import type { Command } from 'commander'
import { CLIMB_FIELDS } from '../contract/studies/training.ts'
import type { LinearEvaluator } from '../engine/evaluation/evaluator.ts'
import type { Training } from '../engine/training/duel.ts'
import { checkedStep, type ClimbStep } from '../engine/training/hill-climbing.ts'
import { whileOpen } from './before-end.ts'
import { writeEvaluator } from './evaluator-files.ts'
import { GameFile } from './game-file.ts'
import { readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'
import type { Recorded } from './record-reader.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, print, printJson } from './text.ts'
import { withThreads } from './threads.ts'
import {
  addTrainingOptions,
  FEATURES_HELP,
  trainingSettings,
  weightLines,
  type TrainingOptions,
} from './training-options.ts'
import { checkTarget } from './whole-file.ts'

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
    .argument('<evaluator>', 'the file where it goes', readPath)
  addPlanOptions(addTrainingOptions(command, 100), CLIMB_FIELDS)
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, { steps, file, ...options }: Options) => {
      const climb = trainingSettings(options)
      checkTarget(target)
      const path = await walk(climb, steps, file ?? null)
      const last = path.at(-1)?.champion ?? climb.start
      if (options.json) printJson({ steps: path, champion: last })
      else for (const line of [...pathLines(path), ...weightLines(last)]) print(line)
      writeEvaluator(
        target,
        last,
        `polyy climb --steps ${steps} --games ${options.games} --depth ${options.depth} --seed ${options.seed}`,
      )
    })
}

/** Goes on from the last step in the file up to `steps`. */
async function walk(training: Training, steps: number, kept: string | null): Promise<ClimbStep[]> {
  const started = performance.now()
  const file = new GameFile(stepsOf(training), kept)
  const path: ClimbStep[] = []
  await whileOpen(
    async () => {
      path.push(...file.open().slice(0, steps))
      const requestOf = () => ({ training, champion: championAfter(training, path), from: path.length, to: steps })
      const take = (_: number, step: ClimbStep) => {
        file.add(step)
        path.push(step)
        showProgress(
          `polyy climb: step ${countText(path.length)} of ${countText(steps)}, ${countText(path.filter(({ isAccepted }) => isAccepted).length)} taken`,
        )
      }
      if (path.length < steps)
        await withThreads(1, (threads) => threads.run('climb', { tasks: [0], requestOf, progress: take }))
    },
    () => file.close(),
  )
  endProgress(`polyy climb: ${countText(path.length)} steps in ${secondsText(performance.now() - started)}`)
  return path
}

function stepsOf(training: Training): Recorded<Training, ClimbStep> {
  return {
    command: 'climb',
    played: training,
    countOf: () => 0,
    check: (plan, data, before) => checkedStep(plan, championAfter(plan, before), before.length, data),
  }
}

function championAfter({ start }: Training, path: readonly ClimbStep[]): LinearEvaluator {
  return path.at(-1)?.champion ?? start
}

/** The steps that were taken. */
function pathLines(path: readonly ClimbStep[]): string[] {
  const taken = path.filter(({ isAccepted }) => isAccepted)
  const heads = ['step', 'weight', 'phase', 'change', 'pairs won', 'split', 'lost']
  const rows = taken.map(({ number, feature, phase, change, pairs }) => [
    String(number + 1),
    feature,
    String(phase + 1),
    `${change > 0 ? '+' : ''}${change}`,
    ...[pairs.won, pairs.split, pairs.lost].map(countText),
  ])
  return [`${countText(taken.length)} of ${countText(path.length)} steps taken`, ...indentedRows([heads, ...rows])]
}
