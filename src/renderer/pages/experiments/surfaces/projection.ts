/**
 * The orthographic projection of a box: equal lengths look equal wherever they are. The box stands on a floor from −1
 * to 1 both ways; it turns about its upright axis and is seen from above at an angle.
 */

export interface View {
  /** Degrees by which the box is turned, anticlockwise seen from above. */
  readonly turn: number
  /** Degrees of the viewer above the floor: 90 is straight from above. */
  readonly tilt: number
}

export interface Vector {
  readonly x: number
  readonly y: number
  /** Upwards. */
  readonly z: number
}

export interface Seen {
  readonly right: number
  readonly up: number
}

/** In degrees: the minimum tilt, below which the near edge would hide the ground, and a full turn. */
const MIN_TILT = 8
const FULL_TURN = 360

export const FIRST_VIEW: View = { turn: 28, tilt: 28 }

/** A view turned and tilted by these degrees, within limits. */
export function turned({ turn, tilt }: View, byTurn: number, byTilt: number): View {
  return {
    turn: (((turn + byTurn) % FULL_TURN) + FULL_TURN) % FULL_TURN,
    tilt: Math.min(90, Math.max(MIN_TILT, tilt + byTilt)),
  }
}

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** A point as a view shows it. */
export function projector({ turn, tilt }: View): (point: Vector) => Seen {
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [sine(turn), cosine(turn), sine(tilt), cosine(tilt)]
  return ({ x, y, z }) => ({
    right: x * cosTurn - y * sinTurn,
    up: (x * sinTurn + y * cosTurn) * sinTilt + z * cosTilt,
  })
}

/** The sides of the floor, −1 or 1, that are away from the viewer. */
export function farSides({ turn }: View): { readonly x: number; readonly y: number } {
  return { x: sine(turn) > 0 ? 1 : -1, y: cosine(turn) > 0 ? 1 : -1 }
}

/**
 * The cells of a grid in the order of the painter's algorithm, so that a nearer cell covers those it hides. Of two
 * cells on a floor only the nearer can hide the other, so rows go from the far one to the near one, and so do the cells
 * of a row.
 *
 * @param length cells in a row, and rows
 * @returns numbers of cells, row by row from the minimum of x and y
 */
export function paintOrder(length: number, view: View): number[] {
  const far = farSides(view)
  const ascending = Array.from({ length }, (_, i) => i)
  const columns = far.x > 0 ? ascending.toReversed() : ascending
  const rows = far.y > 0 ? ascending.toReversed() : ascending
  return rows.flatMap((row) => columns.map((column) => row * length + column))
}
