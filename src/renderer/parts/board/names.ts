/** Which nodes of a drawing bear their names all the time; the others show them on hover, focus or aim. */
import type { BoardDrawingProps } from './drawing-props.ts'
import { drawingOf, type Drawing } from './geometry.ts'

/** The least spacing of nodes that bear their names: of closer ones these would be too small, and too many, to be read. */
const MIN_NAMED_SPACING = 90

export function isDense({ spacing }: Drawing): boolean {
  return spacing < MIN_NAMED_SPACING
}

type Naming = Pick<BoardDrawingProps, 'picture' | 'showNames'>

/** True for a node whose name is on it: on dense boards those of the corners and of the ray to the first one. */
export function isNamed({ picture: { board, owners }, showNames = true }: Naming, node: number): boolean {
  if (!showNames || owners[node] !== null) return false
  const { sector, b } = board.places[node]
  return !isDense(drawingOf(board)) || (sector === 0 && b === 0) || board.corners.includes(node)
}
