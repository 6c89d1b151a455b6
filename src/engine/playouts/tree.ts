/**
 * The tree of a Monte Carlo search in one piece of memory. A node of the tree is a number; its children stand side by side,
 * behind it. Everything that is known of a node is told for the side whose move leads there. Memory grows by doubling up to
 * a limit, so that a search is bounded.
 */
import { PlainMemory, type GrowingMemory } from './growing-memory.ts'

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

/** The record of a node: six words of 32 bits, and then four bytes. */
const WORDS = 7
const BYTES = 4 * WORDS

/** Words of a record: visits, and those of them that the side whose move leads here won. */
const VISITS = 0
const WINS = 1
/** Visits of the parent in which the same side took the node's place on the board at any time, and its wins in these. */
const RAVE_VISITS = 2
const RAVE_WINS = 3
/** The first child. */
const FIRST = 4
/** The chance of winning that patterns give the move to a node, as a number of floating point. */
const PRIOR = 5

/** Bytes of a record: the place on the board that the move to the node takes, its proof, and the plies that has to the end. */
const MOVE = 24
const PROOF = 25
const PLIES = 26
/** The number of children; 0 where the node is not expanded. */
const CHILDREN = 27

export class Tree {
  /** The number of nodes. */
  size = 0
  /** Nodes that there is room for. */
  room = 0
  /** The records: whole numbers, the same places as numbers of floating point, and their bytes. */
  private words = new Int32Array(0)
  private floats = new Float32Array(0)
  private bytes = new Uint8Array(0)

  /**
   * @param maxNodes nodes that there may be at most, the root among them
   * @param memory where the records stand, from place `start` on
   */
  constructor(
    private maxNodes: number,
    private readonly memory: GrowingMemory = new PlainMemory(),
    private readonly start = 0,
  ) {
    this.makeRoom(Math.min(FIRST_ROOM, maxNodes))
  }

  /** Leaves the root alone, with nothing known. */
  clear(): void {
    this.size = 0
    this.append(1)
  }

  /** Has the tree room for so many nodes more? Makes it if it may; where there is no memory, the tree grows no more. */
  hasRoomFor(count: number): boolean {
    const wanted = this.size + count
    if (wanted > this.maxNodes) return false
    if (wanted <= this.room) return true
    try {
      this.makeRoom(Math.min(Math.max(2 * this.room, wanted), this.maxNodes))
      return true
    } catch (fault) {
      if (!(fault instanceof RangeError)) throw fault
      this.maxNodes = this.room
      return false
    }
  }

  private makeRoom(room: number): void {
    const { memory, start } = this
    // One record more than there are nodes: the compiled search reads two at a time.
    memory.grow(start + (room + 1) * BYTES)
    this.room = room
    this.words = new Int32Array(memory.buffer, start, room * WORDS)
    this.floats = new Float32Array(memory.buffer, start, room * WORDS)
    this.bytes = new Uint8Array(memory.buffer, start, room * BYTES)
  }

  /** Adds nodes of which nothing is known. */
  private append(count: number): void {
    const first = this.size
    this.size += count
    this.words.fill(0, first * WORDS, this.size * WORDS)
  }

  /** Gives a node a child for each of the first `count` moves. There must be room for them. */
  expand(node: number, moves: Uint8Array, count: number): void {
    const first = this.size
    this.append(count)
    this.words[node * WORDS + FIRST] = first
    this.bytes[node * BYTES + CHILDREN] = count
    for (let i = 0; i < count; i++) this.bytes[(first + i) * BYTES + MOVE] = moves[i]
  }

  visitsOf(node: number): number {
    return this.words[node * WORDS + VISITS]
  }

  winsOf(node: number): number {
    return this.words[node * WORDS + WINS]
  }

  raveVisitsOf(node: number): number {
    return this.words[node * WORDS + RAVE_VISITS]
  }

  raveWinsOf(node: number): number {
    return this.words[node * WORDS + RAVE_WINS]
  }

  /** Counts a visit, and a win or none for the side whose move leads here. */
  count(node: number, win: number): void {
    this.words[node * WORDS + VISITS]++
    this.words[node * WORDS + WINS] += win
  }

  /** Counts a visit of the parent in which the same side took the node's place on the board, and a win of that side or none. */
  countForRave(node: number, win: number): void {
    this.words[node * WORDS + RAVE_VISITS]++
    this.words[node * WORDS + RAVE_WINS] += win
  }

  /** The place on the board that the move to a node takes. */
  moveOf(node: number): number {
    return this.bytes[node * BYTES + MOVE]
  }

  proofOf(node: number): number {
    return this.bytes[node * BYTES + PROOF]
  }

  /** Plies from a proven node to the end of the game, as the proof has it. */
  pliesFrom(node: number): number {
    return this.bytes[node * BYTES + PLIES]
  }

  prove(node: number, proof: typeof LOST | typeof WON, plies: number): void {
    this.bytes[node * BYTES + PROOF] = proof
    this.bytes[node * BYTES + PLIES] = plies
  }

  /** The first child of an expanded node. */
  firstOf(node: number): number {
    return this.words[node * WORDS + FIRST]
  }

  /** The number of a node's children; 0 where it is not expanded. */
  childCountOf(node: number): number {
    return this.bytes[node * BYTES + CHILDREN]
  }

  /** The chance of winning that patterns give the move to a node. */
  priorOf(node: number): number {
    return this.floats[node * WORDS + PRIOR]
  }

  setPrior(node: number, chance: number): void {
    this.floats[node * WORDS + PRIOR] = chance
  }

  /** The children of a node, as numbers. */
  childrenOf(node: number): number[] {
    return Array.from({ length: this.childCountOf(node) }, (_, i) => this.firstOf(node) + i)
  }

  /** The child that a move leads to; null where the node has none. */
  childBy(node: number, move: number): number | null {
    return this.childrenOf(node).find((child) => this.moveOf(child) === move) ?? null
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
      for (let node = ROOT + 1; node < this.size; node++)
        if (this.visitsOf(node) < visits) this.bytes[node * BYTES + CHILDREN] = 0
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
      const first = this.firstOf(node)
      for (let child = first; child < first + this.childCountOf(node); child++) places[child] = 1
    }
    for (let node = root + 1; node < this.size; node++) if (places[node] === 1) places[node] = kept++
    places[root] = ROOT
    for (let node = root; node < this.size; node++)
      if (node === root || places[node] > 0) this.move(node, places[node], places)
    this.size = kept
  }

  /** Moves a node to another place, and its link to its children with it. */
  private move(from: number, to: number, places: Int32Array): void {
    this.words.copyWithin(to * WORDS, from * WORDS, (from + 1) * WORDS)
    this.words[to * WORDS + FIRST] = places[this.firstOf(from)]
  }
}
