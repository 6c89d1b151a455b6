/** The game on the screen: its moves, who plays it, and what the computer's searches did. No searching happens here. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { LEVELS } from '../../../engine/arena/levels.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import {
  addMove,
  canSwap,
  newGame,
  positionOf,
  redoMove,
  resign,
  resultOf,
  seatOf,
  undoMove,
  type Game,
  type Move,
  type Seat,
} from '../../../engine/game/game.ts'
import type { EncodedValue } from '../../../engine/game/notation.ts'
import { emptyPosition, type Position } from '../../../engine/game/position.ts'
import type { Counters } from '../../../engine/search/counters.ts'
import type { Algorithm } from '../../../engine/search/search.ts'
import { newClock, type Clock, type TimeControl } from './clock.ts'
import { COMPUTER, HUMAN, type PlayerSettings } from './players.ts'
import { type Service, useServices } from '../../platform/services.tsx'

/** What a computer's search did, kept beside the move it chose. */
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
function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]
}

export type Seats = Readonly<Record<Seat, PlayerSettings>>

/** Why a game does not count for its human's rating. */
export const UNCOUNTED_REASONS = ['start', 'takenBack', 'help', 'changed', 'hurried'] as const
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number]

export interface MatchState {
  readonly game: Game
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
  /** Null for a game without one. */
  readonly clock: Clock | null
  /** Does the computer wait until the user lets it go on? */
  readonly paused: boolean
  readonly records: readonly SearchRecord[]
  /** The library's entry that the game was saved under or opened from. */
  readonly entry: string | null
}

export type MatchStore = ReturnType<typeof createMatchStore>

export const NEW_MATCH: MatchState = {
  game: newGame(emptyPosition(4), false),
  seed: newSeed(),
  uncounted: null,
  isCasual: false,
  // The first level, which a beginner can beat.
  seats: { first: HUMAN, second: { ...COMPUTER, contestant: LEVELS[0] } },
  clock: null,
  paused: false,
  records: [],
  entry: null,
}

export function createMatchStore(initial: MatchState = NEW_MATCH) {
  return createStore<MatchState>(() => initial)
}

/** Who is to move, or null once the game is over. */
export function moverOf({ game, seats }: MatchState): { colour: Colour; seat: Seat; player: PlayerSettings } | null {
  if (resultOf(game) !== null) return null
  const colour = positionOf(game).toMove
  const seat = seatOf(game, colour)
  return { colour, seat, player: seats[seat] }
}

