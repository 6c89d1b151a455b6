/**
 * The blunders of a game: moves whose mover won with perfect play before them and loses after them.
 *
 * Method: from the end of the game back. A move after which its mover still wins was made in a won position, so only
 * the positions before the other moves are solved.
 *
 * Cost: about 50 ms for a game from an opening of three random stones, now and then 1 s.
 */
import { opponentOf } from '../game/colour.ts'
import { play, winnerOf, type Position } from '../game/position.ts'
import type { Oracle } from '../solver/oracle.ts'

/**
 * @param moves nodes, from the opening to the end of the game
 * @returns the indices of the blunders, in order
 * @throws RangeError when the game has not ended
 */
export function blundersOf(opening: Position, moves: readonly number[], oracle: Oracle): number[] {
  const positions = [opening]
  for (const move of moves) positions.push(play(positions[positions.length - 1], move))
  let winner = winnerOf(positions[moves.length])
  if (winner === null) throw new RangeError('the game has not ended')
  const blunders: number[] = []
  for (let index = moves.length - 1; index >= 0; index--) {
    const { toMove } = positions[index]
    if (winner === toMove || oracle.winnerWithBestPlay(positions[index]) !== toMove) continue
    blunders.unshift(index)
    winner = opponentOf(winner)
  }
  return blunders
}
