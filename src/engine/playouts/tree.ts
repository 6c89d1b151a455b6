/**
 * The tree of a Monte Carlo search in typed arrays. A node of the tree is a number; its children stand side by side,
 * behind it. Everything that is known of a node is told for the side whose move leads there. The arrays grow by doubling
 * up to a limit, so that the memory of a search is bounded.
 */

/** The root of the tree. */
export const ROOT = 0

/** Proofs of a node: none, or that the side whose move leads there loses or wins. */
export const UNPROVEN = 0
export const LOST = 1
export const WON = 2

/** Nodes that new arrays have room for. */
const FIRST_ROOM = 1 << 12

/** The visits from which on a node keeps its children when a full tree first makes room. */
const MIN_VISITS = 4

/** Counts of a node, from place `node << COUNTS_SHIFT`. */
export const COUNTS_SHIFT = 2
/** Visits, and those of them that the side whose move leads here won. */
export const VISITS = 0
export const WINS = 1
/** Visits of the parent in which the same side took the node's place on the board at any time, and its wins in these. */
export const RAVE_VISITS = 2
export const RAVE_WINS = 3

export class Tree {
  /** The number of nodes. */
  size = 0
  /** The four counts of each node. */
  counts: Int32Array
  /** The place on the board that the move to a node takes. */
  moves: Uint8Array
  proofs: Uint8Array
  /** Plies from a proven node to the end of the game, as the proof has it. */
  plies: Uint8Array
  /** The first child, and the number of children; 0 where the node is not expanded. */
  firsts: Int32Array
  childCounts: Uint8Array
  /** The chance of winning that patterns give the move to a node. */
  priors: Float32Array
  private room: number

  /** @param maxNodes nodes that there may be at most, the root among them */
  constructor(private readonly maxNodes: number) {
    this.room = Math.min(FIRST_ROOM, maxNodes)
    this.counts = new Int32Array(this.room << COUNTS_SHIFT)
    this.moves = new Uint8Array(this.room)
    this.proofs = new Uint8Array(this.room)
    this.plies = new Uint8Array(this.room)
    this.firsts = new Int32Array(this.room)
    this.childCounts = new Uint8Array(this.room)
    this.priors = new Float32Array(this.room)
  }

  /** Leaves the root alone, with nothing known. */
  clear(): void {
    this.size = 0
    this.append(1)
  }

  /** Has the tree room for so many nodes more? Makes it if it may. */
  hasRoomFor(count: number): boolean {
    const wanted = this.size + count
    if (wanted > this.maxNodes) return false
    if (wanted > this.room) this.grow(Math.min(Math.max(2 * this.room, wanted), this.maxNodes))
    return true
  }

  /** Adds nodes of which nothing is known. */
  private append(count: number): void {
    const first = this.size
    const end = first + count
    this.size = end
    this.counts.fill(0, first << COUNTS_SHIFT, end << COUNTS_SHIFT)
    for (const figures of [this.proofs, this.plies, this.firsts, this.childCounts, this.priors])
      figures.fill(0, first, end)
  }

  /** Gives a node a child for each of the first `count` moves. There must be room for them. */
  expand(node: number, moves: Uint8Array, count: number): void {
    const first = this.size
    this.append(count)
    this.firsts[node] = first
    this.childCounts[node] = count
    for (let i = 0; i < count; i++) this.moves[first + i] = moves[i]
  }

  visitsOf(node: number): number {
    return this.counts[(node << COUNTS_SHIFT) + VISITS]
  }

  winsOf(node: number): number {
    return this.counts[(node << COUNTS_SHIFT) + WINS]
  }

  /** The children of a node, as numbers. */
  childrenOf(node: number): number[] {
    return Array.from({ length: this.childCounts[node] }, (_, i) => this.firsts[node] + i)
  }

  /** The child that a move leads to; null where the node has none. */
  childBy(node: number, move: number): number | null {
    return this.childrenOf(node).find((child) => this.moves[child] === move) ?? null
  }

  /** Makes a node the root, and forgets all nodes that are not below it. */
  reroot(root: number): void {
    if (root !== ROOT) this.compact(root)
  }

  /**
   * Forgets the children of the nodes visited least, until half of the tree's room is free or only the root's are left.
   * Such a node keeps its own counts, and is expanded anew when it is visited again.
   */
  forgetSeldomVisited(): void {
    const visitsOfRoot = this.visitsOf(ROOT)
    for (let visits = MIN_VISITS; this.size > this.maxNodes / 2 && visits < 2 * visitsOfRoot; visits *= 2) {
      for (let node = ROOT + 1; node < this.size; node++) if (this.visitsOf(node) < visits) this.childCounts[node] = 0
      this.compact(ROOT)
    }
  }

  /** Moves the nodes below a root together, and forgets all others. */
  private compact(root: number): void {
    const places = new Int32Array(this.size)
    places[root] = 1
    let kept = 1
    // Children stand behind their parents, so one walk meets the parents first.
    for (let node = root; node < this.size; node++) {
      if (places[node] === 0) continue
      const first = this.firsts[node]
      for (let child = first; child < first + this.childCounts[node]; child++) places[child] = 1
    }
    for (let node = root + 1; node < this.size; node++) if (places[node] === 1) places[node] = kept++
    places[root] = ROOT
    for (let node = root; node < this.size; node++)
      if (node === root || places[node] > 0) this.move(node, places[node], places)
    this.size = kept
  }

  /** Moves a node to another place, and its link to its children with it. */
  private move(from: number, to: number, places: Int32Array): void {
    for (let count = 0; count < 1 << COUNTS_SHIFT; count++)
      this.counts[(to << COUNTS_SHIFT) + count] = this.counts[(from << COUNTS_SHIFT) + count]
    this.moves[to] = this.moves[from]
    this.proofs[to] = this.proofs[from]
    this.plies[to] = this.plies[from]
    this.childCounts[to] = this.childCounts[from]
    this.firsts[to] = places[this.firsts[from]]
    this.priors[to] = this.priors[from]
  }

  private grow(room: number): void {
    const old = { ...this }
    this.room = room
    this.counts = new Int32Array(room << COUNTS_SHIFT)
    this.moves = new Uint8Array(room)
    this.proofs = new Uint8Array(room)
    this.plies = new Uint8Array(room)
    this.firsts = new Int32Array(room)
    this.childCounts = new Uint8Array(room)
    this.priors = new Float32Array(room)
    for (const name of ['counts', 'moves', 'proofs', 'plies', 'firsts', 'childCounts', 'priors'] as const)
      this[name].set(old[name])
  }
}
