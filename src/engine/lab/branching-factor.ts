/**
 * The effective branching factor (Nilsson 1980; Russell and Norvig 2010): the b for which a uniform tree of the same
 * depth has as many states below its root as the search visited, b + b² + … + b^depth. Unlike the ratio of two
 * neighbouring depths it does not swing between odd and even ones.
 */
import { canEndWithin, minimalTree } from './lab.ts'
import { size } from '../game/node-set.ts'
import { emptyNodes, type Position } from '../game/position.ts'

/** States below the root of a uniform tree. */
function uniformTree(branching: number, depth: number): number {
  let level = 1
  let states = 0
  for (let ply = 1; ply <= depth; ply++) states += level *= branching
  return states
}

/** The number of binary digits of a double. */
const HALVINGS = 53

/**
 * @param visited states below the root, at least one
 * @param depth plies, from 1
 */
export function branchingFactor(visited: number, depth: number): number {
  let low = 0
  // The last level alone, b^depth, has at most all the states.
  let high = visited ** (1 / depth)
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (uniformTree(middle, depth) < visited) low = middle
    else high = middle
  }
  return high
}

/** The minimal tree's effective branching factor at a position; null where a game can end within the depth. */
export function minimalBranching(position: Position, depth: number): number | null {
  return canEndWithin(position, depth) ? null : branchingFactor(minimalStates(size(emptyNodes(position)), depth), depth)
}

/** States of the minimal tree below its root: the leaves of the minimal trees of every depth up to this one. */
export function minimalStates(emptyCount: number, depth: number): number {
  let states = 0
  for (let ply = 1; ply <= depth; ply++) states += minimalTree(emptyCount, ply)
  return states
}
