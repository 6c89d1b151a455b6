/** The marks of a node beside its stone: the disc or ring of a mark, the stones of a line to come, and badges. */
import type { Ghost, Mark } from './marks.ts'
import { Stone } from './stone.tsx'
import './node-marks.css'

/** How much of its tone fills a ring: little, so that the node's name is read. */
const RING_TINT = 0.16

export function MarkDisc({
  mark: { tone, strength },
  radius,
  isRing,
}: {
  mark: Mark
  radius: number
  isRing: boolean
}) {
  if (!isRing) return <circle className={`mark ${tone}`} r={radius} fillOpacity={strength} />
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

export function GhostStones({ ghosts, radius }: { ghosts: readonly Ghost[]; radius: number }) {
  const [{ number, sign }] = ghosts
  return (
    <g className="line-ghost" aria-hidden="true">
      {ghosts.map(({ colour }) => (
        <Stone key={colour} colour={colour} radius={radius} isHalf={ghosts.length > 1} ghost />
      ))}
      {number !== undefined && <Badge radius={radius} text={String(number)} />}
      {sign?.tone === 'accent' && <circle className="right" r={radius + 5} />}
      {sign !== undefined && <Badge radius={radius} text={sign.text} tone={sign.tone} />}
    </g>
  )
}

/** Half the height of a badge, and how much wider it is for each further character. */
const BADGE_RADIUS = 12
const BADGE_WIDENING = 10

/** A small number or sign at the upper right of a stone or a node. */
export function Badge({ radius, text, tone = '' }: { radius: number; text: string; tone?: string }) {
  const [x, y] = [radius * 0.75, -radius * 0.75]
  const width = 2 * BADGE_RADIUS + BADGE_WIDENING * (text.length - 1)
  return (
    <g className="badge-place">
      <rect
        className={`badge ${tone}`}
        x={x - BADGE_RADIUS}
        y={y - BADGE_RADIUS}
        width={width}
        height={2 * BADGE_RADIUS}
        rx={BADGE_RADIUS}
      />
      <text className="badge-number" x={x - BADGE_RADIUS + width / 2} y={y}>
        {text}
      </text>
    </g>
  )
}
