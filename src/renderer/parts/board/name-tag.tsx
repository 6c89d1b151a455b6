/** The name of a node beside it, over everything else on the board. */
import type { Drawing } from './geometry.ts'
import './name-tag.css'

/** How far above the stone it is. */
const LIFT = 15

export function NameTag({ drawing, node, name }: { drawing: Drawing; node: number; name: string }) {
  const { nodes, stoneRadius, fineness } = drawing
  return (
    <text className="name-tag" aria-hidden="true" x={nodes[node].x} y={nodes[node].y - stoneRadius - LIFT * fineness}>
      {name}
    </text>
  )
}
