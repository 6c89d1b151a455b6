/** The games with itself from which a command learns: their options, the games as they are played, and what they foretell. */
import { InvalidArgumentError, type Command } from 'commander'
import type { BoardSize } from '../engine/game/board.ts'
import { RULE_NAMES, usualRule, type CornersToWin } from '../engine/game/corners.ts'
import type { Priors } from '../engine/playouts/monte-carlo.ts'
import type { Foretold, Learnt } from '../engine/playouts/pattern-learning.ts'
import { selfPlayGame } from '../engine/playouts/self-play.ts'
import { readAnySize, readNumberOfGames, readPlayouts, readRule, readSeed } from './options.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText, percentText, print, printJson } from './text.ts'

export interface SelfPlayOptions {
  readonly size: BoardSize
  readonly rule?: CornersToWin
  readonly games: number
  readonly playouts: number
  readonly seed: number
  readonly json?: boolean
}

/** The options of a command that plays on any board by either rule. */
export function addBoardOptions(command: Command): Command {
  return command
    .option('--size <rings>', 'board size, from 2 to 7', readAnySize, 7)
    .option('--rule <rule>', "three-sides or three-corners; the board's usual rule by default", readRule)
}

/** The fewest games of which one is held out and one is not. */
const MIN_GAMES = 2

export function addSelfPlayOptions(command: Command): Command {
  return addBoardOptions(command)
    .option('--games <number>', 'games to learn from', readGames, 300)
    .option('--playouts <number>', 'playouts for a move', readPlayouts, 1500)
    .option('--seed <number>', 'of the games and of what is learnt', readSeed, 1)
    .option('--json', 'the shares of moves foretold as one JSON object')
}

/** The words of a command that give these options. */
export function selfPlayText({ size, rule, games, playouts, seed }: SelfPlayOptions): string {
  const ofRule = rule === undefined ? '' : ` --rule ${RULE_NAMES[rule]}`
  return `--size ${size}${ofRule} --games ${games} --playouts ${playouts} --seed ${seed}`
}

export function playedGames(name: string, options: SelfPlayOptions, priors: Priors | null): number[][] {
  const { size, rule = usualRule(size), games: count, playouts, seed } = options
  const started = performance.now()
  const games = Array.from({ length: count }, (_, number) => {
    showProgress(`${name}: game ${countText(number + 1)} of ${countText(count)}`)
    return selfPlayGame({ boardSize: size, cornersToWin: rule, playouts, seed }, number, priors)
  })
  endProgress(`${name}: ${countText(count)} games in ${secondsText(performance.now() - started)}`)
  return games
}

export function printForetold({ training, heldOut }: Learnt<unknown>, { json }: SelfPlayOptions): void {
  if (json) return printJson({ training, heldOut })
  print(foretoldText('learnt from', training))
  print(foretoldText('held out', heldOut))
}

function foretoldText(games: string, { positions, first, amongFive }: Foretold): string {
  return `  ${games.padEnd(12)} ${countText(positions)} moves, ${percentText(first)} foretold first, ${percentText(amongFive)} among five`
}

function readGames(text: string): number {
  const games = readNumberOfGames(text)
  if (games < MIN_GAMES) throw new InvalidArgumentError(`There are ${MIN_GAMES} games at least.`)
  return games
}
