/**
 * Plays a recorded Monte Carlo tree search step by step, forwards and backwards. It keeps the tree as objects and counts
 * as the book has it, so it is also a readable twin of the search: tests compare the two trees after every playout.
 */
import { opponentOf, type Colour } from '../game/colour.ts'
import { ownerOf, type Position } from '../game/position.ts'
import { newNode, type GrowthNode } from './growth-node.ts'
import type { GrowthRecord, NewMove, NewProof, PlayedStone, RecordedPlayout, StoneSource } from './growth-recorder.ts'
import { stepsOf, type RecordedStep } from './growth-steps.ts'

/** The steps of a playout, in their order; the tree grows just before the last selection. */
export type GrowthStep =
  | { readonly kind: 'select'; readonly chosen: GrowthNode }
  | { readonly kind: 'expand' }
  /** A policy network has given the moves of a node new chances. */
  | { readonly kind: 'revalue' }
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

/** The kinds of places that a jump looks for: the end of a playout, growth of the tree, new chances, a proof. */
export const GROWTH_LANDMARKS = ['playout', 'expand', 'revalue', 'prove'] as const
export type GrowthLandmark = (typeof GROWTH_LANDMARKS)[number]

export class Growth {
  /** Steps of all playouts. */
  readonly length: number
  /** The plies of the deepest node that a playout reaches. */
  readonly maxPly: number
  /** Steps before each playout, and at the end all of them. */
  private readonly starts: Int32Array
  /** The events at which the landmarks of each kind stand. */
  private readonly landmarks: Readonly<Record<GrowthLandmark, number[]>> = {
    playout: [],
    expand: [],
    revalue: [],
    prove: [],
  }
  /** The steps of the playout under way. */
  private steps: readonly RecordedStep[] = []
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
    for (const [i, playout] of playouts.entries())
      this.starts[i + 1] = this.starts[i] + this.survey(playout, this.starts[i])
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
    const events = this.landmarks[landmark]
    const found = by > 0 ? events.find((event) => event > from) : events.findLast((event) => event < from)
    return found ?? (by < 0 && landmark === 'playout' && from > 0 ? 0 : null)
  }

  /** The number of landmarks of a kind. */
  count(landmark: GrowthLandmark): number {
    return this.landmarks[landmark].length
  }

  /** Writes down the landmarks of a playout that begins after `start` steps, and counts its steps. */
  private survey(playout: RecordedPlayout, start: number): number {
    const steps = stepsOf(playout)
    // A landmark stands where its step has just been made; a playout where its last one has.
    for (const [i, { kind }] of steps.entries())
      if (kind === 'expand' || kind === 'revalue' || kind === 'prove') this.landmarks[kind].push(start + i + 1)
    this.landmarks.playout.push(start + steps.length)
    return steps.length
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
    const playout = this.record.playouts[number]
    const place = this.event - this.starts[number]
    this.event++
    if (place === 0) {
      this.steps = stepsOf(playout)
      this.way = [this.root]
      this.stones = []
    }
    const step = this.steps[place]
    switch (step.kind) {
      case 'select':
        return this.select(step.move)
      case 'expand':
        return this.expand(step.grown)
      case 'revalue':
        return this.revalue(step.chances)
      case 'stone':
        return this.place(step.stone)
      case 'result':
        this.step = { kind: 'result', winner: playout.winner, isInTree: playout.stones.length === 0 }
        return
      case 'prove':
        return this.prove(step.proof)
      case 'count':
        return this.countAt(step.ply, playout.winner)
    }
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

  private revalue(chances: readonly number[]): void {
    const node = this.end
    for (const [i, child] of node.children.entries()) child.prior = chances[i]
    this.here = node
    this.step = { kind: 'revalue' }
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
