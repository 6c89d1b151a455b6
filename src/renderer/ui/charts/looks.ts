/**
 * How series are told apart without colour: a shape at each point of a line, a hatching of each bar. The colours are in
 * `looks.css`, under a class of the look's name. A test holds that any two of a kind differ for everyone: to eyes
 * without green or without red cones (Machado, Oliveira and Fernandes 2009), by distance in OKLab (Ottosson 2020).
 */
import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3'
import './looks.css'

type Place = 0 | 1 | 2 | 3 | 4

/**
 * Looks for algorithms, in the order of their list: a further one takes the next that is free. Minimax, which stands
 * first but is seldom drawn, has the last of the marks that come with the report's searches.
 */
export const ALGORITHM_LOOKS = [
  'algorithm-4',
  'algorithm-0',
  'algorithm-1',
  'algorithm-2',
  'algorithm-3',
  'algorithm-5',
] as const

/**
 * `algorithm-n`: a search, the same one everywhere; `depth-n`: a depth, the deeper the stronger; `series-n`: one of
 * several of equal rank that are neither; `part-n`: a part of a whole, in order; `reference`: a dashed line to compare
 * with. Each kind has colours of its own, none of them red or blue, which are those of the stones.
 */
export type Look =
  | (typeof ALGORITHM_LOOKS)[number]
  | `depth-${Place}`
  | `series-${Place}`
  | `part-${Place}`
  | 'reference'

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar].map(
  (shape) => symbol(shape, 64)() ?? '',
)

/** Side of the square that a hatching repeats, in pixels. */
export const HATCH_SIZE = 8

/** Strokes on that square, over a ground of the same colour `opacity` strong; the first look is solid. */
const HATCHINGS: readonly { readonly path: string; readonly opacity: number }[] = [
  { path: '', opacity: 1 },
  { path: 'M-2 2 2-2M0 8 8 0M6 10 10 6', opacity: 0.45 },
  { path: 'M0 0 8 8M-2 6 2 10M6-2 10 2', opacity: 0.25 },
  { path: 'M0 4H8', opacity: 0.12 },
  { path: 'M4 3V5', opacity: 0.05 },
  { path: 'M4 0V8', opacity: 0.3 },
]

function numberOf(look: Look): number {
  return look === 'reference' ? 0 : Number(look.slice(-1))
}

export function shapeOf(look: Look): string {
  return SHAPES[numberOf(look)]
}

export function hatchingOf(look: Look) {
  return HATCHINGS[numberOf(look)]
}
