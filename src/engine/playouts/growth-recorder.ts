/**
 * Records how the tree of a Monte Carlo search grows: the search itself runs, and after each playout its way through the
 * tree, its stones and its proofs are written down. The same plan always gives the same recording.
 */
import { NO_STONE, RED, type CellColour } from '../cells/cell-board.ts'
import type { Colour } from '../game/colour.ts'
import { winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import type { GrowthPlan } from './growth-plan.ts'
import { MonteCarloTreeSearch, type Priors, type TreeState, type Valuer } from './monte-carlo.ts'
import { rootOf } from './playout-search.ts'
import { Playouts } from './playouts.ts'
import { shippedPriors } from './shipped-priors.ts'
import { surroundingsOf } from './surroundings.ts'
import { ROOT, Tree, UNPROVEN, WON } from './tree.ts'

/** The source of a stone of a playout: a bridge to be restored, a good reply, or chance. */
export type StoneSource = 'bridge' | 'reply' | 'chance'

/** A stone of a playout, below the tree. */
export interface PlayedStone {
  readonly node: number
  readonly by: StoneSource
}

/** A move that a node of the tree is given, with its chance of winning before any playout. */
export interface NewMove {
  readonly node: number
  readonly prior: number
}

/** The moves of a node on the way, which a policy network has valued again. */
export interface Revaluation {
  /** The place of the node on the way; the root's is 0. */
  readonly ply: number
  /** The new chances of its moves, in their order. */
  readonly chances: readonly number[]
}

/** A proof that a playout has found. */
export interface NewProof {
  /** The place of the proven node on the way; the root's is 0. */
  readonly ply: number
  /** Does the side win whose move leads there? */
  readonly isWon: boolean
  /** Plies to the end of the game. */
  readonly plies: number
}

export interface RecordedPlayout {
  /** The moves made in the tree. */
  readonly way: readonly number[]
  /** The moves given to the node above the end of the way; empty where the tree did not grow. */
  readonly grown: readonly NewMove[]
  /** The node valued again, or null. Below the root there is at most one: each has fewer visits than the one above. */
  readonly revalued: Revaluation | null
  readonly stones: readonly PlayedStone[]
  readonly winner: Colour
  /** From the end of the way upwards. */
  readonly proofs: readonly NewProof[]
}

export interface GrowthRecord {
  readonly playouts: readonly RecordedPlayout[]
  /** RAVE visits that a prior counts for; 0 without priors. */
  readonly priorVisits: number
}

/** Playouts whose stones are written down. */
class WatchedPlayouts extends Playouts {
  stones: PlayedStone[] = []

  protected override next(cells: Uint8Array, colour: CellColour, last: number): number {
    const { drawn } = this
    const isBridge = last !== NO_STONE && this.bridgesAt(cells, colour, last) !== 0
    const node = super.next(cells, colour, last)
    this.stones.push({ node, by: isBridge ? 'bridge' : this.drawn === drawn ? 'reply' : 'chance' })
    return node
  }
}

/** Priors that write down which node's moves their better source has valued last. */
class WatchedPriors implements Priors {
  readonly visits: number
  readonly better: Valuer | null
  revalued: number | null = null

  constructor(private readonly priors: Priors) {
    const { visits, better } = priors
    this.visits = visits
    this.better = better && {
      value: (tree, node, state) => {
        better.value(tree, node, state)
        // The root has these chances from the first, as it is expanded.
        if (node !== ROOT) this.revalued = node
      },
    }
  }

  value(tree: Tree, node: number, state: TreeState): void {
    this.priors.value(tree, node, state)
  }
}

/** The tree has room for every playout of a recording. */
const MAX_NODES = 1 << 20

/**
 * Records the search of an open position, up to its number of playouts or a proof of the result.
 *
 * @throws RangeError when the game is over
 */
export function recordGrowth(position: Position, plan: GrowthPlan): GrowthRecord {
  if (winnerOf(position) !== null) throw new RangeError('the game is over: there is nothing to search')
  const { size } = position.board
  const surroundings = surroundingsOf(size)
  const random = new Random(plan.seed)
  const tree = new Tree(MAX_NODES)
  const shipped = shippedPriors(plan.priors, size)
  const priors = shipped && new WatchedPriors(shipped)
  const watched = new WatchedPlayouts(surroundings, position.cornersToWin, random, priors !== null)
  const root = rootOf(position, [])
  const search = new MonteCarloTreeSearch(surroundings, position.cornersToWin, tree, random, priors, root, watched)
  const playouts: RecordedPlayout[] = []
  while (search.playouts < plan.playouts && !search.isProven) {
    const size = tree.size
    const lossesBefore = tree.winsOf(ROOT)
    watched.stones = []
    if (priors !== null) priors.revalued = null
    search.playOut()
    // The root counts the wins of the side that is not to move there.
    const isLost = tree.winsOf(ROOT) > lossesBefore
    playouts.push({
      way: search.way.slice(1).map((node) => tree.moveOf(node)),
      grown: Array.from({ length: tree.size - size }, (_, i) => ({
        node: tree.moveOf(size + i),
        prior: tree.priorOf(size + i),
      })),
      revalued: revaluationOn(tree, search.way, priors?.revalued ?? null),
      stones: watched.stones,
      winner: (root.toMove === RED) === isLost ? 'blue' : 'red',
      proofs: proofsOn(tree, search.way),
    })
  }
  return { playouts, priorVisits: priors?.visits ?? 0 }
}

function revaluationOn(tree: Tree, way: readonly number[], node: number | null): Revaluation | null {
  if (node === null) return null
  return { ply: way.indexOf(node), chances: tree.childrenOf(node).map((child) => tree.priorOf(child)) }
}

/** The proven nodes of a way, the last first: a way leads through open nodes, so all of these proofs are new. */
function proofsOn(tree: Tree, way: readonly number[]): NewProof[] {
  return way
    .map((node, ply) => ({ ply, proof: tree.proofOf(node), plies: tree.pliesFrom(node) }))
    .filter(({ proof }) => proof !== UNPROVEN)
    .map(({ ply, proof, plies }) => ({ ply, isWon: proof === WON, plies }))
    .reverse()
}
