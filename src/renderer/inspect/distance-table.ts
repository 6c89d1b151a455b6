/** The Floyd–Warshall table that is shown: which player's, after how many rounds, and what the last round changed. */
import { floydWarshall, shortestPath, stepCosts, type DistanceTable } from '../../engine/floyd-warshall.ts'
import { opponentOf } from '../../engine/player.ts'
import type { Position } from '../../engine/position.ts'
import type { InspectState } from './inspect-store.ts'

type Shown = Pick<InspectState, 'player' | 'rounds'>

export function roundsOf({ rounds }: Shown, { board }: Position): number {
  return Math.min(rounds ?? board.nodeCount, board.nodeCount)
}

export function tableOf(shown: Shown, drawn: Position, rounds = roundsOf(shown, drawn)): DistanceTable {
  return floydWarshall(drawn.board, drawn[shown.player], drawn[opponentOf(shown.player)], rounds)
}

/** The same table one round earlier, or null before the first. */
export function tableBefore(shown: Shown, drawn: Position): DistanceTable | null {
  const rounds = roundsOf(shown, drawn)
  return rounds === 0 ? null : tableOf(shown, drawn, rounds - 1)
}

/** The path behind the chosen cell; none where no cell is chosen. */
export function pathOf(state: InspectState, drawn: Position): number[] {
  const { cell, player } = state
  if (cell === null) return []
  const cost = stepCosts(drawn.board, drawn[player], drawn[opponentOf(player)])
  return shortestPath(drawn.board, cost, tableOf(state, drawn), roundsOf(state, drawn), cell.from, cell.to)
}
