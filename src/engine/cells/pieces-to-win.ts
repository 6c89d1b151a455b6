/**
 * Pieces to win on cells, for any size of board and both rules; its readable twin is `steiner-trees.ts` of evaluation.
 *
 * Method. A wave from each side gives the distance of every node: the stones to place on the cheapest way to the side,
 * both ends counted. A tree that joins three sides has one branching node, so the fewest stones of a chain for three
 * sides are the minimum over nodes of three distances, less 2 where the node is empty, since it is counted three times.
 *
 * Three corners need one chain on four sides, or two chains on three sides each. A tree on four sides has two branching
 * nodes. As its arms cannot cross, one of them joins two neighbouring sides k and k + 1; so a second wave spreads from
 * all nodes where these two meet, and ends at the other branching node, where sides k + 2 and one of k + 3 and k + 4
 * come in. Two chains that each capture one corner would cross, which one chain does for no more, so one of the two is
 * on three sides in a row, and takes two corners.
 */
import { CAPTURED, MEMBER_COUNT, membersOf, SIDE_SETS, type CornersToWin } from '../game/corners.ts'
import { SIDE_COUNT } from '../game/pentagon.ts'
import { DEGREE, DEGREE_SHIFT, EMPTY, type CellBoard, type CellColour } from './cell-board.ts'

/** The colour can no longer win. Sums of a few distances that are not known stay above it. */
export const BLOCKED = 1000

/** Stands for the distance of a node that the other colour holds; no wave enters it. */
export const CLOSED = BLOCKED + 1

/** All sets of three sides. */
const TRIPLE_SETS = Array.from({ length: SIDE_SETS }, (_, sides) => sides).filter((sides) => MEMBER_COUNT[sides] === 3)

/** All threes of sides. */
export const TRIPLES = TRIPLE_SETS.map(membersOf)

/** Pairs of places in `TRIPLES` whose chains capture three corners together. */
export const PAIRS = TRIPLE_SETS.flatMap((one, i) =>
  TRIPLE_SETS.slice(0, i).flatMap((other, j) => (MEMBER_COUNT[CAPTURED[one] | CAPTURED[other]] >= 3 ? [[i, j]] : [])),
)

// Constants of other modules are slow in inner loops unless they are bundled.
const PLACES = DEGREE
const SHIFT = DEGREE_SHIFT
const VACANT = EMPTY

/** Ends a list of nodes. */
export const NONE = 255

export class PiecesToWin {
  /** The cost of a stone on each node: 0 on own stones, 1 on empty nodes. */
  readonly costs: Uint8Array
  /** Distances before any wave: `BLOCKED` on open nodes, `CLOSED` on others. */
  readonly unreached: Int16Array
  /** The distances to each side. */
  readonly distances: readonly Int16Array[]
  /** The node before each on its way to each side; `NONE` on the side itself. */
  private readonly before: readonly Uint8Array[]
  /** The fewest stones of a chain that holds a node and joins two neighbouring sides; below 0 on closed nodes. */
  private readonly joined: Int16Array
  /** The node before each on its way to where sides k and k + 1 meet; `NONE` where they do. */
  private readonly joinedBefore: readonly Uint8Array[]
  /** The cheapest way that `count` has found: where its arms meet, and the pair of sides that meet elsewhere, or −1. */
  private meeting = 0
  private pair = -1
  /** Are two chains cheaper than one? */
  private areTwo = false
  /** Nodes by the stones at which a wave is to begin there: the first node, and the one after each. */
  private readonly firsts: Uint8Array
  private readonly following: Uint8Array
  /** The nodes that a wave reaches with the present number of stones, and with one more. */
  private current: Uint8Array
  private next: Uint8Array

  constructor(private readonly board: CellBoard) {
    const size = board.nodeCount + 1
    this.costs = new Uint8Array(size)
    this.unreached = new Int16Array(size)
    this.distances = Array.from({ length: SIDE_COUNT }, () => new Int16Array(size))
    this.before = this.distances.map(() => new Uint8Array(size))
    this.joined = new Int16Array(size)
    this.joinedBefore = this.distances.map(() => new Uint8Array(size))
    this.firsts = new Uint8Array(2 * size)
    this.following = new Uint8Array(size)
    this.current = new Uint8Array(size)
    this.next = new Uint8Array(size)
  }

  /**
   * Fewest stones the colour must add, with no reply, to win.
   *
   * @returns 0 once it has won; `BLOCKED` when the other colour has closed every way
   */
  count(cells: Uint8Array, colour: CellColour, cornersToWin: CornersToWin): number {
    const { costs, unreached } = this
    for (let node = 0; node < cells.length; node++) {
      const cell = cells[node]
      costs[node] = cell === VACANT ? 1 : 0
      unreached[node] = cell === VACANT || cell === colour ? BLOCKED : CLOSED
    }
    this.pair = -1
    this.areTwo = false
    for (let side = 0; side < SIDE_COUNT; side++) this.spreadFromSide(side)
    return cornersToWin === 1 ? this.threeSides() : this.threeCorners()
  }

