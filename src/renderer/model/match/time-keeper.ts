/** Runs the clock for the player to move, and stops it while a dialog is open or the computer waits. The only timer of clocks. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { resign, seatOf, type Seat } from '../../../engine/game/game.ts'
import type { DialogName } from '../../platform/dialog.ts'
import { type Service, useServices } from '../../platform/services.tsx'
import { lateSeat, runningFrom, timeLeft, toNextSecond, turnTo } from './clock.ts'
import { isBetweenComputers, isMoveMade, moverOf, type MatchState, type MatchStore } from './match-store.ts'

/** The timer fires every second: after a longer silence, ms, the page was asleep or closed, and a computer could not search. */
const SILENCE_MS = 3000

/** What a clock shows. */
export interface ClockFace {
  /** Milliseconds that each colour has, as of the last whole second; null without a clock. */
  readonly left: Readonly<Record<Colour, number>> | null
  readonly running: Colour | null
}

export class TimeKeeper {
  readonly store = createStore<ClockFace>(() => ({ left: null, running: null }))
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the clock was last looked at; for a game that has just been opened, when its time began to run. */
  private seen: number

  constructor(
    private readonly match: MatchStore,
    private readonly dialog: StoreApi<{ open: DialogName | null }>,
  ) {
    match.subscribe((after, before) => {
      if (after.game.start !== before.game.start) this.seen = after.clock?.running?.since ?? Date.now()
      // The first move starts the clock, and earns no increment.
      const hasMoved = before.game.moves.length > 0 && isMoveMade(after, before)
      if (after.game !== before.game || after.paused !== before.paused || after.clock !== before.clock) this.keep(hasMoved ? (moverOf(before)?.seat ?? null) : null)
    })
    dialog.subscribe(() => this.keep(null))
    this.seen = match.getState().clock?.running?.since ?? Date.now()
    this.keep(null)
  }

  /** The seat whose time should run, if any. */
  private seatToRun(match: MatchState): Seat | null {
    const isStopped = match.paused || isBetweenComputers(match) || match.game.moves.length === 0 || this.dialog.getState().open !== null
    return isStopped ? null : (moverOf(match)?.seat ?? null)
  }

  /** @param moved the seat that has just made a move that earns the increment */
  private keep(moved: Seat | null): void {
    clearTimeout(this.timer)
    const match = this.match.getState()
    const { clock } = match
    if (clock === null) return this.store.setState({ left: null, running: null })
    const now = Date.now()
    const silence = now - this.seen
    this.seen = now
    const { running } = clock
    if (silence > SILENCE_MS && running !== null && !match.seats[running.seat].human) {
      return this.match.setState({ clock: runningFrom(clock, running.since + silence) })
    }
    // Time that ran out before the move or the pause, perhaps with the window closed, loses the game.
    const late = moverOf(match) === null ? null : lateSeat(clock, now)
    if (late !== null) return this.end(match, late)
    const seat = this.seatToRun(match)
    // This change of the match calls `keep` again.
    if (moved !== null || seat !== (running?.seat ?? null)) return this.match.setState({ clock: turnTo(clock, seat, moved, now) })
    this.show(match, now)
    if (seat !== null) this.timer = setTimeout(() => this.keep(null), toNextSecond(clock, seat, now))
  }

  private end(match: MatchState, late: Seat): void {
    const { clock, game } = match
    const loser = COLOURS.find((colour) => seatOf(game, colour) === late)
    if (clock === null || loser === undefined) return
    this.match.setState({ game: resign(game, loser), clock: { ...turnTo(clock, null, null, Date.now()), ranOut: late } })
  }

  private show({ game, clock }: MatchState, now: number): void {
    if (clock === null) return
    const [red, blue] = COLOURS.map((colour) => timeLeft(clock, seatOf(game, colour), now))
    const running = COLOURS.find((colour) => seatOf(game, colour) === clock.running?.seat) ?? null
    this.store.setState({ left: { red, blue }, running })
  }
}

export const TIME_KEEPER: Service<'timeKeeper', TimeKeeper> = { name: 'timeKeeper' }

/** Milliseconds; null without a clock. */
export function useTimeLeft(colour: Colour): number | null {
  return useStore(useServices(TIME_KEEPER).timeKeeper.store, ({ left }) => left && left[colour])
}
