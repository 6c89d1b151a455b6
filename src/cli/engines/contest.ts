/**
 * A contest in which programs of other people play: pairs of games as in any tournament. A fault of a program loses the
 * game, and is kept with it.
 */
import type { EngineProgram } from '../../contract/engine-program.ts'
import type { Contestant } from '../../engine/arena/contestant.ts'
import { contestantOf, openingOf, type MatchGame } from '../../engine/arena/match.ts'
import { gameCount, pairingOf, pairingsOf, pairOf, type Tournament } from '../../engine/arena/tournament.ts'
import { opponentOf } from '../../engine/game/colour.ts'
import { formatPosition } from '../../engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../engine/game/position.ts'
import { checkedNumber, fieldsOf } from '../../engine/math/plain-data.ts'
import { EngineFault, ENGINE_FAULTS, type EngineFaultKind } from '../../processes/engine-process.ts'
import { enginePlayer, type EnginePlayer } from '../../processes/engine-player.ts'
import { beforeEnd } from '../before-end.ts'

/** A player of such a contest: a program, in its folder if it has one, or one of our own. */
export type Seated =
  | { readonly name: string; readonly program: EngineProgram; readonly folder?: string }
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
  const programs = new Map<'red' | 'blue', EnginePlayer>()
  // A signal ends this process without its exit handlers.
  const release = beforeEnd(() => programs.forEach((program) => program.kill()))
  let position = openingOf(tournament, pairOf(tournament, number))
  const opening = formatPosition(position)
  const moves: string[] = []
  const ms = { red: 0, blue: 0 }
  let acting = position.toMove
  const ended = (broken?: BrokenOff): EngineGame => ({
    number,
    opening,
    moves,
    winner: broken === undefined ? opponentOf(position.toMove) : opponentOf(acting),
    ...(broken && { broken }),
    ms: { red: Math.round(ms.red), blue: Math.round(ms.blue) },
  })
  try {
    for (const colour of ['red', 'blue'] as const) {
      const player = contest.players[seats[colour]]
      if (!('program' in player)) continue
      acting = colour
      const program = enginePlayer(player.program, player.folder)
      programs.set(colour, program)
      await program.start(position)
    }
    while (winnerOf(position) === null) {
      acting = position.toMove
      const started = performance.now()
      const player = contest.players[seats[acting]]
      const node =
        'program' in player
          ? await (programs.get(acting) as EnginePlayer).move(position)
          : await own(player.contestant, position, number * position.board.nodeCount + moves.length)
      ms[acting] += performance.now() - started
      if (node === null) return ended({ kind: 'resignation', why: 'gave up', errors: '' })
      moves.push(position.board.names[node])
      const mover = position.toMove
      position = play(position, node)
      if (winnerOf(position) !== null) break
      acting = position.toMove
      await programs.get(acting)?.hear(mover, node)
    }
    return ended()
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error
    return ended({ kind: error.kind, why: error.message, errors: programs.get(acting)?.errorText ?? '' })
  } finally {
    await Promise.all([...programs.values()].map((program) => program.end()))
    release()
  }
}

/**
 * A game of the contest from plain data, replayed.
 *
 * @throws RangeError that says what is wrong
 */
export function checkedEngineGame(contest: EngineContest, data: unknown): EngineGame {
  const tournament = tournamentOf(contest)
  const { number, opening, moves, winner, broken, ms } = fieldsOf(data)
  const place = checkedNumber(number, gameCount(tournament))
  let position = openingOf(tournament, pairOf(tournament, place))
  if (formatPosition(position) !== opening) throw new RangeError('its opening does not follow from its number')
  for (const name of Array.isArray(moves) ? (moves as unknown[]) : [null]) {
    const node = position.board.names.indexOf(String(name))
    if (!legalMoves(position).includes(node)) throw new RangeError('its moves are no game')
    position = play(position, node)
  }
  const decided = winnerOf(position)
  const { kind, why, errors } = fieldsOf(broken)
  const isBroken =
    [...ENGINE_FAULTS, 'resignation'].some((known) => known === kind) &&
    typeof why === 'string' &&
    typeof errors === 'string'
  const isSound = broken === undefined ? decided !== null && winner === decided : decided === null && isBroken
  const times = fieldsOf(ms)
  if (!isSound || (winner !== 'red' && winner !== 'blue') || ![times.red, times.blue].every(Number.isFinite))
    throw new RangeError('its end does not follow from its moves')
  return data as EngineGame
}
