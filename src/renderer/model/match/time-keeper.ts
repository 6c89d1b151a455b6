/**
 * Runs the clock for the player to move, and stops it while a dialog is open or the computer waits. The only timer of
 * clocks. Time goes by `steadyTime`. Some systems count their sleep in it and others do not, so that sleep is left out
 * everywhere. A closed window is another matter: its time counts for people, by the system's clock, as there is no
 * other.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { resign, seatOf, type Seat } from '../../../engine/game/game.ts'
import type { DialogName } from '../../platform/dialog.ts'
import { type Service, useServices } from '../../platform/services.tsx'
import { steadyTime } from '../../platform/steady-time.ts'
import { lateSeat, runningFrom, timeLeft, toNextSecond, turnTo } from './clock.ts'
import { isBetweenComputers, isMoveMade, moverOf, type MatchState, type MatchStore } from './match-store.ts'

/** The timer fires every second: after a longer silence, ms, the page was asleep, and a computer could not search. */
const SILENCE_MS = 3000

/**
 * A tab in the background has its timers fire once a minute, while its player may think: only a longer silence, ms, is
 * sleep.
 */
const SLEEP_MS = 90_000

/**
 * The time used is written down so often, ms, that a reload after the system's clock was set back gives hardly any of
 * it back.
 */
const WRITTEN_EVERY_MS = 10_000

/** What a clock shows. */
export interface ClockFace {
  /** Milliseconds that each colour has, as of the last whole second; null without a clock. */
  readonly left: Readonly<Record<Colour, number>> | null
  readonly running: Colour | null
}

/**
 * Since when a running time counts.
 *
 * @param silence how long the clock was not looked at; null where its game has just been opened
 */
function countedFrom(since: number, isHuman: boolean, silence: number | null, now: number): number {
  // The system's clock may have been set back since the game was saved.
  if (silence === null) return isHuman ? Math.min(since, now) : now
  return silence > (isHuman ? SLEEP_MS : SILENCE_MS) ? Math.min(since + silence, now) : since
}

export class TimeKeeper {
  readonly store = createStore<ClockFace>(() => ({ left: null, running: null }))
  private timer: ReturnType<typeof setTimeout> | undefined
  /** When the clock was last looked at; null for a game that has just been opened. */
  private seen: number | null = null

  constructor(
    private readonly match: MatchStore,
    private readonly dialog: StoreApi<{ open: DialogName | null }>,
  ) {
    match.subscribe((after, before) => {
      if (after.game.start !== before.game.start) this.seen = null
      // The first move starts the clock, and earns no increment.
      const hasMoved = before.game.moves.length > 0 && isMoveMade(after, before)
      if (after.game !== before.game || after.paused !== before.paused || after.clock !== before.clock)
        this.keep(hasMoved ? (moverOf(before)?.seat ?? null) : null)
    })
    dialog.subscribe(() => this.keep(null))
    this.keep(null)
  }

  /** The seat whose time should run, if any. */
  private seatToRun(match: MatchState): Seat | null {
    const isStopped =
      match.paused || isBetweenComputers(match) || match.game.moves.length === 0 || this.dialog.getState().open !== null
    return isStopped ? null : (moverOf(match)?.seat ?? null)
  }

  /** @param moved the seat that has just made a move that earns the increment */
  private keep(moved: Seat | null): void {
    clearTimeout(this.timer)
    const match = this.match.getState()
    const { clock } = match
    if (clock === null) return this.store.setState({ left: null, running: null })
    const now = steadyTime()
    const silence = this.seen === null ? null : now - this.seen
    this.seen = now
    const { running } = clock
    const since = running && countedFrom(running.since, match.seats[running.seat].human, silence, now)
    if (since !== null && since !== running?.since) return this.match.setState({ clock: runningFrom(clock, since) })
    // Time that ran out before the move or the pause, perhaps with the window closed, loses the game.
    const late = moverOf(match) === null ? null : lateSeat(clock, now)
    if (late !== null) return this.end(match, late)
    const seat = this.seatToRun(match)
    // This change of the match calls `keep` again.
    if (moved !== null || seat !== (running?.seat ?? null))
      return this.match.setState({ clock: turnTo(clock, seat, moved, now) })
    if (running !== null && now - running.since >= WRITTEN_EVERY_MS)
      return this.match.setState({ clock: turnTo(clock, seat, null, now) })
    this.show(match, now)
    if (seat !== null) this.timer = setTimeout(() => this.keep(null), toNextSecond(clock, seat, now))
  }

  private end(match: MatchState, late: Seat): void {
    const { clock, game } = match
    const loser = COLOURS.find((colour) => seatOf(game, colour) === late)
    if (clock === null || loser === undefined) return
    this.match.setState({
      game: resign(game, loser),
      clock: { ...turnTo(clock, null, null, steadyTime()), ranOut: late },
    })
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
