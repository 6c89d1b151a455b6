/** `polyy patterns`: weights of patterns for the search by playouts, learnt from games of a player with itself. */
import type { Command } from 'commander'
import { fromPatternFile, toPatternFile } from '../engine/playouts/pattern-file.ts'
import { learnPatterns } from '../engine/playouts/pattern-learning.ts'
import { PatternPriors } from '../engine/playouts/pattern-priors.ts'
import { readJson, writeJson } from './json-files.ts'
import { readPath, wholeNumber } from './options.ts'
import { addSelfPlayOptions, playedGames, printForetold, selfPlayText, type SelfPlayOptions } from './self-play.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy patterns patterns.json --games 300 --playouts 1500
  polyy patterns second.json --from patterns.json

The games are played by the plain search, or by one with the patterns of a file. The last tenth of them is held out, to
tell how well the patterns foretell moves that they were not learnt from.`

interface Options extends SelfPlayOptions {
  readonly rounds: number
  readonly from?: string
}

export function addPatterns(program: Command): void {
  addSelfPlayOptions(
    program
      .command('patterns')
      .description('Weights of patterns for the search by playouts, learnt from its games with itself.')
      .argument('<patterns>', 'the file where they go', readPath),
  )
    .option('--rounds <number>', 'rounds of learning', readRounds, 30)
    .option('--from <file>', 'patterns of the player that plays the games', readPath)
    .addHelpText('after', EXAMPLES)
    .action(learn)
}

function learn(target: string, options: Options): void {
  const { size, rounds, from } = options
  checkTarget(target)
  const priors = from === undefined ? null : new PatternPriors(size, readJson(from, fromPatternFile))
  const learnt = learnPatterns(size, playedGames('polyy patterns', options, priors), rounds)
  const whence = from === undefined ? '' : ` --from ${from}`
  const madeBy = `polyy patterns ${selfPlayText(options)} --rounds ${rounds}${whence}`
  writeJson(target, toPatternFile(learnt.weights, madeBy))
  printForetold(learnt, options)
}

function readRounds(text: string): number {
  return wholeNumber(text, 1, 1000, 'Rounds are a whole number')
}
