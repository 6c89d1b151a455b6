/**
 * Searches a position by playouts: one entry for Monte Carlo tree search on every board, by both rules. It keeps the
 * tree from move to move, and says what was found: the move, the chances of all moves, and what it cost.
 */
import { NO_STONE } from '../cells/cell-board.ts'
import { CELL_COLOURS } from '../cells/cells-of.ts'
import { Stones } from '../cells/stones.ts'
import { difference, EMPTY, nodesOf } from '../game/node-set.ts'
import { winnerOf, type Position } from '../game/position.ts'
import { now } from '../math/clock.ts'
import { Random } from '../math/random.ts'
import type { Estimate } from '../math/statistics.ts'
import { compiledSearch } from './compiled-search.ts'
import { MonteCarloTreeSearch, type Priors, type TreeSearch, type TreeState } from './monte-carlo.ts'
import { surroundingsOf } from './surroundings.ts'
import {
  candidatesOf,
  childrenByWorth,
  chanceOf,
  lineOf,
  moveAt,
  type CandidateMove,
  type ChanceOfMove,
} from './best-moves.ts'
import { ROOT, Tree } from './tree.ts'

/** The limits of a search by playouts, which may differ from move to move; one of the two is needed. */
export interface PlayoutLimits {
  /** Playouts for a move. */
  readonly playouts?: number
  /** Milliseconds for a move; the result then depends on the machine. */
  readonly time?: number
}

/** The size and the seed of a searcher's tree, whatever the limits of a search. */
export interface PlayoutOptions {
  /**
   * Nodes that the tree may have, more than the board has; once it is full, it forgets those visited least.
   * `MAX_TREE_NODES` by default.
   */
  readonly nodes?: number
  /** The seed of all playouts, 1 by default: the same seed and the same number of playouts give the same result. */
  readonly seed?: number
}

/** Nodes of a tree unless another limit is set: about 60 MB. */
const MAX_TREE_NODES = 1 << 21

/** How far a search by playouts is. */
export interface PlayoutProgress {
  /** Playouts of this search. */
  readonly playouts: number
  /** Nodes of the tree, kept ones included. */
  readonly nodes: number
  /** Stones placed in all playouts. */
  readonly plies: number
  /**
   * The share of the best move's playouts that the side to move won, with an interval of 95 % as if playouts were
   * independent; 1 or 0 without one where the result is proven. It is an estimate: the tree may still find a better
   * reply.
   */
  readonly estimate: Estimate
  /** Is the result proven? */
  readonly isProven: boolean
  /** The best line, the move first, as far as it was visited. */
  readonly line: readonly number[]
  readonly ms: number
}

/** The result of a search by playouts. */
export interface PlayoutResult extends PlayoutProgress {
  readonly move: number
  /** All moves, the best for the side to move first. */
  readonly moves: readonly ChanceOfMove[]
}

/** Hooks of a search by playouts. */
export interface PlayoutControl {
  /** Called at most every 100 ms. */
  readonly progress?: (progress: PlayoutProgress) => void
}

const PROGRESS_INTERVAL = 100

/** Playouts between two looks at the clock: a fraction of a millisecond on the largest board. */
const PLAYOUTS_BETWEEN_LOOKS = 32

/** A searcher that keeps its tree from move to move of a game. Cancelling ends the worker, so nothing checks for it. */
export class PlayoutSearcher {
  private tree: TreeSearch | null = null
  /** The position at the root of the tree. */
  private known: Position | null = null

  constructor(
    private readonly options: PlayoutOptions,
    private readonly priors: Priors | null,
  ) {}

  /**
   * Searches an open position.
   *
   * @throws RangeError when the game is over, or a limit is out of range
   */
  search(position: Position, limits: PlayoutLimits, { progress }: PlayoutControl = {}): PlayoutResult {
    if (winnerOf(position) !== null) throw new RangeError('the game is over: there is no move to search for')
    requireLimits(limits)
    const { playouts = Infinity, time = Infinity } = limits
    const started = now()
    const tree = this.treeFor(position)
    const [playoutsBefore, pliesBefore] = [tree.playouts, tree.plies]
    const summary = () => summaryOf(tree, tree.playouts - playoutsBefore, tree.plies - pliesBefore, now() - started)
    const end = playoutsBefore + playouts
    let lastProgress = 0
    while (tree.playouts < end && !tree.isProven) {
      tree.grow(Math.min(PLAYOUTS_BETWEEN_LOOKS, end - tree.playouts))
      const elapsed = now() - started
      if (elapsed >= time) break
      if (progress === undefined || elapsed - lastProgress < PROGRESS_INTERVAL) continue
      lastProgress = elapsed
      progress(summary())
    }
    return summary()
  }

