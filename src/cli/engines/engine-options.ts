/** Programs of other people on the command line: `engine:COMMAND` and `codecup:COMMAND` among the contestants. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { MAX_MEGABYTES, MIN_MEGABYTES } from '../../engine/arena/contestant-file.ts'
import type { Contestant, ProgramStrategy } from '../../engine/arena/contestant.ts'
import { CODECUP_SIZE } from '../../engine/game/codecup.ts'
import { readContestant } from '../contestants.ts'
import { InputError } from '../input.ts'
import { readTime, wholeNumber } from '../options.ts'
import { checkBoard, gameSettings, startIn, type GameOptions } from '../game-options.ts'
import type { EngineContest, Seated } from './contest.ts'

/** Milliseconds for a move, and megabytes. */
const MOVE_MS = 5000
const MEGABYTES = 1024

const PREFIXES = { engine: 'gtp', codecup: 'codecup' } as const

/** A program by its command and protocol; its limits are options of the contest. */
export interface NamedProgram {
  readonly name: string
  readonly command: string
  readonly protocol: ProgramStrategy['protocol']
}

export type Named = Contestant | NamedProgram

export interface EngineOptions {
  engineTime: number
  engineMemory: number
}

export const ENGINE_HELP = `A program of your own is engine:COMMAND if it speaks GTP, codecup:COMMAND if it speaks as at the CodeCup; quote it as one
word, as in 'engine:python3 my.py'. What it does wrong loses the game and is told at the end.`

export const isProgram = (player: Named): player is NamedProgram => 'command' in player

/** The players that are no programs. */
export function ownAmong(players: readonly Named[]): Contestant[] {
  return players.flatMap((player) => (isProgram(player) ? [] : [player]))
}

export function readPlayer(text: string): Named {
  const [, prefix, command = ''] = /^(engine|codecup):(.*)$/s.exec(text) ?? []
  if (prefix === undefined) return readContestant(text)
  if (command.trim() === '') throw new InvalidArgumentError(`A program has a command, as in ${prefix}:python3 my.py.`)
  return { name: command.trim(), command: command.trim(), protocol: PREFIXES[prefix as keyof typeof PREFIXES] }
}

export function addEngineOptions(command: Command): Command {
  return command
    .addOption(new Option('--engine-time <ms>', 'time of a program for a move').argParser(readTime).default(MOVE_MS))
    .addOption(
      new Option(
        '--engine-memory <MB>',
        'memory of a program, with what it starts as far as the system shows it: not a process that at once leaves its group, its environment and its parent',
      )
        .argParser((text) => wholeNumber(text, MIN_MEGABYTES, MAX_MEGABYTES, 'Memory is a whole number of megabytes'))
        .default(MEGABYTES),
    )
}

/**
 * The contest of players among which are programs.
 *
 * @throws InputError where one of them cannot play the games
 */
export function contestOf(players: readonly Named[], options: GameOptions & EngineOptions): EngineContest {
  const settings = gameSettings(options)
  checkBoard(ownAmong(players), startIn(options))
  return { players: players.map((player) => seatedOf(player, options, settings)), ...settings }
}

function seatedOf(
  player: Named,
  { engineTime, engineMemory }: EngineOptions,
  { openingStones }: { readonly openingStones: number },
): Seated {
  if (!isProgram(player)) return { name: player.name, contestant: player }
  if (player.protocol === 'codecup' && openingStones > 0)
    throw new InputError(
      `${player.name} starts on the empty board, of ${CODECUP_SIZE} rings at the CodeCup: --opening 0`,
    )
  return { name: player.name, program: { ...player, moveMs: engineTime, megabytes: engineMemory } }
}
