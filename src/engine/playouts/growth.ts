/**
 * Plays a recorded Monte Carlo tree search step by step, forwards and backwards. It keeps the tree as objects and counts
 * as the book has it, so it is also a readable twin of the search: tests compare the two trees after every playout.
 */
import { opponentOf, type Colour } from '../game/colour.ts'
import { ownerOf, type Position } from '../game/position.ts'
import type { GrowthRecord, NewMove, NewProof, PlayedStone, RecordedPlayout, StoneSource } from './growth-recorder.ts'
import { RAVE_SCALE } from './rave.ts'

/** A node of the tree. Everything but the colour to move is told for the side whose move leads there. */
export interface GrowthNode {
  /** The node of the board that the move here takes; null at the root. */
  readonly move: number | null
  readonly above: GrowthNode | null
  readonly ply: number
  readonly toMove: Colour
  readonly prior: number
  children: readonly GrowthNode[]
  visits: number
  wins: number
  raveVisits: number
  raveWins: number
  /** Is it proven to win, or to lose? Null while neither is. */
  isWon: boolean | null
  /** Plies from here to the end of the game, where it is proven. */
  plies: number
}

/** The steps of a playout, in their order; the tree grows just before the last selection. */
export type GrowthStep =
  | { readonly kind: 'select'; readonly chosen: GrowthNode }
  | { readonly kind: 'expand' }
  | { readonly kind: 'stone'; readonly node: number; readonly colour: Colour; readonly by: StoneSource }
  | { readonly kind: 'result'; readonly winner: Colour; readonly isInTree: boolean }
  | { readonly kind: 'prove' }
  | { readonly kind: 'count'; readonly isWin: boolean }

/** A stone of the playout under way. */
export interface GrowthStone {
  readonly node: number
  readonly colour: Colour
  readonly by: StoneSource
}

/** The moment after some steps. Its nodes are those of the tree itself: they hold until the next moment is asked for. */
export interface GrowthMoment {
  /** Steps so far. */
  readonly event: number
  /** The number of the playout under way, from 1; 0 before the first. */
  readonly playout: number
  /** The step just made; null before the first. */
  readonly step: GrowthStep | null
  readonly root: GrowthNode
  /** The nodes of the tree on the way of this playout so far, the root first. */
  readonly way: readonly GrowthNode[]
  /** The node that the step is about. */
  readonly here: GrowthNode
  /** The stones of this playout below the tree so far. */
  readonly stones: readonly GrowthStone[]
  /** Nodes of the tree. */
  readonly size: number
  /** Nodes of the tree that are proven. */
  readonly proven: number
  /** Stones placed in all playouts so far, those in the tree among them. */
  readonly plies: number
}

/** The figures from which a child is chosen. */
export interface ChildValue {
  /** Share of wins in own visits; null without any. */
  readonly mean: number | null
  /** Share of wins in RAVE visits, those of the prior among them; null without any. */
  readonly rave: number | null
  /** The share that RAVE has in the value; null where nothing is known. */
  readonly beta: number | null
  readonly value: number
}

/** The value of a child as the book has it: (1 − β) w / n + β W / r, and 1 where nothing is known. */
export function valueOfChild(node: GrowthNode, priorVisits: number): ChildValue {
  const { visits: n, wins } = node
  const r = node.raveVisits + priorVisits
  const mean = n === 0 ? null : wins / n
  const rave = r === 0 ? null : (node.raveWins + priorVisits * node.prior) / r
  if (n + r === 0) return { mean, rave, beta: null, value: 1 }
  const beta = r / (r + n + (r * n) / RAVE_SCALE)
  return { mean, rave, beta, value: (1 - beta) * (mean ?? 0) + beta * (rave ?? 0) }
}

/** The kinds of places that a jump looks for: the end of a playout, the growth of the tree, a proof. */
export const GROWTH_LANDMARKS = ['playout', 'expand', 'prove'] as const
export type GrowthLandmark = (typeof GROWTH_LANDMARKS)[number]

export class Growth {
  /** Steps of all playouts. */
  readonly length: number
  /** The plies of the deepest node that a playout reaches. */
  readonly maxPly: number
  /** Steps before each playout, and at the end all of them. */
  private readonly starts: Int32Array
  private root: GrowthNode
  private way: GrowthNode[] = []
  private stones: GrowthStone[] = []
  private step: GrowthStep | null = null
  private here: GrowthNode
  private event = 0
  private size = 1
  private proven = 0
  private plies = 0
  private last: GrowthMoment | null = null

  constructor(
    readonly position: Position,
    readonly record: GrowthRecord,
  ) {
    const { playouts } = record
    this.starts = new Int32Array(playouts.length + 1)
    for (const [i, playout] of playouts.entries()) this.starts[i + 1] = this.starts[i] + stepsOf(playout)
    this.length = this.starts[playouts.length]
    this.maxPly = Math.max(0, ...playouts.map(({ way }) => way.length))
    this.root = newNode(null, position.toMove, null, 0)
    this.here = this.root
  }

  /** The moment after so many steps. */
  at(event: number): GrowthMoment {
    if (this.last?.event === event) return this.last
    if (event < this.event) this.rewind()
    while (this.event < Math.min(event, this.length)) this.advance()
    const { root, way, here, stones, size, proven, plies, step } = this
    const playout = event === 0 ? 0 : this.playoutOf(event - 1) + 1
    this.last = {
      event: this.event,
      playout,
      step,
      root,
      way: [...way],
      here,
      stones: [...stones],
      size,
      proven,
      plies,
    }
    return this.last
  }

