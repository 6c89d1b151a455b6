/** `polyy evolve`: a linear evaluator by an evolution strategy, on all cores. It goes on where it stopped. */
import { Option, type Command } from 'commander'
import { evolvedBy, gamesOfGeneration, generationOf, parentAfter, type Evolution, type Generation } from '../engine/training/evolution.ts'
import { Crew } from './crew.ts'
import { writeEvaluator } from './evaluator-files.ts'
import type { EvolutionGame } from './evolve-worker.ts'
import { GameFile } from './game-file.ts'
import { coresOption } from './game-options.ts'
import { readChildren, readCount } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, indentedRows, percentText, print, printJson } from './text.ts'
import { addTrainingOptions, FEATURES_HELP, trainingSettings, weightLines, type TrainingOptions } from './training-options.ts'

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
    .argument('<evaluator>', 'the file where it goes')
  addTrainingOptions(command, 60)
    .addOption(new Option('--generations <number>', 'how many').argParser(readCount).default(50))
    .addOption(new Option('--children <number>', 'of a generation').argParser(readChildren).default(16))
    .addOption(coresOption())
    .addHelpText('after', EXAMPLES)
    .action(async (target: string, { generations, children, cores, file, ...options }: Options) => {
      const evolution: Evolution = { ...trainingSettings(options), children }
      const path = await evolve(evolution, generations, cores, new GameFile<Generation>(file ?? null))
      const evaluator = evolvedBy(evolution, path)
      if (options.json) printJson({ generations: path, evaluator })
      else for (const line of [...pathLines(path), ...weightLines(evaluator)]) print(line)
      writeEvaluator(target, evaluator, `polyy evolve --generations ${generations} --children ${children} --games ${options.games} --depth ${options.depth} --seed ${options.seed}`)
    })
}

/** Generations from the last one in the file to as many as wanted. */
async function evolve(evolution: Evolution, generations: number, cores: number, file: GameFile<Generation>): Promise<Generation[]> {
  const started = performance.now()
  const path = file.open(evolution).slice(0, generations)
  const crew = path.length === generations ? null : new Crew<EvolutionGame, boolean>('./evolve-worker.ts', JSON.stringify(evolution), cores)
  for (let number = path.length; number < generations && crew !== null; number++) {
    const parent = parentAfter(evolution, path)
    const games = Array.from({ length: gamesOfGeneration(evolution) }, (_, game) => ({ parent, generation: number, game }))
    const won = await crew.ask(games, (played) => showProgress(`polyy evolve: generation ${number + 1} of ${generations}, game ${played} of ${games.length}`))
    const generation = generationOf(evolution, parent, number, won)
    file.add(generation)
    path.push(generation)
  }
  crew?.end()
  endProgress(`polyy evolve: ${countText(path.length)} generations in ${secondsText(performance.now() - started)}`)
  return path
}

/** How well the children did, generation by generation. */
function pathLines(path: readonly Generation[]): string[] {
  const rows = path.map(({ number, rates, parent }) => [
    ...[String(number + 1), percentText(rates.reduce((sum, rate) => sum + rate, 0) / rates.length)],
    ...[percentText(Math.max(...rates)), parent.step.toFixed(3)],
  ])
  return ['wins of the children against the start', ...indentedRows([['generation', 'mean', 'best', 'step'], ...rows])]
}
