/** A stone: Red bears a cross, Blue a ring, so that colour is never the only difference. */
import type { Player } from '../../../engine/game/player.ts'
import type { Point } from './geometry.ts'
import './stone.css'

interface StoneProps {
  readonly player: Player
  readonly radius: number
  readonly ghost?: boolean
  /** Only its own half of the disc, Red's on the left, for a node that each player could take. */
  readonly isHalf?: boolean
}

/** Drawn at the origin of the parent's coordinates, in SVG units. */
export function Stone({ player, radius, ghost = false, isHalf = false }: StoneProps) {
  const arm = radius * 0.4
  return (
    <g className={ghost ? 'stone ghost' : 'stone'} data-player={player}>
      {isHalf ? (
        <path className="stone-body" d={`M0 ${-radius}A${radius} ${radius} 0 0 ${player === 'red' ? 0 : 1} 0 ${radius}`} />
      ) : (
        <circle className="stone-body" r={radius} />
      )}
      {player === 'red' ? (
        <path className="stone-mark" d={`M${-arm} ${-arm} ${arm} ${arm}M${arm} ${-arm} ${-arm} ${arm}`} />
      ) : (
        <circle className="stone-mark" r={radius * 0.46} />
      )}
    </g>
  )
}

/** Many stones of one player in two paths, so that a list of hundreds of still pictures scrolls smoothly. */
export function Stones({ player, radius, places }: { player: Player; radius: number; places: readonly Point[] }) {
  const arm = radius * 0.4
  const disc = (r: number) => `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
  const cross = `m${-arm} ${-arm}l${2 * arm} ${2 * arm}m${-2 * arm} 0l${2 * arm} ${-2 * arm}`
  const everywhere = (shape: string) => places.map(({ x, y }) => `M${x} ${y}${shape}`).join('')
  return (
    <g className="stone" data-player={player}>
      <path className="stone-body" d={everywhere(disc(radius))} />
      <path className="stone-mark" d={everywhere(player === 'red' ? cross : disc(radius * 0.46))} />
    </g>
  )
}

/** A stone as a small picture of its own, for panels. */
export function StoneIcon({ player, size = 34 }: { player: Player; size?: number }) {
  return (
    <svg className="stone-icon" width={size} height={size} viewBox="-28 -28 56 56" aria-hidden="true">
      <Stone player={player} radius={27} />
    </svg>
  )
}
