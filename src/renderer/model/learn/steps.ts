/** The rules of the game in seven steps. Each has tasks, which are solved by playing on a small board. */
import { neighbours } from '../../../engine/game/board.ts'
import { capturedCorners, chainsOf, winningMoves } from '../../../engine/game/chain.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { intersection, nodesOf, setOf, withNode, type NodeSet } from '../../../engine/game/node-set.ts'
import { emptyNodes, type Position } from '../../../engine/game/position.ts'

export const STEP_IDS = ['place', 'chain', 'sides', 'win', 'draw', 'corners', 'swap'] as const
export type StepId = (typeof STEP_IDS)[number]

export interface Task {
  /** The position it begins with; null for the one at the end of the previous task. */
  readonly start: string | null
  /** Nodes of which a stone on any solves the task, or a swap. */
  readonly solution: ((position: Position) => NodeSet) | 'swap'
  /** Nodes of the other player's answer, which is the first of them that is empty. */
  readonly answers: readonly string[]
  /** Does the learner play both colours until somebody wins? */
  readonly isForBoth: boolean
}

const anywhere = emptyNodes

function besideOwn(position: Position): NodeSet {
  return intersection(neighbours(position.board, position[position.toMove]), emptyNodes(position))
}

/** Nodes beside every chain of the side to move. */
function betweenChains(position: Position): NodeSet {
  const { board } = position
  const chains = [...chainsOf(board, position[position.toMove])]
  return chains.reduce((common, chain) => intersection(common, neighbours(board, chain)), emptyNodes(position))
}

function onSideA(position: Position): NodeSet {
  return intersection(position.board.sides[0], emptyNodes(position))
}

function onCorner(position: Position): NodeSet {
  return intersection(setOf(position.board.corners), emptyNodes(position))
}

function winning(position: Position): NodeSet {
  return winningMoves(position.board, position[position.toMove], emptyNodes(position), position.cornersToWin)
}

/** Nodes on which the other player would win at once. */
function blocking(position: Position): NodeSet {
  return winningMoves(
    position.board,
    position[opponentOf(position.toMove)],
    emptyNodes(position),
    position.cornersToWin,
  )
}

/** Nodes on which a stone captures one more corner. */
function capturing(position: Position): NodeSet {
  const { board, toMove } = position
  const own = position[toMove]
  const captured = capturedCorners(board, own).length
  const isCapture = (node: number) => capturedCorners(board, withNode(own, node)).length > captured
  return setOf([...nodesOf(emptyNodes(position))].filter(isCapture))
}

const task = (start: string | null, solution: Task['solution'], ...answers: string[]): Task => ({
  start,
  solution,
  answers,
  isForBoth: false,
})
const fill = (start: string): Task => ({ start, solution: anywhere, answers: [], isForBoth: true })

export const STEPS: Readonly<Record<StepId, readonly [Task, Task]>> = {
  place: [task('./...../.......... r', anywhere, 'b4', 'b2'), task(null, anywhere, 'c6', 'c10', 'c2')],
  chain: [task('./.r.b./.......r.b r', besideOwn, 'c6'), task('./.r.rb/.r.b.b.r.b r', betweenChains, 'c3')],
  sides: [task('./r.b../.......... r', onSideA, 'b4'), task('./r.b../.r...b.... r', onCorner, 'b4')],
  win: [task('./brr../..r....b.b r', winning), task('./b.r.b/.r...r..b. r', blocking, 'c10')],
  draw: [fill('r/.br.b/.rbrrbbr.. b'), fill('./.brbr/rr.br.rb.b b')],
  corners: [task('r/.rbrb/br.r.bb... r 3c', capturing), task('./rrbbb/.r.r..b.br r 3c', winning)],
  swap: [task('./...../..r....... b', 'swap', 'a1'), task('r/...../.......... b', anywhere)],
}
