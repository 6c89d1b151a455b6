/** The Floyd–Warshall table that is shown: which colour's, after how many rounds, and what the last round changed. */
import {
  floydWarshall,
  shortestPath,
  stepCosts,
  type DistanceTable,
} from '../../../engine/evaluation/floyd-warshall.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { bitsOf } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import type { InspectState } from '../../model/inspect/inspect-store.ts'

export interface ShownTable {
  readonly rounds: number
  readonly table: DistanceTable
  /** The table one round earlier, or null before the first. */
  readonly before: DistanceTable | null
  /** The node that the last round allowed inside paths; null before the first, and while no round is singled out. */
  readonly via: number | null
  /** The path behind the chosen cell; empty where no cell is chosen. */
  readonly path: readonly number[]
}

export function shownTable({ colour, rounds: wanted, cell }: InspectState, drawn: Position): ShownTable {
  const { bits: board } = drawn.board
  const [own, other] = [bitsOf(drawn[colour]), bitsOf(drawn[opponentOf(colour)])]
  const rounds = wanted ?? board.nodeCount
  const table = floydWarshall(board, own, other, rounds)
  return {
    rounds,
    table,
    via: wanted === null || wanted === 0 ? null : wanted - 1,
    before: rounds === 0 ? null : floydWarshall(board, own, other, rounds - 1),
    path: cell === null ? [] : shortestPath(board, stepCosts(board, own, other), table, rounds, cell.from, cell.to),
  }
}
