/** Options that `polyy match` and others share. Readers throw commander's InvalidArgumentError with the fault. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { playsOn, type Contestant } from '../engine/arena/contestant.ts'
import { maxBalancedStones, type Match } from '../engine/arena/match.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { rounded } from '../engine/math/rounding.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { InputError } from './input.ts'
import { readNumberOfGames, readPath, readSeed, readSize, readStoneCounts } from './options.ts'
import { fixedText, valueText } from './text.ts'

export interface GameOptions {
  games: number
  opening: number
  size: BoardSize
  seed: number
  file?: string
  json?: boolean
  oracle?: boolean
  openings?: 'random' | 'balanced'
}

/** @param games the default number of games between any two */
export function addGameOptions(command: Command, games: number): Command {
  return command
    .addOption(new Option('--games <number>', 'between any two, an even number').argParser(readGames).default(games))
    .addOption(
      new Option('--opening <stones>', 'random stones that both games of a pair start from')
        .argParser(readOpening)
        .default(3),
    )
    .option('--size <rings>', 'board size: 2, 3 or 4', readSize, 4)
    .addOption(new Option('--seed <number>', 'of the openings and all random moves').argParser(readSeed).default(1))
    .option(
      '--file <file>',
      'keep what was played there, and go on from what is in it, with more games if wanted',
      readPath,
    )
    .option('--json', 'the result as one JSON object')
}

export function oracleOption(): Option {
  return new Option('--oracle', 'ask perfect play which moves of each game threw the win')
}

export function openingsOption(): Option {
  return new Option('--openings <kind>', 'random, or balanced: Red and Blue win by turns with perfect play')
    .choices(['random', 'balanced'])
    .default('random')
}

/** The options in the engine's terms. */
export function gameSettings({
  games,
  opening,
  size,
  seed,
  oracle,
  openings,
}: GameOptions): Omit<Match, 'contestants'> {
  const isBalanced = openings === 'balanced'
  if (isBalanced && opening > maxBalancedStones(size))
    throw new InputError(`balanced openings have ${maxBalancedStones(size)} stones at most on this board`)
  const settings = {
    boardSize: size,
    pairs: games / 2,
    openingStones: opening,
    seed,
    ...(isBalanced && { isBalanced }),
  }
  return oracle ? { ...settings, isJudged: true } : settings
}

/** @throws InputError when one of them cannot play on the board */
export function checkBoard(contestants: readonly Contestant[], { size }: GameOptions): void {
  const stranger = contestants.find((contestant) => !playsOn(contestant, size))
  if (stranger !== undefined) throw new InputError(`${stranger.name} does not play on the board of ${size} rings`)
}

export const spanText = ({ value, lower, upper }: Estimate, text: (figure: number) => string) =>
  `${text(value)} (${text(lower)} to ${text(upper)})`

/** Blunders in a game, with their interval. */
export const thrownText = (thrown: Estimate) => spanText(thrown, (count) => fixedText(count, 2))

/** Points with their sign. */
export const eloText = (elo: number) => (Number.isFinite(elo) ? valueText(rounded(elo)) : elo > 0 ? '+∞' : '−∞')

function readGames(text: string): number {
  const games = readNumberOfGames(text)
  if (games % 2 === 1) throw new InvalidArgumentError('Games are played in pairs: an even number.')
  return games
}

function readOpening(text: string): number {
  const [stones, ...more] = readStoneCounts(text)
  if (more.length > 0) throw new InvalidArgumentError('An opening has one number of stones.')
  return stones
}