  /** The event after the next or the previous landmark; null where there is none. */
  seek(landmark: GrowthLandmark, from: number, by: 1 | -1): number | null {
    // A landmark stands where its step has just been made; a playout where its last one has.
    const playouts = this.record.playouts
    for (let i = this.playoutOf(Math.max(0, from - 1)); i >= 0 && i < playouts.length; i += by) {
      const found = this.placesOf(landmark, i).filter((event) => (by > 0 ? event > from : event < from))
      if (found.length > 0) return by > 0 ? found[0] : found[found.length - 1]
    }
    return by < 0 && landmark === 'playout' && from > 0 ? 0 : null
  }

  /** The number of landmarks of a kind. */
  count(landmark: GrowthLandmark): number {
    return this.record.playouts.reduce((sum, _, i) => sum + this.placesOf(landmark, i).length, 0)
  }

  private placesOf(landmark: GrowthLandmark, number: number): number[] {
    const { way, grown, stones, proofs } = this.record.playouts[number]
    const start = this.starts[number]
    if (landmark === 'playout') return [this.starts[number + 1]]
    // The tree grows before the last selection.
    if (landmark === 'expand') return grown.length === 0 ? [] : [start + way.length]
    const result = start + way.length + (grown.length === 0 ? 0 : 1) + stones.length + 1
    return proofs.map((_, i) => result + i + 1)
  }

  /** The number of the playout, from 0, that has the step after `event` others. */
  private playoutOf(event: number): number {
    let low = 0
    let high = this.record.playouts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.starts[middle] <= event) low = middle
      else high = middle - 1
    }
    return low
  }

  private rewind(): void {
    this.root = newNode(null, this.position.toMove, null, 0)
    this.here = this.root
    this.way = []
    this.stones = []
    this.step = null
    this.event = 0
    this.size = 1
    this.proven = 0
    this.plies = 0
  }

  /** Makes the next step. */
  private advance(): void {
    const number = this.playoutOf(this.event)
    const { way, grown, stones, winner, proofs } = this.record.playouts[number]
    let rest = this.event - this.starts[number]
    this.event++
    if (rest === 0) {
      this.way = [this.root]
      this.stones = []
    }
    // 1 and 2. Select and expand: the tree grows at the node above the end of the way.
    const growsAt = grown.length === 0 ? Infinity : way.length - 1
    if (rest === growsAt) return this.expand(grown)
    if (rest > growsAt) rest--
    if (rest < way.length) return this.select(way[rest])
    rest -= way.length
    // 3. Play out.
    if (rest < stones.length) return this.place(stones[rest])
    rest -= stones.length
    if (rest === 0) {
      this.step = { kind: 'result', winner, isInTree: stones.length === 0 }
      return
    }
    rest--
    // 4. Back up: proofs, then the counts, from the end of the way to the root.
    if (rest < proofs.length) return this.prove(proofs[rest])
    this.countAt(way.length - (rest - proofs.length), winner)
  }

  private get end(): GrowthNode {
    return this.way[this.way.length - 1]
  }

  private expand(grown: readonly NewMove[]): void {
    const node = this.end
    node.children = grown.map(({ node: move, prior }) => newNode(move, opponentOf(node.toMove), node, prior))
    this.size += node.children.length
    this.here = node
    this.step = { kind: 'expand' }
  }

  private select(move: number): void {
    const node = this.end
    const chosen = node.children.find((child) => child.move === move)
    if (chosen === undefined) throw new RangeError(`the tree has no move ${move} there`)
    this.way.push(chosen)
    this.plies++
    this.here = node
    this.step = { kind: 'select', chosen }
  }

  private place({ node, by }: PlayedStone): void {
    const end = this.end
    const colour = this.stones.length % 2 === 0 ? end.toMove : opponentOf(end.toMove)
    const stone = { node, colour, by }
    this.stones.push(stone)
    this.plies++
    this.here = end
    this.step = { kind: 'stone', ...stone }
  }

  private prove({ ply, isWon, plies }: NewProof): void {
    const node = this.way[ply]
    node.isWon = isWon
    node.plies = plies
    this.proven++
    this.here = node
    this.step = { kind: 'prove' }
  }

  /** Counts a visit of a node on the way, and for RAVE of its children whose side has a stone there in the end. */
  private countAt(ply: number, winner: Colour): void {
    const node = this.way[ply]
    const isWin = winner !== node.toMove
    node.visits++
    if (isWin) node.wins++
    for (const child of node.children) {
      if (this.ownerInTheEnd(child.move as number) !== node.toMove) continue
      child.raveVisits++
      if (!isWin) child.raveWins++
    }
    this.here = node
    this.step = { kind: 'count', isWin }
  }

  /** The colour that has a node of the board at the end of the playout. */
  private ownerInTheEnd(place: number): Colour | null {
    const inTree = this.way.find(({ move }) => move === place)
    if (inTree !== undefined) return opponentOf(inTree.toMove)
    return this.stones.find(({ node }) => node === place)?.colour ?? ownerOf(this.position, place)
  }
}

function stepsOf({ way, grown, stones, proofs }: RecordedPlayout): number {
  const inTree = way.length + (grown.length === 0 ? 0 : 1)
  return inTree + stones.length + 1 + proofs.length + way.length + 1
}

function newNode(move: number | null, toMove: Colour, above: GrowthNode | null, prior: number): GrowthNode {
  return {
    ...{ move, toMove, above, prior, ply: above === null ? 0 : above.ply + 1 },
    ...{ children: [], visits: 0, wins: 0, raveVisits: 0, raveWins: 0, isWon: null, plies: 0 },
  }
}
