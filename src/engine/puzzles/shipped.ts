/** The puzzles that come with the app, some 100 kB: whoever shows them fetches this page when they are wanted. */
import { puzzlesOf } from './puzzle-file.ts'
import type { Puzzle } from './puzzle.ts'
import file from './shipped.json' with { type: 'json' }

/** The seed that they are made from; others are for more. */
export const SHIPPED_SEED = 1

let puzzles: readonly Puzzle[] | null = null

/** In the order of their numbers. */
export function shippedPuzzles(): readonly Puzzle[] {
  return (puzzles ??= puzzlesOf(file))
}
