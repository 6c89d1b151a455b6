/** The time that a player of a GTP game may still use: main time, then periods of time for a number of stones. */

/** Settings of a game's time in milliseconds: main time, then as many stones within each period as `stones` says. */
export interface TimeSettings {
  readonly main: number
  readonly period: number
  readonly stones: number
}

/** A move takes at least this share of the main time that is left, however many moves may come. */
const MIN_SHARE = 1 / 4
/** Held back for the way of an answer to the referee, in milliseconds and as a share. */
const RESERVE_MS = 5
const RESERVE = 0.03
/** Each move takes this long, however little it thinks. */
const MOVE_MS = 10
const MIN_MS = 1

export class GtpClock {
  private main: number
  private periodLeft: number
  private stonesLeft: number

  constructor(private readonly settings: TimeSettings) {
    this.main = settings.main
    this.periodLeft = settings.period
    this.stonesLeft = settings.stones
  }

  /** Takes what the referee says is left: of the main time if `stones` is 0, otherwise of the period of so many stones. */
  setLeft(ms: number, stones: number): void {
    if (stones === 0) this.main = ms
    else {
      this.main = 0
      this.periodLeft = ms
      this.stonesLeft = stones
    }
  }

  /** Counts the time of a move. */
  spend(ms: number): void {
    const { period, stones } = this.settings
    const over = ms - this.main
    this.main = Math.max(0, -over)
    if (over <= 0 || this.stonesLeft === 0) return
    this.periodLeft -= over
    this.stonesLeft--
    if (this.stonesLeft > 0) return
    this.periodLeft = period
    this.stonesLeft = stones
  }

  /**
   * Milliseconds for the next move.
   *
   * @param moves how many of its moves the player may still have to make
   * @param late milliseconds by which each of them may come late
   */
  forMove(moves: number, late = 0): number {
    // Half of the moves that could follow: most games end with half of the board empty.
    const fromMain = Math.max(0, this.main - (MOVE_MS + late) * moves) * Math.min(MIN_SHARE, 2 / Math.max(1, moves))
    // A referee may tell of a period that it has not set.
    const fromPeriod = this.stonesLeft === 0 ? 0 : this.periodLeft / this.stonesLeft
    return withoutReserve(Math.max(fromMain, fromPeriod))
  }
}

/** Share of a move's lateness that is expected of the next one, where that comes less late. */
const REMEMBERED = 0.9

/** How late moves come on a busy computer, after the time that they were given. */
export class Lateness {
  /** Milliseconds that are expected of the next move. */
  ms = 0

  count(given: number, taken: number): void {
    this.ms = Math.max(taken - given, REMEMBERED * this.ms)
  }

  /** The time to think so that a late answer arrives within `ms` all the same. */
  within(ms: number): number {
    return Math.max(MIN_MS, ms - this.ms)
  }
}

/** The time to think so that the answer arrives within `ms`. */
export function withoutReserve(ms: number): number {
  return Math.max(MIN_MS, ms - Math.max(RESERVE_MS, RESERVE * ms))
}

/** A clock by the settings; null where they set no limit, as a period without stones does. */
export function clockOf(settings: TimeSettings): GtpClock | null {
  return settings.stones === 0 && settings.period > 0 ? null : new GtpClock(settings)
}
