import { describe, expect, it } from 'vitest'
import { mapBits, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { size, type Bits } from '../../../src/engine/bits/bits.ts'
import { StateClasses, subsets } from '../../../src/engine/solver/state-classes.ts'
import { Random } from '../math/random.ts'

const BOARD = boardOfSize(4).bits

/** Number of classes of the board of 31 nodes, by stones. */
const COUNTS = [1, 6, 103, 1396, 19_102, 170_566]

/** Made once: that of five stones takes a while. */
const CLASSES = COUNTS.map((_, stones) => new StateClasses(BOARD, stones))

/** Classes of states, as sets of texts of their images. */
function classesByBruteForce(board: BitBoard, stones: number): number {
  const seen = new Set<string>()
  let count = 0
  const nodes = [...board.names.keys()]
  const place = (own: Bits, other: Bits, left: readonly [number, number], from: number): void => {
    if (left[0] + left[1] === 0) {
      if (seen.has(`${own} ${other}`)) return
      count++
      for (const symmetry of board.symmetries) seen.add(`${mapBits(symmetry, own)} ${mapBits(symmetry, other)}`)
    }
    for (const node of nodes.slice(from)) {
      if (left[0] > 0) place(own | (1 << node), other, [left[0] - 1, left[1]], node + 1)
      if (left[1] > 0) place(own, other | (1 << node), [left[0], left[1] - 1], node + 1)
    }
  }
  place(0, 0, [Math.floor(stones / 2), Math.ceil(stones / 2)], 0)
  return count
}

/** The lengths of a symmetry's cycles. */
function cyclesOf(symmetry: readonly number[]): number[] {
  const seen = new Set<number>()
  return symmetry.flatMap((_, start) => {
    let length = 0
    for (let node = start; !seen.has(node); node = symmetry[node]) {
      seen.add(node)
      length++
    }
    return length === 0 ? [] : [length]
  })
}

/** Ways to give `own` and `other` nodes to the colours so that each cycle has one colour. */
function colouringsOf(cycles: readonly number[], own: number, other: number): number {
  if (own < 0 || other < 0) return 0
  if (cycles.length === 0) return own + other === 0 ? 1 : 0
  const [cycle, ...rest] = cycles
  return (
    colouringsOf(rest, own, other) + colouringsOf(rest, own - cycle, other) + colouringsOf(rest, own, other - cycle)
  )
}

/** Burnside's lemma: as many classes as the symmetries leave states as they are, on average. */
function classesByBurnside({ symmetries }: BitBoard, stones: number): number {
  const fixed = symmetries.map((symmetry) =>
    colouringsOf(cyclesOf(symmetry), Math.floor(stones / 2), Math.ceil(stones / 2)),
  )
  return fixed.reduce((sum, count) => sum + count) / symmetries.length
}

/** Random stones of the side to move and the other. */
function randomState(random: Random, stones: number): readonly [Bits, Bits] {
  const nodes = random.shuffled(BOARD.names.keys()).slice(0, stones)
  const setOfSome = (some: readonly number[]) => some.reduce((set, node) => set | (1 << node), 0)
  return [setOfSome(nodes.slice(0, stones >> 1)), setOfSome(nodes.slice(stones >> 1))]
}

describe('the classes of states', () => {
  it('are as many as known on the board of 31 nodes', () => {
    expect(CLASSES.map(({ count }) => count)).toEqual(COUNTS)
  })

  it("are as many as a brute force over all images finds, and as Burnside's lemma says", () => {
    for (const stones of [0, 1, 2, 3])
      expect(COUNTS[stones], `${stones} stones`).toBe(classesByBruteForce(BOARD, stones))
    for (const [stones, count] of COUNTS.entries())
      expect(count, `${stones} stones`).toBe(classesByBurnside(BOARD, stones))
    for (const [boardSize, most] of [
      [2, 5],
      [3, 6],
    ] as const)
      for (let stones = 0; stones <= most; stones++) {
        const board = boardOfSize(boardSize).bits
        const { count } = new StateClasses(board, stones)
        expect([count, count], `${stones} stones of size ${boardSize}`).toEqual([
          classesByBruteForce(board, stones),
          classesByBurnside(board, stones),
        ])
      }
  })

  it('have the side to move with as many stones as the other, or one less', () => {
    for (const { owns, others, stones } of CLASSES)
      for (const index of owns.keys())
        if (size(owns[index]) !== stones >> 1 || size(owns[index] | others[index]) !== stones)
          expect.fail(`${stones} stones, class ${index}`)
  })

  it('are found at their own index, each by its canonical form', () => {
    for (const classes of CLASSES)
      for (let index = 0; index < classes.count; index++)
        if (classes.indexOf(classes.owns[index], classes.others[index]) !== index || classes.canonical.symmetry !== 0)
          expect.fail(`${classes.stones} stones, class ${index}`)
  })

  it('are found by every image of a state, with the symmetry that takes it to the canonical form', () => {
    const random = new Random(1)
    for (const classes of CLASSES)
      for (let i = 0; i < 500; i++) {
        const [own, other] = randomState(random, classes.stones)
        const index = classes.indexOf(own, other)
        for (const symmetry of BOARD.symmetries) {
          const [ownImage, otherImage] = [mapBits(symmetry, own), mapBits(symmetry, other)]
          expect(classes.indexOf(ownImage, otherImage)).toBe(index)
          const back = BOARD.symmetries[classes.canonical.symmetry]
          expect([mapBits(back, ownImage), mapBits(back, otherImage)]).toEqual([
            classes.owns[index],
            classes.others[index],
          ])
        }
      }
  })
})

describe('the subsets of a set', () => {
  it('come each once, in rising order', () => {
    const set = 0b1011_0110_1101
    for (let count = 0; count <= 9; count++) {
      const slow = Array.from({ length: set + 1 }, (_, subset) => subset).filter(
        (subset) => (subset & ~set) === 0 && size(subset) === count,
      )
      expect([...subsets(set, count)], `${count} nodes`).toEqual(slow)
    }
  })
})
