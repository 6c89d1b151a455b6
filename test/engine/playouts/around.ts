/** The neighbours of a node as they lie around it, by their angles on a drawn board. */
import type { Board } from '../../../src/engine/game/board.ts'

/** The point of a node on a board whose corners lie on a circle. */
function pointOf({ places }: Board, node: number): { x: number; y: number } {
  const { sector, a, b } = places[node]
  const along = (ray: number, steps: number) => {
    const angle = (2 * Math.PI * ray) / 5
    return { x: steps * Math.sin(angle), y: -steps * Math.cos(angle) }
  }
  const [one, other] = [along(sector, a), along(sector + 1, b)]
  return { x: one.x + other.x, y: one.y + other.y }
}

/** The neighbours from the one before on the ring, which is counter-clockwise, over those further in and so on. */
export function inOrder(board: Board, node: number): number[] {
  const { x, y } = pointOf(board, node)
  const ring = board.rings.find((each) => each.includes(node)) as readonly number[]
  if (ring.length === 1) return [...board.neighbourLists[node]]
  const before = ring[(ring.indexOf(node) + ring.length - 1) % ring.length]
  const angleOf = (each: number) => {
    const point = pointOf(board, each)
    return Math.atan2(point.y - y, point.x - x)
  }
  // Counter-clockwise from the node before: past the centre to the next one.
  const turn = (each: number) => (angleOf(before) - angleOf(each) + 4 * Math.PI) % (2 * Math.PI)
  return [...board.neighbourLists[node]].sort((a, b) => turn(a) - turn(b))
}
