/** Contestants from versioned files and from untrusted plain data, checked as they are read. */
import { boardOfSize } from '../game/board.ts'
import { FaultError } from '../game/fault.ts'
import { checkedEvaluator } from '../evaluation/evaluator-file.ts'
import { isWhole, fieldsOf, versionText } from '../math/plain-data.ts'
import { MAX_PLAYOUTS } from '../playouts/limits.ts'
import { PRIOR_KINDS } from '../playouts/prior-kinds.ts'
import { ALGORITHMS, MAX_DEPTH } from '../search/methods.ts'
import type { SearchOptions } from '../search/search.ts'
import { tuningFrom } from '../search/settings.ts'
import {
  LEVEL_COUNT,
  PROTOCOLS,
  UNSEARCHED,
  type Contestant,
  type PlayoutStrategy,
  type ProgramStrategy,
  type Strategy,
} from './contestant.ts'

/** The format that a player's file declares. */
export const PLAYER_FORMAT = 'poly-y player'
const VERSION = 1

/** Maximum number of characters in a name. */
export const MAX_NAME_LENGTH = 60

/** The greatest limits of a search: an hour, and the states of some minutes. */
export const MAX_MILLISECONDS = 3_600_000
export const MAX_SEARCH_STATES = 1_000_000_000

/** Limits of a program: characters of its command, milliseconds of a move, megabytes. */
export const MAX_COMMAND_LENGTH = 1000
const MIN_MOVE_MS = 10
export const MIN_MEGABYTES = 16
export const MAX_MEGABYTES = 65_536

/** Characters that a command may not have, as whoever reads it would not see them, or see another order. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/** Can this be the command of a program? */
export function isCommand(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_COMMAND_LENGTH && !UNSEEN.test(text)
}

const MESSAGES = {
  foreign: 'it is not a Poly-Y player',
  version: 'its version is not one that this one reads',
  damaged: 'it cannot be used',
}

/**
 * Why data are not a contestant. `place` is the version found, or the part that is unusable; the fault of an evaluator is
 * the cause.
 */
export class ContestantFault extends RangeError {
  constructor(
    readonly code: keyof typeof MESSAGES,
    readonly place = '',
    override readonly cause?: FaultError,
  ) {
    super([MESSAGES[code], place, cause?.message].filter(Boolean).join(': '))
  }
}

export function toContestantFile(player: Contestant): object {
  return { format: PLAYER_FORMAT, version: VERSION, player }
}

/** @throws ContestantFault */
export function fromContestantFile(data: unknown): Contestant {
  const { format, version, player } = fieldsOf(data)
  if (format !== PLAYER_FORMAT) throw new ContestantFault('foreign')
  if (version !== VERSION) throw new ContestantFault('version', versionText(version))
  return checkedContestant(player)
}

/**
 * A contestant from plain data; unknown parts are dropped.
 *
 * @throws ContestantFault
 */
export function checkedContestant(data: unknown): Contestant {
  const { name, mind, randomness, firstNodes } = fieldsOf(data)
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME_LENGTH) throw damaged('name')
  if (!isWhole(randomness, 0, 100)) throw damaged('randomness')
  if (
    !Array.isArray(firstNodes) ||
    firstNodes.length > boardOfSize(4).nodeCount ||
    !firstNodes.every((node) => isOneOf(boardOfSize(4).names, node))
  )
    throw damaged('firstNodes')
  return { name: name.trim(), mind: strategyFrom(mind), randomness, firstNodes: [...new Set<string>(firstNodes)] }
}

/** Are the data a valid contestant? */
export function isContestant(data: unknown): data is Contestant {
  try {
    checkedContestant(data)
    return true
  } catch {
    return false
  }
}

function strategyFrom(data: unknown): Strategy {
  const { by, options, level } = fieldsOf(data)
  if (isOneOf(UNSEARCHED, by)) return { by }
  if (by === 'level') {
    if (!isWhole(level, 1, LEVEL_COUNT)) throw damaged('level')
    return { by, level }
  }
  if (by === 'playouts') return { by, options: playoutsFrom(options) }
  if (by === 'program') return { by, options: checkedProgram(options) }
  if (by !== 'search') throw damaged('mind.by')
  return { by, options: optionsFrom(options) }
}

function playoutsFrom(data: unknown): PlayoutStrategy {
  const { playouts, priors, time } = fieldsOf(data)
  if (!isWhole(playouts, 1, MAX_PLAYOUTS)) throw damaged('playouts')
  if (!isOneOf(PRIOR_KINDS, priors)) throw damaged('priors')
  return { playouts, priors, ...part('time', time, isTime) }
}

/**
 * A program from plain data; unknown parts are dropped.
 *
 * @throws ContestantFault
 */
export function checkedProgram(data: unknown): ProgramStrategy {
  const { command, protocol, moveMs, megabytes } = fieldsOf(data)
  if (!isCommand(command)) throw damaged('command')
  if (!isOneOf(PROTOCOLS, protocol)) throw damaged('protocol')
  if (!isWhole(moveMs, MIN_MOVE_MS, MAX_MILLISECONDS)) throw damaged('moveMs')
  if (!isWhole(megabytes, MIN_MEGABYTES, MAX_MEGABYTES)) throw damaged('megabytes')
  return { command: command.trim(), protocol, moveMs, megabytes }
}

function optionsFrom(data: unknown): SearchOptions {
  const fields = fieldsOf(data)
  const { algorithm, depth, evaluator, time, states } = fields
  if (!isOneOf(ALGORITHMS, algorithm)) throw damaged('algorithm')
  if (depth === undefined && time === undefined && states === undefined) throw damaged('depth')
  return {
    algorithm,
    ...part('depth', depth, (value) => isWhole(value, 1, MAX_DEPTH)),
    ...tuningFrom(fields, damaged),
    ...(evaluator !== undefined && { evaluator: evaluatorFrom(evaluator) }),
    ...part('time', time, isTime),
    ...part('states', states, (value) => isWhole(value, 1, MAX_SEARCH_STATES)),
  }
}

function evaluatorFrom(data: unknown): NonNullable<SearchOptions['evaluator']> {
  try {
    return checkedEvaluator(data)
  } catch (error) {
    throw error instanceof FaultError ? new ContestantFault('damaged', 'evaluator', error) : error
  }
}

/** An optional part. */
function part<Name extends keyof SearchOptions>(
  name: Name,
  value: unknown,
  isGood: (value: unknown) => boolean,
): Pick<SearchOptions, Name> | undefined {
  if (value === undefined) return undefined
  if (!isGood(value)) throw damaged(name)
  return { [name]: value } as Pick<SearchOptions, Name>
}

function isTime(value: unknown): boolean {
  return typeof value === 'number' && value >= 1 && value <= MAX_MILLISECONDS
}

function damaged(place: string): ContestantFault {
  return new ContestantFault('damaged', place)
}

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((known) => known === value)
}
