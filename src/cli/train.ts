/**
 * `polyy train`: a neural network, or a perceptron by alpha reinforcement, from labelled positions. It goes on where it
 * stopped.
 */
import { Option, type Command } from 'commander'
import { LABEL_FIELDS, NETWORK_FIELDS } from '../contract/studies/training.ts'
import { exampleCode } from '../engine/training/example-code.ts'
import type { BoardSize } from '../engine/game/board.ts'
import type { NetworkEvaluator } from '../engine/evaluation/network.ts'
import type { Fit } from '../engine/training/fit.ts'
import type { ExampleGame, ExampleParts, Labels } from '../engine/training/examples.ts'
import {
  bestEpoch,
  firstState,
  isTrained,
  type Epoch,
  type NetworkPlan,
  type TrainingState,
} from '../engine/training/network-training.ts'
import { hiddenOf, networkOf, shapeOf } from '../engine/training/parameters.ts'
import { whileOpen } from './before-end.ts'
import {
  addExampleOptions,
  examplePlan,
  examplesText,
  exampleWords,
  makeExamples,
  type ExampleOptions,
  type MadeExamples,
} from './example-games.ts'
import { readEvaluatorOf, writeEvaluator } from './evaluator-files.ts'
import { InputError } from './input.ts'
import { readHidden, readPath } from './options.ts'
import { addPlanOptions } from './plan-options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, fixedText, indentedRows, percentText, print, printJson } from './text.ts'
import { withThreads } from './threads.ts'
import { TrainingFile } from './training-file.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy train --file network.json --examples examples.jsonl --state training.json
  polyy train --kind alpha --examples examples.jsonl --file alpha.json
  polyy train --labels games --file first.json
  polyy train --labels games --from first.json --file second.json
  polyy match second.json:2 report-2 --games 2000

With --from the examples come from that network's games with itself, and training starts at its weights.`

/** Networks with hidden layers, and perceptrons by the same back-propagation or by alpha reinforcement. */
const KINDS = ['network', 'perceptron', 'alpha'] as const

interface Options extends ExampleOptions {
  labels: Labels['by']
  playouts: number
  kind: (typeof KINDS)[number]
  hidden: number[]
  epochs: number
  from?: string
  state?: string
  file: string
  json?: boolean
}

