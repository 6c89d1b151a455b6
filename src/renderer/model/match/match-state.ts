/** The state of a match: the game, who plays it, and what the computer's searches did; and what can be asked of it. */
import { LEVELS } from '../../../engine/arena/levels.ts'
import type { ProgramFault } from '../../../engine/arena/program-fault.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { canSwap, newGame, positionOf, resultOf, seatOf, type Game, type Seat } from '../../../engine/game/game.ts'
import type { EncodedValue } from '../../../engine/game/notation.ts'
import { emptyPosition, hasPerfectPlay } from '../../../engine/game/position.ts'
import type { Counters } from '../../../engine/search/counters.ts'
import type { Algorithm } from '../../../engine/search/methods.ts'
import type { Clock } from './clock.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from './players.ts'

/** The record of a computer's search, kept beside the move it chose. */
export interface SearchRecord extends Counters {
  /** Which move of the game, from 0. */
  readonly index: number
  /** The colour that moved; the format of the session calls it `player`. */
  readonly player: Colour
  readonly move: string
  readonly algorithm: Algorithm
  readonly depth: number
  /**
   * f of the position searched; ±∞ as text, which JSON can hold; null where no depth was complete or another evaluator
   * was used.
   */
  readonly value: EncodedValue | null
  readonly ms: number
  /** States visited in addition, to find the shortest win; null where none were. */
  readonly shortestWin: number | null
}

/** A seed for all random choices of one game. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]
}

export type Seats = Readonly<Record<Seat, PlayerSettings>>

/** The reasons why a game does not count for its human's rating. */
export const UNCOUNTED_REASONS = ['start', 'takenBack', 'help', 'changed', 'hurried'] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

/** The fault by which a program lost its game, and the name that it had then. */
export interface BrokenGame {
  readonly name: string
  readonly fault: ProgramFault
}

export interface MatchState {
  readonly game: Game
  /** Why a program broke off the game, which then has its colour as that which resigned; null while none has. */
  readonly broken: BrokenGame | null
  /**
   * The number of the game, from which its random moves follow; it stays the same when the game is taken back and ended
   * again.
   */
  readonly seed: number
  /** The first reason that arose; null while there is none. */
  readonly uncounted: UncountedReason | null
  /** Was it settled beforehand that the game counts for no rating? */
  readonly isCasual: boolean
  readonly seats: Seats
  /** The clock; null for a game without one. */
  readonly clock: Clock | null
  /** Does the computer wait until the user lets it go on? */
  readonly paused: boolean
  readonly records: readonly SearchRecord[]
  /** The library's entry that the game was saved under or opened from. */
  readonly entry: string | null
}

export const NEW_MATCH: MatchState = {
  game: newGame(emptyPosition(4), false),
  broken: null,
  seed: newSeed(),
  uncounted: null,
  // Nothing is at stake for a beginner, whom a hint helps at once.
  isCasual: true,
  // The first level, which a beginner can beat.
  seats: { first: HUMAN, second: { ...COMPUTER, contestant: LEVELS[0] } },
  clock: null,
  paused: false,
  records: [],
  entry: null,
}

/** The player to move; null once the game is over. */
export function moverOf({ game, seats }: MatchState): { colour: Colour; seat: Seat; player: PlayerSettings } | null {
  if (resultOf(game) !== null) return null
  const colour = positionOf(game).toMove
  const seat = seatOf(game, colour)
  return { colour, seat, player: seats[seat] }
}

export function isHumansTurn(state: MatchState): boolean {
  return moverOf(state)?.player.human ?? false
}

export function isAgainstComputer({ seats }: MatchState): boolean {
  return seats.first.human !== seats.second.human
}

export function isBetweenComputers({ seats }: MatchState): boolean {
  return !seats.first.human && !seats.second.human
}

/** Has the game gone on by a move, rather than been taken back, ended or left for another? */
export function isMoveMade(after: MatchState, before: MatchState): boolean {
  return after.game.start === before.game.start && after.game.moves.length > before.game.moves.length
}

/** Is a computer to move that does not wait? */
export function isComputersTurn(state: MatchState): boolean {
  return moverOf(state)?.player.human === false && !state.paused
}

/** Did a human make this move of the game? */
export function wasHuman({ game, seats }: MatchState, index: number): boolean {
  const before = { ...game, moves: game.moves.slice(0, index), resigned: null }
  return seats[seatOf(before, positionOf(before).toMove)].human
}

/** Can something be taken back? Against the computer, only once a human has moved; with a clock never, as time is spent. */
export function canUndo(state: MatchState): boolean {
  const { game, clock } = state
  if (clock !== null) return false
  if (game.resigned !== null) return true
  if (!isAgainstComputer(state)) return game.moves.length > 0
  return game.moves.some((_, index) => wasHuman(state, index))
}

export function canRedo({ game }: MatchState): boolean {
  return game.undone.length > 0 && game.resigned === null
}

/** The colour that gives up when a human presses Resign: the human to move, or else the only human. */
export function resigningColour(state: MatchState): Colour | null {
  const mover = moverOf(state)
  if (mover === null) return null
  if (mover.player.human) return mover.colour
  return isAgainstComputer(state) ? opponentOf(mover.colour) : null
}

/** May a human to move swap colours now? */
export function canSwapNow(state: MatchState): boolean {
  return isHumansTurn(state) && canSwap(state.game)
}

/**
 * Is the game over, with a human in it, where perfect play is known? Only the analysis knows whether there was a mistake.
 */
export function canReviewMistakes({ game, seats }: MatchState): boolean {
  const isOver = resultOf(game) !== null && game.moves.length > 0
  return isOver && hasPerfectPlay(game.start) && (seats.first.human || seats.second.human)
}
