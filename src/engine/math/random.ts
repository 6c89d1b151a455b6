/** Seeded randomness: the same numbers from the same seed, on every machine. */

/** Distance between the first states of two neighbouring seeds. */
const STRIDE = 1_000_003

/** Mulberry32: a small generator with 32 bits of state. */
export class Random {
  private state: number

  /**
   * The generator of a numbered piece of work, whose result then does not depend on earlier work. The product is taken
   * modulo 2³², as the state is: as a plain number it would be rounded for large seeds, such as the time, and
   * neighbouring numbers would share a generator.
   */
  static numbered(seed: number, number: number): Random {
    return new Random(Math.imul(seed, STRIDE) + number)
  }

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** A whole number from 0 to `limit` − 1. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** A whole number from `least` to `most`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1)
  }

  /** A number from the normal distribution of mean 0 and standard deviation 1 (Box and Muller 1958). */
  normal(): number {
    const inside = (this.below(2 ** 32) + 1) / 2 ** 32
    return Math.sqrt(-2 * Math.log(inside)) * Math.cos((2 * Math.PI * this.below(2 ** 32)) / 2 ** 32)
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]
  }

  /** The items in random order (Fisher and Yates 1938, in place as in Durstenfeld 1964). */
  shuffled<T>(items: Iterable<T>): T[] {
    const result = [...items]
    for (let i = result.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const item = result[i]
      result[i] = result[j]
      result[j] = item
    }
    return result
  }
}
