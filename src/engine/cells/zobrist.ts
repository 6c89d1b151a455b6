/**
 * Hashes of 64 bits for the stones on a board (Zobrist 1970), as two numbers of 32 bits. With several symmetries there is
 * one for each image of the stones, and the least of them is the same for all images.
 */
import { Random } from '../math/random.ts'
import { BLUE, type CellBoard, type CellColour } from './cell-board.ts'

export class Zobrist {
  private readonly nodeCount: number
  /** Both halves for a stone of each colour on each node. */
  private readonly keys: Int32Array

  constructor(
    { nodeCount }: CellBoard,
    private readonly symmetries: readonly (readonly number[])[],
  ) {
    const random = new Random(1)
    this.nodeCount = nodeCount
    this.keys = Int32Array.from({ length: 4 * nodeCount }, () => random.below(2 ** 32))
  }

  /** The hashes of the images of an empty board, the halves of each side by side. */
  empty(): Int32Array {
    return new Int32Array(2 * this.symmetries.length)
  }

  /** Adds a stone to the hashes of all images. */
  add(hashes: Int32Array, node: number, colour: CellColour): void {
    const { symmetries, keys } = this
    const first = colour === BLUE ? this.nodeCount : 0
    for (let i = 0; i < symmetries.length; i++) {
      const key = 2 * (first + symmetries[i][node])
      hashes[2 * i] ^= keys[key]
      hashes[2 * i + 1] ^= keys[key + 1]
    }
  }

  /** The place of the first half of the least hash. */
  least(hashes: Int32Array): number {
    let least = 0
    for (let i = 2; i < hashes.length; i += 2)
      if (hashes[i] < hashes[least] || (hashes[i] === hashes[least] && hashes[i + 1] < hashes[least + 1])) least = i
    return least
  }
}