function isHumansTurn(state: MatchState): boolean {
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

/** Plays a human's move, if it is a human's turn. */
export function playHuman(store: MatchStore, move: Move): void {
  store.setState((state) => {
    if (!isHumansTurn(state)) return state
    const { game, records } = state
    // Records of moves that had been taken back belong to another line now.
    return {
      game: addMove(game, move),
      records: records.filter(({ index }) => index < game.moves.length),
      paused: false,
    }
  })
}

/**
 * Plays the computer's move, with what its search did, or null where it did not search; `paused` holds back the next
 * one.
 */
export function playComputer(store: MatchStore, move: Move, record: SearchRecord | null, paused: boolean): void {
  store.setState(({ game, records }) => {
    const before = records.filter(({ index }) => index < game.moves.length)
    const after = addMove(game, move)
    return {
      game: after,
      records: record === null ? before : [...before, record],
      paused: paused && resultOf(after) === null,
    }
  })
}

/**
 * Can `undo` take something back? Against the computer, only once a human has moved; with a clock never, as the time is
 * spent.
 */
export function canUndo(state: MatchState): boolean {
  const { game, clock } = state
  if (clock !== null) return false
  if (game.resigned !== null) return true
  if (!isAgainstComputer(state)) return game.moves.length > 0
  return game.moves.some((_, index) => wasHuman(state, index))
}

/**
 * Takes back a resignation, or a move; against the computer, back to the human's turn. While the computer is thinking
 * that is the human's move alone. Between two computers, the game then waits. A resignation may be a slip of the
 * finger: without it the game counts as before.
 */
export function undo(store: MatchStore): void {
  store.setState((state) => {
    if (!canUndo(state)) return state
    let game = undoMove(state.game)
    if (isAgainstComputer(state) && state.game.resigned === null)
      while (!isHumansTurn({ ...state, game }) && game.moves.length > 0) game = undoMove(game)
    const uncounted = state.uncounted ?? (state.game.resigned === null ? 'takenBack' : null)
    return { game, uncounted, paused: isBetweenComputers(state) }
  })
}

export function canRedo({ game }: MatchState): boolean {
  return game.undone.length > 0 && game.resigned === null
}

/** Plays again what was taken back; against the computer, up to the human's turn. */
export function redo(store: MatchStore): void {
  store.setState((state) => {
    let game = redoMove(state.game)
    if (isAgainstComputer(state))
      while (game.undone.length > 0 && moverOf({ ...state, game }) !== null && !isHumansTurn({ ...state, game }))
        game = redoMove(game)
    return { game }
  })
}

/** The colour that gives up when a human presses Resign: the human to move, or else the only human. */
export function resigningColour(state: MatchState): Colour | null {
  const mover = moverOf(state)
  if (mover === null) return null
  if (mover.player.human) return mover.colour
  return isAgainstComputer(state) ? opponentOf(mover.colour) : null
}

export function resignHuman(store: MatchStore): void {
  store.setState((state) => {
    const colour = resigningColour(state)
    return colour === null ? state : { game: resign(state.game, colour) }
  })
}

export type StartOfMatch = [
  start: Position,
  swapRule: boolean,
  seats?: Seats,
  isCasual?: boolean,
  control?: TimeControl | null,
]

export function startMatch(
  store: MatchStore,
  ...[start, swapRule, seats = store.getState().seats, isCasual = false, control = null]: StartOfMatch
): void {
  // A new object even for the same start: subscribers tell games apart by it.
  const isSetUp = (start.red | start.blue) !== 0
  store.setState({
    ...NEW_MATCH,
    game: newGame({ ...start }, swapRule),
    seed: newSeed(),
    uncounted: isSetUp ? 'start' : null,
    isCasual,
    clock: control && newClock(control),
    seats,
  })
}

/** Goes on with a game of the library's, with its clock where it has one. */
export function openGame(store: MatchStore, game: Game, entry: string | null, clock: Clock | null = null): void {
  store.setState({
    game,
    seed: newSeed(),
    uncounted: 'start',
    isCasual: false,
    clock,
    paused: false,
    records: [],
    entry,
  })
}

export function setPlayer(store: MatchStore, seat: Seat, player: PlayerSettings): void {
  store.setState((state) => ({
    seats: { ...state.seats, [seat]: player },
    uncounted: state.uncounted ?? (state.game.moves.length === 0 ? null : 'changed'),
  }))
}

/** After a change of one of the user's own players, updates the seats that it plays. */
export function changeContestant(store: MatchStore, before: Contestant, after: Contestant): void {
  const changed = (player: PlayerSettings) =>
    player.contestant?.name === before.name ? { ...player, contestant: after } : player
  store.setState(({ seats }) => ({ seats: { first: changed(seats.first), second: changed(seats.second) } }))
}

/** This game does not count from now on. */
export function discount(store: MatchStore, reason: UncountedReason): void {
  if (store.getState().uncounted === null) store.setState({ uncounted: reason })
}

export function setPaused(store: MatchStore, paused: boolean): void {
  store.setState({ paused })
}

/** May a human to move swap colours now? */
export function canSwapNow(state: MatchState): boolean {
  return isHumansTurn(state) && canSwap(state.game)
}

export const MATCH: Service<'match', MatchStore> = { name: 'match' }

export function useMatch(): MatchState {
  return useStore(useServices(MATCH).match)
}
