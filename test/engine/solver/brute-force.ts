/** Who wins, from the rules alone: every move is tried, with no shortcut. */
import { isWonBy } from '../../../src/engine/game/chain.ts'
import { only, nodesOf } from '../../../src/engine/game/node-set.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import type { Board } from '../../../src/engine/game/board.ts'

/** Does the side to move win an open position? */
export function winsByBruteForce(position: Position): boolean {
  const { board, red, blue, toMove } = position
  return toMove === 'red' ? wins(board, red, blue) : wins(board, blue, red)
}

/** The same of any stones, as long as nobody has connected: they need not fit the rules of taking turns. */
export function wins(board: Board, own: number, other: number, known = new Map<string, boolean>()): boolean {
  const empty = board.all & ~(own | other)
  const key = `${own} ${other}`
  const before = known.get(key)
  if (before !== undefined) return before
  let result = false
  for (const node of nodesOf(empty)) {
    const next = own | only(node)
    if (isWonBy(board, next, node) || !wins(board, other, next, known)) {
      result = true
      break
    }
  }
  known.set(key, result)
  return result
}
