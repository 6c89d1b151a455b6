/**
 * Who plays, as a mark: a pentagon whose ten strokes light up level by level, or a head for a human; the stone at its
 * corner says the colour.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import { SIDE_COUNT } from '../../../engine/game/pentagon.ts'
import { StoneIcon } from '../board/stone.tsx'
import './portrait.css'

/** Distance from the mark's middle to its corners. */
const RADIUS = 15

function corner(k: number): string {
  const angle = (2 * Math.PI * k) / SIDE_COUNT - Math.PI / 2
  return `${(RADIUS * Math.cos(angle)).toFixed(2)} ${(RADIUS * Math.sin(angle)).toFixed(2)}`
}

/** Spokes first, then the edges between their ends. */
const STROKES = [
  ...Array.from({ length: SIDE_COUNT }, (_, k) => `M0 0L${corner(k)}`),
  ...Array.from({ length: SIDE_COUNT }, (_, k) => `M${corner(k)}L${corner(k + 1)}`),
]

interface PortraitProps {
  /** From 1 to 10; null for a computer of no level, 'human' for a human. */
  readonly level: number | null | 'human'
  readonly colour?: Colour
}

export function Portrait({ level, colour }: PortraitProps) {
  return (
    <span className="portrait" aria-hidden="true">
      <svg viewBox="-20 -20 40 40">
        {level === 'human' ? (
          <path className="lit" d="M-6 -5a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-11 13a11 10 0 0 1 22 0" />
        ) : (
          STROKES.map((stroke, i) => <path key={stroke} className={i < (level ?? 0) ? 'lit' : ''} d={stroke} />)
        )}
      </svg>
      {colour && <StoneIcon colour={colour} size={20} />}
    </span>
  )
}
