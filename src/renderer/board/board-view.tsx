/** Draws a position. Knows where things are, but no rules: what may be played, and what to mark, it is told. */
import { useRef, useState, type KeyboardEvent } from 'react'
import { SIDE_NAMES } from '../../engine/board.ts'
import { has, type NodeSet } from '../../engine/node-set.ts'
import type { Player } from '../../engine/player.ts'
import type { Position } from '../../engine/position.ts'
import { drawingOf, isArrow, neighbourTowards } from './geometry.ts'
import { Stone } from './stone.tsx'

/** A move that has not been made: stone `number` of the line being searched. */
export interface Ghost {
  readonly node: number
  readonly player: Player
  readonly number: number
}

export interface BoardViewProps {
  readonly position: Position
  readonly label: string
  readonly showNames?: boolean
  readonly lastMove?: number | null
  /** Stones of the chain that has won; the others fade. */
  readonly winningChain?: NodeSet
  readonly ghosts?: readonly Ghost[]
  /** Whose stone a click puts down; without it the board is only looked at. */
  readonly mover?: Player | null
  readonly onPlay?: (node: number) => void
}

function ownerOf(position: Position, node: number): Player | null {
  return has(position.red, node) ? 'red' : has(position.blue, node) ? 'blue' : null
}

export function BoardView(props: BoardViewProps) {
  const { position, label, winningChain = 0, showNames = true } = props
  const { viewBox } = drawingOf(position.board)
  const classes = ['board', props.mover ? `mover-${props.mover}` : '', winningChain ? 'finished' : '', showNames ? '' : 'names-on-demand']
  return (
    <svg className={classes.filter(Boolean).join(' ')} viewBox={viewBox} role="group" aria-label={label}>
      <Sides position={position} winningChain={winningChain} />
      <Links position={position} winningChain={winningChain} />
      <Nodes {...props} />
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

/** The nodes; exactly one is in the tab order, and arrow keys move from it to its neighbours. */
function Nodes(props: BoardViewProps) {
  const { position, onPlay, mover = null } = props
  const { board } = position
  const [focused, setFocused] = useState(0)
  const group = useRef<SVGGElement>(null)
  const inTabOrder = focused < board.nodeCount ? focused : 0

  const onKeyDown = (event: KeyboardEvent, node: number) => {
    if (isArrow(event.key)) {
      const next = neighbourTowards(board, node, event.key)
      group.current?.querySelector<SVGGElement>(`[data-node="${board.names[next]}"]`)?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') onPlay?.(node)
    else return
    event.preventDefault()
  }

  return (
    <g ref={group} role="presentation">
      {board.names.map((name, node) => (
        <NodeView
          key={name}
          {...props}
          node={node}
          playable={mover !== null && ownerOf(position, node) === null}
          focusProps={
            onPlay && {
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
  readonly playable: boolean
  readonly focusProps: { tabIndex: number; onFocus: () => void; onKeyDown: (event: KeyboardEvent) => void } | undefined
}

function NodeView({ position, node, lastMove, winningChain = 0, ghosts, mover, onPlay, playable, focusProps }: NodeViewProps) {
  const { board } = position
  const { nodes, nodeRadius, stoneRadius } = drawingOf(board)
  const owner = ownerOf(position, node)
  const ghost = owner === null ? ghosts?.find((candidate) => candidate.node === node) : undefined
  const description = `${board.names[node]}, ${owner === null ? 'empty' : `${owner} stone`}${node === lastMove ? ', last move' : ''}`
  const classes = ['node', owner ?? 'empty', playable ? 'playable' : '', has(winningChain, node) ? 'wins' : '']
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${nodes[node].x} ${nodes[node].y})`}
      data-node={board.names[node]}
      {...(focusProps && {
        role: 'button',
        'aria-label': description,
        'aria-disabled': !playable,
        onClick: () => onPlay?.(node),
      })}
      {...focusProps}
    >
      <circle className="hit" r={stoneRadius + 8} />
      <circle className="focus-ring" r={stoneRadius + 7} />
      {owner === null && <circle className="spot" r={nodeRadius} />}
      {owner === null && playable && mover && !ghost && <Stone player={mover} radius={stoneRadius} ghost />}
      {owner !== null && <Stone player={owner} radius={stoneRadius} />}
      {ghost && <GhostStone ghost={ghost} radius={stoneRadius} />}
      <text className="node-name">{board.names[node]}</text>
      {node === lastMove && <circle className="last-move" r={stoneRadius + 6} />}
    </g>
  )
}

function GhostStone({ ghost, radius }: { ghost: Ghost; radius: number }) {
  return (
    <g className="line-ghost" aria-hidden="true">
      <Stone player={ghost.player} radius={radius} ghost />
      <circle className="badge" cx={radius * 0.75} cy={-radius * 0.75} r={11} />
      <text className="badge-number" x={radius * 0.75} y={-radius * 0.75}>
        {ghost.number}
      </text>
    </g>
  )
}
