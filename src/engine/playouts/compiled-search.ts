/** Monte Carlo tree search compiled to WebAssembly: its trees are those of `monte-carlo.ts` to the last visit. */
import type { CellColour } from '../cells/cell-board.ts'
import { Stones } from '../cells/stones.ts'
import { CAPTURED, type CornersToWin } from '../game/corners.ts'
import type { GrowingMemory } from './growing-memory.ts'
import { VISITS_TO_EXPAND, type Priors, type TreeSearch, type TreeState } from './monte-carlo.ts'
import { VISITS_TO_REVALUE } from './prior-kinds.ts'
import { RAVE_SCALE } from './rave.ts'
import kernelFile from './search-kernel.json' with { type: 'json' }
import { REPLIES, type Surroundings } from './surroundings.ts'
import { ROOT, Tree, UNPROVEN } from './tree.ts'
import { CompiledModule, type Running } from './web-assembly.ts'

interface Place {
  readonly value: number
}

/** The exports of `assembly/search-kernel.ts`: places in memory in bytes, figures, and functions. */
interface Kernel {
  readonly AROUND: Place
  readonly NEIGHBOURS: Place
  readonly SIDES_OF: Place
  readonly CAPTURED: Place
  readonly ANSWERS: Place
  readonly ROOT_STONES: Place
  readonly STONES: Place
  readonly CHAINS: Place
  readonly SIDES: Place
  readonly CORNERS: Place
  readonly TREE: Place
  readonly size: Place
  plies(): number
  setUp(
    nodeCount: number,
    cornersToWin: number,
    seed: number,
    priorVisits: number,
    hasBetter: boolean,
    visitsToRevalue: number,
    visitsToExpand: number,
    raveScale: number,
  ): void
  begin(toMove: number, last: number, secondLast: number): void
  run(most: number, treeSize: number, treeRoom: number): number
}

const KERNEL = new CompiledModule(kernelFile.wasm)

/**
 * The most nodes of a board: for each, and the wall, the rows in memory between the places of `assembly/memory.ts` have
 * 128 bytes.
 */
const MAX_NODES = 127

/** A compiled search; null where there is no WebAssembly, and on a board that is too large for its memory. */
export function compiledSearch(
  surroundings: Surroundings,
  cornersToWin: CornersToWin,
  maxNodes: number,
  seed: number,
  priors: Priors | null,
  root: TreeState,
): TreeSearch | null {
  if (surroundings.board.nodeCount > MAX_NODES) return null
  let search: CompiledSearch | null = null
  const value = (node: number, toMove: CellColour, last: number, secondLast: number, isBetter: number) =>
    search?.value(node, toMove, last, secondLast, isBetter === 1)
  const running = KERNEL.start({ 'search-kernel': { value } })
  if (running === null) return null
  search = new CompiledSearch(running, surroundings, cornersToWin, maxNodes, seed, priors, root)
  return search
}

class CompiledSearch implements TreeSearch {
  playouts = 0
  readonly tree: Tree
  private readonly memory: GrowingMemory
  private readonly kernel: Kernel
  /** The stones of the playout under way. */
  private stones: Stones

  constructor(
    { memory, exports }: Running,
    private readonly surroundings: Surroundings,
    cornersToWin: CornersToWin,
    maxNodes: number,
    seed: number,
    private readonly priors: Priors | null,
    root: TreeState,
  ) {
    const kernel = exports as Kernel
    this.memory = memory
    this.kernel = kernel
    const { board, around } = surroundings
    const bytes = new Uint8Array(memory.buffer)
    bytes.set(around, kernel.AROUND.value)
    bytes.set(board.neighbours, kernel.NEIGHBOURS.value)
    bytes.set(board.sides, kernel.SIDES_OF.value)
    bytes.set(CAPTURED, kernel.CAPTURED.value)
    bytes.set(REPLIES, kernel.ANSWERS.value)
    const { visits = 0, better = null } = priors ?? {}
    const figures = [VISITS_TO_REVALUE, VISITS_TO_EXPAND, RAVE_SCALE] as const
    kernel.setUp(board.nodeCount, cornersToWin, seed, visits, better !== null, ...figures)
    this.tree = new Tree(maxNodes, memory, kernel.TREE.value)
    this.tree.clear()
    this.stones = this.stonesAt(kernel.STONES)
    this.begin(root)
  }

  get plies(): number {
    return this.kernel.plies()
  }

  get isProven(): boolean {
    return this.tree.proofOf(ROOT) !== UNPROVEN
  }

  grow(most: number): void {
    const { kernel, tree } = this
    const { nodeCount } = this.surroundings.board
    for (let made = 0; made < most && !this.isProven;) {
      // A full tree must not play on without new nodes: moves whose replies it cannot search would look too good.
      if (!tree.hasRoomFor(nodeCount)) tree.forgetSeldomVisited()
      if (this.stones.cells.buffer !== this.memory.buffer) this.stones = this.stonesAt(kernel.STONES)
      const count = kernel.run(most - made, tree.size, tree.room)
      tree.size = kernel.size.value
      made += count
      this.playouts += count
    }
  }

  moveTo(root: TreeState, node: number): void {
    this.tree.reroot(node)
    this.begin(root)
    if (this.tree.visitsOf(ROOT) < VISITS_TO_REVALUE) this.priors?.better?.value(this.tree, ROOT, root)
  }

  /** Writes the chances of a node's moves, when the kernel asks for them. */
  value(node: number, toMove: CellColour, last: number, secondLast: number, isBetter: boolean): void {
    const valuer = isBetter ? this.priors?.better : this.priors
    valuer?.value(this.tree, node, { stones: this.stones, toMove, last, secondLast })
  }

  private begin({ stones, toMove, last, secondLast }: TreeState): void {
    this.stonesAt(this.kernel.ROOT_STONES).copy(stones)
    this.kernel.begin(toMove, last, secondLast)
  }

  /** Stones in memory. They are void once it has grown. */
  private stonesAt({ value: place }: Place): Stones {
    const { CHAINS, SIDES, CORNERS } = this.kernel
    const { board } = this.surroundings
    const part = (start: number, length: number) => new Uint8Array(this.memory.buffer, place + start, length)
    return new Stones(board, {
      cells: part(0, board.nodeCount + 1),
      chains: part(CHAINS.value, board.nodeCount),
      sides: part(SIDES.value, board.nodeCount),
      corners: part(CORNERS.value, 3),
    })
  }
}
