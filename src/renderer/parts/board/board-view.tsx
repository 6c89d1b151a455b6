/**
 * Draws a position. It knows the board's geometry but no rules: what may be played, and what is marked, come as props.
 */
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/game/colour.ts'
import { EMPTY, has, type NodeSet } from '../../../engine/game/node-set.ts'
import { ownerOf, type Position } from '../../../engine/game/position.ts'
import { drawingOf, isArrow, neighbourTowards } from './geometry.ts'
import { Links, Path, Sides } from './lines.tsx'
import { Badge, GhostStones, MarkDisc } from './node-marks.tsx'
import { boardWords, nodeWords } from './node-words.ts'
import type { Ghost, Mark } from './marks.ts'
import { Stone } from './stone.tsx'
import './board-view.css'

export interface BoardViewProps {
  readonly position: Position
  readonly label: string
  readonly showNames?: boolean
  /** The index of the board's symmetry under which it is drawn; 0 is the identity. */
  readonly orientation?: number
  readonly lastMove?: number | null
  /** Stones of the chain that has won; the others fade. */
  readonly winningChain?: NodeSet
  readonly ghosts?: readonly Ghost[]
  readonly marks?: ReadonlyMap<number, Mark>
  /** Nodes joined by a line. */
  readonly path?: readonly number[]
  /** The node that a step of an algorithm is about, which is ringed. */
  readonly via?: number | null
  /** Nodes that answer to a click or the Enter key. */
  readonly playable?: NodeSet
  /** The colour whose ghost stone shows under the pointer. */
  readonly mover?: Colour | null
  /** Called for playable nodes; without it the board is a mere picture. */
  readonly onNode?: (node: number) => void
}

export function BoardView(props: BoardViewProps) {
  const { position, label, winningChain = EMPTY, showNames = true, orientation = 0, onNode, path = [] } = props
  const { t } = useTranslation()
  const drawing = drawingOf(position.board, orientation)
  const classes = [
    'board',
    `size-${position.board.size}`,
    winningChain !== EMPTY && 'finished',
    !showNames && 'names-on-demand',
  ]
  const words = useMemo(() => (onNode ? label : `${label}. ${boardWords(t, position)}`), [onNode, label, t, position])
  return (
    <svg
      data-print=""
      className={classes.filter(Boolean).join(' ')}
      viewBox={drawing.viewBox}
      role={onNode ? 'group' : 'img'}
      aria-label={words}
    >
      <Sides drawing={drawing} position={position} winningChain={winningChain} />
      <Links drawing={drawing} position={position} winningChain={winningChain} />
      {path.length > 0 && <Path drawing={drawing} path={path} />}
      <Nodes {...props} />
      <Signs {...props} />
    </svg>
  )
}