  /** Playouts from the position searched last, kept ones included. */
  get visits(): number {
    return this.tree?.tree.visitsOf(ROOT) ?? 0
  }

  /**
   * The best moves of the position searched last, the best first, each with the line from it on.
   *
   * @param most the number of moves at most
   * @param plies the length of a line at most
   */
  candidates(most: number, plies: number): CandidateMove[] {
    return this.tree === null ? [] : candidatesOf(this.tree.tree, most, plies)
  }

  /** The tree of the search before, if the position has followed in it; else a new one. */
  private treeFor(position: Position): TreeSearch {
    const { known, tree } = this
    this.known = position
    const moves = known === null ? null : movesBetween(known, position)
    if (tree !== null && moves !== null && this.follow(tree, position, moves)) return tree
    const { nodes = MAX_TREE_NODES, seed = 1 } = this.options
    const { nodeCount } = position.board
    if (nodes <= nodeCount)
      throw new RangeError(`a tree has more nodes than the board, which has ${nodeCount}, not ${nodes}`)
    const surroundings = surroundingsOf(position.board.size)
    const root = rootOf(position, moves ?? [])
    const { cornersToWin } = position
    this.tree =
      compiledSearch(surroundings, cornersToWin, nodes, seed, this.priors, root) ??
      new MonteCarloTreeSearch(surroundings, cornersToWin, new Tree(nodes), new Random(seed), this.priors, root)
    return this.tree
  }

  /** Makes the tree's node after these moves its root, if it is there and was expanded. */
  private follow(tree: TreeSearch, position: Position, moves: readonly number[]): boolean {
    let node: number | null = ROOT
    for (const move of moves) {
      node = tree.tree.childBy(node, move)
      if (node === null) return false
    }
    if (tree.tree.childCountOf(node) === 0) return false
    tree.moveTo(rootOf(position, moves), node)
    return true
  }
}

function requireLimits({ playouts, time }: PlayoutLimits): void {
  if (playouts === undefined && time === undefined) throw new RangeError('a search needs playouts or a time')
  if (time !== undefined && !(time > 0)) throw new RangeError(`time is a number of milliseconds above 0, not ${time}`)
  if (playouts !== undefined && !(Number.isInteger(playouts) && playouts >= 1))
    throw new RangeError(`playouts are a whole number from 1, not ${playouts}`)
}

/** The moves that lead from a position to another, if they are at most two; else null. */
function movesBetween(from: Position, to: Position): number[] | null {
  if (from.board !== to.board || from.cornersToWin !== to.cornersToWin) return null
  const [first, second] = from.toMove === 'red' ? (['red', 'blue'] as const) : (['blue', 'red'] as const)
  const [added, answers] = [first, second].map((colour) => [...nodesOf(difference(to[colour], from[colour]))])
  const isFollowed = [first, second].every((colour) => difference(from[colour], to[colour]) === EMPTY)
  if (!isFollowed || added.length > 1 || answers.length > added.length) return null
  return [...added, ...answers]
}

/** The state of a position, with the moves that are known to lead there. */
export function rootOf(position: Position, moves: readonly number[]): TreeState {
  return {
    stones: Stones.of(position),
    toMove: CELL_COLOURS[position.toMove],
    last: moves.at(-1) ?? NO_STONE,
    secondLast: moves.at(-2) ?? NO_STONE,
  }
}

/** The findings of a search so far. */
function summaryOf({ tree, isProven }: TreeSearch, playouts: number, plies: number, ms: number): PlayoutResult {
  const children = childrenByWorth(tree, ROOT)
  return {
    move: tree.moveOf(children[0]),
    moves: children.map((child) => moveAt(tree, child)),
    estimate: chanceOf(tree, children[0]),
    isProven,
    line: lineOf(tree),
    playouts,
    plies,
    nodes: tree.size,
    ms,
  }
}
