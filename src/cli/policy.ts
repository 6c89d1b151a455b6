/** `polyy policy`: a policy network for the search by playouts, learnt from its games with itself. */
import { Option, type Command } from 'commander'
import { toPolicyFile } from '../engine/playouts/policy-file.ts'
import { learnPolicy } from '../engine/playouts/policy-training.ts'
import { PRIOR_KINDS, type PriorKind } from '../engine/playouts/prior-kinds.ts'
import { shippedPriors } from '../engine/playouts/shipped-priors.ts'
import { writeJson } from './json-files.ts'
import { readPath, wholeNumber } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { addSelfPlayOptions, playedGames, printForetold, selfPlayText, type SelfPlayOptions } from './self-play.ts'
import { countText, fixedText } from './text.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy policy policy.json --games 1000 --playouts 2000
  polyy policy second.json --by network

The games are played by the app's own search: with its patterns, with its network over them, or with none. The last
tenth of the games is held out, to tell how well the network foretells moves that it was not learnt from.`

interface Options extends SelfPlayOptions {
  readonly by: PriorKind
  readonly epochs: number
}

export function addPolicy(program: Command): void {
  addSelfPlayOptions(
    program
      .command('policy')
      .description('A policy network for the search by playouts, learnt from its games with itself.')
      .argument('<network>', 'the file where it goes', readPath),
  )
    .addOption(new Option('--by <priors>', 'what the player knows of moves').choices(PRIOR_KINDS).default('patterns'))
    .option('--epochs <number>', 'passes through the positions', readEpochs, 10)
    .addHelpText('after', EXAMPLES)
    .action(learn)
}

function learn(target: string, options: Options): void {
  const { size, seed, by, epochs } = options
  checkTarget(target)
  const games = playedGames('polyy policy', options, shippedPriors(by, size))
  const started = performance.now()
  const learnt = learnPolicy(size, games, { epochs, seed }, (epoch, loss) =>
    showProgress(`polyy policy: epoch ${countText(epoch)} of ${countText(epochs)}, loss ${fixedText(loss, 3)}`),
  )
  endProgress(`polyy policy: ${countText(epochs)} epochs in ${secondsText(performance.now() - started)}`)
  const madeBy = `polyy policy ${selfPlayText(options)} --by ${by} --epochs ${epochs}`
  writeJson(target, toPolicyFile(learnt.weights, madeBy))
  printForetold(learnt, options)
}

function readEpochs(text: string): number {
  return wholeNumber(text, 1, 1000, 'Epochs are a whole number')
}
