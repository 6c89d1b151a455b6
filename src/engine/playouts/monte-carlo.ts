/**
 * Monte Carlo tree search. The tree grows by one playout at a time:
 *
 *     1. select    from the root, take the best child again and again, down to a node without children
 *     2. expand    if that node has been visited twice before, give it a child for each move, and take the best
 *     3. play out  both colours go on at random to the end of the game, with the replies of `Playouts`
 *     4. back up   every node on the way counts the visit, and the win for the side whose move leads there
 *
 * The best child has the highest mean of its own wins and of RAVE, the wins of all visits in which its move was made at
 * any time (Gelly and Silver 2011). There is no term for exploration: RAVE brings children up that were seldom visited.
 * Proven wins and losses are passed up (Winands, Björnsson and Saito 2008).
 */
import { opponentOf, type CellColour } from '../cells/cell-board.ts'
import { Stones } from '../cells/stones.ts'
import type { CornersToWin } from '../game/corners.ts'
import type { Random } from '../math/random.ts'
import { Playouts } from './playouts.ts'
import { VISITS_TO_REVALUE } from './prior-kinds.ts'
import { RAVE_SCALE } from './rave.ts'
import type { Surroundings } from './surroundings.ts'
import { LOST, ROOT, Tree, UNPROVEN, WON } from './tree.ts'

/** Visits after which a node is expanded when it is reached again. Many are never reached a third time: that saves time. */
export const VISITS_TO_EXPAND = 2

// Constants of other modules are slow in inner loops unless they are bundled.
const OPEN = UNPROVEN
const SCALE = RAVE_SCALE
const REVALUE_AT = VISITS_TO_REVALUE

/** Gives the moves in a state their chances of winning, before any playout. */
export interface Valuer {
  /** Writes the chance of each child of an expanded node. */
  value(tree: Tree, node: number, state: TreeState): void
}

/** Values the moves of a node as it is expanded. */
export interface Priors extends Valuer {
  /** How many RAVE visits a prior counts for. */
  readonly visits: number
  /** A slower and better source for the root and for nodes visited `VISITS_TO_REVALUE` times; null if there is none. */
  readonly better: Valuer | null
}

/** A state of a tree, and the last moves that led there. */
export interface TreeState {
  readonly stones: Stones
  readonly toMove: CellColour
  /** The last stone and the one before it; `NO_STONE` where they are not known. */
  readonly last: number
  readonly secondLast: number
}

/** A search whose tree grows, in TypeScript or compiled. */
export interface TreeSearch {
  readonly tree: Tree
  /** Playouts since the search began. */
  readonly playouts: number
  /** Stones placed in all playouts, those in the tree among them. */
  readonly plies: number
  /** Is it known who wins at the root? */
  readonly isProven: boolean
  /** Grows the tree by playouts from an open root, up to so many or to a proof. */
  grow(most: number): void
  /** Goes on from a state some moves on, at an expanded node, with what the tree knows of it. */
  moveTo(root: TreeState, node: number): void
}

export class MonteCarloTreeSearch implements TreeSearch {
  /** Playouts since the search began, and moves made in the tree. */
  playouts = 0
  treePlies = 0
  /** The stones of the playout under way. */
  private readonly stones: Stones
  /** The nodes of the tree that the playout under way has passed, from the root on. */
  private readonly path: Int32Array
  private depth = 0
  private readonly moves: Uint8Array
  private readonly priorVisits: number

  constructor(
    surroundings: Surroundings,
    private readonly cornersToWin: CornersToWin,
    readonly tree: Tree,
    random: Random,
    private readonly priors: Priors | null,
    private root: TreeState,
    private readonly rollouts = new Playouts(surroundings, cornersToWin, random, priors !== null),
  ) {
    const { nodeCount } = surroundings.board
    this.stones = new Stones(surroundings.board)
    this.path = new Int32Array(nodeCount + 1)
    this.moves = new Uint8Array(nodeCount)
    this.priorVisits = priors?.visits ?? 0
    this.tree.clear()
    this.rollouts.begin(root.stones.cells)
  }

  get plies(): number {
    return this.treePlies + this.rollouts.plies
  }

  /** The nodes of the tree that the last playout has passed, from the root on. */
  get way(): readonly number[] {
    return [...this.path.subarray(0, this.depth + 1)]
  }

  get isProven(): boolean {
    return this.tree.proofOf(ROOT) !== OPEN
  }

  grow(most: number): void {
    for (let i = 0; i < most && !this.isProven; i++) this.playOut()
  }

  moveTo(root: TreeState, node: number): void {
    this.root = root
    this.tree.reroot(node)
    this.rollouts.begin(root.stones.cells)
    if (this.tree.visitsOf(ROOT) < REVALUE_AT) this.priors?.better?.value(this.tree, ROOT, root)
  }

