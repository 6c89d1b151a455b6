/** `polyy patterns`: weights of patterns for the search by playouts, learnt from games of a player with itself. */
import { InvalidArgumentError, type Command } from 'commander'
import { usualRule, type CornersToWin } from '../engine/game/corners.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { fromPatternFile, toPatternFile } from '../engine/playouts/pattern-file.ts'
import { patternGame, type PatternGames } from '../engine/playouts/pattern-games.ts'
import { learnPatterns, type Foretold } from '../engine/playouts/pattern-learning.ts'
import { PatternPriors } from '../engine/playouts/pattern-priors.ts'
import { readJson, writeJson } from './json-files.ts'
import { readAnySize, readNumberOfGames, readPath, readPlayouts, readRule, readSeed, wholeNumber } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, percentText, print, printJson } from './text.ts'
import { checkTarget } from './whole-file.ts'

const EXAMPLES = `
Examples:
  polyy patterns patterns.json --games 300 --playouts 1500
  polyy patterns second.json --from patterns.json

The games are played by the plain search, or by one with the patterns of a file. The last tenth of them is held out, to
tell how well the patterns foretell moves that they were not learnt from.`

interface Options {
  size: BoardSize
  rule?: CornersToWin
  games: number
  playouts: number
  rounds: number
  seed: number
  from?: string
  json?: boolean
}

/** The fewest games of which one is held out and one is not. */
const MIN_GAMES = 2

export function addPatterns(program: Command): void {
  program
    .command('patterns')
    .description('Weights of patterns for the search by playouts, learnt from its games with itself.')
    .argument('<patterns>', 'the file where they go', readPath)
    .option('--size <rings>', 'board size, from 2 to 7', readAnySize, 7)
    .option('--rule <rule>', "three-sides or three-corners; the board's usual rule by default", readRule)
    .option('--games <number>', 'games to learn from', readGames, 300)
    .option('--playouts <number>', 'playouts for a move', readPlayouts, 1500)
    .option('--rounds <number>', 'rounds of learning', readRounds, 30)
    .option('--seed <number>', 'of the games', readSeed, 1)
    .option('--from <file>', 'patterns of the player that plays the games', readPath)
    .option('--json', 'the shares of moves foretold as one JSON object')
    .addHelpText('after', EXAMPLES)
    .action(learn)
}

function learn(target: string, options: Options): void {
  const { size, rule = usualRule(size), games, playouts, rounds, seed, from } = options
  checkTarget(target)
  const weights = from === undefined ? null : readJson(from, fromPatternFile)
  const plan = { boardSize: size, cornersToWin: rule, playouts, seed }
  const { training, heldOut, ...learnt } = learnPatterns(size, playedGames(plan, games, weights), rounds)
  const whence = from === undefined ? '' : ` --from ${from}`
  const madeBy = `polyy patterns --size ${size} --games ${games} --playouts ${playouts} --rounds ${rounds} --seed ${seed}${whence}`
  writeJson(target, toPatternFile(learnt.weights, madeBy))
  if (options.json) printJson({ training, heldOut })
  else for (const [name, foretold] of Object.entries({ learnt: training, heldOut })) print(foretoldText(name, foretold))
}

function playedGames(plan: PatternGames, count: number, weights: Float32Array | null): number[][] {
  const started = performance.now()
  const priors = weights && new PatternPriors(plan.boardSize, weights)
  const games = Array.from({ length: count }, (_, number) => {
    showProgress(`polyy patterns: game ${countText(number + 1)} of ${countText(count)}`)
    return patternGame(plan, number, priors)
  })
  endProgress(`polyy patterns: ${countText(count)} games in ${secondsText(performance.now() - started)}`)
  return games
}

function foretoldText(name: string, { positions, first, amongFive }: Foretold): string {
  const games = name === 'learnt' ? 'learnt from' : 'held out'
  return `  ${games.padEnd(12)} ${countText(positions)} moves, ${percentText(first)} foretold first, ${percentText(amongFive)} among five`
}

function readGames(text: string): number {
  const games = readNumberOfGames(text)
  if (games < MIN_GAMES) throw new InvalidArgumentError(`There are ${MIN_GAMES} games at least.`)
  return games
}

function readRounds(text: string): number {
  return wholeNumber(text, 1, 1000, 'Rounds are a whole number')
}
