/** The places of a chart's values: finding the one under the pointer, and going from one to the next by keys. */

/** The place of a value in the plot's pixels: a box, of no size for a point. */
export interface Spot {
  readonly series: number
  readonly column: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Distance from a point to a spot's box; 0 inside. */
function distance({ x, y, width, height }: Spot, px: number, py: number): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height))
}

export function nearestSpot(spots: readonly Spot[], px: number, py: number): Spot | null {
  return spots.reduce<Spot | null>(
    (nearest, spot) => (nearest !== null && distance(nearest, px, py) <= distance(spot, px, py) ? nearest : spot),
    null,
  )
}

/** The first spot of the column nearest to a place across. */
export function nearestColumn(spots: readonly Spot[], px: number): Spot | null {
  return spots.reduce<Spot | null>(
    (nearest, spot) => (nearest !== null && Math.abs(nearest.x - px) <= Math.abs(spot.x - px) ? nearest : spot),
    null,
  )
}

/** The keys of a chart whose columns stand side by side, and of one whose columns are rows. */
const UPRIGHT = {
  ArrowLeft: ['column', -1],
  ArrowRight: ['column', 1],
  ArrowUp: ['series', -1],
  ArrowDown: ['series', 1],
} as const
const TURNED = {
  ArrowUp: ['column', -1],
  ArrowDown: ['column', 1],
  ArrowLeft: ['series', -1],
  ArrowRight: ['series', 1],
} as const

/**
 * The spot that a key leads to, or null where the key is none of the chart's. Arrows go to the next column of the same
 * series or to the next series of the same column, past those without a value; Home and End to the series' ends.
 */
export function spotByKey(spots: readonly Spot[], at: Spot | null, key: string, isTurned: boolean): Spot | null {
  const keys: Readonly<Record<string, readonly ['column' | 'series', number]>> = isTurned ? TURNED : UPRIGHT
  const isEnd = key === 'Home' || key === 'End'
  if (!isEnd && !(key in keys)) return null
  if (at === null) return spots.at(0) ?? null
  const [along, step] = isEnd ? (['column', key === 'Home' ? -Infinity : Infinity] as const) : keys[key]
  const across = along === 'column' ? 'series' : 'column'
  const row = spots.filter((spot) => spot[across] === at[across]).sort((a, b) => a[along] - b[along])
  const index = row.findIndex((spot) => spot[along] === at[along]) + step
  return row[Math.min(Math.max(index, 0), row.length - 1)]
}
