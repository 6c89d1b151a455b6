/**
 * Near misses: moves on which a win hung. A move is one when the mover was winning, this move alone of all there were kept
 * the win, and nothing on the board pointed to it: any other move would have been a blunder.
 */
import { winningMoves } from '../game/chain.ts'
import { opponentOf, type Player } from '../game/player.ts'
import { emptyNodes, legalMoves, type Position } from '../game/position.ts'

/** Fewer moves are soon tried one by one. */
const MANY = 4

/** Does the position ask for more than a look? Nobody overlooks a win at once, nor that one must be blocked. */
export function isQuiet(position: Position): boolean {
  const { board } = position
  const empty = emptyNodes(position)
  const isTense = (player: Player) => winningMoves(board, position[player], empty) !== 0
  return legalMoves(position).length >= MANY && !isTense(position.toMove) && !isTense(opponentOf(position.toMove))
}

/**
 * @param position the position the move was made in
 * @param winnerAfter who wins after a move of it, where that is proven
 * @returns null as long as too little is proven to tell
 */
export function isNearMiss(position: Position, played: number, winnerAfter: (node: number) => Player | undefined): boolean | null {
  if (!isQuiet(position)) return false
  const { toMove } = position
  const others = legalMoves(position).filter((node) => node !== played).map(winnerAfter)
  const winner = winnerAfter(played)
  if (winner === opponentOf(toMove) || others.includes(toMove)) return false
  return winner === undefined || others.includes(undefined) ? null : true
}
