/** The puzzles that come with the program. They are fetched when they are first needed, or in advance. */
import type { FetchShipped } from './solving.ts'

export const fetchShipped: FetchShipped = async () => {
  const { shippedPuzzles, SHIPPED_SEED } = await import('../../../engine/puzzles/shipped.ts')
  return { puzzles: shippedPuzzles(), seed: SHIPPED_SEED }
}
