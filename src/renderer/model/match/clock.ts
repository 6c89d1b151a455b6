/**
 * The clock of a game: each seat's time, which runs while it is to move, from the game's first move on. It is plain data and is
 * saved with the game. What runs is kept as the moment since when: so it goes on running while the window is closed, as a
 * chess clock does, and a reload gives no time back. Nothing is taken back in a game with a clock.
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
  /** Milliseconds each had when it last stopped running. */
  readonly left: Readonly<Record<Seat, number>>
  /** Whose time runs, and since when, in milliseconds since 1970. */
  readonly running: { readonly seat: Seat; readonly since: number } | null
  /** Who lost by it. */
  readonly ranOut: Seat | null
}

export function newClock(control: TimeControl): Clock {
  const left = control.minutes * 60_000
  return { control, left: { first: left, second: left }, running: null, ranOut: null }
}

/** Milliseconds that a seat has at a moment, never below nought. A computer's time that was put back takes nothing away and gives nothing. */
export function timeLeft({ left, running }: Clock, seat: Seat, now: number): number {
  const used = running?.seat === seat ? Math.max(0, now - running.since) : 0
  return Math.max(0, left[seat] - used)
}

/** Stopped for whoever it ran for, and running for another, or for nobody; `moved` is who has just made a move that the clock counts. */
export function turnTo(clock: Clock, next: Seat | null, moved: Seat | null, now: number): Clock {
  const added = (seat: Seat) => (moved === seat ? clock.control.increment * 1000 : 0)
  const [first, second] = SEATS.map((seat) => timeLeft(clock, seat, now) + added(seat))
  return { ...clock, left: { first, second }, running: next === null ? null : { seat: next, since: now } }
}

/** With the time that runs running from now on only: a computer that could not think has used none. */
export function runningFrom(clock: Clock, since: number): Clock {
  return clock.running === null ? clock : { ...clock, running: { ...clock.running, since } }
}

/** Whose time is up; null while nobody's is. */
export function lateSeat(clock: Clock, now: number): Seat | null {
  const { running } = clock
  return running !== null && timeLeft(clock, running.seat, now) === 0 ? running.seat : null
}

/** Milliseconds to the next whole second of the time that runs, which is when what is shown changes. */
export function toNextSecond(clock: Clock, seat: Seat, now: number): number {
  return timeLeft(clock, seat, now) % 1000 || 1000
}

/** What is said aloud, in seconds left. */
const WARNINGS = [60, 10] as const

/** Has the time left just come down to one of those? */
export function warningAt(before: number, after: number): (typeof WARNINGS)[number] | null {
  return WARNINGS.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null
}

/** The last seconds are heard one by one. */
export const HURRY_MS = 10_000
