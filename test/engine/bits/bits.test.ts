import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteTable, has, lowest, nodesOf, only, setOf, size, unionOver } from '../../../src/engine/bits/bits.ts'

/** Any subset of the 31 nodes, in id order. */
const nodes = fc.subarray(Array.from({ length: 31 }, (_, node) => node))

describe('a set of bits', () => {
  it('holds exactly the nodes it was made of, and hands them out in id order', () => {
    fc.assert(
      fc.property(nodes, (members) => {
        const set = setOf(members.toReversed())
        expect(set).toBeGreaterThanOrEqual(0)
        expect([...nodesOf(set)]).toEqual(members)
        expect(size(set)).toBe(members.length)
        for (let node = 0; node < 31; node++) expect(has(set, node)).toBe(members.includes(node))
      }),
    )
  })

  it('knows its lowest node', () => {
    for (let low = 0; low < 31; low++) {
      expect(lowest(only(low))).toBe(low)
      expect(lowest(only(low) | only(30))).toBe(low)
    }
  })

  it('is united over a byte table as it would be node by node', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 31 - 1), { minLength: 31, maxLength: 31 }), nodes, (perNode, members) => {
        const union = members.reduce((all, node) => all | perNode[node], 0)
        expect(unionOver(byteTable(perNode), setOf(members))).toBe(union)
      }),
    )
  })
})
