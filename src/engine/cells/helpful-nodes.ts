/**
 * The helpful nodes of a colour: those of its cheapest sets, on which a stone lowers its pieces to win by one.
 *
 * Method. A node is helpful if the cheapest win through it needs no more stones than the cheapest of all. The table of
 * Steiner trees (Dreyfus and Wagner 1971) gives that, row by row: for each two sides, and for each three where three
 * corners win, a wave spreads from all nodes where the ways meet. It leaves out nodes from which the rest of a win is too
 * far. A node on an arm of a win lies between one side and the chain for the others.
 */
import { SIDE_SETS, membersOf, type CornersToWin } from '../game/corners.ts'
import { SIDE_COUNT } from '../game/pentagon.ts'
import { DEGREE, DEGREE_SHIFT, type CellBoard } from './cell-board.ts'
import { BLOCKED, CLOSED, NONE, PAIRS, TRIPLES, type PiecesToWin } from './pieces-to-win.ts'

// Constants of other modules are slow in inner loops unless they are bundled.
const PLACES = DEGREE
const SHIFT = DEGREE_SHIFT
const END = NONE
const SHUT = CLOSED

const ALL_SIDES = SIDE_SETS - 1

/** All sets of two sides, each with the sides that it has and those that it lacks. */
const COUPLES = Array.from({ length: SIDE_SETS }, (_, sides) => sides)
  .filter((sides) => membersOf(sides).length === 2)
  .map((sides) => ({ sides, members: membersOf(sides), others: membersOf(ALL_SIDES & ~sides) }))

/** For each of `TRIPLES` its other two sides, and the sets of two of its three. */
const TRIPLE_PARTS = TRIPLES.map((sides) => {
  const [i, j, k] = sides.map((side) => 1 << side)
  return { sides, others: membersOf(ALL_SIDES & ~(i | j | k)), couples: [j | k, k | i, i | j] }
})

/** For each of `TRIPLES` those whose chains capture three corners together with its own. */
const PARTNERS = TRIPLES.map((_, triple) => PAIRS.flatMap(([i, j]) => (i === triple ? [j] : j === triple ? [i] : [])))

/** The ways to part four sides into two and two whose chains need not cross. */
const HALVES = Array.from({ length: SIDE_COUNT }, (_, missing) => {
  const bit = (steps: number) => 1 << ((missing + steps) % SIDE_COUNT)
  return [
    [bit(1) | bit(2), bit(3) | bit(4)],
    [bit(2) | bit(3), bit(4) | bit(1)],
  ]
}).flat()

export class HelpfulNodes {
  /** The fewest stones of a chain that holds a node and touches two sides, by the set of sides. */
  private readonly couples: readonly Int16Array[]
  private readonly triple: Int16Array
  /** The fewest stones of a win through a node. */
  private readonly through: Int16Array
  /** The fewest stones that a chain at a node still needs for a win, at least. */
  private readonly rest: Int16Array
  private readonly firsts: Uint8Array
  private readonly following: Uint8Array
  private current: Uint8Array
  private next: Uint8Array

  constructor(
    private readonly board: CellBoard,
    private readonly pieces: PiecesToWin,
  ) {
    const size = board.nodeCount + 1
    this.couples = Array.from({ length: SIDE_SETS }, () => new Int16Array(size))
    this.triple = new Int16Array(size)
    this.through = new Int16Array(size)
    this.rest = new Int16Array(size)
    this.firsts = new Uint8Array(size)
    this.following = new Uint8Array(size)
    this.current = new Uint8Array(size)
    this.next = new Uint8Array(size)
  }

  /**
   * Marks the helpful nodes: 1 on them, 0 on all others.
   *
   * @param count that `pieces` has just found, not blocked
   */
  mark(marks: Uint8Array, count: number, cornersToWin: CornersToWin): void {
    const { through } = this
    const { costs } = this.pieces
    through.fill(BLOCKED)
    const cheapest = TRIPLES.map((sides) => (cornersToWin === 1 ? BLOCKED : this.pieces.joining(sides).stones))
    this.joinTwo(count, cornersToWin === 1 ? null : Math.min(...cheapest))
    if (cornersToWin === 1) this.throughOne()
    else {
      for (let i = 0; i < TRIPLES.length; i++)
        this.throughThree(TRIPLE_PARTS[i], count, Math.min(...PARTNERS[i].map((partner) => cheapest[partner])))
      for (const [one, other] of HALVES) this.throughHalves(this.couples[one], this.couples[other])
    }
    for (let node = 0; node < marks.length; node++) marks[node] = costs[node] === 1 && through[node] <= count ? 1 : 0
  }

