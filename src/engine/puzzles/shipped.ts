/** The puzzles that come with the app, about 100 kB: import this file dynamically, when they are shown. */
import { puzzlesOf } from './puzzle-file.ts'
import type { Puzzle } from './puzzle.ts'
import file from './shipped.json' with { type: 'json' }

/** Their seed; further puzzles have other seeds. */
export const SHIPPED_SEED = 1

let puzzles: readonly Puzzle[] | null = null

/** In the order of their numbers. */
export function shippedPuzzles(): readonly Puzzle[] {
  return (puzzles ??= puzzlesOf(file))
}
