/** Options that `polyy match` and others share. Readers throw commander's InvalidArgumentError with the fault. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { traitsOf, type Fields } from '../contract/studies/field.ts'
import { MAX_OPEN_STONES, BoardSize as KernelsBoard } from '../contract/studies/fields.ts'
import { MATCH_FIELDS } from '../contract/studies/match.ts'
import { playsOn, type Contestant } from '../engine/arena/contestant.ts'
import { maxBalancedStones, type Match } from '../engine/arena/match.ts'
import type { BoardSize } from '../engine/game/board.ts'
import { ruleText, type RuleName } from '../engine/game/corners.ts'
import { ratioDigits, rounded } from '../engine/math/rounding.ts'
import type { Estimate } from '../engine/math/statistics.ts'
import { InputError } from './input.ts'
import { readNumberOfGames, readPath, wholeNumber } from './options.ts'
import { addPlanOptions, planIn } from './plan-options.ts'
import { fixedText, valueText } from './text.ts'
import {
  fitsBits,
  hasPerfectPlay,
  startOf,
  startPlanOf,
  type BoardAndRule,
  type Position,
} from '../engine/game/position.ts'
import { faultText } from '../engine/game/fault.ts'

export interface GameOptions {
  games: number
  opening: number
  size: BoardSize
  rule?: RuleName
  seed: number
  file?: string
  json?: boolean
  oracle?: boolean
  swap?: boolean
  openings?: 'random' | 'balanced'
}

const { pairs, openingStones, boardSize, rule, seed, swapRule, isJudged } = MATCH_FIELDS

/** Options for the board of games: any by either rule, or one that the kernels know. */
export const ANY_BOARD = { boardSize, rule }
export const KERNELS_BOARD = { boardSize: KernelsBoard }

/** @param games the default number of games between any two */
export function addGamePlan(command: Command, games: number, board: Fields): Command {
  const own = { pairs: { usual: games, read: readGames }, openingStones: { read: readOpening } }
  return addPlanOptions(command, { pairs, openingStones, ...board, seed }, own)
}

/** @param games the default number of games between any two */
export function addGameOptions(command: Command, games: number, board: Fields): Command {
  return addGamePlan(command, games, board)
    .option(
      '--file <file>',
      'keep what was played there, and go on from what is in it, with more games if wanted',
      readPath,
    )
    .option('--json', 'the result as one JSON object')
}

/** The option by which games are played with a swap. The usual opening of such games has no stones. */
export function addSwapOption(command: Command): Command {
  const { flag, help } = traitsOf(swapRule)
  return command.addOption(new Option(`--${flag}`, help).implies({ opening: 0 }))
}

/** The options of a match or a tournament for its openings, and for perfect play as the judge. */
export function addContestOptions(command: Command): Command {
  return addPlanOptions(addSwapOption(command), { isJudged }).addOption(
    new Option('--openings <kind>', traitsOf(MATCH_FIELDS.isBalanced).help)
      .choices(['random', 'balanced'])
      .default('random'),
  )
}

/** The options in the engine's terms. */
export function gameSettings(options: GameOptions): Omit<Match, 'contestants'> {
  const { opening, size, oracle, openings, swap } = options
  const isBalanced = openings === 'balanced'
  const start = startIn(options)
  if (swap && (opening > 0 || isBalanced))
    throw new InputError('with --swap games start on the empty board: --opening 0, and no balanced openings')
  if ((isBalanced || oracle) && !hasPerfectPlay(start))
    throw new InputError(faultText({ code: 'unproven', values: {} }))
  if (isBalanced && opening > maxBalancedStones(size))
    throw new InputError(`balanced openings have ${maxBalancedStones(size)} stones at most on this board`)
  return {
    ...startPlanOf(start),
    ...planIn({ pairs, openingStones, seed }, options),
    ...(swap && { swapRule: true }),
    ...(isBalanced && { isBalanced }),
    ...(oracle && { isJudged: true }),
  }
}

/** The start of the games, before their openings. */
export function startIn({ size, rule }: Pick<GameOptions, 'size' | 'rule'>): Position {
  return startOf({ boardSize: size, ...(rule && { rule }) })
}

/** @throws InputError when one of them cannot play on the board by the rule */
export function checkBoard(contestants: readonly Contestant[], start: BoardAndRule): void {
  const stranger = contestants.find((contestant) => !playsOn(contestant, start))
  if (stranger === undefined) return
  const { board, cornersToWin } = start
  throw new InputError(
    fitsBits(start)
      ? `${stranger.name} does not play on the board of ${board.size} rings`
      : `${stranger.name} does not play on ${board.nodeCount} nodes under ${ruleText(cornersToWin)}, where only searches by f, playouts and levels play`,
  )
}

export const spanText = ({ value, lower, upper }: Estimate, text: (figure: number) => string) =>
  `${text(value)} (${text(lower)} to ${text(upper)})`

/** Blunders in a game, with their interval. */
export const thrownText = (thrown: Estimate) => spanText(thrown, (count) => fixedText(count, ratioDigits(count, 2)))

/** Points with their sign. */
export const eloText = (elo: number) => (Number.isFinite(elo) ? valueText(rounded(elo)) : elo > 0 ? '+∞' : '−∞')

function readGames(text: string): number {
  const games = readNumberOfGames(text)
  if (games % 2 === 1) throw new InvalidArgumentError('Games are played in pairs: an even number.')
  return games
}

function readOpening(text: string): number {
  if (text.includes('-') || text.includes(',')) throw new InvalidArgumentError('An opening has one number of stones.')
  return wholeNumber(text, 0, MAX_OPEN_STONES, 'Stones are a whole number')
}
