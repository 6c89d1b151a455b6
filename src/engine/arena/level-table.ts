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

/** The playouts for a move of the first five levels. */
const FEW_PLAYOUTS = 100

/** The first five levels by their per cent of random moves, and five without random moves by their playouts. */
function levels(randomness: readonly number[], playouts: readonly number[]): readonly LevelStrategy[] {
  return [
    ...randomness.map((each) => ({ playouts: FEW_PLAYOUTS, randomness: each })),
    ...playouts.map((each) => ({ playouts: each, randomness: 0 })),
  ]
}

export const LEVEL_TABLES: Readonly<Record<TableBoard, readonly LevelStrategy[]>> = {
  4: levels([80, 61, 45, 24, 8], [140, 350, 1150, 4000, 30_000]),
  5: levels([46, 33, 18, 8, 0], [190, 420, 1200, 4500, 25_000]),
  6: levels([42, 27, 15, 6, 0], [220, 450, 1500, 5000, 32_000]),
  7: levels([28, 17, 9, 5, 0], [225, 540, 1800, 6500, 25_000]),
}
