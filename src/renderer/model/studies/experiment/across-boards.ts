/** Positions that every board has, by which searches on boards of different sizes can be compared. */
import { BOARD_SIZES } from '../../../../engine/game/board.ts'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { emptyPosition, play } from '../../../../engine/game/position.ts'

/**
 * The beginnings of games on every board, the smallest first, under the rule of three corners: no stone, and the first one
 * in the centre, on a corner and in the middle of a side.
 */
export function beginningsOnAllBoards(): string[] {
  return BOARD_SIZES.flatMap((size) => {
    const empty = emptyPosition(size, 3)
    const { rings, sideLists } = empty.board
    const [side] = sideLists
    const first = [rings[0][0], side[0], side[Math.floor(size / 2)]]
    return [empty, ...first.map((node) => play(empty, node))].map(formatPosition)
  })
}
