/**
 * Patterns: features of a move that tell how good it looks before anything is searched. A move has one feature of each
 * group, and the product of their strengths is its own (Coulom 2007). Features know no size of board: rings are counted
 * from the edge, and phases by the share of nodes with a stone.
 */
import { BLUE, DEGREE, DEGREE_SHIFT, EMPTY, NO_STONE, opponentOf, RED, type CellColour } from '../cells/cell-board.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'
import type { TreeState } from './monte-carlo.ts'
import { canonicalCode, chainsByCode, EDGE_CLASSES, edgeClass, UNTOLD } from './pattern-codes.ts'
import { codeAround, CODES, REPLIES, replyIndex, stateAt, surroundingsOf, type Surroundings } from './surroundings.ts'

/** The greatest distance that is told apart, and the number of distances with 0 for an unknown stone. */
const MAX_DISTANCE = 6
const DISTANCES = MAX_DISTANCE + 1
/** The most chains of one colour that are told apart. */
const MAX_CHAINS = 3
const CHAINS = (MAX_CHAINS + 1) ** 2
/** Places: rings from the edge, and on each the steps to the nearest ray of a corner. */
const RINGS = 7
const STEPS = 4
const PLACES = RINGS * STEPS
/** Shares of nodes with a stone at which the middle and the end of a game begin. */
const PHASES = [0.11, 0.26]
const PHASE_COUNT = PHASES.length + 1

/** The groups of features, and how many each has. */
export const GROUP_SIZES = {
  /** The cells around the node, turned and mirrored to a fixed form, apart for nodes near the edge. */
  around: EDGE_CLASSES * CODES,
  /** Does it restore a bridge into which the last stone has broken? */
  bridge: 2,
  /** The distances to the last stone and to the one before. */
  last: DISTANCES,
  secondLast: DISTANCES,
  /** The numbers of own chains and of the opponent's that it meets. */
  chains: CHAINS,
  /** The node's place, by the phase of the game. */
  place: PLACES * PHASE_COUNT,
} as const
export type Group = keyof typeof GROUP_SIZES
export const GROUPS = Object.keys(GROUP_SIZES) as Group[]

/** The first feature of each group: they are numbered through. */
export const FIRST_OF = Object.fromEntries(
  GROUPS.map((group, i) => [group, GROUPS.slice(0, i).reduce((sum, each) => sum + GROUP_SIZES[each], 0)]),
) as Record<Group, number>
export const FEATURE_COUNT = GROUPS.reduce((sum, group) => sum + GROUP_SIZES[group], 0)

/** A code with the colours exchanged. */
function exchanged(code: number): number {
  let result = 0
  for (let place = 0; place < DEGREE; place++) {
    const state = stateAt(code, place)
    result |= (state === RED ? BLUE : state === BLUE ? RED : state) << (2 * place)
  }
  return result
}

const AROUND_RED = Int32Array.from({ length: EDGE_CLASSES * CODES }, (_, id) => {
  const kind = Math.floor(id / CODES)
  return FIRST_OF.around + kind * CODES + canonicalCode(kind, id % CODES)
})

/** The features of `around`, by the colour to move, and then by kind of node and code: from Blue's side colours change. */
export const AROUND = [AROUND_RED, AROUND_RED.map((_, id) => AROUND_RED[id - (id % CODES) + exchanged(id % CODES)])]

/** The features of `chains`, by the colour to move, and then by code; `UNTOLD` where the code does not tell them. */
const CHAINS_BY_CODE = ([RED, BLUE] as const).map((toMove) => {
  const [own, other] = [chainsByCode(toMove), chainsByCode(opponentOf(toMove))]
  return Uint16Array.from(own, (count, code) =>
    Math.max(count, other[code]) === UNTOLD ? UNTOLD : chainsFeature(count, other[code]),
  )
})

function chainsFeature(own: number, other: number): number {
  return FIRST_OF.chains + (MAX_CHAINS + 1) * Math.min(own, MAX_CHAINS) + Math.min(other, MAX_CHAINS)
}

/** Facts of a board that features ask for, by node. */
export interface NodeFacts {
  /** The kind of each node, as `edgeClass` numbers them. */
  readonly classes: Uint8Array
  /** The features of `place`, by phase. */
  readonly placeFeatures: readonly Uint16Array[]
  /** Distances of all nodes to each, cut at `MAX_DISTANCE`, row by row; then a row of zeros for a stone that is not known. */
  readonly distances: Uint8Array
}

const FACTS = new Map<BoardSize, NodeFacts>()

