/**
 * A contest in which programs of other people play: pairs of games as in any tournament. A fault of a program loses the
 * game, and is kept with it.
 */
import type { Contestant } from '../../engine/arena/contestant.ts'
import { contestantOf, openingOf, type MatchGame } from '../../engine/arena/match.ts'
import { gameCount, pairingOf, pairingsOf, pairOf, type Tournament } from '../../engine/arena/tournament.ts'
import { namedMoves, replay } from '../../engine/arena/game-code.ts'
import { boardOfSize } from '../../engine/game/board.ts'
import { opponentOf, type Colour } from '../../engine/game/colour.ts'
import type { Move } from '../../engine/game/game.ts'
import { formatPosition, quote } from '../../engine/game/notation.ts'
import { winnerOf } from '../../engine/game/position.ts'
import { checkedNumber, fieldsOf } from '../../engine/math/plain-data.ts'
import { ENGINE_FAULTS, kindOf, sentenceOf, type EngineFaultKind } from '../../processes/engine-fault.ts'
import { playProgramGame, type OwnQuestion } from '../../processes/engine-game.ts'
import type { KeptPrograms, ProgramSeat } from '../../processes/kept-programs.ts'
import { beforeEnd } from '../before-end.ts'

/** A player of such a contest: a program, in its folder if it has one, or one of our own. */
export type Seated = { readonly name: string } & (ProgramSeat | { readonly contestant: Contestant })

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
  /** Milliseconds that the player of each colour at the end has used. */
  readonly ms: Readonly<Record<'red' | 'blue', number>>
}

/** Finds the move of one of our own players; `number` is for random moves. */
export type OwnMove = (question: OwnQuestion & { readonly number: number }) => Promise<Move>

/** The tournament with the same games, for its figures: its contestants have the players' names and make no move. */
export function tournamentOf({ players, ...rest }: EngineContest): Tournament {
  const names = namesApart(players)
  const named = (player: Seated, i: number): Contestant => ({
    ...('contestant' in player ? player.contestant : { mind: { by: 'rules' }, randomness: 0, firstNodes: [] }),
    name: names[i],
  })
  return { ...rest, contestants: players.map(named) }
}

/** The protocol of a program, or that a player is ours. */
const kindOfPlayer = (player: Seated) => ('program' in player ? player.program.protocol : 'ours')

/** The players' names; those that several have say what kind of player it is, and its place among those of one kind. */
export function namesApart(players: readonly Seated[]): string[] {
  const named = players.map((player) => {
    const kind = kindOfPlayer(player)
    const isOnlyKind = players.every((one) => one.name !== player.name || kindOfPlayer(one) === kind)
    return kind === 'gtp' || isOnlyKind ? player.name : `${player.name} (${kind})`
  })
  const placeOf = (i: number) => named.slice(0, i + 1).filter((name) => name === named[i]).length
  return named.map((name, i) => (placeOf(named.lastIndexOf(name)) === 1 ? name : `${name} (${placeOf(i)})`))
}

/** The player who has a colour after these moves of a game, by its place in the list. */
export function playerWith(contest: EngineContest, colour: Colour, game: Pick<EngineGame, 'number' | 'moves'>): number {
  const tournament = tournamentOf(contest)
  return pairingsOf(tournament)[pairingOf(tournament, game.number)][contestantOf(colour, game)]
}

/** The player that broke off a game; null where the board has decided it. */
export function breakerOf(contest: EngineContest, game: EngineGame): number | null {
  return game.broken === undefined ? null : playerWith(contest, opponentOf(game.winner), game)
}

/** The player who begins a game with each colour. */
function seatedIn(contest: EngineContest, number: number): Readonly<Record<Colour, Seated>> {
  const seated = (colour: Colour) => contest.players[playerWith(contest, colour, { number, moves: [] })]
  return { red: seated('red'), blue: seated('blue') }
}

/** Plays a game to its end, or to the first fault. */
export async function playEngineGame(
  contest: EngineContest,
  number: number,
  { own, kept }: { readonly own: OwnMove; readonly kept: KeptPrograms },
): Promise<EngineGame> {
  const tournament = tournamentOf(contest)
  const opening = openingOf(tournament, pairOf(tournament, number))
  const ender = new AbortController()
  // A signal ends this process without its exit handlers.
  const release = beforeEnd(() => ender.abort())
  try {
    const { fault, ...game } = await playProgramGame(opening, seatedIn(contest, number), {
      own: (question) => own({ ...question, number: number * opening.board.nodeCount + question.index }),
      kept,
      signal: ender.signal,
      ...(contest.swapRule && { swapRule: true }),
    })
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
  const names = Array.isArray(moves) ? (moves as unknown[]) : [null]
  const game = replay(tournament, place, namedMoves(boardOfSize(contest.boardSize), names))
  if (formatPosition(openingOf(tournament, pairOf(tournament, place))) !== opening)
    throw new RangeError('its opening does not follow from its number')
  if (game === null) throw new RangeError('its moves are no game')
  const decided = winnerOf(game.end)
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
