/**
 * Pieces to win, bit-parallel: the fewest stones a colour must add to join three sides, over all nodes at once.
 *
 * Method. A tree that joins three sides has one branching node, so the answer is the minimum over nodes v of
 * d(v, S1) + d(v, S2) + d(v, S3) over the three nearest sides, less 2 where v is empty (v itself is counted
 * three times but filled once). d counts the empty nodes on a path of own and empty nodes, both ends included.
 * The distances to the five sides advance together, one layer of empty nodes a step, as 31-bit sets. After
 * each step a node adds 3 − (sides that have reached it, at most 3) to its sum; the sums of all nodes stand in
 * six bit planes, which are six local numbers because that is several times faster than an array.
 *
 * Cost: about 0.2 µs; `floyd-warshall.ts` computes the same, readably, from full distance tables.
 */
import { neighbours, type BitBoard } from '../bits/bit-board.ts'
import { SIDE_COUNT } from '../game/pentagon.ts'
import { flood } from '../bits/bit-chain.ts'
import type { Bits } from '../bits/bits.ts'

/** The colour can no longer join three sides. */
export const BLOCKED = -1

// Scratch space of the one function below, which does not call itself.
const reached = new Int32Array(SIDE_COUNT)
const frontier = new Int32Array(SIDE_COUNT)

/** The smallest sum among `candidates`, read off the bit planes, highest bit first. */
function smallestSum(candidates: Bits, p0: number, p1: number, p2: number, p3: number, p4: number, p5: number): number {
  let least = candidates,
    sum = 0,
    without = 0
  if ((without = least & ~p5) !== 0) least = without
  else sum |= 32
  if ((without = least & ~p4) !== 0) least = without
  else sum |= 16
  if ((without = least & ~p3) !== 0) least = without
  else sum |= 8
  if ((without = least & ~p2) !== 0) least = without
  else sum |= 4
  if ((without = least & ~p1) !== 0) least = without
  else sum |= 2
  return (least & ~p0) === 0 ? sum | 1 : sum
}

/**
 * Fewest stones the colour of `own` must add, with no reply, to have a chain that touches three sides.
 *
 * @returns 0 once the chain stands; `BLOCKED` when `other` has closed every way
 */
export function piecesToWin(board: BitBoard, own: Bits, other: Bits): number {
  const empty = board.all & ~(own | other)
  for (let k = 0; k < SIDE_COUNT; k++) {
    const held = own & board.sides[k]
    reached[k] = frontier[k] = held === 0 ? 0 : flood(board, held, own)
  }
  // Own nodes start at 2, so that 2 can be taken from every sum at the end.
  let sum0 = 0,
    sum1 = own,
    sum2 = 0,
    sum3 = 0,
    sum4 = 0,
    sum5 = 0
  let open = own | empty
  let best = Infinity
  for (let distance = 0; ; distance++) {
    // 1. How many sides have reached each node within this distance?
    let once = 0,
      twice = 0,
      thrice = 0,
      moving = 0
    for (let k = 0; k < SIDE_COUNT; k++) {
      const set = reached[k]
      thrice |= twice & set
      twice |= once & set
      once |= set
      moving |= frontier[k]
    }
    // 2. A node that three sides have reached has its final sum.
    const complete = open & thrice
    if (complete !== 0) {
      best = Math.min(best, smallestSum(complete, sum0, sum1, sum2, sum3, sum4, sum5) - 2)
      open &= ~complete
    }
    // 3. No node still open can end below distance + 1.
    if (best <= distance + 1) return best
    if (open === 0 || (moving === 0 && distance > 0)) return best === Infinity ? BLOCKED : best
    // 4. Every open node adds one for each of its three sides still to come: a full adder, then the carry.
    const first = open & ~once,
      second = open & ~twice
    const ones = first ^ second ^ open
    const twos = (first & second) | (open & (first | second))
    let carry = sum0 & ones
    sum0 ^= ones
    const carried = (sum1 & twos) | (carry & (sum1 ^ twos))
    sum1 ^= twos ^ carry
    carry = sum2 & carried
    sum2 ^= carried
    const carry4 = sum3 & carry
    sum3 ^= carry
    sum5 ^= sum4 & carry4
    sum4 ^= carry4
    // 5. Advance every side by one empty node, and for nothing through the own chains met there.
    for (let k = 0; k < SIDE_COUNT; k++) {
      const touched = distance === 0 ? board.sides[k] | neighbours(board, frontier[k]) : neighbours(board, frontier[k])
      let layer = touched & empty & ~reached[k]
      const unmet = own & ~reached[k]
      if (unmet !== 0) {
        const met = neighbours(board, layer) & unmet
        if (met !== 0) layer |= flood(board, met, unmet)
      }
      reached[k] |= layer
      frontier[k] = layer
    }
  }
}
