/** Sets of nodes, held against JavaScript's own sets on boards of every size. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bitsOf,
  difference,
  EMPTY,
  has,
  image,
  intersection,
  intersects,
  lowest,
  nodesOf,
  only,
  setOf,
  setOfBits,
  size,
  union,
  withNode,
  withoutNode,
  type NodeSet,
} from '../../../src/engine/game/node-set.ts'
import { pentagon } from '../../../src/engine/game/pentagon.ts'

const BOARDS = [2, 3, 4, 5, 6, 7].map(pentagon)

const nodesBelow = (count: number) => fc.subarray(Array.from({ length: count }, (_, node) => node))

/** Two sets of nodes of a board of any size, in id order, and one of its nodes. */
const twoSets = fc
  .constantFrom(...BOARDS.map(({ nodeCount }) => nodeCount))
  .chain((count) => fc.tuple(nodesBelow(count), nodesBelow(count), fc.nat(count - 1)))

const listOf = (set: NodeSet) => [...nodesOf(set)]
const inOrder = (nodes: Iterable<number>) => [...nodes].sort((a, b) => a - b)

describe('a node set', () => {
  it('holds exactly the nodes it was made of, and hands them out in id order', () => {
    fc.assert(
      fc.property(twoSets, ([members, , node]) => {
        const set = setOf(members.toReversed())
        expect(listOf(set)).toEqual(members)
        expect(size(set)).toBe(members.length)
        expect(has(set, node)).toBe(members.includes(node))
      }),
    )
  })

  it('equals another made of the same nodes, and no other', () => {
    fc.assert(
      fc.property(twoSets, ([members, others]) => {
        expect(setOf(members.toReversed())).toBe(setOf(members))
        expect(setOf(members) === setOf(others)).toBe(members.join() === others.join())
      }),
    )
  })

  it('is joined, cut and reduced as sets are', () => {
    fc.assert(
      fc.property(twoSets, ([members, others]) => {
        const [one, other] = [setOf(members), setOf(others)]
        const twin = new Set(others)
        const common = members.filter((node) => twin.has(node))
        expect(listOf(union(one, other))).toEqual(inOrder(new Set([...members, ...others])))
        expect(listOf(intersection(one, other))).toEqual(common)
        expect(listOf(difference(one, other))).toEqual(members.filter((node) => !twin.has(node)))
        expect(intersects(one, other)).toBe(common.length > 0)
      }),
    )
  })

  it('gains and loses a node without changing itself', () => {
    fc.assert(
      fc.property(twoSets, ([members, , node]) => {
        const set = setOf(members)
        expect(listOf(withNode(set, node))).toEqual(inOrder(new Set([...members, node])))
        expect(listOf(withoutNode(set, node))).toEqual(members.filter((member) => member !== node))
        expect(listOf(set)).toEqual(members)
      }),
    )
  })

  it('knows its lowest node, and has none when it is empty', () => {
    for (let low = 0; low < 106; low++) {
      expect(lowest(only(low))).toBe(low)
      expect(lowest(setOf([low, 105]))).toBe(low)
    }
    expect(() => lowest(EMPTY)).toThrow(RangeError)
  })

  it('has an image under a symmetry, node by node', () => {
    for (const { nodeCount, symmetries } of BOARDS)
      fc.assert(
        fc.property(nodesBelow(nodeCount), fc.constantFrom(...symmetries), (members, symmetry) => {
          expect(listOf(image(symmetry, setOf(members)))).toEqual(inOrder(members.map((node) => symmetry[node])))
        }),
        { numRuns: 20 },
      )
  })

  it('has the same nodes as its bits, up to the board of 31', () => {
    fc.assert(
      fc.property(nodesBelow(31), (members) => {
        const bits = bitsOf(setOf(members))
        expect(bits).toBe(members.reduce((sum, node) => sum + 2 ** node, 0))
        expect(setOfBits(bits)).toBe(setOf(members))
      }),
    )
  })
})
