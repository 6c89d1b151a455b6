/** The puzzle of the day: the same for everybody on one day, another one on the next. */
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'

const MS_A_DAY = 86_400_000

/** @param puzzles at least one */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], day: Date): Puzzle {
  // In UTC all days are equally long.
  const days = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / MS_A_DAY
  return puzzles[days % puzzles.length]
}
