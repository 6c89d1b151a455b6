/** The magnifier over the node that a finger aims at: where it is, and what it shows. */
import { BOX, type Drawing, type Point } from './geometry.ts'

/** The least spacing of nodes on the screen, in pixels, at which a finger surely means the node under it. */
const MIN_SURE_SPACING = 44
/** Spacing of the nodes in the magnifier, in pixels, and the least and greatest magnification. */
const LENS_SPACING = 56
const ZOOMS = { min: 1.4, max: 2.4 }
/** The longest link, as a multiple of the shortest: it lies across two rays. */
const MAX_LINK = 1.18
/** How far above the finger the magnifier is, in pixels, and how far it may go beyond the board's upper edge. */
const OVER_FINGER = 36
const BEYOND = 100
/** Height of the button below the magnifier, in pixels. */
export const BUTTON_HEIGHT = 44

/** The node aimed at. */
export interface Aim {
  readonly node: number
  /** The place of the finger that still moves the aim; null once it has left the screen. */
  readonly finger: Point | null
  /** The length of a pixel of the screen, in the drawing's units. */
  readonly pixel: number
}

export interface Lens {
  readonly centre: Point
  readonly radius: number
  readonly zoom: number
  /** The point of the board that is shown in its centre. */
  readonly focus: Point
  readonly pixel: number
}

/** True where nodes are too close on the screen for a finger. */
export function needsAim({ spacing }: Drawing, pixel: number): boolean {
  return spacing < MIN_SURE_SPACING * pixel
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))

export function lensOf(drawing: Drawing, { node, finger, pixel }: Aim): Lens {
  const { spacing, stoneRadius, nodes } = drawing
  const zoom = between(ZOOMS.min, (LENS_SPACING * pixel) / spacing, ZOOMS.max)
  const radius = zoom * (MAX_LINK * spacing + stoneRadius)
  const focus = finger ?? nodes[node]
  const low = BOX.left + radius
  const x = between(low, focus.x, -low)
  if (finger === null) {
    const room = radius + BUTTON_HEIGHT * pixel
    return {
      centre: { x, y: between(BOX.top + radius, focus.y, BOX.top + BOX.height - room) },
      radius,
      zoom,
      focus,
      pixel,
    }
  }
  const apart = radius + OVER_FINGER * pixel
  const y = Math.max(BOX.top + radius - BEYOND * pixel, finger.y - apart)
  // Where there is no room above the finger, it gives way to the side on which there is more.
  const beside = y > finger.y - apart ? Math.sqrt(Math.max(0, apart ** 2 - (finger.y - y) ** 2)) : 0
  return {
    centre: { x: between(low, finger.x + (finger.x > 0 ? -beside : beside), -low), y },
    radius,
    zoom,
    focus,
    pixel,
  }
}

/** The point of the board that is seen at a point of the drawing: through the magnifier, where that covers it. */
export function seenAt(lens: Lens | null, point: Point): Point {
  if (lens === null || Math.hypot(point.x - lens.centre.x, point.y - lens.centre.y) > lens.radius) return point
  const { centre, focus, zoom } = lens
  return { x: focus.x + (point.x - centre.x) / zoom, y: focus.y + (point.y - centre.y) / zoom }
}
