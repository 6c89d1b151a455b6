/** Positions of few stones on every board, by which searches on boards of different sizes can be compared. */
import { BOARD_SIZES } from '../../../../engine/game/board.ts'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../../engine/game/position.ts'
import { Random } from '../../../../engine/math/random.ts'

/** Stones on each board, and on the smallest one, which has room for fewer. */
const STONES = 4
const STONES_OF_SMALLEST = 2

/** Positions of each board: enough for quartiles, and soon searched. */
const COUNT = 5

/** Positions under the rule of three corners with stones on random nodes, always the same; the smallest board first. */
export function positionsOnAllBoards(): string[] {
  return BOARD_SIZES.flatMap((size) => {
    const empty = emptyPosition(size, 3)
    const stones = size === BOARD_SIZES[0] ? STONES_OF_SMALLEST : STONES
    return Array.from({ length: COUNT }, (_, number) => {
      const nodes = Random.numbered(size, number).shuffled(legalMoves(empty)).slice(0, stones)
      return formatPosition(nodes.reduce(play, empty))
    })
  })
}