  /** A wave from a side: stone after stone into empty nodes, and for nothing through own chains. */
  private spreadFromSide(side: number): void {
    const { costs } = this
    const { neighbours, graph } = this.board
    const distance = this.distances[side]
    const before = this.before[side]
    let { current, next } = this
    let reached = 0
    let waiting = 0
    distance.set(this.unreached)
    for (const node of graph.sideLists[side]) {
      if (distance[node] === CLOSED) continue
      distance[node] = costs[node]
      before[node] = NONE
      if (costs[node] === 0) current[reached++] = node
      else next[waiting++] = node
    }
    for (let stones = 0; reached + waiting > 0; stones++) {
      // Own stones join the list while it is walked.
      for (let at = 0; at < reached; at++) {
        const from = current[at]
        const first = from << SHIFT
        for (let i = first; i < first + PLACES; i++) {
          const node = neighbours[i]
          if (distance[node] !== BLOCKED) continue
          distance[node] = stones + costs[node]
          before[node] = from
          if (costs[node] === 0) current[reached++] = node
          else next[waiting++] = node
        }
      }
      const walked = current
      current = next
      next = walked
      reached = waiting
      waiting = 0
    }
  }

  private threeSides(): number {
    const { costs, unreached } = this
    const [a, b, c, d, e] = this.distances
    let least = BLOCKED
    for (let node = 0; node < unreached.length; node++) {
      if (unreached[node] === CLOSED) continue
      const stones = threeLeast(a[node], b[node], c[node], d[node], e[node]) - 2 * costs[node]
      if (stones >= least) continue
      least = stones
      this.meeting = node
    }
    return least
  }

  private threeCorners(): number {
    // Two chains are at least twice as dear as the cheapest of all chains on three sides.
    const least = 2 * this.threeSides()
    let stones = this.fourSidesAtOnce()
    for (let side = 0; side < SIDE_COUNT; side++) stones = this.spreadFromPair(side, stones)
    if (least >= stones) return stones
    const two = twoChains(TRIPLES.map((sides) => this.joining(sides).stones)).stones
    this.areTwo = two < stones
    return Math.min(two, stones)
  }

  /** The fewest stones of a chain whose ways to four sides meet in one node: at least those of any chain on four. */
  private fourSidesAtOnce(): number {
    const { costs, unreached } = this
    const [a, b, c, d, e] = this.distances
    let least = BLOCKED
    for (let node = 0; node < unreached.length; node++) {
      if (unreached[node] === CLOSED) continue
      const greatest = Math.max(a[node], b[node], c[node], d[node], e[node])
      const stones = a[node] + b[node] + c[node] + d[node] + e[node] - greatest - 3 * costs[node]
      if (stones >= least) continue
      least = stones
      this.meeting = node
    }
    return least
  }

  /**
   * A wave from all nodes where the ways to sides k and k + 1 meet, each as soon as its stones are placed. Nodes from
   * which the other two sides are too far for fewer stones than `least` are left out.
   *
   * @returns the fewest stones of a chain on these and two more sides, if fewer than `least`, else `least`
   */
  private spreadFromPair(side: number, least: number): number {
    const { distances, costs, joined, firsts, following } = this
    const { neighbours } = this.board
    const before = this.joinedBefore[side]
    const third = distances[(side + 2) % SIDE_COUNT]
    const fourth = distances[(side + 3) % SIDE_COUNT]
    const fifth = distances[(side + 4) % SIDE_COUNT]
    let { current, next } = this
    let reached = 0
    let waiting = 0
    const begun = this.meet(side, least)
    for (let stones = begun; stones < least; stones++) {
      if (stones < firsts.length)
        for (let node = firsts[stones]; node !== NONE; node = following[node])
          if (joined[node] === stones) current[reached++] = node
      for (let at = 0; at < reached; at++) {
        const from = current[at]
        const here = stones - costs[from]
        const near = Math.min(fourth[from], fifth[from])
        if (here + Math.max(third[from], near) >= least) continue
        const rest = third[from] + near - costs[from]
        if (here + rest < least) {
          least = here + rest
          this.meeting = from
          this.pair = side
        }
        const first = from << SHIFT
        for (let i = first; i < first + PLACES; i++) {
          const node = neighbours[i]
          const placed = stones + costs[node]
          if (placed >= joined[node]) continue
          joined[node] = placed
          before[node] = from
          if (costs[node] === 0) current[reached++] = node
          else next[waiting++] = node
        }
      }
      const walked = current
      current = next
      next = walked
      reached = waiting
      waiting = 0
    }
    return least
  }

