/** Who wins, from the rules alone: every move is tried, and a game ends where the depth-first terminal test says so. */
import { isTerminalByDepthFirstSearch } from '../../../src/engine/chain.ts'
import { only, nodesOf } from '../../../src/engine/node-set.ts'
import type { Position } from '../../../src/engine/position.ts'
import type { Board } from '../../../src/engine/board.ts'

/** Does the side to move win an open position? */
export function winsByBruteForce(position: Position): boolean {
  const { board, red, blue, toMove } = position
  return toMove === 'red' ? wins(board, red, blue, new Map()) : wins(board, blue, red, new Map())
}

function wins(board: Board, own: number, other: number, known: Map<string, boolean>): boolean {
  const empty = board.all & ~(own | other)
  const key = `${own} ${other}`
  const before = known.get(key)
  if (before !== undefined) return before
  let result = false
  for (const node of nodesOf(empty)) {
    const next = own | only(node)
    if (isTerminalByDepthFirstSearch(board, next, node) || !wins(board, other, next, known)) {
      result = true
      break
    }
  }
  known.set(key, result)
  return result
}
