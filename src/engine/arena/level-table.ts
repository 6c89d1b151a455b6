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
    [100, 75],
    [100, 61],
    [100, 45],
    [100, 24],
    [100, 8],
    [140, 0],
    [420, 0],
    [1150, 0],
    [4000, 0],
    [30_000, 0],
  ),
  5: levels([100, 46], [100, 31], [100, 15], [100, 3], [150, 0], [260, 0], [470, 0], [1200, 0], [5000, 0], [50_000, 0]),
  6: levels([100, 34], [100, 21], [100, 9], [100, 3], [150, 0], [280, 0], [600, 0], [1500, 0], [6000, 0], [60_000, 0]),
  7: levels([100, 35], [100, 20], [100, 8], [114, 0], [175, 0], [300, 0], [600, 0], [1700, 0], [7000, 0], [40_000, 0]),
}
