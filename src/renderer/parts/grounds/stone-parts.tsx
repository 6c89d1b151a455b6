/**
 * The contribution of each stone to a value, drawn on the board: the larger the amount beneath it, the wider its ring.
 */
import { rounded } from '../../../engine/math/rounding.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contributions } from '../../../engine/evaluation/contributions.ts'
import { nodesOf } from '../../../engine/game/node-set.ts'
import { emptyNodes, ownerOf, type Position } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { drawingStyle } from '../board/drawing-style.ts'
import { drawingOf } from '../board/geometry.ts'
import { Links, Sides } from '../board/lines.tsx'
import { pictureOf } from '../board/picture.ts'
import { Stone } from '../board/stone.tsx'
import { maxSize } from './amount-bar.tsx'
import './stone-parts.css'

/** Width by which the ring of the weightiest stone exceeds the stone. */
const MAX_RING_WIDTH = 20

/** Nobody has won. */
const NONE: readonly number[] = []

export function StoneParts({
  position,
  contributions: { stones },
}: {
  position: Position
  contributions: Contributions
}) {
  const { t } = useTranslation('grounds')
  const { board } = position
  const drawing = drawingOf(board)
  const { nodes, stoneRadius, fineness } = drawing
  const picture = useMemo(() => pictureOf(position), [position])
  const max = maxSize(stones.map(({ amount }) => amount))
  const words = ({ amount }: { amount: number }) => signed(rounded(amount))
  const all = stones.map((stone) => `${board.names[stone.node]} ${words(stone)}`)
  return (
    <svg
      data-print=""
      className="board stone-parts"
      style={drawingStyle(drawing)}
      viewBox={drawing.viewBox}
      role="img"
      aria-label={t('parts.picture', { parts: all })}
    >
      <Sides drawing={drawing} picture={picture} winning={NONE} />
      <Links drawing={drawing} picture={picture} winning={NONE} />
      {Array.from(nodesOf(emptyNodes(position)), (node) => (
        <circle key={node} className="free" cx={nodes[node].x} cy={nodes[node].y} r={6 * fineness} />
      ))}
      {stones.map(({ node, amount }) => (
        <g key={node} transform={`translate(${nodes[node].x} ${nodes[node].y})`}>
          <circle
            className={amount < 0 ? 'for-blue' : 'for-red'}
            r={stoneRadius + (MAX_RING_WIDTH * fineness * Math.abs(amount)) / max}
          />
          <Stone colour={ownerOf(position, node) ?? position.toMove} radius={stoneRadius * 0.8} />
        </g>
      ))}
      {stones.map((stone) => (
        <text
          key={stone.node}
          className="part"
          x={nodes[stone.node].x}
          y={nodes[stone.node].y + stoneRadius + 14 * fineness}
        >
          {words(stone)}
        </text>
      ))}
    </svg>
  )
}
