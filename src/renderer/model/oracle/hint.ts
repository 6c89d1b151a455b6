/** A hint in stages: an area, two candidates, the move. A lost position has only one stage. */
import { nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import { areaAround, bestLooking } from '../../../engine/solver/hint.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { bestMove } from './perfect-line.ts'

export type HintStage = 1 | 2 | 3

export type Hint =
  /** A winning move is among these. */
  | { readonly kind: 'area'; readonly nodes: readonly number[] }
  /** One of these two wins, the other loses. */
  | { readonly kind: 'candidates'; readonly nodes: readonly number[] }
  /** Every move wins. */
  | { readonly kind: 'any'; readonly nodes: readonly [] }
  | { readonly kind: 'move'; readonly nodes: readonly [number] }
  /** Nothing wins. This holds out longest, or looks best of those whose length is not known. */
  | { readonly kind: 'lost'; readonly nodes: readonly [number]; readonly isLongest: boolean }

/** @returns null as long as too little is known */
export function hintOf(position: Position, stage: HintStage, known: ReadonlyMap<string, Truth>): Hint | null {
  const truth = known.get(formatPosition(position))
  if (truth === undefined) return null
  if (truth.move === null) {
    const longest = bestMove(position, known)
    if (longest === null) return null
    const isLongest = known.get(formatPosition(play(position, longest)))?.plies !== null
    return { kind: 'lost', nodes: [longest], isLongest }
  }
  if (stage === 1) return { kind: 'area', nodes: listOf(areaAround(position, truth.move)) }
  return stage === 2 ? candidates(position, truth.move, known) : { kind: 'move', nodes: [truth.move] }
}

/** The winning move, and the losing one that looks best, in the order of the nodes. */
function candidates(position: Position, winning: number, known: ReadonlyMap<string, Truth>): Hint | null {
  const winners = legalMoves(position).map((node) => ({
    node,
    winner: known.get(formatPosition(play(position, node)))?.winner,
  }))
  if (winners.some(({ winner }) => winner === undefined)) return null
  const losing = winners.filter(({ winner }) => winner !== position.toMove).map(({ node }) => node)
  if (losing.length === 0) return { kind: 'any', nodes: [] }
  return { kind: 'candidates', nodes: [winning, bestLooking(position, losing)].toSorted((a, b) => a - b) }
}

const listOf = (nodes: NodeSet) => [...nodesOf(nodes)]
