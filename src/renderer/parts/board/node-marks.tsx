/** The marks of a node beside its stone: the disc or ring of a mark, the stones of a line to come, and badges. */
import { badgeScale } from './drawing-style.ts'
import type { Drawing } from './geometry.ts'
import type { Ghost, Mark } from './marks.ts'
import { Stone } from './stone.tsx'
import './node-marks.css'

/** How much of its tone fills a ring: little, so that the node's name is read. */
const RING_TINT = 0.16

export function MarkDisc({
  mark: { tone, strength, size = 1 },
  radius,
  isRing,
}: {
  mark: Mark
  radius: number
  isRing: boolean
}) {
  if (!isRing) return <circle className={`mark ${tone}`} r={size * radius} fillOpacity={strength} />
  // Even a weak ring has to be seen.
  return (
    <circle
      className={`mark ${tone} ring`}
      r={radius}
      fillOpacity={RING_TINT}
      strokeOpacity={Math.min(1, 0.2 + 1.5 * strength)}
    />
  )
}

export function GhostStones({ ghosts, drawing }: { ghosts: readonly Ghost[]; drawing: Drawing }) {
  const { stoneRadius: radius, fineness } = drawing
  const scale = badgeScale(drawing)
  const [{ number, sign }] = ghosts
  return (
    <g className="line-ghost" aria-hidden="true">
      {ghosts.map(({ colour }) => (
        <Stone key={colour} colour={colour} radius={radius} isHalf={ghosts.length > 1} ghost />
      ))}
      {number !== undefined && <Badge radius={radius} scale={scale} text={String(number)} />}
      {sign?.tone === 'accent' && <circle className="right" r={radius + 5 * fineness} />}
      {sign !== undefined && <Badge radius={radius} scale={scale} text={sign.text} tone={sign.tone} />}
    </g>
  )
}

/** Half the height of a badge, and how much wider it is for each further character. */
const BADGE_RADIUS = 12
const BADGE_WIDENING = 10

interface BadgeProps {
  /** The radius of the stone or node at whose upper right the badge is. */
  readonly radius: number
  /** The size of the badge, as a share of the usual one. */
  readonly scale: number
  readonly text: string
  readonly tone?: string
}

/** A small number or sign at the upper right of a stone or a node. */
export function Badge({ radius, scale, text, tone = '' }: BadgeProps) {
  const [x, y] = [radius * 0.75, -radius * 0.75]
  const half = BADGE_RADIUS * scale
  const width = 2 * half + BADGE_WIDENING * scale * (text.length - 1)
  return (
    <g className="badge-place">
      <rect className={`badge ${tone}`} x={x - half} y={y - half} width={width} height={2 * half} rx={half} />
      <text className="badge-number" x={x - half + width / 2} y={y}>
        {text}
      </text>
    </g>
  )
}
