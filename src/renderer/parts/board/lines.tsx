/**
 * The lines of a board, under its nodes: its sides, the links between its nodes, the winning chain's halo, and a path
 * along them.
 */
import { memo, type CSSProperties } from 'react'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { has, intersects, type NodeSet } from '../../../engine/game/node-set.ts'
import { ownerOf, type Position } from '../../../engine/game/position.ts'
import type { Drawing } from './geometry.ts'
import { winningWave } from './winning-wave.ts'
import './lines.css'

interface LinesProps {
  readonly drawing: Drawing
  readonly position: Position
  readonly winningChain: NodeSet
}

/** Width by which the halo of the winning chain exceeds its stones, on each side. */
const HALO_RIM = 8

/** When a step of the wave is drawn, in shares of the time for the whole chain. */
function at(step: number, steps: number): CSSProperties {
  return { '--after': step / steps, '--for': 1 / steps } as CSSProperties
}

export const Sides = memo(function Sides({ drawing, position: { board }, winningChain }: LinesProps) {
  const wave = winningWave(board, winningChain)
  return drawing.sides.map(({ from, to, letter }, k) => {
    const step = wave.findIndex((stones) => intersects(stones, board.sides[k]))
    const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
    return (
      <g
        key={k}
        className={`side side-${SIDE_NAMES[k]}${step < 0 ? '' : ' joined'}`}
        aria-hidden="true"
        {...(step >= 0 && { style: at(step, wave.length) })}
      >
        {step >= 0 && <line className="glow" {...line} />}
        <line {...line} />
        <text x={letter.x} y={letter.y}>
          {SIDE_NAMES[k]}
        </text>
      </g>
    )
  })
})

/** The links of the winning chain in the order in which they are drawn, each from the stone that is reached first. */
function winningLinks({ board }: Position, chain: NodeSet) {
  const wave = winningWave(board, chain)
  const stepOf = (node: number) => wave.findIndex((stones) => has(stones, node))
  return board.links
    .filter(([u, v]) => has(chain, u) && has(chain, v))
    .map(([u, v]) => {
      const [from, to] = stepOf(u) <= stepOf(v) ? [u, v] : [v, u]
      return { from, to, style: at(stepOf(from), wave.length) }
    })
}

export const Links = memo(function Links({ drawing: { nodes, stoneRadius }, position, winningChain }: LinesProps) {
  const between = (u: number, v: number) => ({ x1: nodes[u].x, y1: nodes[u].y, x2: nodes[v].x, y2: nodes[v].y })
  const winning = winningLinks(position, winningChain)
  const drawn = position.board.links
    .filter(([u, v]) => !has(winningChain, u) || !has(winningChain, v))
    .map(([u, v]) => {
      const owner = ownerOf(position, u)
      const joins = owner !== null && owner === ownerOf(position, v)
      return { u, v, className: `link${joins ? ` joins ${owner}` : ''}`, joins }
    })
  return (
    <>
      {winning.map(({ from, to, style }) => (
        <line
          key={`halo ${from}-${to}`}
          className={`halo ${ownerOf(position, from) ?? ''}`}
          data-wins="halo"
          strokeWidth={2 * (stoneRadius + HALO_RIM)}
          style={style}
          {...between(from, to)}
        />
      ))}
      {/* Thick links last, so that no thin one crosses them. */}
      {drawn
        .sort((a, b) => Number(a.joins) - Number(b.joins))
        .map(({ u, v, className }) => (
          <line key={`${u}-${v}`} className={className} {...between(u, v)} />
        ))}
      {winning.map(({ from, to, style }) => (
        <line
          key={`wins ${from}-${to}`}
          className={`link joins ${ownerOf(position, from)}`}
          data-wins="link"
          pathLength={1}
          style={style}
          {...between(from, to)}
        />
      ))}
    </>
  )
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