  /** @param another chain's fewest stones, where a second one may complete the win */
  private joinTwo(count: number, another: number | null): void {
    const { costs, distances, unreached } = this.pieces
    const { rest } = this
    for (const { sides, members, others } of COUPLES) {
      const joined = this.couples[sides]
      const [one, two] = members.map((side) => distances[side])
      const [a, b, c] = others.map((side) => distances[side])
      for (let node = 0; node < joined.length; node++) {
        joined[node] = unreached[node] === SHUT ? -1 : one[node] + two[node] - costs[node]
        const near = Math.min(a[node], b[node], c[node])
        rest[node] = near - costs[node]
        if (another === null) continue
        const far = Math.max(a[node], b[node], c[node])
        rest[node] = Math.min(a[node] + b[node] + c[node] - near - far, near + another) - costs[node]
      }
      this.spread(joined, count)
    }
  }

  /** Wins by one chain on three sides: a node lies between one of them and a chain for two. */
  private throughOne(): void {
    const { costs, distances } = this.pieces
    const { through } = this
    for (const { sides, others } of COUPLES) {
      const joined = this.couples[sides]
      const [a, b, c] = others.map((side) => distances[side])
      for (let node = 0; node < through.length; node++) {
        const stones = joined[node] + Math.min(a[node], b[node], c[node]) - costs[node]
        if (stones < through[node]) through[node] = stones
      }
    }
  }

  /**
   * Wins with a chain on certain three sides, with a fourth or beside another chain.
   *
   * @param partner the fewest stones of another chain that completes the win
   */
  private throughThree(parts: (typeof TRIPLE_PARTS)[number], count: number, partner: number): void {
    const { costs, distances } = this.pieces
    const { triple, through, rest } = this
    const [a, b, c] = parts.sides.map((side) => distances[side])
    const [bc, ca, ab] = parts.couples.map((sides) => this.couples[sides])
    const [d, e] = parts.others.map((side) => distances[side])
    for (let node = 0; node < triple.length; node++) {
      const stones = Math.min(a[node] + bc[node], b[node] + ca[node], c[node] + ab[node]) - costs[node]
      triple[node] = ab[node] < 0 ? -1 : stones
      rest[node] = Math.min(d[node], e[node]) - costs[node]
      if (stones + partner < through[node]) through[node] = stones + partner
    }
    this.spread(triple, count)
    for (let node = 0; node < triple.length; node++) {
      const stones = triple[node] + rest[node]
      if (stones < through[node]) through[node] = stones
    }
  }

  /** Wins by one chain on four sides: a node lies between two of them and the other two. */
  private throughHalves(one: Int16Array, other: Int16Array): void {
    const { costs } = this.pieces
    const { through } = this
    for (let node = 0; node < through.length; node++) {
      const stones = one[node] + other[node] - costs[node]
      if (stones < through[node]) through[node] = stones
    }
  }

  /** Lets chains grow from node to node, where a win of at most `count` stones may come of them. */
  private spread(stonesAt: Int16Array, count: number): void {
    const { rest, firsts, following } = this
    const { costs } = this.pieces
    const { neighbours } = this.board
    let { current, next } = this
    let reached = 0
    let waiting = 0
    firsts.fill(END)
    for (let node = 0; node < stonesAt.length; node++) {
      const stones = stonesAt[node]
      if (stones < 0 || stones + rest[node] > count) continue
      following[node] = firsts[stones]
      firsts[stones] = node
    }
    for (let stones = 0; stones <= count; stones++) {
      for (let node = firsts[stones]; node !== END; node = following[node])
        if (stonesAt[node] === stones) current[reached++] = node
      for (let at = 0; at < reached; at++) {
        const from = current[at]
        if (stones + rest[from] > count) continue
        const first = from << SHIFT
        for (let i = first; i < first + PLACES; i++) {
          const node = neighbours[i]
          const placed = stones + costs[node]
          if (placed >= stonesAt[node]) continue
          stonesAt[node] = placed
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
}
