/** The part of the tree around the present state: its line, what has been tried beside it, and what is cut off. */
import { opponentOf, PLAYER_NAMES, type Player } from '../../engine/player.ts'
import { emptyNodes } from '../../engine/position.ts'
import { size } from '../../engine/node-set.ts'
import type { Moment, ReplayState, Tried } from '../../engine/replay.ts'
import { WIN } from '../../engine/search/state.ts'
import { ALGORITHM_NAMES, signed } from '../words.ts'
import type { Recording } from './replay-store.ts'

const WIDTH = 290
const LEVEL = 62
const RADIUS = 15
/** Siblings drawn of each state on the line: the last that were tried. */
const SIBLINGS = 3

/** A value for the side to move; beyond a win it is no bound at all. */
function valueText(value: number | null): string {
  if (value === null) return '?'
  return Math.abs(value) >= WIN ? signed(value > 0 ? Infinity : -Infinity) : signed(value)
}

interface TreePanelProps {
  readonly recording: Recording
  readonly moment: Moment
}

export function TreePanel({ recording, moment }: TreePanelProps) {
  const { line } = moment
  const here = line[line.length - 1] as ReplayState | undefined
  return (
    <section className="panel" aria-label="Tree">
      <h2>
        Here in the tree <span className="muted plain">· {ALGORITHM_NAMES[recording.options.algorithm]}</span>
      </h2>
      <Tree recording={recording} moment={moment} />
      <dl className="rows">
        {line.map((state, ply) => (
          <WindowRow key={ply} state={state} ply={ply} mover={moverAt(recording, ply)} />
        ))}
      </dl>
      <p className="cutoff-words" role="status">
        {here && happening(recording, here, line.length - 1)}
      </p>
      <p className="muted small">Windows and values are for the side to move at each ply.</p>
    </section>
  )
}

function moverAt({ position }: Recording, ply: number): Player {
  return ply % 2 === 0 ? position.toMove : opponentOf(position.toMove)
}

function WindowRow({ state, ply, mover }: { state: ReplayState; ply: number; mover: Player }) {
  const { alpha, beta, best, value } = state
  return (
    <>
      <dt>
        Ply {ply} <span className={`name-${mover}`}>{PLAYER_NAMES[mover]}</span>
      </dt>
      <dd>
        {alpha === null ? (value === null ? 'entered' : `leaf ${valueText(value)}`) : `(${valueText(alpha)}, ${valueText(beta)})`}
        {alpha !== null && best !== null && best > alpha && <span className="muted plain"> best {valueText(best)}</span>}
      </dd>
    </>
  )
}

/** What the last event says, in words. */
function happening({ position }: Recording, { value, cutoff, beta, tried, isResearch }: ReplayState, ply: number): string {
  if (cutoff !== null) {
    const left = size(emptyNodes(position)) - ply - tried.length
    return `Cutoff: ${valueText(cutoff.value)} ≥ ${valueText(beta)}, ${left} ${left === 1 ? 'successor' : 'successors'} not visited`
  }
  if (isResearch) return 'Better than its narrow window allows: searched again'
  return value === null ? '' : `Returns ${valueText(value)}`
}

interface TreeNode extends Partial<Tried> {
  readonly kind: 'line' | 'tried' | 'rest'
  readonly text: string
  readonly isCut?: boolean
}

/** One level: the last siblings tried, the state on the line, and how many are still to come or never will. */
function levelOf(parent: ReplayState, current: ReplayState, names: readonly string[], legal: number): TreeNode[] {
  const others = parent.tried.filter(({ node }) => node !== current.node)
  const isDone = others.length < parent.tried.length
  const left = legal - others.length - 1
  const level: TreeNode[] = others.slice(-SIBLINGS).map(({ node, value }) => ({ kind: 'tried', text: names[node], value }))
  const value = isDone ? parent.tried[parent.tried.length - 1].value : undefined
  level.push({ kind: 'line', text: names[current.node], ...(value !== undefined && { value }) })
  if (left > 0) level.push({ kind: 'rest', text: `+${left}`, isCut: parent.cutoff !== null })
  return level
}

interface PlacedNode extends TreeNode {
  readonly x: number
  readonly y: number
  readonly fromX: number
  readonly fromY: number
}

/** The levels below the root, each spread over the width and hung from the state on the line above. */
function placeLevels({ position }: Recording, { line }: Moment): { ply: number; placed: PlacedNode[] }[] {
  const legal = size(emptyNodes(position))
  let fromX = WIDTH / 2
  return line.slice(1).map((state, i) => {
    const nodes = levelOf(line[i], state, position.board.names, legal - i)
    const fromY = LEVEL * i + 24
    const placed = nodes.map((node, k) => ({ ...node, x: (WIDTH / nodes.length) * (k + 0.5), y: fromY + LEVEL, fromX, fromY }))
    fromX = placed.find(({ kind }) => kind === 'line')?.x ?? fromX
    return { ply: i + 1, placed }
  })
}

function Tree({ recording, moment }: TreePanelProps) {
  const { position } = recording
  const { line } = moment
  const levels = placeLevels(recording, moment)
  const height = LEVEL * Math.max(6, line.length) + 12
  return (
    <svg className="tree" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label="The line being searched, with the siblings tried last; the windows are listed below">
      {levels.flatMap(({ ply, placed }) =>
        placed.map(({ x, y, fromX, fromY, kind, isCut }, k) => (
          <g key={`${ply}-${k}`} className={`branch ${kind}${isCut ? ' cut' : ''}`}>
            <line x1={fromX} y1={fromY} x2={x} y2={y} />
            {isCut && <path d={`M${(fromX + x) / 2 - 7} ${(fromY + y) / 2 + 5}l14 -10`} />}
          </g>
        )),
      )}
      <g className={`tree-node line ${position.toMove}`} transform={`translate(${WIDTH / 2} 24)`}>
        <circle r={RADIUS} />
        <text>root</text>
      </g>
      {levels.flatMap(({ ply, placed }) =>
        placed.map(({ x, y, kind, text, value }, k) => (
          <g key={`${ply}-${k}`} className={`tree-node ${kind} ${moverAt(recording, ply - 1)}`} transform={`translate(${x} ${y})`}>
            <circle r={RADIUS} />
            <text>{text}</text>
            {value !== undefined && (
              <text className="tree-value" y={RADIUS + 10}>
                {valueText(value)}
              </text>
            )}
          </g>
        )),
      )}
    </svg>
  )
}