  /**
   * Prepares `spreadFromPair`: lists the nodes by the stones at which the ways to sides k and k + 1 meet there.
   *
   * @returns the fewest of these stones; `BLOCKED` if no node is listed
   */
  private meet(side: number, least: number): number {
    const { distances, costs, unreached, joined, firsts, following } = this
    const one = distances[side]
    const two = distances[(side + 1) % SIDE_COUNT]
    const third = distances[(side + 2) % SIDE_COUNT]
    const fourth = distances[(side + 3) % SIDE_COUNT]
    const fifth = distances[(side + 4) % SIDE_COUNT]
    let begun = BLOCKED
    firsts.fill(NONE)
    this.joinedBefore[side].fill(NONE)
    for (let node = 0; node < unreached.length; node++) {
      const cost = costs[node]
      const stones = one[node] + two[node] - cost
      joined[node] = unreached[node] === CLOSED ? -1 : stones
      if (stones - cost + Math.max(third[node], Math.min(fourth[node], fifth[node])) >= least) continue
      following[node] = firsts[stones]
      firsts[stones] = node
      if (stones < begun) begun = stones
    }
    return begun
  }

  /** The fewest stones of a chain on certain three sides, and a node where they meet. */
  joining([i, j, k]: readonly number[]): { stones: number; meeting: number } {
    const { costs, unreached, distances } = this
    const a = distances[i]
    const b = distances[j]
    const c = distances[k]
    let least = BLOCKED
    let meeting = NONE
    for (let node = 0; node < unreached.length; node++) {
      if (unreached[node] === CLOSED) continue
      const stones = a[node] + b[node] + c[node] - 2 * costs[node]
      if (stones >= least) continue
      least = stones
      meeting = node
    }
    return { stones: least, meeting }
  }

  /**
   * Marks the nodes of a cheapest set, as `count` has just found it: 1 on those that need a stone, 0 on all others. The
   * colour must not be blocked.
   */
  markCheapest(marks: Uint8Array, cornersToWin: CornersToWin): void {
    marks.fill(0)
    const { meeting, pair } = this
    if (this.areTwo) {
      const chains = TRIPLES.map((sides) => this.joining(sides))
      for (const i of twoChains(chains.map(({ stones }) => stones)).pair)
        for (const side of TRIPLES[i]) this.markWay(marks, this.before[side], chains[i].meeting)
    } else if (pair === -1) {
      for (const side of this.nearest(meeting, cornersToWin === 1 ? 3 : 4))
        this.markWay(marks, this.before[side], meeting)
    } else {
      const place = (steps: number) => (pair + steps) % SIDE_COUNT
      const [fourth, fifth] = [place(3), place(4)]
      const joint = this.markWay(marks, this.joinedBefore[pair], meeting)
      this.markWay(marks, this.before[pair], joint)
      this.markWay(marks, this.before[place(1)], joint)
      this.markWay(marks, this.before[place(2)], meeting)
      const isFourth = this.distances[fourth][meeting] <= this.distances[fifth][meeting]
      this.markWay(marks, this.before[isFourth ? fourth : fifth], meeting)
    }
  }

  /** The sides nearest to a node. */
  private nearest(node: number, count: number): number[] {
    return Array.from(this.distances.keys())
      .sort((a, b) => this.distances[a][node] - this.distances[b][node])
      .slice(0, count)
  }

  /** Marks a way from a node to its end, which is returned. */
  private markWay(marks: Uint8Array, before: Uint8Array, from: number): number {
    let node = from
    for (; before[node] !== NONE; node = before[node]) marks[node] |= this.costs[node]
    marks[node] |= this.costs[node]
    return node
  }
}

/**
 * The cheapest two chains that capture three corners together.
 *
 * @param stones of the cheapest chain for each of `TRIPLES`
 */
function twoChains(stones: readonly number[]): { stones: number; pair: readonly number[] } {
  return PAIRS.map((pair) => ({ stones: stones[pair[0]] + stones[pair[1]], pair })).reduce((a, b) =>
    b.stones < a.stones ? b : a,
  )
}

/** The sum of the three least of five numbers: of all without the two greatest. */
function threeLeast(a: number, b: number, c: number, d: number, e: number): number {
  const ab = Math.max(a, b)
  const cd = Math.max(c, d)
  const four = Math.max(ab, cd)
  // The second greatest of four lost to the greatest, or to the one that did.
  const second = Math.max(Math.min(ab, cd), ab > cd ? Math.min(a, b) : Math.min(c, d))
  return a + b + c + d + e - Math.max(four, e) - Math.max(second, Math.min(four, e))
}
