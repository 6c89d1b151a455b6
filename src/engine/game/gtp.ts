/** Boards as the Go Text Protocol knows them: squares of points, each a letter and a number within the size. */
import { BOARD_SIZES, type BoardSize } from './board.ts'

/** The size of the square whose points have the names of a board's nodes: its outer ring has the greatest number. */
export const gtpSizeOf = (size: BoardSize) => 5 * (size - 1)

export const GTP_SIZES = BOARD_SIZES.map(gtpSizeOf)
