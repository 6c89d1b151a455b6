/** A stone: Red bears a cross, Blue a ring, so that colour is never the only difference. */
import type { Colour } from '../../../engine/game/colour.ts'
import type { Point } from './geometry.ts'
import './stone.css'

interface StoneProps {
  readonly colour: Colour
  readonly radius: number
  readonly ghost?: boolean
  /** Only its own half of the disc, Red's on the left, for a node that each colour could take. */
  readonly isHalf?: boolean
}

/** Drawn at the origin of the parent's coordinates, in SVG units. */
export function Stone({ colour, radius, ghost = false, isHalf = false }: StoneProps) {
  const arm = radius * 0.4
  return (
    <g className={ghost ? 'stone ghost' : 'stone'} data-player={colour}>
      {isHalf ? (
        <path
          className="stone-body"
          d={`M0 ${-radius}A${radius} ${radius} 0 0 ${colour === 'red' ? 0 : 1} 0 ${radius}`}
        />
      ) : (
        <circle className="stone-body" r={radius} />
      )}
      {colour === 'red' ? (
        <path className="stone-mark" d={`M${-arm} ${-arm} ${arm} ${arm}M${arm} ${-arm} ${-arm} ${arm}`} />
      ) : (
        <circle className="stone-mark" r={radius * 0.46} />
      )}
    </g>
  )
}

/** Many stones of one colour in two paths, so that a list of hundreds of still pictures scrolls smoothly. */
export function Stones({ colour, radius, places }: { colour: Colour; radius: number; places: readonly Point[] }) {
  const arm = radius * 0.4
  const disc = (r: number) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const cross = `m${-arm} ${-arm}l${2 * arm} ${2 * arm}m${-2 * arm} 0l${2 * arm} ${-2 * arm}`
  const everywhere = (shape: string) => places.map(({ x, y }) => `M${x} ${y}${shape}`).join('')
  return (
    <g className="stone" data-player={colour}>
      <path className="stone-body" d={everywhere(disc(radius))} />
      <path className="stone-mark" d={everywhere(colour === 'red' ? cross : disc(radius * 0.46))} />
    </g>
  )
}

/** A stone as a small picture of its own, for panels. */
export function StoneIcon({ colour, size = 34 }: { colour: Colour; size?: number }) {
  return (
    <svg className="stone-icon" width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
      <Stone colour={colour} radius={27} />
    </svg>
  )
}
