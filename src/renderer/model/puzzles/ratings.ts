/**
 * Results from the puzzles tried: a rating by Glicko-2 (Glickman 2012), and the streak of days.
 *
 * A puzzle is an opponent whose rating is its difficulty, and each puzzle a rating period of its own. Nobody has
 * measured how well the difficulty agrees with how hard people find it, so that it has a deviation itself.
 */
import rate from 'glicko2-lite'
import { MEAN_RATING } from '../../../engine/arena/cast-ratings.ts'
import type { Theme } from '../../../engine/puzzles/themes.ts'
import { SETTLED_AFTER } from '../players/own-rating.ts'
import type { TriedPuzzle } from './records.ts'

export interface PuzzleRating {
  readonly rating: number
  /**
   * The standard deviation of Glicko-2's posterior, which begins with players normally distributed around the first
   * rating. The true rating of a player far from that is further away more often, until some dozens of puzzles are
   * tried.
   */
  readonly deviation: number
  /** The number of rated puzzles that it comes from. */
  readonly puzzles: number
  readonly isProvisional: boolean
}

interface Glicko extends Pick<PuzzleRating, 'rating' | 'deviation'> {
  readonly volatility: number
}

/**
 * Before the first puzzle: the cast's mean rating, with the deviation and volatility that Glickman proposes for a new
 * player.
 */
const FIRST: Glicko = { rating: MEAN_RATING, deviation: 350, volatility: 0.06 }

const PUZZLE_DEVIATION = 100

/**
 * The rating from puzzles in the order in which they were tried. Solving one with hints goes only a part of the way
 * that solving it alone would: a hint makes the gain smaller, and never a loss of it.
 */
export function ratingFrom(tried: readonly TriedPuzzle[]): PuzzleRating {
  const rated = tried.flatMap(({ difficulty, score }) => (score === null ? [] : [{ difficulty, score }]))
  const { rating, deviation } = rated.reduce<Glicko>((before, { difficulty, score }) => {
    const result = score === 0 ? 0 : 1
    const after = rate(before.rating, before.deviation, before.volatility, [[difficulty, PUZZLE_DEVIATION, result]], {
      rating: FIRST.rating,
    })
    const share = score === 0 ? 1 : score
    const part = (from: number, to: number) => from + share * (to - from)
    return {
      rating: part(before.rating, after.rating),
      // Puzzles that are far too easy would raise the deviation above a new player's.
      deviation: Math.min(part(before.deviation, after.rd), FIRST.deviation),
      volatility: part(before.volatility, after.vol),
    }
  }, FIRST)
  return { rating, deviation, puzzles: rated.length, isProvisional: rated.length < SETTLED_AFTER }
}

export function withTheme(tried: readonly TriedPuzzle[], theme: Theme): TriedPuzzle[] {
  return tried.filter(({ themes }) => themes.includes(theme))
}

/** Days of the calendar, of the user's clock, on which something was solved. */
function solvedDays(tried: readonly TriedPuzzle[]): Set<string> {
  return new Set(tried.filter(({ isSolved }) => isSolved).map(({ date }) => dayOf(new Date(date))))
}

const dayOf = (date: Date) => `${date.getFullYear()} ${date.getMonth()} ${date.getDate()}`

function daysFrom(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
}

/** Days in a row with a puzzle solved, up to today; today itself may still be missing. */
export function streakOf(tried: readonly TriedPuzzle[], today: Date): number {
  const days = solvedDays(tried)
  const has = (back: number) => days.has(dayOf(daysFrom(today, -back)))
  const first = has(0) ? 0 : 1
  let back = first
  while (has(back)) back++
  return back - first
}

export interface WeekDay {
  readonly date: Date
  readonly isSolved: boolean
  readonly isToday: boolean
}

/** The days of this week, from Monday on. */
export function weekOf(tried: readonly TriedPuzzle[], today: Date): WeekDay[] {
  const days = solvedDays(tried)
  const sinceMonday = (today.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, i) => {
    const date = daysFrom(today, i - sinceMonday)
    return { date, isSolved: days.has(dayOf(date)), isToday: i === sinceMonday }
  })
}
