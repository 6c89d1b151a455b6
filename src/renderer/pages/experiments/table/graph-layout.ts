/** Layout of the graph of positions: a row for each number of stones, evenly filled. */
import type { PositionGraph } from '../../../model/table/graph.ts'

export interface GraphLayout {
  readonly width: number
  readonly height: number
  /** Side of the plate of a position. */
  readonly plate: number
  /** Height of the badge at the lower rim of a plate. */
  readonly badge: number
  /** The middle of each position's plate. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
  /** The box of each row's label. It stands in a margin that no line enters, since lines run between plates. */
  readonly labels: readonly {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
  /** Is there room for a label's words? Otherwise it is a number and a stone. */
  readonly hasWords: boolean
}

/** The largest plate in a window of usual width and in a very wide one, and the least gap between two, in rem. */
const MAX_PLATE = { usual: 4.75, wide: 6.25 }
const MIN_GAP = 0.25
/** Height of a badge, in rem. */
const BADGE = 1
/** Between two rows, as a share of a plate: lines need more room where plates are small. */
const ROW_GAP = { usual: 0.58, narrow: 1.1 }
/** Below the first of these widths rows stand farther apart, from the second on plates are larger; in rem. */
const [NARROW, WIDE] = [36, 64]
/** Width of the margin of labels, with their words or without, and the height of a label of two lines, in rem. */
const LABEL = { words: 6.25, short: 1.5, height: 2.25 }
/** Above the first row, for the thick rim of a chosen plate, in rem. */
const TOP = 0.25

export function graphLayout({ layers, nodes }: PositionGraph, width: number, rem: number): GraphLayout {
  const hasWords = width >= NARROW * rem
  const margin = (hasWords ? LABEL.words : LABEL.short) * rem
  const widest = Math.max(...layers.map((layer) => layer.length))
  const room = width - margin
  const plate = Math.min((width < WIDE * rem ? MAX_PLATE.usual : MAX_PLATE.wide) * rem, room / widest - MIN_GAP * rem)
  const pitch = plate * (1 + (hasWords ? ROW_GAP.usual : ROW_GAP.narrow))
  const top = TOP * rem + plate / 2
  const places = nodes.map(() => ({ x: 0, y: 0 }))
  for (const [row, layer] of layers.entries())
    for (const [i, place] of layer.entries())
      places[place] = { x: margin + ((i + 0.5) * room) / layer.length, y: top + row * pitch }
  const height = LABEL.height * rem
  const labels = layers.map((_, row) => ({ x: 0, y: top + row * pitch - height / 2, width: margin, height }))
  return {
    width,
    height: top + (layers.length - 1) * pitch + plate / 2 + BADGE * rem,
    plate,
    badge: BADGE * rem,
    places,
    labels,
    hasWords,
  }
}

/**
 * The position that an arrow key leads to: beside in its row, or the first that a move leads to or comes from; null for
 * none.
 */
export function neighbourInGraph({ layers, edges }: PositionGraph, place: number, key: string): number | null {
  const row = layers.find((layer) => layer.includes(place)) ?? []
  const beside = row.indexOf(place)
  if (key === 'ArrowLeft') return row[beside - 1] ?? null
  if (key === 'ArrowRight') return row[beside + 1] ?? null
  const best = edges.toSorted((a, b) => Number(b.isBest) - Number(a.isBest))
  if (key === 'ArrowDown') return best.find(({ from }) => from === place)?.to ?? null
  if (key === 'ArrowUp') return best.find(({ to }) => to === place)?.from ?? null
  return null
}
