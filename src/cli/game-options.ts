/** Options that `polyy match` and others share. Readers throw commander's InvalidArgumentError with the fault. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { traitsOf } from '../contract/studies/field.ts'
import { MATCH_FIELDS } from '../contract/studies/match.ts'
import { playsOn, type Contestant } from '../engine/arena/contestant.ts'
import { maxBalancedStones, type Match } from '../engine/arena/match.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { rounded } from '../engine/math/rounding.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { InputError } from './input.ts'
import { readNumberOfGames, readPath, readStoneCounts } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { fixedText, valueText } from './text.ts'
import { emptyPosition } from '../engine/game/position.ts'

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

const { pairs, openingStones, boardSize, seed, isJudged } = MATCH_FIELDS

/** @param games the default number of games between any two */
export function addGameOptions(command: Command, games: number): Command {
  const own = { pairs: { usual: games, read: readGames }, openingStones: { read: readOpening } }
  return addPlanOptions(command, { pairs, openingStones, boardSize, seed }, own)
    .option(
      '--file <file>',
      'keep what was played there, and go on from what is in it, with more games if wanted',
      readPath,
    )
    .option('--json', 'the result as one JSON object')
}

/** The options of a match or a tournament for its openings, and for perfect play as the judge. */
export function addContestOptions(command: Command): Command {
  return addPlanOptions(command, { isJudged }).addOption(
    new Option('--openings <kind>', traitsOf(MATCH_FIELDS.isBalanced).help)
      .choices(['random', 'balanced'])
      .default('random'),
  )
}

/** The options in the engine's terms. */
export function gameSettings(options: GameOptions): Omit<Match, 'contestants'> {
  const { opening, size, oracle, openings } = options
  const isBalanced = openings === 'balanced'
  if (isBalanced && opening > maxBalancedStones(size))
    throw new InputError(`balanced openings have ${maxBalancedStones(size)} stones at most on this board`)
  return {
    ...planIn({ boardSize, pairs, openingStones, seed }, options),
    ...(isBalanced && { isBalanced }),
    ...(oracle && { isJudged: true }),
  }
}

/** @throws InputError when one of them cannot play on the board */
export function checkBoard(contestants: readonly Contestant[], { size }: GameOptions): void {
  const stranger = contestants.find((contestant) => !playsOn(contestant, emptyPosition(size)))
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