  /** Grows the tree by one playout, from a root that is not proven. */
  playOut(): void {
    this.playouts++
    // A full tree must not play on without new nodes: moves whose replies it cannot search would look too good.
    if (!this.tree.hasRoomFor(this.moves.length)) this.tree.forgetSeldomVisited()
    // 1 and 2. Select and expand.
    const { winner, toMove, last } = this.descend()
    // 3. Play out, unless the winner is known.
    const won = winner ?? this.rollouts.play(this.stones.cells, toMove, last)
    // 4. Back up.
    this.backUp(won)
    this.rollouts.learn(this.root.toMove, this.root.last, won)
  }

  /** Walks down the tree to a node whose winner is known, or from which a playout begins. */
  private descend(): { winner: CellColour | null; toMove: CellColour; last: number } {
    const { tree, stones, path, rollouts } = this
    let { toMove, last, secondLast } = this.root
    let node = ROOT
    this.depth = 0
    rollouts.moveCount = 0
    path[0] = ROOT
    stones.copy(this.root.stones)
    for (;;) {
      if (tree.childCountOf(node) === 0) {
        if (!this.expand(node, { stones, toMove, last, secondLast })) return { winner: null, toMove, last }
      } else if (node !== ROOT && tree.visitsOf(node) === REVALUE_AT)
        this.priors?.better?.value(tree, node, { stones, toMove, last, secondLast })
      node = this.bestChild(node)
      path[++this.depth] = node
      this.treePlies++
      secondLast = last
      last = tree.moveOf(node)
      rollouts.moves[rollouts.moveCount++] = last
      stones.place(last, toMove)
      if (stones.hasWon(toMove, this.cornersToWin)) {
        this.prove(WON, 0)
        return { winner: toMove, toMove, last }
      }
      toMove = opponentOf(toMove)
    }
  }

  /** Expands a node that is the root or has been visited often enough, if there is room. */
  private expand(node: number, state: TreeState): boolean {
    const { tree, moves, priors } = this
    const visits = node === ROOT ? Infinity : tree.visitsOf(node)
    if (visits < VISITS_TO_EXPAND) return false
    const count = this.rollouts.emptyNodes(state.stones.cells, moves)
    if (!tree.hasRoomFor(count)) return false
    tree.expand(node, moves, count)
    const valuer = visits < REVALUE_AT ? priors : (priors?.better ?? priors)
    valuer?.value(tree, node, state)
    return true
  }

  /**
   * The child to be visited next, of those not proven to lose. With w wins in n visits, and W in r RAVE visits, its value
   *
   *     (1 − β) w / n + β W / r, where β = r / (r + n + r n / s),
   *
   * is (s (W + w) + r w) / (s (r + n) + r n), a ratio of whole numbers, so that equal values are equal to the last digit.
   * The first of them is taken. A child of which nothing is known has the value 1.
   */
  private bestChild(node: number): number {
    const { tree, priorVisits } = this
    const first = tree.firstOf(node)
    const end = first + tree.childCountOf(node)
    let best = first
    let highest = -1
    for (let child = first; child < end; child++) {
      if (tree.proofOf(child) !== OPEN) continue
      const n = tree.visitsOf(child)
      const w = tree.winsOf(child)
      const r = tree.raveVisitsOf(child) + priorVisits
      const all = SCALE * (r + n) + r * n
      const won = SCALE * (tree.raveWinsOf(child) + priorVisits * tree.priorOf(child) + w) + r * w
      const value = all === 0 ? 1 : won / all
      if (value <= highest) continue
      highest = value
      best = child
    }
    return best
  }

  /**
   * Proves the last node of the path, and passes the proof up. A node is lost for the side that moved there if one reply
   * wins, and won if all replies lose.
   */
  private prove(proof: typeof WON | typeof LOST, plies: number): void {
    const { tree, path } = this
    const node = path[this.depth]
    tree.prove(node, proof, plies)
    for (let i = this.depth - 1; i >= 0; i--) {
      const parent = path[i]
      const child = path[i + 1]
      if (tree.proofOf(child) === WON) tree.prove(parent, LOST, tree.pliesFrom(child) + 1)
      else {
        const longest = this.longestLoss(parent)
        if (longest === null) return
        tree.prove(parent, WON, longest + 1)
      }
    }
  }

  /** The most plies by which a node's children lose; null if one does not. */
  private longestLoss(node: number): number | null {
    const { tree } = this
    let longest = 0
    for (const child of tree.childrenOf(node)) {
      if (tree.proofOf(child) !== LOST) return null
      longest = Math.max(longest, tree.pliesFrom(child))
    }
    return longest
  }

  /** Counts a visit of all nodes on the path, and for RAVE of all their children whose side has a stone there. */
  private backUp(winner: CellColour): void {
    const { path, stones, tree } = this
    const { cells } = stones
    let toMove = this.root.toMove
    for (let i = 0; i <= this.depth; i++) {
      const node = path[i]
      const isWon = toMove === winner ? 1 : 0
      tree.count(node, 1 - isWon)
      const first = tree.firstOf(node)
      const end = first + tree.childCountOf(node)
      for (let child = first; child < end; child++)
        if (cells[tree.moveOf(child)] === toMove) tree.countForRave(child, isWon)
      toMove = opponentOf(toMove)
    }
  }
}
