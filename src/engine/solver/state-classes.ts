/**
 * The classes of symmetric states with a given number of stones, each as its canonical form, in ascending order. The
 * board of 31 nodes has 6, 103, 1,396, 19,102 and 170,566 of them with one to five stones.
 */
import type { BitBoard } from '../bits/bit-board.ts'
import { size, type Bits } from '../bits/bits.ts'
import { CanonicalForm } from '../bits/canonical-form.ts'

export class StateClasses {
  /** Stones of the side to move, and of the other side, in the canonical form of each class. */
  readonly owns: Int32Array
  readonly others: Int32Array
  /** Canonical form of the state last looked up. */
  readonly canonical: CanonicalForm

  /** @param stones on the board, at most all but one */
  constructor(
    readonly board: BitBoard,
    readonly stones: number,
  ) {
    this.canonical = new CanonicalForm(board)
    const [owns, others] = [[] as number[], [] as number[]]
    // Red moves first, so with an odd number of stones it is Blue's turn, who has one stone less.
    for (const own of subsets(board.all, stones >> 1)) {
      if (!this.isLeast(own, 0)) continue
      for (const other of subsets(board.all & ~own, stones - (stones >> 1))) {
        if (!this.isLeast(own, other)) continue
        owns.push(own)
        others.push(other)
      }
    }
    this.owns = Int32Array.from(owns)
    this.others = Int32Array.from(others)
  }

  get count(): number {
    return this.owns.length
  }

  /** The class of a state with this number of stones; `canonical` is then its canonical form. */
  indexOf(own: Bits, other: Bits): number {
    const { owns, others, canonical } = this
    canonical.find(own, other)
    let [low, high] = [0, owns.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      const isBefore =
        owns[middle] < canonical.own || (owns[middle] === canonical.own && others[middle] < canonical.other)
      if (isBefore) low = middle + 1
      else high = middle
    }
    return low
  }

  private isLeast(own: Bits, other: Bits): boolean {
    this.canonical.find(own, other)
    return this.canonical.symmetry === 0
  }
}

/** The subsets of `count` nodes, in ascending order. */
export function* subsets(set: Bits, count: number): Generator<Bits> {
  if (count === 0) {
    yield 0
    return
  }
  // By the highest node of the subset, with every smaller subset of the nodes below it.
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const node = rest & -rest
    const below = set & (node - 1)
    if (size(below) >= count - 1) for (const smaller of subsets(below, count - 1)) yield smaller | node
  }
}
