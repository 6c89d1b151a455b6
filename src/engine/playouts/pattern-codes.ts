/**
 * Facts that follow from the code of the cells around a node: its fixed form, and the number of chains there. Far from the
 * edge all turns and mirror images of a surrounding are the same pattern; near it only the two that the edge's own symmetry
 * exchanges are.
 */
import { DEGREE, type CellColour } from '../cells/cell-board.ts'
import { CODES, stateAt } from './surroundings.ts'

/** The kinds of nodes: on the three outermost rings between and on the rays of corners, farther in, and the centre. */
export const EDGE_CLASSES = 8
const INNER = 6
const CENTRE = 7
const RINGS_APART = 3

/** The kind of the node that is reached by a steps along one ray and b along the next. */
export function edgeClass(size: number, a: number, b: number): number {
  if (a + b === 0) return CENTRE
  const fromEdge = size - 1 - a - b
  if (fromEdge >= RINGS_APART) return INNER
  return 2 * fromEdge + (b === 0 ? 1 : 0)
}

/** A turn or a mirror image, as the place to which it takes each place of a surrounding. */
type Image = (place: number) => number

/** The images of each kind's surroundings. */
const IMAGES: readonly (readonly Image[])[] = Array.from({ length: EDGE_CLASSES }, (_, kind) => imagesOf(kind))

/** The least code of the images of a surrounding that are the same pattern. */
export function canonicalCode(kind: number, code: number): number {
  return Math.min(...IMAGES[kind].map((image) => mapped(code, image)))
}

/** The images of a kind's surroundings. */
function imagesOf(kind: number): Image[] {
  if (kind === INNER) return turnsAndMirrors(DEGREE)
  // The wall in the sixth place of the centre stays there.
  if (kind === CENTRE)
    return turnsAndMirrors(DEGREE - 1).map((image) => (place) => (place === DEGREE - 1 ? place : image(place)))
  // On a ray the node further in lies in place 1, between the two of its ring; elsewhere there are two, in 1 and 2.
  const sum = kind % 2 === 1 ? 2 : 3
  return [(place) => place, (place) => (sum - place + DEGREE) % DEGREE]
}

function turnsAndMirrors(places: number): Image[] {
  return Array.from({ length: places }, (_, turn) => turn).flatMap((turn): Image[] => [
    (place) => (place + turn) % places,
    (place) => (turn - place + places) % places,
  ])
}

function mapped(code: number, image: Image): number {
  let result = 0
  for (let place = 0; place < DEGREE; place++) result |= stateAt(code, place) << (2 * image(place))
  return result
}

/** Stands for chains that a code does not tell. */
export const UNTOLD = 255

/**
 * By code the number of chains of a colour around the node. Stones side by side are of one chain; those apart may be joined
 * elsewhere, so more than one group of them is `UNTOLD`.
 */
export function chainsByCode(colour: CellColour): Uint8Array {
  return new Uint8Array(CODES).map((_, code) => {
    let stones = 0
    let ends = 0
    for (let place = 0; place < DEGREE; place++) {
      if (stateAt(code, place) !== colour) continue
      stones++
      if (stateAt(code, (place + 1) % DEGREE) !== colour) ends++
    }
    if (ends > 1) return UNTOLD
    return stones > 0 ? 1 : 0
  })
}
