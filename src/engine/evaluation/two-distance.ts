/**
 * The two-distance (van Rijswijck 2002): pieces to win against an opponent who always blocks the best way.
 *
 * Method: as in Queenbee, for three sides. An empty node on a side, or beside an own chain on it, is at distance 1 from
 * it; any other is one further than the second nearest of its neighbours, because the nearest will be taken. Own chains
 * join the nodes around them: these are all neighbours of each other.
 *
 * Cost: about 2 µs.
 */
import { neighbours, type BitBoard } from '../bits/bit-board.ts'
import { SIDE_COUNT } from '../game/pentagon.ts'
import { flood } from '../bits/bit-chain.ts'
import { lowest, type Bits } from '../bits/bits.ts'

/** The greatest distance, which is also that of a colour that has no way left. */
export const MAX_DISTANCE = 12

// Scratch space of the function below, which does not call itself. By empty node: its neighbours across own chains, and
// the sum of its distances so far. By side: the nodes that it has reached.
const around = new Int32Array(32)
const sums = new Int32Array(32)
const reached = new Int32Array(SIDE_COUNT)

/** The least sum, over the empty nodes, of the distances to the three nearest sides, less 2; `MAX_DISTANCE` at most. */
export function twoDistance(board: BitBoard, own: Bits, other: Bits): number {
  const empty = board.all & ~(own | other)
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const node = lowest(rest)
    around[node] = board.adjacent[node] & empty
    sums[node] = 3
  }
  for (let rest = own; rest !== 0;) {
    const chain = flood(board, rest & -rest, own)
    rest &= ~chain
    const beside = neighbours(board, chain) & empty
    for (let nodes = beside; nodes !== 0; nodes &= nodes - 1) around[lowest(nodes)] |= beside & ~(nodes & -nodes)
  }
  for (let k = 0; k < SIDE_COUNT; k++) {
    const held = own & board.sides[k]
    reached[k] = (held === 0 ? board.sides[k] : board.sides[k] | neighbours(board, flood(board, held, own))) & empty
  }
  let best = MAX_DISTANCE
  for (let distance = 1; ; distance++) {
    for (let rest = empty; rest !== 0; rest &= rest - 1) {
      const node = lowest(rest)
      let sides = 0
      for (let k = 0; k < SIDE_COUNT; k++) sides += (reached[k] >>> node) & 1
      // At this distance every side not yet reached, of three, is at least one step further.
      if (sides >= 3) best = Math.min(best, sums[node] - 2)
      else sums[node] += 3 - sides
    }
    if (best <= distance + 1 || !advance(empty)) return best
  }
}

/** Each side reaches the nodes with two neighbours that it has reached; false once no side advances. */
function advance(empty: Bits): boolean {
  let isMoving = false
  for (let k = 0; k < SIDE_COUNT; k++) {
    let layer = 0
    for (let rest = empty & ~reached[k]; rest !== 0; rest &= rest - 1) {
      const near = around[lowest(rest)] & reached[k]
      if ((near & (near - 1)) !== 0) layer |= rest & -rest
    }
    if (layer === 0) continue
    reached[k] |= layer
    isMoving = true
  }
  return isMoving
}
