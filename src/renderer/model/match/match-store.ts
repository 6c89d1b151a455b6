/**
 * The match on the screen, and all that can happen to it. `change` says in which order the rest of the app is told, so
 * that nothing depends on who listens first. Pages listen to its state; what acts upon a change is a part in `Followers`.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { playsOn, type Contestant } from '../../../engine/arena/contestant.ts'
import { levelOf, levelsOn } from '../../../engine/arena/levels.ts'
import { shortFault } from '../../../engine/arena/program-fault.ts'
import {
  addMove,
  newGame,
  redoMove,
  resign,
  resultOf,
  undoMove,
  type Game,
  type Move,
  type Seat,
} from '../../../engine/game/game.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import { EMPTY } from '../../../engine/game/node-set.ts'
import { fitsBits, stonesOf, type Position } from '../../../engine/game/position.ts'
import { newClock, type Clock, type TimeControl } from './clock.ts'
import {
  canUndo,
  isAgainstComputer,
  isBetweenComputers,
  isHumansTurn,
  moverOf,
  NEW_MATCH,
  newSeed,
  resigningColour,
  type BrokenGame,
  type MatchState,
  type SearchRecord,
  type Seats,
  type UncountedReason,
} from './match-state.ts'
import { contestantOf, type PlayerSettings } from './players.ts'
import { type Service, useServices } from '../../platform/services.tsx'

/** A part of the app that acts upon changes of the match. */
export interface Follower {
  follow(after: MatchState, before: MatchState): void
}

/** The parts of the app that a change of the match concerns, in the order in which they learn of it. */
export interface Followers {
  readonly clock: {
    /** The changed match with its clock at the present moment, which may have ended the game. */
    turned(after: MatchState, before: MatchState): MatchState
    show(match: MatchState): void
  }
  readonly sounds: Follower
  readonly advisor: Follower & {
    /** Does the tutor hold this stone back? It then plays it by `playAnyway`, or drops it. */
    holdsBack(node: number): boolean
  }
  readonly ratedGame: Follower
  readonly results: Follower
  /** Keeps what has ended, and whether it counts, which the results know by then. */
  readonly gameArchive: Follower
  readonly computer: Follower
}

export type StartOfMatch = [
  start: Position,
  swapRule: boolean,
  seats?: Seats,
  isCasual?: boolean,
  control?: TimeControl | null,
]

