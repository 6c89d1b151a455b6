/** The drawing of a tree that grows: a row for each ply, and for each visited node a width by its visits. */
import type { GrowthNode } from '../../../../engine/playouts/growth-node.ts'

export interface DrawnNode {
  readonly node: GrowthNode
  readonly x: number
  readonly y: number
  /** The room that the node has in its row. */
  readonly width: number
  /** The one above; null at the root. */
  readonly above: DrawnNode | null
}

interface Room {
  readonly width: number
  readonly height: number
  /** The plies of the deepest node that will ever be drawn, so that rows stay where they are. */
  readonly maxPly: number
  /** The least height of a row: deeper ones are left out. */
  readonly minRow: number
}

/** Children of less room than this are not drawn. */
const MIN_WIDTH = 2.5

/** The rows that there is room for, the root's among them. */
export function rowsIn({ height, maxPly, minRow }: Room): number {
  return Math.max(1, Math.min(maxPly + 1, Math.floor(height / minRow)))
}

/** The nodes to draw, each behind the one above it. The nodes on the way are drawn though they are not yet visited. */
export function layOutGrowth(root: GrowthNode, way: readonly GrowthNode[], room: Room): DrawnNode[] {
  const rows = rowsIn(room)
  const row = room.height / rows
  const drawn: DrawnNode[] = []
  const draw = (node: GrowthNode, left: number, width: number, above: DrawnNode | null) => {
    const here = { node, x: left + width / 2, y: (node.ply + 0.5) * row, width, above }
    drawn.push(here)
    if (node.ply + 1 >= rows) return
    const weightOf = (child: GrowthNode) => child.visits + (way.includes(child) ? 1 : 0)
    const shown = node.children.filter((child) => weightOf(child) > 0)
    const all = shown.reduce((sum, child) => sum + weightOf(child), 0)
    let at = left
    for (const child of shown) {
      const room = (width * weightOf(child)) / all
      if (room >= MIN_WIDTH || way.includes(child)) draw(child, at, room, here)
      at += room
    }
  }
  draw(root, 0, room.width, null)
  return drawn
}
