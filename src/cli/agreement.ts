/** `polyy agreement`: how often the sign of each evaluator's value names who wins by perfect play. */
import type { Command } from 'commander'
import { LEARNED, NETWORK } from '../engine/arena/cast.ts'
import { isForBoard, REPORT_EVALUATOR, type Evaluator } from '../engine/evaluation/evaluator.ts'
import { agreementOf, type Agreement } from '../engine/training/agreement.ts'
import { readEvaluator } from './evaluator-files.ts'
import { addExampleOptions, examplePlan, playGames, type ExampleOptions } from './example-games.ts'
import { spanText } from './game-options.ts'
import { InputError } from './input.ts'
import { readPath } from './options.ts'
import { countText, fixedText, indentedRows, NONE, percentText, print, printJson } from './text.ts'
import { emptyPosition } from '../engine/game/position.ts'

const EXAMPLES = `
Examples:
  polyy agreement
  polyy agreement mine.json --games 5000 --examples truth.jsonl

One position of each game is judged, and one that is up to three random moves beside it, so that positions are independent
of each other. A value of 0 counts as half right. The loss is the mean logarithm of what was said to be unlikely: ln 2 =
0.693 is to say nothing. The report's f is no logarithm of odds and has none.`

interface Options extends ExampleOptions {
  json?: boolean
}

export function addAgreement(program: Command): void {
  const command = program
    .command('agreement')
    .description('How often the sign of an evaluator names who wins by perfect play.')
    .argument('[files...]', "evaluators beside the report's and those of the cast", addPath)
  addExampleOptions(command, { games: 2000, stones: 6, strays: 1, seed: 1000 })
    .option('--json', 'one JSON object a line for each evaluator and kind of position')
    .addHelpText('after', EXAMPLES)
    .action(async (files: string[], { json = false, ...options }: Options) => {
      const evaluators = evaluatorsOf(files, options)
      const games = await playGames('agreement', examplePlan(options, { by: 'oracle' }), options)
      const groups = {
        'in games': games.flatMap(({ examples }) => examples.slice(0, 1)),
        'beside them': games.flatMap(({ beside }) => beside.slice(0, 1)),
      }
      // To value thousands of positions takes less time than to start a worker.
      for (const [kind, examples] of Object.entries(groups)) {
        if (examples.length === 0) continue
        const agreements = evaluators.map(({ name, evaluator }) => ({
          name,
          ...agreementOf(evaluator, options.size, examples),
        }))
        if (json) for (const agreement of agreements) printJson({ kind, ...agreement })
        else for (const line of agreementLines(kind, agreements)) print(line)
      }
    })
}

function addPath(text: string, before: string[] = []): string[] {
  return [...before, readPath(text)]
}

interface Named {
  readonly name: string
  readonly evaluator: Evaluator
}

/** @throws InputError when a file cannot be used, or is for another board */
function evaluatorsOf(files: readonly string[], { size }: Options): Named[] {
  const isFit = (evaluator: Evaluator) => isForBoard(evaluator, emptyPosition(size))
  const read = files.map((name): Named => ({ name, evaluator: readEvaluator(name) }))
  const foreign = read.find(({ evaluator }) => !isFit(evaluator))
  if (foreign !== undefined) throw new InputError(`${foreign.name} is for another board`)
  const shipped: readonly Named[] = [
    { name: 'report', evaluator: REPORT_EVALUATOR },
    { name: 'learned', evaluator: LEARNED },
    { name: 'network', evaluator: NETWORK },
  ]
  return [...shipped.filter(({ evaluator }) => isFit(evaluator)), ...read]
}

function agreementLines(kind: string, agreements: readonly (Agreement & { readonly name: string })[]): string[] {
  const heads = [kind, 'right signs, 95 %', 'values of 0', 'loss']
  const rows = agreements.map(({ name, right, zero, loss }) => [
    name,
    spanText(right, percentText),
    percentText(zero),
    loss === null ? NONE : fixedText(loss, 4),
  ])
  return [`${countText(agreements[0].positions)} positions`, ...indentedRows([heads, ...rows])]
}
