/** Who wins by either rule, by trying every move. */
import { legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'

const KNOWN = new Map<string, boolean>()

/** Does the side to move win? A side whose opponent has won does not. */
export function winsByTrying(position: Position): boolean {
  if (winnerOf(position) !== null) return winnerOf(position) === position.toMove
  const { board, red, blue, toMove, cornersToWin } = position
  const key = [board.size, red, blue, toMove, cornersToWin].join()
  const known = KNOWN.get(key) ?? legalMoves(position).some((node) => !winsByTrying(play(position, node)))
  KNOWN.set(key, known)
  return known
}
