/** The corners of a board where they decide the game: free, or in the colour that has captured them. */
import { useTranslation } from 'react-i18next'
import type { Pentagon } from '../../../engine/game/pentagon.ts'
import type { Drawing, Point } from './geometry.ts'
import type { Capture } from './marks.ts'
import { captureWords } from './node-words.ts'
import { Stone } from './stone.tsx'
import './corners.css'

/** Radius of the small stone that stands for a captured corner, and of the ring of a free one. */
const SIGN_RADIUS = 10
const FREE_RADIUS = 5
/** How far from the corner the small stone and the arc are: as far as the picture goes; the arc goes around large stones. */
const REACH = 37
const ARC_GAP = 7.5
/** Half the angle of the arc around the corner. */
const ARC = (52 * Math.PI) / 180

interface CornersProps {
  readonly drawing: Drawing
  readonly board: Pentagon
  readonly captures: readonly (Capture | null)[]
  /** A picture has its words as a whole. */
  readonly isPicture: boolean
  /** Is told of the corner that is pointed at or focused. */
  readonly onLit: (corner: number | null) => void
}

export function Corners({ drawing, board, captures, isPicture, onLit }: CornersProps) {
  const { t } = useTranslation()
  const arc = Math.max(REACH, drawing.stoneRadius + ARC_GAP)
  return captures.map((capture, k) => {
    const corner = drawing.nodes[board.corners[k]]
    const ray = drawing.rays[k]
    const place = { x: corner.x + REACH * ray.x, y: corner.y + REACH * ray.y }
    if (capture === null)
      return <circle key={k} className="free-corner" aria-hidden="true" cx={place.x} cy={place.y} r={FREE_RADIUS} />
    const words = captureWords(t, board, k, capture)
    return (
      <g
        key={k}
        className={`capture ${capture.colour}`}
        data-corner={k}
        {...(isPicture ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words, tabIndex: 0 })}
        onPointerEnter={() => onLit(k)}
        onPointerLeave={() => onLit(null)}
        onFocus={() => onLit(k)}
        onBlur={() => onLit(null)}
      >
        <title>{words}</title>
        <path d={arcAround(corner, ray, arc)} />
        <g transform={`translate(${place.x} ${place.y})`}>
          <circle className="capture-hit" r={2 * SIGN_RADIUS} />
          <Stone colour={capture.colour} radius={SIGN_RADIUS} />
        </g>
      </g>
    )
  })
}

/** The arc around a corner between its two sides, on the outside. */
function arcAround(corner: Point, ray: Point, radius: number): string {
  const end = (angle: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `${corner.x + radius * (ray.x * cos - ray.y * sin)} ${corner.y + radius * (ray.x * sin + ray.y * cos)}`
  }
  return `M${end(-ARC)}A${radius} ${radius} 0 0 1 ${end(ARC)}`
}

/** The chain of a captured corner, lit from below its links and stones. */
export function LitChain({ drawing, board, capture }: { drawing: Drawing; board: Pentagon; capture: Capture }) {
  const { nodes, stoneRadius, fineness } = drawing
  const chain = new Set(capture.chain)
  const links = board.links.filter(([u, v]) => chain.has(u) && chain.has(v))
  // A line of no length with round ends is a dot, for a chain of one stone.
  const dots = capture.chain.map((node) => `M${nodes[node].x} ${nodes[node].y}h0`)
  const lines = links.map(([u, v]) => `M${nodes[u].x} ${nodes[u].y}L${nodes[v].x} ${nodes[v].y}`)
  return (
    <path
      className={`lit-chain ${capture.colour}`}
      strokeWidth={2 * (stoneRadius + 6 * fineness)}
      d={[...dots, ...lines].join('')}
    />
  )
}
