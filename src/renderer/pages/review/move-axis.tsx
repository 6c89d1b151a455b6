/** The axis of a graph over the moves of a game. */
import type { Area } from '../../ui/charts/axes.tsx'

interface MoveAxisProps {
  readonly area: Area
  readonly count: number
  readonly at: (move: number) => number
  readonly rem: number
  readonly title: string
}

/** The numbers of the moves, as many as there is room for. */
export function MoveAxis({ area, count, at, rem, title }: MoveAxisProps) {
  const room = Math.max(1, (area.right - area.left) / (2 * rem))
  const step = [1, 2, 5, 10].find((candidate) => count / candidate <= room) ?? 20
  const numbers = Array.from({ length: count }, (_, i) => i).filter((i) => i % step === 0)
  return (
    <g className="axis">
      {numbers.map((i) => (
        <text key={i} x={at(i)} y={area.bottom} dy="1.5em" textAnchor="middle">
          {i}
        </text>
      ))}
      <text className="axis-title" x={area.right} y={area.bottom} dy="2.9em" textAnchor="end">
        {title}
      </text>
    </g>
  )
}
