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
import { lateSeat, runningFrom, timeLeft, toNextSecond, turnTo, type Clock } from './clock.ts'
import { isBetweenComputers, isMoveMade, moverOf, type MatchState } from './match-state.ts'
import type { MatchStore } from './match-store.ts'

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

/** Times that a clock shows. */
export interface ClockFace {
  /** Milliseconds that each colour has, as of the last whole second; null without a clock. */
  readonly left: Readonly<Record<Colour, number>> | null
  readonly running: Colour | null
}

/**
 * The moment since which a running time counts.
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
    dialog.subscribe(() => match.keepTime())
  }

  /** The changed match with its clock at the present moment: time that is up ends the game. */
  turned(after: MatchState, before: MatchState): MatchState {
    if (after.game.start !== before.game.start) this.seen = null
    if (after.clock === null) return after
    const now = steadyTime()
    const clock = this.counted(after, after.clock, now)
    this.seen = now
    // Time that ran out before the move or the pause, perhaps with the window closed, loses the game.
    const late = moverOf(after) === null ? null : lateSeat(clock, now)
    if (late !== null) return lostOnTime(after, clock, late, now)
    // The first move starts the clock, and earns no increment.
    const moved = before.game.moves.length > 0 && isMoveMade(after, before) ? (moverOf(before)?.seat ?? null) : null
    const seat = this.seatToRun(after)
    const { running } = clock
    const isDue = running !== null && now - running.since >= WRITTEN_EVERY_MS
    if (moved !== null || seat !== (running?.seat ?? null) || isDue)
      return { ...after, clock: turnTo(clock, seat, moved, now) }
    return clock === after.clock ? after : { ...after, clock }
  }

  /** Shows the times of the match, and looks at its clock again at the next second. */
  show({ game, clock }: MatchState): void {
    clearTimeout(this.timer)
    if (clock === null) return this.store.setState({ left: null, running: null })
    const now = steadyTime()
    const [red, blue] = COLOURS.map((colour) => timeLeft(clock, seatOf(game, colour), now))
    const running = COLOURS.find((colour) => seatOf(game, colour) === clock.running?.seat) ?? null
    this.store.setState({ left: { red, blue }, running })
    if (clock.running !== null)
      this.timer = setTimeout(() => this.match.keepTime(), toNextSecond(clock, clock.running.seat, now))
  }

  /** The clock, whose running time counts only for as long as its player could think. */
  private counted({ seats }: MatchState, clock: Clock, now: number): Clock {
    const { running } = clock
    if (running === null) return clock
    const silence = this.seen === null ? null : now - this.seen
    const since = countedFrom(running.since, seats[running.seat].human, silence, now)
    return since === running.since ? clock : runningFrom(clock, since)
  }

  /** The seat whose time should run, if any. */
  private seatToRun(match: MatchState): Seat | null {
    const isStopped =
      match.paused || isBetweenComputers(match) || match.game.moves.length === 0 || this.dialog.getState().open !== null
    return isStopped ? null : (moverOf(match)?.seat ?? null)
  }
}

function lostOnTime(match: MatchState, clock: Clock, late: Seat, now: number): MatchState {
  const { game } = match
  const loser = COLOURS.find((colour) => seatOf(game, colour) === late) as Colour
  return { ...match, game: resign(game, loser), clock: { ...turnTo(clock, null, null, now), ranOut: late } }
}

export const TIME_KEEPER: Service<'timeKeeper', TimeKeeper> = { name: 'timeKeeper' }

/** Milliseconds; null without a clock. */
export function useTimeLeft(colour: Colour): number | null {
  return useStore(useServices(TIME_KEEPER).timeKeeper.store, ({ left }) => left && left[colour])
}
