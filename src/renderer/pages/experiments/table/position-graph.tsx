/** The graph drawn: a layer for each number of stones, a small board for each position, a line for each move. */
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOURS } from '../../../../engine/game/colour.ts'
import { has, nodesOf, type NodeSet } from '../../../../engine/game/node-set.ts'
import { ownerOf, winningStones, type Position } from '../../../../engine/game/position.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import type { GraphEdge, GraphNode, PositionGraph as Graph } from '../../../model/table/graph.ts'
import { drawingOf } from '../../../parts/board/geometry.ts'
import { boardWords } from '../../../parts/board/node-words.ts'
import { Stone, Stones } from '../../../parts/board/stone.tsx'
import { truthWords } from '../../../parts/oracle/truth-picture.ts'
import { useSize } from '../../../ui/charts/use-size.ts'
import { graphLayout, neighbourInGraph, type GraphLayout } from './graph-layout.ts'

interface PositionGraphProps {
  readonly graph: Graph
  /** The position that is shown large; −1 for none. */
  readonly shown: number
  /** The positions of the line that led there. */
  readonly path: readonly number[]
  readonly onChoose: (place: number) => void
}

export function PositionGraph({ graph, shown, path, onChoose }: PositionGraphProps) {
  const { t } = useTranslation('table')
  const { t: common } = useTranslation()
  const [ref, { width, rem }] = useSize()
  const [pointed, point] = useState<number | null>(null)
  const group = useRef<SVGGElement>(null)
  const layout = graphLayout(graph, width, rem)
  const inTabOrder = Math.max(shown, 0)
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const next = neighbourInGraph(graph, place, event.key)
    if (next !== null) group.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus()
    else if (event.key === 'Enter' || event.key === ' ') onChoose(place)
    else return
    event.preventDefault()
  }
  return (
    <div ref={ref} className="position-graph">
      <svg
        data-print=""
        width={layout.width}
        height={layout.height}
        role="group"
        aria-label={t('graph.label', { count: graph.nodes.length })}
      >
        {drawnLast(graph.edges, path, pointed ?? shown).map((edge) => (
          <Edge
            key={`${edge.from}-${edge.to}`}
            edge={edge}
            graph={graph}
            layout={layout}
            focus={pointed ?? shown}
            isOnPath={isOnPath(path, edge)}
          />
        ))}
        <Layers graph={graph} layout={layout} />
        <g ref={group}>
          {graph.nodes.map((node, place) => (
            <g
              key={place}
              className={`graph-node for-${node.winner}`}
              transform={`translate(${layout.places[place].x} ${layout.places[place].y})`}
              data-place={place}
              role="button"
              tabIndex={place === inTabOrder ? 0 : -1}
              aria-pressed={place === shown}
              aria-label={`${truthWords(node)}. ${boardWords(common, node.position)}`}
              onClick={() => onChoose(place)}
              onKeyDown={(event) => onKeyDown(event, place)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && point(place)}
              onPointerLeave={() => point(null)}
            >
              <Plate node={node} size={layout.plate} height={layout.badge} />
            </g>
          ))}
        </g>
      </svg>
    </div>
  )
}

const isOnPath = (path: readonly number[], { from, to }: GraphEdge) =>
  path.some((place, i) => place === from && path[i + 1] === to)

/** The lines in the order in which they are drawn: those that matter most lie on top. */
function drawnLast(edges: readonly GraphEdge[], path: readonly number[], focus: number): GraphEdge[] {
  const rank = (edge: GraphEdge) =>
    Number(isOnPath(path, edge)) * 4 + Number(edge.from === focus) * 2 + Number(edge.isBest)
  return edges.toSorted((a, b) => rank(a) - rank(b))
}

interface EdgeProps {
  readonly edge: GraphEdge
  readonly graph: Graph
  readonly layout: GraphLayout
  /** The position whose moves stand out. */
  readonly focus: number
  readonly isOnPath: boolean
}

