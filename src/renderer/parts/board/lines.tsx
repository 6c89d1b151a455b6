/** The lines of a board, under its nodes: its sides, the links between its nodes, and a path along them. */
import { memo } from 'react'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { has, type NodeSet } from '../../../engine/game/node-set.ts'
import { ownerOf, type Position } from '../../../engine/game/position.ts'
import type { Drawing } from './geometry.ts'
import './lines.css'

interface LinesProps {
  readonly drawing: Drawing
  readonly position: Position
  readonly winningChain: NodeSet
}

export const Sides = memo(function Sides({ drawing, position, winningChain }: LinesProps) {
  const { board } = position
  return drawing.sides.map(({ from, to, letter }, k) => (
    <g key={k} className={`side side-${SIDE_NAMES[k]}${board.sides[k] & winningChain ? ' joined' : ''}`} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <text x={letter.x} y={letter.y}>
        {SIDE_NAMES[k]}
      </text>
    </g>
  ))
})

export const Links = memo(function Links({ drawing: { nodes }, position, winningChain }: LinesProps) {
  const drawn = position.board.links.map(([u, v]) => {
    const owner = ownerOf(position, u)
    const joins = owner !== null && owner === ownerOf(position, v)
    const wins = has(winningChain, u) && has(winningChain, v)
    return { u, v, className: `link${joins ? ` joins ${owner}` : ''}${wins ? ' wins' : ''}`, joins }
  })
  // Thick links last, so that no thin one crosses them.
  return drawn
    .sort((a, b) => Number(a.joins) - Number(b.joins))
    .map(({ u, v, className }) => (
      <line key={`${u}-${v}`} className={className} x1={nodes[u].x} y1={nodes[u].y} x2={nodes[v].x} y2={nodes[v].y} />
    ))
})

export function Path({ drawing: { nodes, stoneRadius }, path }: { drawing: Drawing; path: readonly number[] }) {
  return (
    <g className="path" aria-hidden="true">
      <polyline points={path.map((node) => `${nodes[node].x},${nodes[node].y}`).join(' ')} />
      {[path[0], path[path.length - 1]].map((node, i) => (
        <circle key={i} cx={nodes[node].x} cy={nodes[node].y} r={stoneRadius + 6} />
      ))}
    </g>
  )
}
