/**
 * The lines of a board, under its nodes: its sides, the links between its nodes, the winning chain's halo, and a path
 * along them.
 */
import { memo, type CSSProperties } from 'react'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import type { Drawing } from './geometry.ts'
import type { Picture } from './picture.ts'
import { winningWave } from './winning-wave.ts'
import './lines.css'

interface LinesProps {
  readonly drawing: Drawing
  readonly picture: Picture
  /** Stones of the chain that has won; none before. */
  readonly winning: readonly number[]
}

/** Width by which the halo of the winning chain exceeds its stones, on each side, where lines have their usual width. */
const HALO_RIM = 8

/** When a step of the wave is drawn, in shares of the time for the whole chain. */
function at(step: number, steps: number): CSSProperties {
  return { '--after': step / steps, '--for': 1 / steps } as CSSProperties
}

export const Sides = memo(function Sides({ drawing, picture: { board }, winning }: LinesProps) {
  const wave = winningWave(board, winning)
  return drawing.sides.map(({ from, to, letter }, k) => {
    const step = wave.findIndex((stones) => stones.some((node) => board.sideLists[k].includes(node)))
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
function winningLinks({ board }: Picture, chain: ReadonlySet<number>) {
  const wave = winningWave(board, [...chain])
  const stepOf = (node: number) => wave.findIndex((stones) => stones.includes(node))
  return board.links
    .filter(([u, v]) => chain.has(u) && chain.has(v))
    .map(([u, v]) => {
      const [from, to] = stepOf(u) <= stepOf(v) ? [u, v] : [v, u]
      return { from, to, style: at(stepOf(from), wave.length) }
    })
}

export const Links = memo(function Links({ drawing, picture, winning: chain }: LinesProps) {
  const { nodes, stoneRadius, fineness } = drawing
  const { board, owners } = picture
  const between = (u: number, v: number) => ({ x1: nodes[u].x, y1: nodes[u].y, x2: nodes[v].x, y2: nodes[v].y })
  const wins = new Set(chain)
  const winning = winningLinks(picture, wins)
  const drawn = board.links
    .filter(([u, v]) => !wins.has(u) || !wins.has(v))
    .map(([u, v]) => {
      const owner = owners[u]
      const joins = owner !== null && owner === owners[v]
      return { u, v, className: `link${joins ? ` joins ${owner}` : ''}`, joins }
    })
  return (
    <>
      {winning.map(({ from, to, style }) => (
        <line
          key={`halo ${from}-${to}`}
          className={`halo ${owners[from] ?? ''}`}
          data-wins="halo"
          strokeWidth={2 * (stoneRadius + HALO_RIM * fineness)}
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
          className={`link joins ${owners[from]}`}
          data-wins="link"
          pathLength={1}
          style={style}
          {...between(from, to)}
        />
      ))}
    </>
  )
})

export function Path({ drawing, path }: { drawing: Drawing; path: readonly number[] }) {
  const { nodes, stoneRadius, fineness } = drawing
  return (
    <g className="path" aria-hidden="true">
      <polyline points={path.map((node) => `${nodes[node].x},${nodes[node].y}`).join(' ')} />
      {[path[0], path[path.length - 1]].map((node, i) => (
        <circle key={i} cx={nodes[node].x} cy={nodes[node].y} r={stoneRadius + 6 * fineness} />
      ))}
    </g>
  )
}
