/** Draws a position. Knows where things are, but no rules: what may be played, and what to mark, it is told. */
import { useRef, useState, type KeyboardEvent } from 'react'
import { SIDE_NAMES } from '../../engine/board.ts'
import { has, type NodeSet } from '../../engine/node-set.ts'
import type { Player } from '../../engine/player.ts'
import type { Position } from '../../engine/position.ts'
import { drawingOf, isArrow, neighbourTowards } from './geometry.ts'
import { Stone } from './stone.tsx'

/** A stone that is not on the board: of a cheapest set, or the numbered one of a line being searched. */
export interface Ghost {
  readonly node: number
  readonly player: Player
  readonly number?: number
}

/** What an overlay says of an empty node: a word, on a tone that is the stronger the nearer `strength` is to 1. */
export interface Mark {
  readonly text: string
  readonly tone: Player | 'accent'
  readonly strength: number
}

export interface BoardViewProps {
  readonly position: Position
  readonly label: string
  readonly showNames?: boolean
  readonly lastMove?: number | null
  /** Stones of the chain that has won; the others fade. */
  readonly winningChain?: NodeSet
  readonly ghosts?: readonly Ghost[]
  readonly marks?: ReadonlyMap<number, Mark>
  /** Nodes joined by a line drawn on top. */
  readonly path?: readonly number[]
  /** Nodes that answer to a click or the Enter key. */
  readonly playable?: NodeSet
  /** Whose stone shows where the pointer is. */
  readonly mover?: Player | null
  /** Called for playable nodes; without it the board is only looked at. */
  readonly onNode?: (node: number) => void
}

function ownerOf(position: Position, node: number): Player | null {
  return has(position.red, node) ? 'red' : has(position.blue, node) ? 'blue' : null
}

export function BoardView(props: BoardViewProps) {
  const { position, label, winningChain = 0, showNames = true } = props
  const { viewBox } = drawingOf(position.board)
  const classes = ['board', winningChain !== 0 && 'finished', !showNames && 'names-on-demand']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox={viewBox} role="group" aria-label={label}>
      <Sides position={position} winningChain={winningChain} />
      <Links position={position} winningChain={winningChain} />
      <Nodes {...props} />
      {props.path && props.path.length > 0 && <Path position={position} path={props.path} />}
    </svg>
  )
}

function Sides({ position, winningChain }: { position: Position; winningChain: NodeSet }) {
  const { board } = position
  return drawingOf(board).sides.map(({ from, to, letter }, k) => (
    <g key={k} className={`side side-${SIDE_NAMES[k]}${board.sides[k] & winningChain ? ' joined' : ''}`} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <text x={letter.x} y={letter.y}>
        {SIDE_NAMES[k]}
      </text>
    </g>
  ))
}

function Links({ position, winningChain }: { position: Position; winningChain: NodeSet }) {
  const { nodes } = drawingOf(position.board)
  const drawn = position.board.links.map(([u, v]) => {
    const owner = ownerOf(position, u)
    const joins = owner !== null && owner === ownerOf(position, v)
    const wins = has(winningChain, u) && has(winningChain, v)
    return { u, v, className: `link${joins ? ` joins ${owner}` : ''}${wins ? ' wins' : ''}`, joins }
  })
  // Thick links last, so that no thin one crosses them.
  return drawn
    .sort((a, b) => Number(a.joins) - Number(b.joins))
    .map(({ u, v, className }) => (
      <line key={`${u}-${v}`} className={className} x1={nodes[u].x} y1={nodes[u].y} x2={nodes[v].x} y2={nodes[v].y} />
    ))
}

function Path({ position, path }: { position: Position; path: readonly number[] }) {
  const { nodes, stoneRadius } = drawingOf(position.board)
  return (
    <g className="path" aria-hidden="true">
      <polyline points={path.map((node) => `${nodes[node].x},${nodes[node].y}`).join(' ')} />
      {[path[0], path[path.length - 1]].map((node, i) => (
        <circle key={i} cx={nodes[node].x} cy={nodes[node].y} r={stoneRadius + 6} />
      ))}
    </g>
  )
}

