/**
 * `polyy learn`: a linear evaluator by logistic regression, from positions of careful games that perfect play has
 * labelled.
 */
import type { Command } from 'commander'
import { WEIGHT_FIELDS } from '../contract/studies/training.ts'
import { FEATURES, type FeatureId } from '../engine/evaluation/features.ts'
import { exampleCode } from '../engine/training/example-code.ts'
import { evaluatorOf, type RegressionStep } from '../engine/training/logistic-regression.ts'
import { writeEvaluator } from './evaluator-files.ts'
import {
  addExampleOptions,
  examplePlan,
  examplesText,
  exampleWords,
  makeExamples,
  type ExampleOptions,
} from './example-games.ts'
import { readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'
import { fixedText, indentedRows, percentText, print } from './text.ts'
import { withThreads } from './threads.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy learn --file learned.json
  polyy learn --phases 1 --features piecesToWin,secondDistance,tempo --file small.json
  polyy match learned.json:2 report-2 --games 2000

Features: ${FEATURES.join(', ')}.`

interface Options extends ExampleOptions {
  phases: number
  features: FeatureId[]
  file: string
}

export function addLearn(program: Command): void {
  const command = program
    .command('learn')
    .description('Weights for a linear evaluator, by logistic regression on positions that perfect play has labelled.')
    .requiredOption('--file <file>', 'where the evaluator goes', readPath)
  addPlanOptions(addExampleOptions(command, { games: 4000, stones: 4, strays: 0, seed: 1 }), WEIGHT_FIELDS)
    .addHelpText('after', EXAMPLES)
    .action(async ({ phases, features, file, ...options }: Options) => {
      checkTarget(file)
      const examples = await makeExamples('learn', examplePlan(options, { by: 'oracle' }), options)
      print(examplesText(examples))
      const request = { options: { boardSize: options.size, features, phases }, games: examples.games.map(exampleCode) }
      // It refuses where a phase of the game has no examples.
      const steps = await withThreads(1, (threads) => threads.one('regression', request))
      for (const line of stepLines(steps)) print(line)
      const last = steps[steps.length - 1]
      for (const line of weightLines(last, features)) print(line)
      writeEvaluator(
        file,
        evaluatorOf(last),
        `polyy learn --phases ${phases} --features ${features.join(',')} ${exampleWords(options)}`,
      )
    })
}

/** The learning curve. */
function stepLines(steps: readonly RegressionStep[]): string[] {
  const heads = ['step', 'loss', 'right signs', 'held out', 'right signs']
  const rows = steps.map(({ training, heldOut }, i) => [
    String(i + 1),
    fixedText(training.loss, 4),
    percentText(training.accuracy),
    fixedText(heldOut.loss, 4),
    percentText(heldOut.accuracy),
  ])
  return indentedRows([heads, ...rows])
}

function weightLines({ weights }: RegressionStep, features: readonly FeatureId[]): string[] {
  const heads = ['weights', ...weights.map((_, phase) => `phase ${phase + 1}`)]
  return indentedRows([heads, ...features.map((id) => [id, ...weights.map((phase) => fixedText(phase[id] ?? 0, 3))])])
}
