/**
 * A contest in which programs of other people play: pairs of games as in any tournament. A fault of a program loses the
 * game, and is kept with it.
 */
import type { Contestant, ProgramStrategy } from '../../engine/arena/contestant.ts'
import { contestantOf, openingOf, type MatchGame } from '../../engine/arena/match.ts'
import { gameCount, pairingOf, pairingsOf, pairOf, type Tournament } from '../../engine/arena/tournament.ts'
import { opponentOf } from '../../engine/game/colour.ts'
import { formatPosition, quote } from '../../engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../engine/game/position.ts'
import { checkedNumber, fieldsOf } from '../../engine/math/plain-data.ts'
import { ENGINE_FAULTS, kindOf, sentenceOf, type EngineFaultKind } from '../../processes/engine-fault.ts'
import { playProgramGame } from '../../processes/engine-game.ts'
import { beforeEnd } from '../before-end.ts'

/** A player of such a contest: a program, in its folder if it has one, or one of our own. */
export type Seated =
  | { readonly name: string; readonly program: ProgramStrategy; readonly folder?: string }
  | { readonly name: string; readonly contestant: Contestant }

export interface EngineContest extends Omit<Tournament, 'contestants'> {
  readonly players: readonly Seated[]
}

/** The end of a game before the board decides it; the other side has won. */
export interface BrokenOff {
  readonly kind: EngineFaultKind | 'resignation'
  /** A sentence without its subject. */
  readonly why: string
  /** The end of the program's error stream. */
  readonly errors: string
}

export interface EngineGame extends MatchGame {
  readonly broken?: BrokenOff
  /** Milliseconds that each colour has used. */
  readonly ms: Readonly<Record<'red' | 'blue', number>>
}

/** Finds the move of one of our own players. */
export type OwnMove = (contestant: Contestant, position: Position, number: number) => Promise<number>

/** The tournament with the same games: its contestants have our programs' names, and are asked for no move. */
export function tournamentOf({ players, ...rest }: EngineContest): Tournament {
  const named = (player: Seated): Contestant =>
    'contestant' in player
      ? player.contestant
      : { name: player.name, mind: { by: 'rules' }, randomness: 0, firstNodes: [] }
  return { ...rest, contestants: players.map(named) }
}

/** The player of each colour in a game, by its place in the list. */
export function seatsOf(contest: EngineContest, number: number): Record<'red' | 'blue', number> {
  const tournament = tournamentOf(contest)
  const pairing = pairingsOf(tournament)[pairingOf(tournament, number)]
  return { red: pairing[contestantOf('red', number)], blue: pairing[contestantOf('blue', number)] }
}

/** The player that broke off a game; null where the board has decided it. */
export function breakerOf(contest: EngineContest, { broken, winner, number }: EngineGame): number | null {
  return broken === undefined ? null : seatsOf(contest, number)[opponentOf(winner)]
}

/** Plays a game to its end, or to the first fault. */
export async function playEngineGame(contest: EngineContest, number: number, own: OwnMove): Promise<EngineGame> {
  const tournament = tournamentOf(contest)
  const seats = seatsOf(contest, number)
  const opening = openingOf(tournament, pairOf(tournament, number))
  const ender = new AbortController()
  // A signal ends this process without its exit handlers.
  const release = beforeEnd(() => ender.abort())
  try {
    const { fault, ...game } = await playProgramGame(
      opening,
      { red: contest.players[seats.red], blue: contest.players[seats.blue] },
      {
        own: (contestant, position, index) => own(contestant, position, number * opening.board.nodeCount + index),
        signal: ender.signal,
      },
    )
    const broken = fault && { kind: kindOf(fault), why: sentenceOf(fault), errors: fault.errors }
    return { number, ...game, ...(broken && { broken }) }
  } finally {
    release()
  }
}

const GAME_FIELDS = ['number', 'opening', 'moves', 'winner', 'broken', 'ms']

/** @throws RangeError for a field that is none of these, by its name */
function fieldsWithin(data: unknown, names: readonly string[]): Record<string, unknown> {
  const fields = fieldsOf(data)
  const foreign = Object.keys(fields).find((name) => !names.includes(name))
  if (foreign !== undefined) throw new RangeError(`it has a field ${quote(foreign)}, which no such game has`)
  return fields
}

/**
 * A game of the contest from plain data, replayed.
 *
 * @throws RangeError that says what is wrong
 */
export function checkedEngineGame(contest: EngineContest, data: unknown): EngineGame {
  const tournament = tournamentOf(contest)
  const { number, opening, moves, winner, broken, ms } = fieldsWithin(data, GAME_FIELDS)
  const place = checkedNumber(number, gameCount(tournament))
  let position = openingOf(tournament, pairOf(tournament, place))
  if (formatPosition(position) !== opening) throw new RangeError('its opening does not follow from its number')
  for (const name of Array.isArray(moves) ? (moves as unknown[]) : [null]) {
    const node = position.board.names.indexOf(String(name))
    if (!legalMoves(position).includes(node)) throw new RangeError('its moves are no game')
    position = play(position, node)
  }
  const decided = winnerOf(position)
  const { kind, why, errors } = fieldsWithin(broken, ['kind', 'why', 'errors'])
  const isBroken =
    [...ENGINE_FAULTS, 'resignation'].some((known) => known === kind) &&
    typeof why === 'string' &&
    typeof errors === 'string'
  const isSound = broken === undefined ? decided !== null && winner === decided : decided === null && isBroken
  const times = fieldsWithin(ms, ['red', 'blue'])
  if (!isSound || (winner !== 'red' && winner !== 'blue') || ![times.red, times.blue].every(Number.isFinite))
    throw new RangeError('its end does not follow from its moves')
  return data as EngineGame
}
