/**
 * A position as a small still picture, for lists: stones, links and the outline, drawn with as few elements as
 * possible.
 */
import type { CSSProperties } from 'react'
import { COLOURS } from '../../../engine/game/colour.ts'
import { nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'
import { capturesOf } from './captures.ts'
import { drawingOf, type Point } from './geometry.ts'
import { Stones } from './stone.tsx'
import './thumbnail.css'

/** How large the sign of a captured corner is, and how far outside the corner. */
const CORNER_RADIUS = 26
const CORNER_GAP = 34

interface BoardThumbnailProps {
  readonly position: Position
  /** Width and height in pixels; from 96 up the marks on the stones can be told apart. */
  readonly size?: number
  /** A name for screen readers, where no text beside it says what it shows; without it they skip the picture. */
  readonly label?: string
}

/** A large dot outside a corner. */
function beyond(corner: Point, ray: Point) {
  return { cx: corner.x + CORNER_GAP * ray.x, cy: corner.y + CORNER_GAP * ray.y, r: CORNER_RADIUS }
}

export function BoardThumbnail({ position, size = 120, label }: BoardThumbnailProps) {
  const { board } = position
  const { nodes, rays, spacing, stoneRadius, fineness } = drawingOf(board)
  const points = (set: NodeSet) => Array.from(nodesOf(set), (node) => nodes[node])
  const outline = board.corners.map((node) => `${nodes[node].x},${nodes[node].y}`).join(' ')
  const links = board.links.map(([u, v]) => `M${nodes[u].x} ${nodes[u].y}L${nodes[v].x} ${nodes[v].y}`).join('')
  // A line of no length with round ends is a dot.
  const spots = points(emptyNodes(position)).map(({ x, y }) => `M${x} ${y}h0`)
  return (
    <svg
      className="board-thumbnail"
      width={size}
      height={size}
      viewBox="-345 -373 690 690"
      style={{ '--fineness': fineness } as CSSProperties}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <polygon className="outline" points={outline} />
      <path className="links" d={links} />
      <path className="spots" d={spots.join('')} />
      {COLOURS.map((colour) => (
        <Stones
          key={colour}
          colour={colour}
          radius={Math.min(stoneRadius + 11, 0.46 * spacing)}
          places={points(position[colour])}
        />
      ))}
      {position.cornersToWin > 1 &&
        capturesOf(position).map(
          (capture, k) =>
            capture && (
              <circle
                key={k}
                className={`taken-corner ${capture.colour}`}
                {...beyond(nodes[board.corners[k]], rays[k])}
              />
            ),
        )}
    </svg>
  )
}