export function addTrain(program: Command): void {
  const command = program
    .command('train')
    .description('A neural network as evaluator, from labelled positions.')
    .requiredOption('--file <file>', 'where the evaluator goes', readPath)
  addExampleOptions(command, { games: 4000, stones: 6, strays: 3, seed: 1 })
  addPlanOptions(command, LABEL_FIELDS).addOption(
    new Option('--kind <kind>', 'with hidden layers, without, or without by alpha reinforcement')
      .choices(KINDS)
      .default('network'),
  )
  addPlanOptions(command, NETWORK_FIELDS, { hidden: { read: readHidden } })
    .addOption(
      new Option('--from <file>', 'a network that plays the games and is trained further')
        .argParser(readPath)
        .conflicts(['hidden', 'kind']),
    )
    .option('--state <file>', 'keep the training there after each epoch, and go on from what is in it', readPath)
    .option('--json', 'the learning curve as one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(runTrain)
}

async function runTrain({
  labels,
  playouts,
  kind,
  hidden,
  epochs,
  from,
  state,
  file,
  json = false,
  ...options
}: Options): Promise<void> {
  const { size, seed } = options
  checkTarget(file)
  const start = from === undefined ? null : readEvaluatorOf('network', from)
  if (start !== null && start.boardSize !== size)
    throw new InputError(`${from} is for the board of ${start.boardSize} rings, not ${size}`)
  const plan: NetworkPlan = {
    boardSize: size,
    hidden: start !== null ? hiddenOf(start) : kind === 'network' ? hidden : [],
    epochs,
    seed,
    start,
  }
  const examples = examplePlan(
    options,
    labels === 'oracle' ? { by: labels } : { by: labels, games: playouts },
    start ?? undefined,
  )
  const kept = new TrainingFile({ examples, network: plan }, (kind === 'alpha' ? null : state) ?? null)
  await whileOpen(
    async () => {
      const begun = kept.open() ?? firstState(plan)
      const made = await makeExamples('train', examples, options)
      if (!json) print(examplesText(made))
      const madeFrom = `--labels ${labels === 'oracle' ? labels : `games --playouts ${playouts}`} ${exampleWords(options)}`
      if (kind === 'alpha')
        writeEvaluator(file, await reinforced(size, made, json), `polyy train --kind alpha ${madeFrom}`)
      else {
        const whence =
          from === undefined
            ? `--kind ${kind}${kind === 'network' ? ` --hidden ${hidden.join(',')}` : ''}`
            : `--from ${from}`
        const { curve, best } = await trained(plan, begun, made.games, kept)
        if (json) printJson({ examples: countsOf(made), curve, best: bestEpoch(curve) })
        else
          for (const line of curveLines(
            'epoch',
            curve.map((epoch, i) => ({ after: i + 1, ...epoch })),
            bestEpoch(curve),
          ))
            print(line)
        writeEvaluator(
          file,
          networkOf(shapeOf(size, plan.hidden), best),
          `polyy train ${whence} --epochs ${epochs} ${madeFrom}`,
        )
      }
    },
    () => kept.close(),
  )
}

const countsOf = ({ training, heldOut }: ExampleParts) => ({ training: training.length, heldOut: heldOut.length })

/** A perceptron by alpha reinforcement. */
async function reinforced(boardSize: BoardSize, made: MadeExamples, json: boolean): Promise<NetworkEvaluator> {
  const request = { boardSize, games: made.games.map(exampleCode) }
  const steps = await withThreads(1, (threads) => threads.one('reinforcement', request))
  const curve = steps.map(({ examples, training, heldOut }) => ({ after: examples, training, heldOut }))
  if (json) printJson({ examples: countsOf(made), curve })
  else for (const line of curveLines('examples', curve, null)) print(line)
  return networkOf(shapeOf(boardSize, []), steps[steps.length - 1].parameters)
}

interface CurvePoint extends Epoch {
  /** Epochs, or examples, so far. */
  readonly after: number
}

/** Trains epoch by epoch, and keeps each state in the file. */
async function trained(
  plan: NetworkPlan,
  begun: TrainingState,
  games: readonly ExampleGame[],
  file: TrainingFile,
): Promise<TrainingState> {
  const started = performance.now()
  let state = begun
  // Asked again if the job fails: the repeat goes on from the last epoch.
  const requestOf = () => ({ plan, state, games: games.map(exampleCode) })
  const progress = (_: number, next: TrainingState) => {
    file.save(next)
    state = next
    const { curve } = next
    showProgress(
      `polyy train: epoch ${countText(curve.length)} of ${countText(plan.epochs)}, held out ${fitText(curve[curve.length - 1].heldOut).join(', ')}`,
    )
  }
  if (!isTrained(plan, begun))
    await withThreads(1, (threads) => threads.run('epochs', { tasks: [0], requestOf, progress }))
  endProgress(`polyy train: ${countText(state.curve.length)} epochs in ${secondsText(performance.now() - started)}`)
  return state
}

const fitText = ({ loss, accuracy }: Fit) => [fixedText(loss, 4), percentText(accuracy)]

/** @param best the row that was chosen as the network, from 0; null where none was chosen, and the last is it */
function curveLines(head: string, curve: readonly CurvePoint[], best: number | null): string[] {
  const heads = [head, 'loss', 'right signs', 'held out', 'right signs']
  const rows = curve.map(({ after, training, heldOut }, i) => [
    `${countText(after)}${i === best ? ' *' : ''}`,
    ...fitText(training),
    ...fitText(heldOut),
  ])
  return [...indentedRows([heads, ...rows]), ...(best === null ? [] : ['  * the network that was kept'])]
}
