/**
 * The clock of a game: each seat's time, which runs while it is to move, from the game's first move on. It is plain
 * data, saved with the game. A running time is stored by its start, so that it goes on while the window is closed, as a
 * chess clock does, and a reload gives no time back. All times are of `steadyTime`. In a game with a clock no move is
 * taken back.
 */
import { SEATS, type Seat } from '../../../engine/game/game.ts'

export const MINUTES = [1, 3, 5, 10] as const
/** Seconds added for each move made. */
export const INCREMENTS = [0, 2, 5] as const

export interface TimeControl {
  readonly minutes: (typeof MINUTES)[number]
  readonly increment: (typeof INCREMENTS)[number]
}

export interface Clock {
  readonly control: TimeControl
  /** Milliseconds that each seat had when its time last stopped. */
  readonly left: Readonly<Record<Seat, number>>
  /** The seat whose time runs, and since when, in milliseconds since 1970. */
  readonly running: { readonly seat: Seat; readonly since: number } | null
  /** The seat that lost on time. */
  readonly ranOut: Seat | null
}

export function newClock(control: TimeControl): Clock {
  const left = control.minutes * 60_000
  return { control, left: { first: left, second: left }, running: null, ranOut: null }
}

/** Milliseconds that a seat has left, at least 0. A start that is still to come takes none. */
export function timeLeft({ left, running }: Clock, seat: Seat, now: number): number {
  const used = running?.seat === seat ? Math.max(0, now - running.since) : 0
  return Math.max(0, left[seat] - used)
}

/**
 * Stops the time that runs and starts that of `next`, if any; `moved` has just made a move that earns the increment.
 */
export function turnTo(clock: Clock, next: Seat | null, moved: Seat | null, now: number): Clock {
  const added = (seat: Seat) => (moved === seat ? clock.control.increment * 1000 : 0)
  const [first, second] = SEATS.map((seat) => timeLeft(clock, seat, now) + added(seat))
  return { ...clock, left: { first, second }, running: next === null ? null : { seat: next, since: now } }
}

/** Counts the running time only from `since`. */
export function runningFrom(clock: Clock, since: number): Clock {
  return clock.running === null ? clock : { ...clock, running: { ...clock.running, since } }
}

/** The seat whose time is up; null for none. */
export function lateSeat(clock: Clock, now: number): Seat | null {
  const { running } = clock
  return running !== null && timeLeft(clock, running.seat, now) === 0 ? running.seat : null
}

/** Milliseconds to the next whole second of the time left, which is when the display changes. */
export function toNextSecond(clock: Clock, seat: Seat, now: number): number {
  return timeLeft(clock, seat, now) % 1000 || 1000
}

/** The times that are announced, in seconds left. */
const WARNINGS = [60, 10] as const

/** The warning that has just come due; null for none. */
export function warningAt(before: number, after: number): (typeof WARNINGS)[number] | null {
  return WARNINGS.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null
}

/** The last seconds, which are heard one by one. */
export const HURRY_MS = 10_000
