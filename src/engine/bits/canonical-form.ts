/**
 * The canonical form of a state: the least of its ten images under the symmetries of the board, by the stones of the
 * side to move, then by the other side's, each compared as a number. All ten images have the same form.
 */
import type { BitBoard } from './bit-board.ts'
import { byteTable, only, unionOver, type Bits } from './bits.ts'

export class CanonicalForm {
  /** Stones of the side to move. */
  own: Bits = 0
  other: Bits = 0
  /** The symmetry that takes the state to its canonical form: an index of `board.symmetries`. */
  symmetry = 0
  /** Byte tables of the symmetries other than the identity. */
  private readonly images: readonly Int32Array[]

  constructor(board: BitBoard) {
    this.images = board.symmetries.slice(1).map((symmetry) => byteTable(symmetry.map(only)))
  }

  /** Sets the fields to the canonical form of a state. */
  find(own: Bits, other: Bits): void {
    this.own = own
    this.other = other
    this.symmetry = 0
    for (let i = 0; i < this.images.length; i++) {
      const table = this.images[i]
      const ownImage = unionOver(table, own)
      if (ownImage > this.own) continue
      const otherImage = unionOver(table, other)
      if (ownImage === this.own && otherImage >= this.other) continue
      this.own = ownImage
      this.other = otherImage
      this.symmetry = i + 1
    }
  }

  /** Is a state its own canonical form? */
  isFormOf(own: Bits, other: Bits): boolean {
    for (const table of this.images) {
      const image = unionOver(table, own)
      if (image < own || (image === own && unionOver(table, other) < other)) return false
    }
    return true
  }
}