function factsOf(size: BoardSize): NodeFacts {
  const known = FACTS.get(size)
  if (known !== undefined) return known
  const { nodeCount, places, neighbourLists } = boardOfSize(size)
  const distances = new Uint8Array((nodeCount + 1) * nodeCount).fill(MAX_DISTANCE, 0, nodeCount * nodeCount)
  for (let from = 0; from < nodeCount; from++) {
    let reached = [from]
    for (let distance = 0; distance < MAX_DISTANCE; distance++) {
      for (const node of reached) distances[from * nodeCount + node] = distance
      reached = [...new Set(reached.flatMap((node) => neighbourLists[node]))].filter(
        (node) => distances[from * nodeCount + node] > distance,
      )
    }
  }
  const facts = {
    classes: Uint8Array.from(places, ({ a, b }) => edgeClass(size, a, b)),
    placeFeatures: Array.from({ length: PHASE_COUNT }, (_, phase) =>
      Uint16Array.from(
        places,
        ({ a, b }) => FIRST_OF.place + phase * PLACES + (size - 1 - a - b) * STEPS + Math.min(a, b),
      ),
    ),
    distances,
  }
  FACTS.set(size, facts)
  return facts
}

/** Reads the features of moves in one state after another of a board. */
export class FeatureReader {
  readonly facts: NodeFacts
  /** By node 1 if a stone there restores a bridge in the state that was taken last. */
  readonly isReply: Uint8Array
  /** The phase of the game in that state. */
  phase = 0
  private readonly surroundings: Surroundings
  private readonly met = new Uint8Array(DEGREE)
  private state: TreeState | null = null

  constructor(size: BoardSize) {
    this.surroundings = surroundingsOf(size)
    this.facts = factsOf(size)
    this.isReply = new Uint8Array(this.surroundings.board.nodeCount + 1)
  }

  /** Takes the state whose moves are to be read. */
  begin(state: TreeState, emptyCount: number): void {
    const { surroundings, isReply } = this
    this.state = state
    const share = 1 - emptyCount / surroundings.board.nodeCount
    this.phase = 0
    while (share >= PHASES[this.phase]) this.phase++
    isReply.fill(0)
    const { stones, toMove, last } = state
    if (last === NO_STONE) return
    const places = REPLIES[replyIndex(last, toMove) + codeAround(surroundings, stones.cells, last)]
    for (let place = 0; place < DEGREE; place++)
      if (((places >> place) & 1) === 1) isReply[surroundings.around[(last << DEGREE_SHIFT) + place]] = 1
  }

  /** Writes the features of a move from a place on, one of each group in the order of `GROUPS`. */
  read(node: number, into: Uint16Array, place: number): void {
    const { facts } = this
    const { stones, toMove, last, secondLast } = this.state as TreeState
    const code = codeAround(this.surroundings, stones.cells, node)
    into[place] = AROUND[toMove - 1][facts.classes[node] * CODES + code]
    into[place + 1] = FIRST_OF.bridge + this.isReply[node]
    into[place + 2] = FIRST_OF.last + this.distance(node, last)
    into[place + 3] = FIRST_OF.secondLast + this.distance(node, secondLast)
    into[place + 4] = this.chainsFeature(node, code, toMove)
    into[place + 5] = facts.placeFeatures[this.phase][node]
  }

  /** The distance of a node to a stone, at most `MAX_DISTANCE`; 0 where the stone is not known. */
  distance(node: number, stone: number): number {
    return this.facts.distances[this.rowOf(stone) + node]
  }

  /** The place in `distances` where the row of a stone begins; for an unknown stone it is the row of zeros. */
  rowOf(stone: number): number {
    const { nodeCount } = this.surroundings.board
    return (stone === NO_STONE ? nodeCount : stone) * nodeCount
  }

  /** The feature of the chains that a stone of `toMove` on a node would meet, where `code` is that of the cells around. */
  chainsFeature(node: number, code: number, toMove: CellColour): number {
    const told = CHAINS_BY_CODE[toMove - 1][code]
    return told === UNTOLD ? this.chainsMet(node, toMove) : told
  }

  /** The feature of the chains that a stone of `toMove` on a node would meet, found by a look at each chain. */
  private chainsMet(node: number, toMove: CellColour): number {
    const { met } = this
    const { stones } = this.state as TreeState
    const { neighbours, nodeCount } = this.surroundings.board
    const { cells } = stones
    let count = 0
    let own = 0
    let other = 0
    const first = node << DEGREE_SHIFT
    for (let i = first; i < first + DEGREE && neighbours[i] < nodeCount; i++) {
      const neighbour = neighbours[i]
      if (cells[neighbour] === EMPTY) continue
      // Chains of both colours have different numbers: each is the node of one of its stones.
      const chain = stones.chainOf(neighbour)
      let k = 0
      while (k < count && met[k] !== chain) k++
      if (k < count) continue
      met[count++] = chain
      if (cells[neighbour] === toMove) own++
      else other++
    }
    return chainsFeature(own, other)
  }
}
