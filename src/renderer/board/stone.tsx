/** A stone: Red bears a cross, Blue a ring, so that colour is never the only difference. */
import type { Player } from '../../engine/player.ts'

/** At the origin of its surroundings, in SVG units. */
export function Stone({ player, radius, ghost = false }: { player: Player; radius: number; ghost?: boolean }) {
  const arm = radius * 0.4
  return (
    <g className={`stone ${player}${ghost ? ' ghost' : ''}`}>
      <circle className="stone-body" r={radius} />
      {player === 'red' ? (
        <path className="stone-mark" d={`M${-arm} ${-arm} ${arm} ${arm}M${arm} ${-arm} ${-arm} ${arm}`} />
      ) : (
        <circle className="stone-mark" r={radius * 0.46} />
      )}
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
