/**
 * The blunders of a game: moves whose mover won with perfect play before them and loses after them.
 *
 * Method: from the end of the game back. A move after which its mover still wins was made in a won position, so only
 * the positions before the other moves are solved.
 *
 * Cost: about 50 ms for a game from an opening of three random stones, now and then 1 s.
 */
import { opponentOf } from '../game/colour.ts'
import { positionAfter, type Move } from '../game/game.ts'
import { winnerOf, type Position } from '../game/position.ts'
import type { Oracle } from '../solver/oracle.ts'

/**
 * With the swap rule the second player, who chooses a colour, wins with best play whatever the first stone: it blunders
 * by the choice of the loser's colour, or by a move that loses, and the first stone is no blunder.
 *
 * @param moves from the opening to the end of the game
 * @returns the indices of the blunders, in order
 * @throws RangeError when the game has not ended
 */
export function blundersOf(opening: Position, moves: readonly Move[], oracle: Oracle, swapRule = false): number[] {
  const positions = [opening]
  for (const move of moves) positions.push(positionAfter(positions[positions.length - 1], move))
  const chosen = swapRule ? 2 : 0
  let winner = winnerOf(positions[moves.length])
  if (winner === null) throw new RangeError('the game has not ended')
  const blunders: number[] = []
  for (let index = moves.length - 1; index >= chosen; index--) {
    const { toMove } = positions[index]
    if (winner === toMove || oracle.winnerWithBestPlay(positions[index]) !== toMove) continue
    blunders.unshift(index)
    winner = opponentOf(winner)
  }
  if (swapRule && winner !== (moves[1] === 'swap' ? 'red' : 'blue')) blunders.unshift(1)
  return blunders
}
