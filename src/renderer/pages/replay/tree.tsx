/** The drawing of the tree around the present state: one level a ply, the states of the line the thickest. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyNodes } from '../../../engine/game/position.ts'
import { size } from '../../../engine/game/node-set.ts'
import type { Moment, ReplayState, Tried } from '../../../engine/search/replay.ts'
import { Stone } from '../../parts/board/stone.tsx'
import type { Recording } from '../../model/replay/replay-store.ts'
import { boundText, moverAt, untried } from './replay-words.ts'
import './tree.css'

const WIDTH = 290
/** Room on the left for the stone that says who moves to a level. */
const MARGIN = 30
const TOP = 22
const LEVEL = 56
const RADIUS = 15
/** Successors drawn of each state on the line: the last that were tried. */
const SIBLINGS = 3

interface TreeNode {
  readonly kind: 'line' | 'tried' | 'rest'
  readonly text: string
  readonly value: string | null
  readonly isCut: boolean
}

function nodeOf(kind: 'line' | 'tried', names: readonly string[], node: number, tried: Tried | undefined): TreeNode {
  return { kind, text: names[node], value: tried === undefined ? null : boundText(tried), isCut: false }
}

function restOf(left: number, isCut: boolean): TreeNode[] {
  return left > 0 ? [{ kind: 'rest', text: `+${left}`, value: null, isCut }] : []
}

/** One level: the last siblings tried, the state on the line, and how many are still to come. */
function levelOf(parent: ReplayState, current: ReplayState, names: readonly string[], legal: number): TreeNode[] {
  const others = parent.tried.filter(({ node }) => node !== current.node)
  const own = parent.tried.find(({ node }) => node === current.node)
  return [
    ...others.slice(-SIBLINGS).map((tried) => nodeOf('tried', names, tried.node, tried)),
    nodeOf('line', names, current.node, own),
    ...restOf(legal - others.length - 1, false),
  ]
}

/** The level below the line: what has been tried of its last state, and what is still to come or never will. */
function lastLevel(recording: Recording, line: readonly ReplayState[]): TreeNode[] {
  const here = line[line.length - 1]
  if (here.alpha === null) return []
  const tried = here.tried.slice(-SIBLINGS).map((tried) => nodeOf('tried', recording.position.board.names, tried.node, tried))
  return [...tried, ...restOf(untried(recording, line), here.cutoff !== null)]
}

interface PlacedNode extends TreeNode {
  readonly x: number
  readonly y: number
  readonly fromX: number
  readonly fromY: number
}

const MIDDLE = (MARGIN + WIDTH) / 2

/** The levels below the root, each spread over the width and hung from the state on the line above. */
function placeLevels(recording: Recording, { line }: Moment): PlacedNode[][] {
  if (line.length === 0) return []
  const { position } = recording
  const legal = size(emptyNodes(position))
  const levels = [...line.slice(1).map((state, i) => levelOf(line[i], state, position.board.names, legal - i)), lastLevel(recording, line)]
  let fromX = MIDDLE
  return levels.map((nodes, i) => {
    const fromY = TOP + LEVEL * i
    const placed = nodes.map((node, k) => ({ ...node, x: MARGIN + ((WIDTH - MARGIN) / nodes.length) * (k + 0.5), y: fromY + LEVEL, fromX, fromY }))
    fromX = placed.find(({ kind }) => kind === 'line')?.x ?? fromX
    return placed
  })
}

export function Tree({ recording, moment }: { recording: Recording; moment: Moment }) {
  const { t } = useTranslation('replay')
  const levels = placeLevels(recording, moment)
  // As high as its deepest line needs, so that nothing below it moves.
  const height = TOP + LEVEL * (recording.result.depth + 1)
  return (
    <svg className="tree" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t('tree.drawing')}>
      {levels.map((placed, i) => placed.map((node, k) => <Branch key={`${i}-${k}`} {...node} />))}
      <g className={`tree-node line ${recording.position.toMove}`} transform={`translate(${MIDDLE} ${TOP})`}>
        <rect x={-26} y={-12} width={52} height={24} rx={12} />
        <text>{t('tree.root')}</text>
      </g>
      {levels.map((placed, i) => {
        const mover = moverAt(recording, i)
        return (
          <g key={i}>
            {placed.length > 0 && (
              <g transform={`translate(11 ${placed[0].y}) scale(0.36)`}>
                <Stone player={mover} radius={27} />
              </g>
            )}
            {placed.map(({ x, y, kind, text, value }, k) => (
              <g key={k} className={`tree-node ${kind} ${mover}`} transform={`translate(${x} ${y})`}>
                <circle r={RADIUS} />
                <text>{text}</text>
                {value !== null && (
                  <text className="tree-value" y={RADIUS + 9}>
                    {value}
                  </text>
                )}
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const Branch = memo(function Branch({ x, y, fromX, fromY, kind, isCut }: PlacedNode) {
  return (
    <g className={`branch ${kind}${isCut ? ' cut' : ''}`}>
      <line x1={fromX} y1={fromY} x2={x} y2={y} />
      {isCut && <path d={`M${(fromX + x) / 2 - 8} ${(fromY + y) / 2 + 3}l16 -6M${(fromX + x) / 2 - 8} ${(fromY + y) / 2 + 9}l16 -6`} />}
    </g>
  )
})