export class MatchStore implements Pick<StoreApi<MatchState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly getState: StoreApi<MatchState>['getState']
  readonly getInitialState: StoreApi<MatchState>['getInitialState']
  readonly subscribe: StoreApi<MatchState>['subscribe']
  private readonly setState: (state: MatchState, replace: true) => void
  private followers: Partial<Followers> = {}

  constructor(initial: MatchState = NEW_MATCH) {
    const { getState, getInitialState, subscribe, setState } = createStore<MatchState>(() => initial)
    this.getState = getState
    this.getInitialState = getInitialState
    this.subscribe = subscribe
    this.setState = setState
  }

  /** From now on these parts follow the match: its clock runs, and a computer that is to move searches. */
  join(followers: Partial<Followers>): void {
    this.followers = followers
    this.keepTime()
    const match = this.getState()
    followers.computer?.follow(match, match)
  }

  /** Plays a human's move, if it is a human's turn and the tutor does not hold it back. */
  play(move: Move): void {
    if (!isHumansTurn(this.getState())) return
    if (move === 'swap' || !this.followers.advisor?.holdsBack(move)) this.playAnyway(move)
  }

  /** Plays a human's move, if it is a human's turn. */
  playAnyway(move: Move): void {
    this.change((state) => {
      if (!isHumansTurn(state)) return state
      const { game, records } = state
      // Records of moves that had been taken back belong to another line now.
      return { ...state, game: addMove(game, move), records: recordsIn(game, records), paused: false }
    })
  }

  /**
   * Plays the computer's move.
   *
   * @param record what its search did; null where it did not search
   * @param isStep whether the next computer waits until it is let go on
   */
  playComputer(move: Move, record: SearchRecord | null, isStep: boolean): void {
    this.change((state) => {
      const game = addMove(state.game, move)
      const before = recordsIn(state.game, state.records)
      return {
        ...state,
        game,
        records: record === null ? before : [...before, record],
        paused: isStep && resultOf(game) === null,
      }
    })
  }

  /**
   * All that happens to the match passes here. What follows from it comes in this order: the clock stops or runs, pages
   * show the match, it sounds, old advice and questions go, an end is recorded and kept, and a computer is asked to move.
   */
  private change(step: (state: MatchState) => MatchState): void {
    const { clock, sounds, advisor, ratedGame, results, gameArchive, computer } = this.followers
    const before = this.getState()
    const changed = step(before)
    const after = clock === undefined ? changed : clock.turned(changed, before)
    if (after !== before) {
      this.setState(after, true)
      sounds?.follow(after, before)
      advisor?.follow(after, before)
      ratedGame?.follow(after, before)
      results?.follow(after, before)
      gameArchive?.follow(after, before)
      computer?.follow(after, before)
    }
    clock?.show(this.getState())
  }

  /** Brings the clock up to the present moment. */
  keepTime(): void {
    this.change((state) => state)
  }

  /**
   * Takes back a resignation, or a move; against the computer, back to the human's turn. While the computer is thinking
   * that is the human's move alone. Between two computers, the game then waits. A resignation may be a slip of the
   * finger: without it the game counts as before.
   */
  undo(): void {
    this.change((state) => {
      if (!canUndo(state)) return state
      let game = undoMove(state.game)
      if (isAgainstComputer(state) && state.game.resigned === null)
        while (!isHumansTurn({ ...state, game }) && game.moves.length > 0) game = undoMove(game)
      const uncounted = state.uncounted ?? (state.game.resigned === null ? 'takenBack' : null)
      return { ...state, game, broken: null, uncounted, paused: isBetweenComputers(state) }
    })
  }

  /** Plays again what was taken back; against the computer, up to the human's turn. */
  redo(): void {
    this.change((state) => {
      let game = redoMove(state.game)
      if (isAgainstComputer(state))
        while (game.undone.length > 0 && moverOf({ ...state, game }) !== null && !isHumansTurn({ ...state, game }))
          game = redoMove(game)
      return { ...state, game }
    })
  }

  /** Gives up for the human to move, or else for the only human. */
  resign(): void {
    this.change((state) => {
      const colour = resigningColour(state)
      return colour === null ? state : { ...state, game: resign(state.game, colour) }
    })
  }

  /** A program of this colour has broken off the game, and lost it; one that gave up has resigned as a human does. */
  breakOff(colour: Colour, { name, fault }: BrokenGame): void {
    const broken = fault.name === 'resigned' ? null : { name, fault: shortFault(fault) }
    this.change((state) => ({ ...state, game: resign(state.game, colour), broken }))
  }

  start(...[start, swapRule, seats = this.getState().seats, isCasual = false, control = null]: StartOfMatch): void {
    const isSetUp = stonesOf(start) !== EMPTY
    this.restore({
      ...NEW_MATCH,
      // A new object even for the same start: games are told apart by it.
      game: newGame({ ...start }, swapRule),
      seed: newSeed(),
      uncounted: isSetUp ? 'start' : null,
      isCasual,
      clock: control && newClock(control),
      seats,
    })
  }

  /** Goes on with a game of the library's, with its clock where it has one. */
  open(game: Game, entry: string | null, clock: Clock | null = null): void {
    const { seats } = this.getState()
    this.restore({ ...NEW_MATCH, game, seed: newSeed(), uncounted: 'start', clock, entry, seats })
  }

  /**
   * Goes on with a match as it was. A level is seated as that of the same number on the board; where another computer
   * cannot play, a person takes its seat.
   */
  restore(match: MatchState): void {
    const { start } = match.game
    const levels = levelsOn(start)
    const seated = (player: PlayerSettings): PlayerSettings => {
      const { name } = contestantOf(player)
      const level = player.human || levels.some((known) => known.name === name) ? null : levelOf(name)
      if (level !== null) return { ...player, contestant: levels[level - 1] }
      return fitsBits(start) || playsOn(contestantOf(player), start) ? player : { ...player, human: true }
    }
    const { first, second } = match.seats
    this.change(() => ({ ...match, seats: { first: seated(first), second: seated(second) } }))
  }

  setPlayer(seat: Seat, player: PlayerSettings): void {
    this.change((state) => ({
      ...state,
      seats: { ...state.seats, [seat]: player },
      uncounted: state.uncounted ?? (state.game.moves.length === 0 ? null : 'changed'),
    }))
  }

  /** After a change of one of the user's own players, updates the seats that it plays. */
  changeContestant(before: Contestant, after: Contestant): void {
    const changed = (player: PlayerSettings) =>
      player.contestant?.name === before.name ? { ...player, contestant: after } : player
    this.change((state) => ({
      ...state,
      seats: { first: changed(state.seats.first), second: changed(state.seats.second) },
    }))
  }

  /** From now on this game does not count. */
  discount(reason: UncountedReason): void {
    this.change((state) => (state.uncounted === null ? { ...state, uncounted: reason } : state))
  }

  setPaused(paused: boolean): void {
    this.change((state) => ({ ...state, paused }))
  }

  /** The game has been saved under this entry of the library. */
  setEntry(entry: string): void {
    this.change((state) => ({ ...state, entry }))
  }
}

/** The records of the moves of a game's line, without those of moves that have been taken back. */
function recordsIn({ moves }: Game, records: readonly SearchRecord[]): readonly SearchRecord[] {
  return records.filter(({ index }) => index < moves.length)
}

export const MATCH: Service<'match', MatchStore> = { name: 'match' }

export function useMatch(): MatchState {
  return useStore(useServices(MATCH).match)
}