function Edge({ edge: { from, to, isBest }, graph, layout: { places, plate, badge }, focus, isOnPath }: EdgeProps) {
  const [a, b] = [places[from], places[to]]
  const [top, bottom] = [a.y + plate / 2 + badge / 2, b.y - plate / 2]
  const middle = (top + bottom) / 2
  const classes = [
    'graph-edge',
    isBest ? `best for-${graph.nodes[from].winner}` : 'other',
    from === focus && 'from-focus',
    isOnPath && 'on-path',
  ]
  return (
    <path
      className={classes.filter(Boolean).join(' ')}
      d={`M${a.x} ${top}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${bottom}`}
    />
  )
}

/** The number of stones of each layer, and whose turn it is there; where room is scarce as a number and a stone. */
function Layers({ graph, layout: { labels, hasWords } }: { graph: Graph; layout: GraphLayout }) {
  const { t } = useTranslation('table')
  return labels.map(({ x, y, height }, stones) => {
    const { toMove } = graph.nodes[graph.layers[stones][0]].position
    const [count, mover] = [t('graph.stones', { count: stones }), t('graph.mover', { player: COLOUR_NAMES[toMove] })]
    return (
      <g key={stones} className="graph-layer" transform={`translate(${x} ${y})`}>
        <title>{`${count} · ${mover}`}</title>
        <text y={height * 0.3}>{hasWords ? count : stones}</text>
        {hasWords ? (
          <text y={height * 0.75}>{mover}</text>
        ) : (
          <g transform={`translate(${MOVER_RADIUS} ${height * 0.75}) scale(${MOVER_RADIUS / 27})`}>
            <Stone colour={toMove} radius={27} />
          </g>
        )}
      </g>
    )
  })
}

/** Radius of the stone that says whose turn it is. */
const MOVER_RADIUS = 7

/** The stones of the small board, in its own units: they nearly touch, so that their marks are told apart. */
const STONE_RADIUS = 104
/** Share of a plate that the board takes. */
const BOARD_SHARE = 0.86
/** The diameter of a small board with its stones, in its own units. */
const BOARD_UNITS = 800

function Plate({ node: { position, winner, plies }, size, height }: { node: GraphNode; size: number; height: number }) {
  const badge = `${winner === 'red' ? '×' : '○'}${plies === 0 ? '' : ` ${plies}`}`
  const width = (plies === 0 ? 1.25 : 1.9) * height
  return (
    <>
      <rect className="plate" x={-size / 2} y={-size / 2} width={size} height={size} rx={8} />
      <g transform={`translate(0 ${-size * 0.02}) scale(${(size * BOARD_SHARE) / BOARD_UNITS})`}>
        <SmallBoard position={position} chain={winningStones(position)} />
      </g>
      <rect
        className="plate-badge"
        x={-width / 2}
        y={size / 2 - height / 2}
        width={width}
        height={height}
        rx={height / 2}
      />
      <text className="plate-text" y={size / 2 + 0.5}>
        {badge}
      </text>
    </>
  )
}

function SmallBoard({ position, chain }: { position: Position; chain: NodeSet }) {
  const { board } = position
  const { nodes } = drawingOf(board)
  const at = (node: number) => `${nodes[node].x} ${nodes[node].y}`
  const empty = board.names.flatMap((_, node) => (ownerOf(position, node) === null ? [`M${at(node)}h0`] : []))
  const winning = board.links.filter(([u, v]) => has(chain, u) && has(chain, v))
  return (
    <>
      <path className="small-links" d={board.links.map(([u, v]) => `M${at(u)}L${at(v)}`).join('')} />
      <path className="small-chain" d={winning.map(([u, v]) => `M${at(u)}L${at(v)}`).join('')} />
      <path className="small-spots" d={empty.join('')} />
      {COLOURS.map((colour) => (
        <Stones
          key={colour}
          colour={colour}
          radius={STONE_RADIUS}
          places={Array.from(nodesOf(position[colour]), (node) => nodes[node])}
        />
      ))}
    </>
  )
}
