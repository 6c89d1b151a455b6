/** `polyy evolve`: a linear evaluator by an evolution strategy, on all cores. It goes on where it stopped. */
import type { Command } from 'commander'
import { EVOLUTION_FIELDS } from '../contract/studies/training.ts'
import { MAX_GAMES } from '../engine/arena/tournament-limits.ts'
import {
  checkedGeneration,
  evolvedBy,
  gamesOfGeneration,
  generationOf,
  parentAfter,
  type Evolution,
  type Generation,
} from '../engine/training/evolution.ts'
import { whileOpen } from './before-end.ts'
import { writeEvaluator } from './evaluator-files.ts'
import { GameFile } from './game-file.ts'
import { InputError } from './input.ts'
import { coresOption, readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'
import type { Recorded } from './record-reader.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, fixedText, indentedRows, percentText, print, printJson } from './text.ts'
import { withThreads, type Threads } from './threads.ts'
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
  polyy evolve evolved.json --generations 100
  polyy evolve evolved.json --from learned.json --file path.jsonl

The children of a generation differ from their parent by chance; all play against the evaluator that was started from,
and the mean of the best quarter is the next parent. What comes of it is the mean of the later half of the parents.
${FEATURES_HELP}`

interface Options extends TrainingOptions {
  generations: number
  children: number
  cores: number
}

export function addEvolve(program: Command): void {
  const command = program
    .command('evolve')
    .description('Weights for an evaluator, by chance and selection over generations.')
    .argument('<evaluator>', 'the file where it goes', readPath)
  addPlanOptions(addTrainingOptions(command, 60), EVOLUTION_FIELDS)
    .addOption(coresOption())
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, { generations, children, cores, file, ...options }: Options) => {
      const evolution: Evolution = { ...trainingSettings(options), children }
      if (gamesOfGeneration(evolution) > MAX_GAMES)
        throw new InputError(
          `a generation has at most ${countText(MAX_GAMES)} games, not ${countText(gamesOfGeneration(evolution))}`,
        )
      checkTarget(target)
      const path = await evolve(evolution, generations, cores, file ?? null)
      const evaluator = evolvedBy(evolution, path)
      if (options.json) printJson({ generations: path, evaluator })
      else for (const line of [...pathLines(evolution, path), ...weightLines(evaluator)]) print(line)
      writeEvaluator(
        target,
        evaluator,
        `polyy evolve --generations ${generations} --children ${children} --games ${options.games} --depth ${options.depth} --seed ${options.seed}`,
      )
    })
}

/** Goes on from the last generation in the file up to `generations`. */
async function evolve(
  evolution: Evolution,
  generations: number,
  cores: number,
  kept: string | null,
): Promise<Generation[]> {
  const started = performance.now()
  const file = new GameFile(generationsOf(evolution), kept)
  const path: Generation[] = []
  await whileOpen(
    async () => {
      path.push(...file.open().slice(0, generations))
      await withThreads(cores, async (threads) => {
        while (path.length < generations) {
          const generation = await nextGeneration(evolution, path, generations, threads)
          file.add(generation)
          path.push(generation)
        }
      })
    },
    () => file.close(),
  )
  endProgress(`polyy evolve: ${countText(path.length)} generations in ${secondsText(performance.now() - started)}`)
  return path
}

function generationsOf(evolution: Evolution): Recorded<Evolution, Generation> {
  return {
    command: 'evolve',
    played: evolution,
    countOf: () => 0,
    check: (plan, data, before) => checkedGeneration(plan, parentAfter(plan, before), before.length, data),
  }
}

async function nextGeneration(
  evolution: Evolution,
  path: readonly Generation[],
  generations: number,
  threads: Threads,
): Promise<Generation> {
  const [parent, generation] = [parentAfter(evolution, path), path.length]
  const games = Array.from({ length: gamesOfGeneration(evolution) }, (_, game) => ({
    evolution,
    parent,
    generation,
    game,
  }))
  const won = await threads.all('child', games, (played) =>
    showProgress(`polyy evolve: generation ${generation + 1} of ${generations}, game ${played} of ${games.length}`),
  )
  return generationOf(evolution, parent, generation, won)
}

/** The wins of the children, generation by generation. */
function pathLines({ children, pairs }: Evolution, path: readonly Generation[]): string[] {
  const rows = path.map(({ number, rates, parent }) => [
    String(number + 1),
    percentText(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    percentText(Math.max(...rates)),
    fixedText(parent.step, 3),
  ])
  return [
    `wins of ${countText(children)} children against the start, in ${countText(2 * pairs)} games each; the highest rate owes some of it to luck`,
    ...indentedRows([['generation', 'mean', 'highest', 'step'], ...rows]),
  ]
}
