/** A typed tree as a whole, as on a blackboard: the values that are known for Max, and what has been cut. */
import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTree, isLeaf, leafCount, type TypedTree } from '../../../../engine/search/typed-tree.ts'
import type { NodeStanding } from '../../../model/replay/tree-standing.ts'
import { boundText } from '../replay-words.ts'
import './whole-tree.css'

/** The room of a leaf and of a ply in the drawing's units, and the size of a node. */
const COLUMN = 34
const ROW = 62
const SIZE = 13
const MARGIN = { top: 20, bottom: 18, left: 44, right: 28 }
/** The scale at which the smallest letters, of 13.3 units, are nine pixels high. */
const MIN_SCALE = 0.68

interface WholeTreeProps {
  readonly tree: TypedTree
  /** The standing of each node; absent for a tree that nobody searches. */
  readonly standing?: readonly NodeStanding[]
}

/** The middle of each node: leaves side by side, the others above their children. */
function middles({ children }: TypedTree): number[] {
  const xs: number[] = []
  let leaves = 0
  const place = (node: number): number => {
    const below = children[node].map(place)
    xs[node] = below.length === 0 ? leaves++ : (below[0] + below[below.length - 1]) / 2
    return xs[node]
  }
  place(0)
  return xs.map((x) => MARGIN.left + (x + 0.5) * COLUMN)
}

/** The tree at a size at which it can be read: one with many leaves scrolls, and the open node stays in sight. */
export function ScrollingTree(props: WholeTreeProps) {
  const { t } = useTranslation('replay')
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const open = box.current?.querySelectorAll('.whole-tree-node.open')
    const node = open?.[open.length - 1]?.getBoundingClientRect()
    if (box.current === null || node === undefined) return
    const { left, right, width } = box.current.getBoundingClientRect()
    if (node.left < left || node.right > right) box.current.scrollLeft += node.left - left - width / 2
  }, [props.standing])
  return (
    <div ref={box} className="scroll scrolling-tree" tabIndex={0} role="group" aria-label={t('ownTree.drawing')}>
      <WholeTree {...props} />
    </div>
  )
}

export function WholeTree({ tree, standing }: WholeTreeProps) {
  const { t } = useTranslation('replay')
  const xs = middles(tree)
  const plies: number[] = [0]
  for (let node = 1; node < tree.parents.length; node++) plies[node] = plies[tree.parents[node]] + 1
  const y = (node: number) => MARGIN.top + plies[node] * ROW
  const leaves = leafCount(tree)
  const width = MARGIN.left + MARGIN.right + Math.max(3, leaves) * COLUMN
  const height = MARGIN.top + tree.depth * ROW + MARGIN.bottom
  const isCut = (node: number): boolean =>
    node > 0 && (standing?.[node].isCut === true || isCut(tree.parents[node])) && standing?.[node].isOpen === false
  const label = `${t('ownTree.drawing')}: ${formatTree(tree)}`
  const least = { '--least-width': `${MIN_SCALE * width}px`, '--least-height': `${MIN_SCALE * height}px` }
  return (
    <svg
      className="whole-tree"
      data-print=""
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      style={least as CSSProperties}
    >
      {Array.from({ length: tree.depth }, (_, ply) => (
        <text key={ply} className="whole-tree-mover" x={4} y={MARGIN.top + ply * ROW}>
          {t(`maxMin.name.${tree.isMax === (ply % 2 === 0) ? 'red' : 'blue'}`)}
        </text>
      ))}
      {xs.map((x, node) => {
        const parent = tree.parents[node]
        if (parent < 0) return null
        const [fromX, fromY] = [xs[parent], y(parent) + SIZE]
        const state = stateOf(standing?.[node], isCut(node))
        return (
          <g key={node} className={`whole-tree-branch ${state}`}>
            <path d={`M${fromX} ${fromY}L${x} ${y(node) - SIZE}`} />
            {standing?.[node].isCut && (
              <path className="stroke-through" d={scissors(fromX, fromY, x, y(node) - SIZE)} />
            )}
          </g>
        )
      })}
      {xs.map((x, node) => (
        <Node
          key={node}
          tree={tree}
          node={node}
          x={x}
          y={y(node)}
          isMax={tree.isMax === (plies[node] % 2 === 0)}
          standing={standing?.[node]}
          isCut={isCut(node)}
        />
      ))}
    </svg>
  )
}

/** The class of a node and of the branch above it. */
function stateOf(standing: NodeStanding | undefined, isCut: boolean): string {
  return isCut ? 'cut' : standing?.isOpen ? 'open' : standing?.isSeen ? 'seen' : ''
}

/** Two short strokes across a branch. */
function scissors(fromX: number, fromY: number, x: number, y: number): string {
  const [dx, dy] = [x - fromX, y - fromY]
  const length = Math.hypot(dx, dy)
  const [acrossX, acrossY] = [(-dy / length) * 7, (dx / length) * 7]
  return [0.45, 0.55]
    .map((share) => [fromX + dx * share, fromY + dy * share])
    .map(([x, y]) => `M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`)
    .join('')
}

interface NodeProps {
  readonly tree: TypedTree
  readonly node: number
  readonly x: number
  readonly y: number
  readonly isMax: boolean
  readonly standing: NodeStanding | undefined
  readonly isCut: boolean
}

/** A leaf with its number, or a triangle, which points up for Max and down for Min, with its name and its value. */
function Node({ tree, node, x, y, isMax, standing, isCut }: NodeProps) {
  const state = stateOf(standing, isCut)
  if (isLeaf(tree, node))
    return (
      <g className={`whole-tree-node leaf ${state}`} transform={`translate(${x} ${y})`}>
        <rect x={-COLUMN / 2 + 2} y={-SIZE} width={COLUMN - 4} height={2 * SIZE} rx={4} />
        <text>{tree.values[node].toString().replace('-', '−')}</text>
      </g>
    )
  const tip = isMax ? -SIZE : SIZE
  return (
    <g className={`whole-tree-node ${isMax ? 'of-red' : 'of-blue'} ${state}`} transform={`translate(${x} ${y})`}>
      <path d={`M0 ${tip}L${SIZE + 3} ${-tip}L${-SIZE - 3} ${-tip}Z`} />
      <text className="whole-tree-name" y={isMax ? 5 : -5}>
        {tree.names[node]}
      </text>
      {standing?.returned && (
        <text className="whole-tree-value" x={SIZE + 6}>
          {boundText(standing.returned).replace(/[+]/, '')}
        </text>
      )}
    </g>
  )
}
