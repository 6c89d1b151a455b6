/** The moves at a node of the tree by their worth, once playouts have been made, and their chances of winning. */
import { shareOf, type Estimate } from '../math/statistics.ts'
import { LOST, ROOT, UNPROVEN, WON, type Tree } from './tree.ts'

/** A move, and what the playouts say of it. */
export interface ChanceOfMove {
  readonly node: number
  readonly visits: number
  readonly wins: number
  readonly raveVisits: number
  readonly raveWins: number
  /** True if the move is proven to win, false if it is proven to lose, null while nothing is proven. */
  readonly isWon: boolean | null
}

/** A move with its chance of winning, and the line that is expected from it on, the move first. */
export interface CandidateMove {
  readonly node: number
  readonly visits: number
  readonly chance: Estimate
  /** True if the move is proven to win, false if it is proven to lose, null while nothing is proven. */
  readonly isWon: boolean | null
  readonly line: readonly number[]
}

/** The best moves at the root that were visited or proven, the best first. */
export function candidatesOf(tree: Tree, most: number, plies: number): CandidateMove[] {
  return childrenByWorth(tree, ROOT)
    .filter((child) => tree.visitsOf(child) > 0 || tree.proofOf(child) !== UNPROVEN)
    .slice(0, most)
    .map((child) => {
      const { node, visits, isWon } = moveAt(tree, child)
      return {
        node,
        visits,
        isWon,
        chance: chanceOf(tree, child),
        line: [node, ...lineOf(tree, child)].slice(0, plies),
      }
    })
}

/** A child of the tree as a move. */
export function moveAt(tree: Tree, child: number): ChanceOfMove {
  const proof = tree.proofOf(child)
  return {
    node: tree.moveOf(child),
    visits: tree.visitsOf(child),
    wins: tree.winsOf(child),
    raveVisits: tree.raveVisitsOf(child),
    raveWins: tree.raveWinsOf(child),
    isWon: proof === UNPROVEN ? null : proof === WON,
  }
}

/**
 * The children of a node, the best first: proven wins, the soonest of them first; then those visited most, and of these
 * the one that RAVE prefers; then proven losses, those that last longest first.
 */
export function childrenByWorth(tree: Tree, node: number): number[] {
  const isBetter = (one: number, other: number) => {
    const [first, second] = [rankOf(tree, one), rankOf(tree, other)]
    const k = first.findIndex((figure, i) => figure !== second[i])
    return k < 0 ? 0 : second[k] - first[k]
  }
  return tree.childrenOf(node).sort(isBetter)
}

/** Figures of a child, to be compared in this order: the greater is the better. */
function rankOf(tree: Tree, child: number): number[] {
  const { isWon, visits, raveVisits, raveWins, node } = moveAt(tree, child)
  const byProof = isWon === null ? 0 : isWon ? 1 : -1
  const plies = tree.pliesFrom(child)
  return [byProof, -byProof * plies, visits, raveVisits === 0 ? 0 : raveWins / raveVisits, -node]
}

/** A child's share of wins, with its interval; a proof leaves no doubt, and no visit leaves all. */
export function chanceOf(tree: Tree, child: number): Estimate {
  const proof = tree.proofOf(child)
  if (proof !== UNPROVEN) {
    const value = proof === LOST ? 0 : 1
    return { value, lower: value, upper: value }
  }
  const visits = tree.visitsOf(child)
  return visits === 0 ? { value: 0.5, lower: 0, upper: 1 } : shareOf(tree.winsOf(child), visits)
}

/** The best line from a node, the root by default, as far as its nodes were visited. */
export function lineOf(tree: Tree, from = ROOT): number[] {
  const line: number[] = []
  for (let node = from; tree.childCountOf(node) > 0;) {
    const [best] = childrenByWorth(tree, node)
    if (tree.visitsOf(best) === 0) break
    line.push(tree.moveOf(best))
    node = best
  }
  return line
}
