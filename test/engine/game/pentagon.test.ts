import { describe, expect, it } from 'vitest'
import { pentagon } from '../../../src/engine/game/pentagon.ts'

const SIZES = [2, 3, 4, 5, 6, 7]

describe.each(SIZES)('the pentagonal graph of size %i', (size) => {
  const graph = pentagon(size)
  const outer = new Set(graph.rings[size - 1])

  it('has 1 + 5n(n − 1)/2 nodes with names of their own', () => {
    expect(graph.nodeCount).toBe(1 + (5 * size * (size - 1)) / 2)
    expect(new Set(graph.names).size).toBe(graph.nodeCount)
  })

  it('gives an inner node six neighbours, the centre five, a corner three and any other outer node four', () => {
    const degrees = graph.neighbourLists.map((list, node) =>
      node === 0 ? list.length === 5 : list.length === (graph.corners.includes(node) ? 3 : outer.has(node) ? 4 : 6),
    )
    expect(degrees.every(Boolean)).toBe(true)
  })

  it('has as many links as Euler’s formula asks of a triangulated disc', () => {
    expect(graph.links.length).toBe(3 * graph.nodeCount - 3 - outer.size)
  })

  it('is the same graph under each of its ten symmetries, sides and corners included', () => {
    const linked = new Set(graph.links.map(([u, v]) => `${u} ${v}`))
    const sideKeys = new Set(graph.sideLists.map((side) => side.toSorted().join()))
    expect(new Set(graph.symmetries.map((symmetry) => symmetry.join())).size).toBe(10)
    for (const symmetry of graph.symmetries) {
      const images = graph.links.map(([u, v]) => [symmetry[u], symmetry[v]].toSorted((a, b) => a - b).join(' '))
      expect(images.filter((link) => !linked.has(link))).toEqual([])
      for (const side of graph.sideLists)
        expect(sideKeys).toContain(
          side
            .map((node) => symmetry[node])
            .toSorted()
            .join(),
        )
      expect(graph.corners.map((corner) => symmetry[corner]).toSorted((a, b) => a - b)).toEqual(
        graph.corners.toSorted((a, b) => a - b),
      )
    }
  })

  it('lets neighbouring sides share one corner and others none', () => {
    const shared = graph.sideLists.map((side, k) =>
      graph.sideLists.map((other, j) => (j === k ? 0 : other.filter((node) => side.includes(node)).length)),
    )
    const expected = graph.sideLists.map((_, k) =>
      graph.sideLists.map((_, j) => ((j - k + 5) % 5 === 1 || (k - j + 5) % 5 === 1 ? 1 : 0)),
    )
    expect(shared).toEqual(expected)
  })
})

it('has 106 nodes and 285 links in the size of tournaments', () => {
  expect([pentagon(7).nodeCount, pentagon(7).links.length]).toEqual([106, 285])
})
