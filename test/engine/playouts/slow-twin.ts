/**
 * The slow twin of Monte Carlo tree search: positions and objects instead of typed arrays, β as the book has it, every
 * winner told by the rules of the game, every proof found by asking all children again.
 */
import type { Colour } from '../../../src/engine/game/colour.ts'
import { nodesOf } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, ownerOf, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { inOrder } from './around.ts'

export interface TwinNode {
  readonly position: Position
  /** The move that leads here; null at the root. */
  readonly move: number | null
  readonly before: TwinNode | null
  prior: number
  children: TwinNode[]
  visits: number
  wins: number
  raveVisits: number
  raveWins: number
}

export interface TwinOptions {
  readonly playouts: number
  readonly seed: number
  readonly priorVisits?: number
  /** The prior of each move of a state as it is expanded. */
  readonly priorsOf?: PriorsOf
  /** A better source of priors, for the root and for nodes that have been visited eight times. */
  readonly betterOf?: PriorsOf
}

type PriorsOf = (position: Position, last: number | null, secondLast: number | null) => Map<number, number>

/** The root of the tree after so many playouts, or fewer if the result is proven before. */
export function slowMonteCarlo(position: Position, options: TwinOptions): TwinNode {
  const random = new Random(options.seed)
  const order = random.shuffled(nodesOf(emptyNodes(position)))
  const root = newNode(position, null, null, 0)
  const replies: TwinReplies = new Map()
  for (let i = 0; i < options.playouts && provenWinner(root) === null; i++)
    oneMore(root, order, random, replies, options)
  return root
}

function newNode(position: Position, move: number | null, before: TwinNode | null, prior: number): TwinNode {
  return { position, move, before, prior, children: [], visits: 0, wins: 0, raveVisits: 0, raveWins: 0 }
}

/** The winner, as far as visits of the tree have proven it. */
export function provenWinner({ position, children, visits }: TwinNode): Colour | null {
  if (visits === 0) return null
  const winner = winnerOf(position)
  if (winner !== null) return winner
  const winners = children.map(provenWinner)
  if (winners.includes(position.toMove)) return position.toMove
  return children.length > 0 && !winners.includes(null) ? winners[0] : null
}

function oneMore(root: TwinNode, order: number[], random: Random, replies: TwinReplies, options: TwinOptions): void {
  const path = [root]
  for (let node = root; winnerOf(node.position) === null;) {
    if (node.children.length === 0) {
      if (node !== root && node.visits < 2) break
      expand(node, order, options)
    }
    if (options.betterOf !== undefined && (node === root || node.visits === 8)) value(node, options.betterOf)
    node = bestChild(node, options.priorVisits ?? 0)
    path.push(node)
  }
  const leaf = path[path.length - 1]
  const way: number[] = []
  const isOver = winnerOf(leaf.position) !== null
  const end = isOver ? leaf.position : playOut(leaf.position, leaf.move, order, random, { replies, way })
  const winner = winnerOf(end)
  const moves = [...path.slice(1).map(({ move }) => move as number), ...way]
  // As in the search, only the one with patterns keeps replies.
  if (options.priorsOf !== undefined) learn(replies, root.position.toMove, moves, winner as Colour)
  for (const node of path) {
    const { toMove } = node.position
    node.visits++
    if (winner !== toMove) node.wins++
    for (const child of node.children) {
      if (ownerOf(end, child.move as number) !== toMove) continue
      child.raveVisits++
      if (winner === toMove) child.raveWins++
    }
  }
}

function expand(node: TwinNode, order: readonly number[], { priorsOf }: TwinOptions): void {
  const { position } = node
  node.children = order
    .filter((move) => ownerOf(position, move) === null)
    .map((move) => newNode(play(position, move), move, node, 0))
  if (priorsOf !== undefined) value(node, priorsOf)
}

/** Gives the children of a node their priors, in the precision of the search. */
function value({ position, move, before, children }: TwinNode, priorsOf: PriorsOf): void {
  const priors = priorsOf(position, move, before?.move ?? null)
  for (const child of children) child.prior = Math.fround(priors.get(child.move as number) as number)
}

/** The open child of the highest value, the first of several. */
function bestChild({ children }: TwinNode, priorVisits: number): TwinNode {
  const open = children.filter((child) => provenWinner(child) === null)
  const values = open.map((child) => valueOf(child, priorVisits))
  return open[values.indexOf(Math.max(...values))]
}

function valueOf({ visits: n, wins, raveVisits, raveWins, prior }: TwinNode, priorVisits: number): number {
  const r = raveVisits + priorVisits
  if (n + r === 0) return 1
  const beta = r / (r + n + 0.002 * r * n)
  const own = n === 0 ? 0 : (1 - beta) * (wins / n)
  const rave = r === 0 ? 0 : beta * ((raveWins + priorVisits * prior) / r)
  // Two equal values may differ in their last digits when they are computed in different ways.
  return Math.round((own + rave) * 1e12) / 1e12
}

/** The good replies, by the colour that replies and the move, as text. */
type TwinReplies = Map<string, number>

/** Each reply of the winner is good, and a reply of the loser that was taken for good is so no longer. */
function learn(replies: TwinReplies, toMove: Colour, moves: readonly number[], winner: Colour): void {
  const other = toMove === 'red' ? 'blue' : 'red'
  for (let i = 1; i < moves.length; i++) {
    const colour = i % 2 === 0 ? toMove : other
    const key = `${colour} ${moves[i - 1]}`
    if (colour === winner) replies.set(key, moves[i])
    else if (replies.get(key) === moves[i]) replies.delete(key)
  }
}

/** The good replies that a playout takes, and the list where it writes its moves. */
interface TwinPlayout {
  readonly replies: TwinReplies
  readonly way: number[]
}

/** The position at the end of a playout: the board is full, or where three sides win, the game is over. */
export function playOut(
  start: Position,
  last: number | null,
  order: number[],
  random: Random,
  { replies, way }: TwinPlayout = { replies: new Map(), way: [] },
): Position {
  let position = start
  let before = last
  let drawn = 0
  while (position.cornersToWin === 3 ? [...nodesOf(emptyNodes(position))].length > 0 : winnerOf(position) === null) {
    const bridges = before === null ? [] : bridgeReplies(position, before)
    let node = bridges.length === 0 ? null : bridges.length === 1 ? bridges[0] : random.pick(bridges)
    const good = replies.get(`${position.toMove} ${before}`)
    if (node === null && good !== undefined && ownerOf(position, good) === null) node = good
    while (node === null) {
      const i = drawn + random.below(order.length - drawn)
      const found = order[i]
      order[i] = order[drawn]
      order[drawn++] = found
      if (ownerOf(position, found) === null) node = found
    }
    position = play(position, node)
    way.push(node)
    before = node
  }
  return position
}

/** The empty neighbours of the last stone between which and it lie own stones on both sides, or one and the edge. */
function bridgeReplies(position: Position, last: number): number[] {
  const { board, toMove } = position
  return inOrder(board, last).filter((node) => {
    const between = board.neighbourLists[node].filter((each) => board.neighbourLists[last].includes(each))
    return ownerOf(position, node) === null && between.every((each) => ownerOf(position, each) === toMove)
  })
}
