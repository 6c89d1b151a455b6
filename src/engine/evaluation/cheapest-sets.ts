/**
 * Cheapest sets: every smallest set of empty nodes that, filled with own stones, joins three sides.
 *
 * Each node of a cheapest set lowers the pieces to win by one. So only such nodes are tried, in id order, which finds
 * each set once.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { nodesOf, only, type Bits } from '../bits/bits.ts'
import { opponentOf, type Colour } from '../game/colour.ts'
import { setOfBits, type NodeSet } from '../game/node-set.ts'
import { colourBits, type Position } from '../game/position.ts'
import { BLOCKED, piecesToWin } from './pieces-to-win.ts'

/**
 * The cheapest sets of the colour of `own`, in the order of their node ids; only the empty set once three sides are
 * joined, and none when `other` has closed every way.
 */
export function* cheapestSets(board: BitBoard, own: Bits, other: Bits): Generator<Bits> {
  const pieces = piecesToWin(board, own, other)
  if (pieces !== BLOCKED) yield* completions(board, own, other, pieces, 0)
}

/** Sets of `pieces` more nodes, all above those of `chosen`, that complete three sides. */
function* completions(board: BitBoard, own: Bits, other: Bits, pieces: number, chosen: Bits): Generator<Bits> {
  if (pieces === 0) {
    yield chosen
    return
  }
  const above = chosen === 0 ? board.all : board.all & ~((only(31 - Math.clz32(chosen)) << 1) - 1)
  for (const node of nodesOf(above & ~(own | other))) {
    const withNode = own | only(node)
    if (piecesToWin(board, withNode, other) === pieces - 1)
      yield* completions(board, withNode, other, pieces - 1, chosen | only(node))
  }
}

/** The cheapest sets of a colour in a position. */
export function* cheapestSetsOf(position: Position, colour: Colour): Generator<NodeSet> {
  const stones = colourBits(position)
  for (const set of cheapestSets(position.board.bits, stones[colour], stones[opponentOf(colour)])) yield setOfBits(set)
}
