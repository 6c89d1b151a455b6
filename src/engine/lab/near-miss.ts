/**
 * Near misses: moves by which a win was only just kept. In one the mover was winning, this move alone kept the win, and
 * nothing on the board pointed to it: any other move would have been a blunder.
 */
import { EMPTY } from '../game/node-set.ts'
import { winningMoves } from '../game/chain.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { emptyNodes, legalMoves, type Position } from '../game/position.ts'

/** With fewer moves the right one is soon found by trial. */
const MANY = 4

/** Is no move obvious? Nobody overlooks an immediate win, or that one must be blocked. */
export function isQuiet(position: Position): boolean {
  const { board } = position
  const empty = emptyNodes(position)
  const isTense = (colour: Colour) => winningMoves(board, position[colour], empty, position.cornersToWin) !== EMPTY
  return legalMoves(position).length >= MANY && !isTense(position.toMove) && !isTense(opponentOf(position.toMove))
}

/**
 * @param position the position the move was made in
 * @param winnerAfter the proven winner after a move; undefined when not proven
 * @returns null while too little is proven
 */
export function isNearMiss(
  position: Position,
  played: number,
  winnerAfter: (node: number) => Colour | undefined,
): boolean | null {
  if (!isQuiet(position)) return false
  const { toMove } = position
  const others = legalMoves(position)
    .filter((node) => node !== played)
    .map(winnerAfter)
  const winner = winnerAfter(played)
  if (winner === opponentOf(toMove) || others.includes(toMove)) return false
  return winner === undefined || others.includes(undefined) ? null : true
}
