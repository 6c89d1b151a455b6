/**
 * Strategies of the levels where perfect play is unknown, by board: the playouts for a move, and the per cent of moves that
 * are drawn at random. They are chosen so that each level wins about seven games of ten against the one before under the
 * rule of three corners, which `polyy levels` measures.
 */
import type { BoardSize } from '../game/board.ts'

export type TableBoard = Exclude<BoardSize, 2 | 3>

interface LevelStrategy {
  readonly playouts: number
  readonly randomness: number
}

/** A level for each pair of playouts and randomness. */
function levels(...pairs: readonly (readonly [playouts: number, randomness: number])[]): readonly LevelStrategy[] {
  return pairs.map(([playouts, randomness]) => ({ playouts, randomness }))
}

export const LEVEL_TABLES: Readonly<Record<TableBoard, readonly LevelStrategy[]>> = {
  4: levels(
    [100, 70],
    [100, 58],
    [100, 45],
    [100, 24],
    [100, 8],
    [140, 0],
    [420, 0],
    [1150, 0],
    [4000, 0],
    [30_000, 0],
  ),
  5: levels([100, 53], [100, 31], [100, 15], [100, 3], [140, 0], [240, 0], [500, 0], [1200, 0], [5000, 0], [50_000, 0]),
  6: levels([100, 41], [100, 23], [100, 12], [100, 3], [160, 0], [330, 0], [750, 0], [2200, 0], [8000, 0], [60_000, 0]),
  7: levels([100, 31], [100, 19], [100, 8], [114, 0], [190, 0], [340, 0], [700, 0], [2000, 0], [8000, 0], [40_000, 0]),
}
