/**
 * Patterns: features of a move that tell how good it looks before anything is searched. A move has one feature of each
 * group, and the product of their strengths is its own (Coulom 2007). Features know no size of board: rings are counted
 * from the edge, and phases by the share of nodes with a stone.
 */
import { BLUE, DEGREE, DEGREE_SHIFT, EMPTY, NO_STONE, type CellColour } from '../cells/cell-board.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'
import type { TreeState } from './monte-carlo.ts'
import { canonicalCode, EDGE_CLASSES, edgeClass } from './pattern-codes.ts'
import {
  codeAround,
  CODES,
  REPLIES,
  placesIn,
  replyIndex,
  stateAt,
  surroundingsOf,
  type Surroundings,
} from './surroundings.ts'

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
  place: PLACES * (PHASES.length + 1),
} as const
export type Group = keyof typeof GROUP_SIZES
export const GROUPS = Object.keys(GROUP_SIZES) as Group[]

/** The first feature of each group: they are numbered through. */
export const FIRST_OF = Object.fromEntries(
  GROUPS.map((group, i) => [group, GROUPS.slice(0, i).reduce((sum, each) => sum + GROUP_SIZES[each], 0)]),
) as Record<Group, number>
export const FEATURE_COUNT = GROUPS.reduce((sum, group) => sum + GROUP_SIZES[group], 0)

const CANONICAL = Int32Array.from({ length: EDGE_CLASSES * CODES }, (_, id) => {
  const kind = Math.floor(id / CODES)
  return kind * CODES + canonicalCode(kind, id % CODES)
})

/** Codes with the colours exchanged. */
const EXCHANGED = Uint16Array.from({ length: CODES }, (_, code) => {
  const exchange = (state: number) => (state === 1 ? 2 : state === 2 ? 1 : state)
  return Array.from({ length: DEGREE }, (_, place) => exchange(stateAt(code, place)) << (2 * place)).reduce(
    (all, part) => all | part,
  )
})

/** Facts of a board that features ask for, by node. */
interface NodeFacts {
  readonly classes: Uint8Array
  readonly places: Uint8Array
  /** Distances between nodes, cut at `MAX_DISTANCE`: row by row. */
  readonly distances: Uint8Array
}

const FACTS = new Map<BoardSize, NodeFacts>()

function factsOf(size: BoardSize): NodeFacts {
  const known = FACTS.get(size)
  if (known !== undefined) return known
  const { nodeCount, places, neighbourLists } = boardOfSize(size)
  const distances = new Uint8Array(nodeCount * nodeCount).fill(MAX_DISTANCE)
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
    places: Uint8Array.from(places, ({ a, b }) => (size - 1 - a - b) * STEPS + Math.min(a, b)),
    distances,
  }
  FACTS.set(size, facts)
  return facts
}

/** Reads the features of moves in one state after another of a board. */
export class FeatureReader {
  /** The features of the move that was read last, one of each group in the order of `GROUPS`. */
  readonly features = new Int32Array(GROUPS.length)
  private readonly surroundings: Surroundings
  private readonly facts: NodeFacts
  private readonly isReply: Uint8Array
  private readonly met = new Uint8Array(DEGREE)
  private state: TreeState | null = null
  private phase = 0

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
    this.phase = PHASES.filter((start) => share >= start).length
    isReply.fill(0)
    const { stones, toMove, last } = state
    if (last === NO_STONE) return
    const places = REPLIES[replyIndex(last, toMove) + codeAround(surroundings, stones.cells, last)]
    for (const place of placesIn(places)) isReply[surroundings.around[(last << DEGREE_SHIFT) + place]] = 1
  }

  /** Reads the features of a move. */
  read(node: number): void {
    const { features, facts, phase } = this
    const { stones, toMove, last, secondLast } = this.state as TreeState
    const code = codeAround(this.surroundings, stones.cells, node)
    const own = toMove === BLUE ? EXCHANGED[code] : code
    features[0] = FIRST_OF.around + CANONICAL[facts.classes[node] * CODES + own]
    features[1] = FIRST_OF.bridge + this.isReply[node]
    features[2] = FIRST_OF.last + this.distance(node, last)
    features[3] = FIRST_OF.secondLast + this.distance(node, secondLast)
    features[4] = FIRST_OF.chains + this.chainsMet(node, toMove)
    features[5] = FIRST_OF.place + phase * PLACES + facts.places[node]
  }

  /** The logarithm of a move's strength: the sum of the weights of its features. */
  strength(node: number, weights: Float32Array): number {
    this.read(node)
    const { features } = this
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += weights[features[i]]
    return sum
  }

  /** The kind of a node, as `edgeClass` numbers them. */
  edgeClassOf(node: number): number {
    return this.facts.classes[node]
  }

  /** The distance of a node to a stone, at most `MAX_DISTANCE`; 0 where the stone is not known. */
  distance(node: number, stone: number): number {
    return stone === NO_STONE ? 0 : this.facts.distances[node * this.surroundings.board.nodeCount + stone]
  }

  /** The chains around a node: four times those of the side to move, and those of the opponent. */
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
    return (MAX_CHAINS + 1) * Math.min(own, MAX_CHAINS) + Math.min(other, MAX_CHAINS)
  }
}
