/**
 * Strategies of the levels where perfect play is unknown, by board: the playouts for a move, and the per cent of moves that
 * are drawn at random. They are chosen for each level to win about seven games of ten against the one before under the
 * rule of three corners; `polyy levels` measures how many it wins.
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
    [350, 0],
    [1150, 0],
    [4000, 0],
    [30_000, 0],
  ),
  5: levels([100, 50], [100, 33], [100, 18], [100, 8], [100, 0], [190, 0], [420, 0], [1200, 0], [4500, 0], [25_000, 0]),
  6: levels([100, 40], [100, 25], [100, 13], [100, 5], [100, 0], [220, 0], [450, 0], [1300, 0], [5000, 0], [40_000, 0]),
  7: levels([100, 30], [100, 17], [100, 9], [100, 4], [100, 0], [200, 0], [560, 0], [1800, 0], [6500, 0], [25_000, 0]),
}
