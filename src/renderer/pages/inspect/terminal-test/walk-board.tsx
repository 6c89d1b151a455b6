/** The board with the walk on it: the stones of A by number, and an arrow wherever the search goes down. */
import { useTranslation } from 'react-i18next'
import type { WalkStep } from '../../../../engine/game/terminal-test.ts'
import { stonesOf, type Position } from '../../../../engine/game/position.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { chooseLastStone, type ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { useSettings } from '../../../model/settings.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { drawingStyle } from '../../../parts/board/drawing-style.ts'
import { drawingOf, type Drawing } from '../../../parts/board/geometry.ts'
import type { Mark } from '../../../parts/board/marks.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import './walk-board.css'

export function WalkBoard({ drawn, walk }: { drawn: Position; walk: ShownWalk | null }) {
  const { t } = useTranslation('terminal')
  const { inspect } = useLaterServices(INSPECT)
  const { showNames } = useSettings()
  const shown = walk?.test.walk.slice(0, walk.shown) ?? []
  const words = (number: number): Mark => ({
    text: '',
    meaning: t('board.inA', { number }),
    tone: 'amber',
    strength: 0,
  })
  return (
    <div className="walk-board">
      <BoardView
        position={drawn}
        label={t('board.label')}
        showNames={showNames}
        playable={stonesOf(drawn)}
        marks={new Map(shown.map(({ node }, i) => [node, words(i + 1)]))}
        onNode={(node) => chooseLastStone(inspect, node)}
      />
      {walk && <WalkDrawing drawing={drawingOf(drawn.board)} colour={walk.colour} shown={shown} />}
    </div>
  )
}

/** Over the stones: a ring round each of A, its number on a disc for Blue and on a diamond for Red, and the arrows. */
function WalkDrawing({
  drawing,
  colour,
  shown,
}: {
  drawing: Drawing
  colour: ShownWalk['colour']
  shown: readonly WalkStep[]
}) {
  const { nodes, stoneRadius, fineness } = drawing
  const rim = stoneRadius + 6 * fineness
  const inner = stoneRadius * 0.64
  const diamond = stoneRadius * 0.86
  return (
    <svg
      className={`walk-drawing ${colour}`}
      viewBox={drawing.viewBox}
      style={drawingStyle(drawing)}
      aria-hidden="true"
    >
      {shown.map(({ node, from }, i) => (
        <g key={node} className={`walk-stone${i === shown.length - 1 ? ' current' : ''}`}>
          {from !== null && <Arrow from={nodes[from]} to={nodes[node]} rim={rim} scale={fineness} />}
          <g transform={`translate(${nodes[node].x} ${nodes[node].y})`}>
            <circle className="walk-ring" r={rim} />
            {colour === 'blue' ? (
              <circle className="walk-disc" r={inner} />
            ) : (
              <path className="walk-disc" d={`M0 ${-diamond}L${diamond} 0L0 ${diamond}L${-diamond} 0Z`} />
            )}
            <text>{i + 1}</text>
          </g>
        </g>
      ))}
    </svg>
  )
}

/** How long and how wide the head of an arrow is, where lines have their usual width. */
const HEAD = { length: 17, half: 10 }

interface ArrowProps {
  readonly from: Drawing['nodes'][number]
  readonly to: Drawing['nodes'][number]
  readonly rim: number
  readonly scale: number
}

function Arrow({ from, to, rim, scale }: ArrowProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  const tip = length - rim - 2 * scale
  const [head, half] = [HEAD.length * scale, HEAD.half * scale]
  return (
    <g className="walk-arrow" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <line x1={rim} x2={tip - head + 2 * scale} />
      <path d={`M${tip} 0l${-head} ${-half}v${2 * half}Z`} />
    </g>
  )
}