/** The nodes; exactly one is in the tab order, and arrow keys move from it to its neighbours. */
function Nodes(props: BoardViewProps) {
  const { position, onNode, playable = 0 } = props
  const { board } = position
  const [focused, setFocused] = useState(0)
  const group = useRef<SVGGElement>(null)
  const inTabOrder = focused < board.nodeCount ? focused : 0

  const onKeyDown = (event: KeyboardEvent, node: number) => {
    if (isArrow(event.key)) {
      const next = neighbourTowards(board, node, event.key)
      group.current?.querySelector<SVGGElement>(`[data-node="${board.names[next]}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (has(playable, node)) onNode?.(node)
    } else return
    event.preventDefault()
  }

  return (
    <g ref={group} role="presentation">
      {board.names.map((name, node) => (
        <NodeView
          key={name}
          {...props}
          node={node}
          focusProps={
            onNode && {
              tabIndex: node === inTabOrder ? 0 : -1,
              onFocus: () => setFocused(node),
              onKeyDown: (event) => onKeyDown(event, node),
            }
          }
        />
      ))}
    </g>
  )
}

interface NodeViewProps extends BoardViewProps {
  readonly node: number
  readonly focusProps: { tabIndex: number; onFocus: () => void; onKeyDown: (event: KeyboardEvent) => void } | undefined
}

function NodeView(props: NodeViewProps) {
  const { position, node, lastMove, winningChain = 0, marks, onNode, playable = 0, focusProps } = props
  const { board } = position
  const { nodes, stoneRadius } = drawingOf(board)
  const isPlayable = has(playable, node)
  const owner = ownerOf(position, node)
  const mark = owner === null ? marks?.get(node) : undefined
  const words = [board.names[node], owner === null ? 'empty' : `${owner} stone`, node === lastMove && 'last move', mark?.text]
  const classes = ['node', owner ?? 'empty', isPlayable && 'playable', has(winningChain, node) && 'wins']
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${nodes[node].x} ${nodes[node].y})`}
      data-node={board.names[node]}
      {...(focusProps && {
        role: 'button',
        'aria-label': words.filter(Boolean).join(', '),
        'aria-disabled': !isPlayable,
        onClick: () => isPlayable && onNode?.(node),
      })}
      {...focusProps}
    >
      <circle className="hit" r={stoneRadius + 8} />
      <circle className="focus-ring" r={stoneRadius + 7} />
      {owner === null ? <EmptyNode {...props} mark={mark} isPlayable={isPlayable} /> : <Stone player={owner} radius={stoneRadius} />}
      {owner !== null && <text className="node-name">{board.names[node]}</text>}
      {node === lastMove && <circle className="last-move" r={stoneRadius + 6} />}
    </g>
  )
}

/** A node without a stone: its spot, what an overlay says of it, and the stone that could be there. */
function EmptyNode({ position, node, ghosts, mover, mark, isPlayable }: NodeViewProps & { mark: Mark | undefined; isPlayable: boolean }) {
  const { nodeRadius, stoneRadius } = drawingOf(position.board)
  const ghost = ghosts?.find((candidate) => candidate.node === node)
  return (
    <>
      <circle className="spot" r={nodeRadius} />
      {mark && <circle className={`mark ${mark.tone}`} r={nodeRadius} fillOpacity={mark.strength} />}
      {isPlayable && mover && !ghost && <Stone player={mover} radius={stoneRadius} ghost />}
      {ghost && <GhostStone ghost={ghost} radius={stoneRadius} />}
      {mark ? <text className="mark-text">{mark.text}</text> : <text className="node-name">{position.board.names[node]}</text>}
    </>
  )
}

function GhostStone({ ghost, radius }: { ghost: Ghost; radius: number }) {
  return (
    <g className="line-ghost" aria-hidden="true">
      <Stone player={ghost.player} radius={radius} ghost />
      {ghost.number !== undefined && (
        <>
          <circle className="badge" cx={radius * 0.75} cy={-radius * 0.75} r={11} />
          <text className="badge-number" x={radius * 0.75} y={-radius * 0.75}>
            {ghost.number}
          </text>
        </>
      )}
    </g>
  )
}
