/** Monte Carlo tree searches that show one thing each, from the same seed each time. */
import type { LinkedGrowth } from '../../../model/replay/link.ts'

export interface GrowthLesson extends LinkedGrowth {
  readonly id: 'best-child' | 'proof'
}

export const GROWTH_LESSONS: readonly GrowthLesson[] = [
  // The root chooses its child of the highest value for the last of 60 playouts, when most moves have been tried.
  {
    id: 'best-child',
    position: './.b.r./.....b..b./r..r........... r',
    plan: { playouts: 60, seed: 1, priors: 'none' },
    event: 1213,
  },
  // The first proof of a search that ends with its winner proven.
  { id: 'proof', position: 'r/..... b', plan: { playouts: 40, seed: 1, priors: 'none' }, event: 70 },
]