/** The nodes; exactly one is in the tab order, and arrow keys move from it to its neighbours. */
function Nodes(props: BoardViewProps) {
  const { position, orientation = 0, onNode, playable = EMPTY, lastMove, via, marks, ghosts = [] } = props
  const { t } = useTranslation()
  const { board } = position
  const [focused, setFocused] = useState(0)
  const group = useRef<SVGGElement>(null)
  const inTabOrder = focused < board.nodeCount ? focused : 0

  const onKeyDown = (event: KeyboardEvent, node: number) => {
    if (isArrow(event.key)) {
      const next = neighbourTowards(board, node, event.key, orientation)
      group.current?.querySelector<SVGGElement>(`[data-node="${board.names[next]}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (has(playable, node)) onNode?.(node)
    } else return
    event.preventDefault()
  }

  return (
    <g ref={group} role="presentation">
      {board.names.map((name, node) => {
        const here = ghosts.filter((ghost) => ghost.node === node)
        return (
          <NodeView
            key={name}
            {...props}
            node={node}
            here={here}
            button={
              onNode && {
                role: 'button',
                'aria-label': nodeWords(t, {
                  position,
                  node,
                  isLastMove: node === lastMove,
                  mark: marks?.get(node),
                  ghosts: here,
                }),
                'aria-disabled': !has(playable, node),
                'aria-current': node === via ? 'step' : undefined,
                tabIndex: node === inTabOrder ? 0 : -1,
                onClick: () => has(playable, node) && onNode(node),
                onFocus: () => setFocused(node),
                onKeyDown: (event) => onKeyDown(event, node),
              }
            }
          />
        )
      })}
    </g>
  )
}

/** The signs of the marks, apart from their nodes: those are buttons, whose words say what a sign means. */
function Signs({ position, orientation = 0, marks = new Map<number, Mark>(), ghosts = [] }: BoardViewProps) {
  const { nodes, nodeRadius } = drawingOf(position.board, orientation)
  const shown = [...marks].filter(
    ([node, { isSign }]) => isSign && ownerOf(position, node) === null && ghosts.every((ghost) => ghost.node !== node),
  )
  return shown.map(([node, { text, tone }]) => (
    <g key={node} aria-hidden="true" transform={`translate(${nodes[node].x} ${nodes[node].y})`}>
      <Badge radius={nodeRadius + 4} text={text} tone={tone} />
    </g>
  ))
}

interface NodeViewProps extends BoardViewProps {
  readonly node: number
  /** The ghosts of this node: none, one, or one of each colour. */
  readonly here: readonly Ghost[]
  /** Attributes of a button; undefined where the board is a mere picture. */
  readonly button: React.SVGProps<SVGGElement> | undefined
}

function NodeView(props: NodeViewProps) {
  const {
    position,
    orientation = 0,
    node,
    lastMove,
    via,
    winningChain = EMPTY,
    marks,
    playable = EMPTY,
    button,
  } = props
  const { board } = position
  const { nodes, stoneRadius } = drawingOf(board, orientation)
  const owner = ownerOf(position, node)
  const mark = marks?.get(node)
  const classes = ['node', owner === null && 'empty', has(playable, node) && 'playable']
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${nodes[node].x} ${nodes[node].y})`}
      data-node={board.names[node]}
      data-owner={owner ?? undefined}
      data-wins={has(winningChain, node) ? '' : undefined}
      {...button}
    >
      <circle className="hit" r={stoneRadius + 8} />
      <circle className="focus-ring" r={stoneRadius + 7} />
      {owner === null ? (
        <EmptyNode {...props} mark={mark} isPlayable={has(playable, node)} />
      ) : (
        <Stone colour={owner} radius={stoneRadius} />
      )}
      {owner !== null && <text className="node-name">{board.names[node]}</text>}
      {owner !== null && mark && mark.text !== '' && <Badge radius={stoneRadius} text={mark.text} />}
      {node === via && <circle className="via" r={stoneRadius + 5} />}
      {node === lastMove && <circle className="last-move" r={stoneRadius + 6} />}
    </g>
  )
}

/** A node without a stone: its spot, what an overlay says of it, and the stone that could be there. */
function EmptyNode({
  position,
  node,
  here,
  mover,
  mark,
  isPlayable,
}: NodeViewProps & { mark: Mark | undefined; isPlayable: boolean }) {
  const { nodeRadius, stoneRadius } = drawingOf(position.board)
  const isRing = mark !== undefined && (mark.isSign === true || mark.text === '')
  const isNamed = mark === undefined || isRing
  return (
    <>
      <circle className="spot" r={nodeRadius} />
      {mark && here.length === 0 && <MarkDisc mark={mark} radius={nodeRadius} isRing={isRing} />}
      {isPlayable && mover && here.length === 0 && <Stone colour={mover} radius={stoneRadius} ghost />}
      {here.length > 0 && <GhostStones ghosts={here} radius={stoneRadius} />}
      {isNamed ? (
        <text className="node-name">{position.board.names[node]}</text>
      ) : (
        <text className="mark-text">{mark.text}</text>
      )}
    </>
  )
}
