/** One node of a board: its spot or its stone, and what is marked on it. */
import type { SVGProps } from 'react'
import type { Colour } from '../../../engine/game/colour.ts'
import type { BoardDrawingProps } from './drawing-props.ts'
import { badgeScale } from './drawing-style.ts'
import { drawingOf } from './geometry.ts'
import type { Ghost } from './marks.ts'
import { isNamed } from './names.ts'
import { Badge, GhostStones, MarkDisc } from './node-marks.tsx'
import { Stone } from './stone.tsx'

interface BoardNodeProps extends BoardDrawingProps {
  readonly node: number
  /** The ghosts of this node: none, one, or one of each colour. */
  readonly here: readonly Ghost[]
  /** The colour that has captured the corner on this node. */
  readonly captor: Colour | undefined
  /** Attributes of a button; undefined where the board is a mere picture. */
  readonly button: SVGProps<SVGGElement> | undefined
}

export function BoardNode(props: BoardNodeProps) {
  const { picture, orientation = 0, node, lastMove, via, winning, marks, playable, captor, button } = props
  const { board, owners } = picture
  const drawing = drawingOf(board, orientation)
  const { nodes, stoneRadius, hitRadius, fineness } = drawing
  const owner = owners[node]
  const mark = marks?.get(node)
  const classes = ['node', owner === null && 'empty', playable.has(node) && 'playable']
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${nodes[node].x} ${nodes[node].y})`}
      data-node={board.names[node]}
      data-owner={owner ?? undefined}
      data-captor={captor}
      data-wins={winning.includes(node) ? '' : undefined}
      {...button}
    >
      <circle className="hit" r={hitRadius} />
      <circle className="focus-ring" r={stoneRadius + 7 * fineness} />
      {owner === null ? <EmptyNode {...props} /> : <Stone colour={owner} radius={stoneRadius} />}
      {owner !== null && mark && mark.text !== '' && (
        <Badge radius={stoneRadius} scale={badgeScale(drawing)} text={mark.text} />
      )}
      {node === via && <circle className="via" r={stoneRadius + 5 * fineness} />}
      {node === lastMove && <circle className="last-move" r={stoneRadius + 6 * fineness} />}
    </g>
  )
}

/** A node without a stone: its spot, what an overlay says of it, and the stone that could be there. */
function EmptyNode(props: BoardNodeProps) {
  const { picture, orientation = 0, node, here, mover, marks, playable } = props
  const drawing = drawingOf(picture.board, orientation)
  const { nodeRadius, stoneRadius } = drawing
  const mark = marks?.get(node)
  const name = picture.board.names[node]
  // A mark that keeps the name of the node is as quiet as the name itself.
  const isRing = mark !== undefined && (mark.isSign === true || mark.text === '')
  const hasText = mark !== undefined && !isRing && (mark.text !== name || mark.isName === true || isNamed(props, node))
  return (
    <>
      <circle className="spot" r={nodeRadius} />
      {mark && here.length === 0 && <MarkDisc mark={mark} radius={nodeRadius} isRing={isRing} />}
      {playable.has(node) && mover && here.length === 0 && <Stone colour={mover} radius={stoneRadius} ghost />}
      {here.length > 0 && <GhostStones ghosts={here} drawing={drawing} />}
      {hasText && <text className="mark-text">{mark.text}</text>}
      {(mark === undefined || isRing) && isNamed(props, node) && <text className="node-name">{name}</text>}
    </>
  )
}
