/** The memory of the search kernel: the tables of a board, stones, playouts, and behind them the tree. */

/** The state of a node, as in `../../cells/cell-board.ts`. */
export const EMPTY: i32 = 0
export const RED: i32 = 1
/** Red and Blue together: less a colour, it is the other. */
export const COLOURS: i32 = 3
export const NO_STONE: i32 = -1

/** The tables of a board: eight bytes a node, around it and by id; the sides of a node; the corners that sides capture. */
export const AROUND: usize = 1024
export const NEIGHBOURS: usize = 2048
export const SIDES_OF: usize = 3072
export const CAPTURED: usize = 3200
/** The places on which a stone restores a bridge: `REPLIES` of `../surroundings.ts`. */
export const ANSWERS: usize = 8192

/** Stones with their chains and captured corners, as in `../../cells/stones.ts`: at the root, and of this playout. */
export const ROOT_STONES: usize = 3328
export const STONES: usize = 3840
export const STONES_LENGTH: usize = 400
/** Places within stones. */
export const CHAINS: usize = 128
export const SIDES: usize = 256
export const CORNERS: usize = 384

/** The playout: the nodes that it draws from, its moves, and its chains by union-find. */
export const ORDER: usize = 4352
export const MOVES: usize = 4480
export const PARENTS: usize = 4608
export const TOUCHED: usize = 4736
/** The good reply to each stone, 128 bytes a colour; where there is none, the wall. */
export const REPLIES: usize = 4864
export const REPLIES_LENGTH: usize = 384

/** The nodes of the tree that this playout has passed. */
export const PATH: usize = 5376

/** The tree, to the end of memory. */
export const TREE: usize = 32768
