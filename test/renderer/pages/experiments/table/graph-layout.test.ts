/** The graph of positions keeps its plates apart, and arrow keys lead from one to the next. */
import { describe, expect, it } from 'vitest'
import { tablebaseOf } from '../../../../../src/engine/solver/tablebase.ts'
import { positionGraph } from '../../../../../src/renderer/model/table/graph.ts'
import { graphLayout, neighbourInGraph } from '../../../../../src/renderer/pages/experiments/table/graph-layout.ts'

const graph = positionGraph(tablebaseOf(2))

describe('the layout of the graph', () => {
  it.each([326, 760, 860, 1300])('keeps plates apart, inside and clear of labels at a width of %i', (width) => {
    const { plate, places, height, labels } = graphLayout(graph, width, 16)
    const margin = Math.max(...labels.map((label) => label.x + label.width))
    for (const [i, { x, y }] of places.entries()) {
      expect([x - plate / 2 >= margin, x + plate / 2 <= width, y - plate / 2 >= 0, y + plate / 2 <= height]).toEqual([
        true,
        true,
        true,
        true,
      ])
      for (const other of places.slice(0, i))
        expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(plate)
    }
  })

  it('draws each move downwards', () => {
    const { places } = graphLayout(graph, 900, 16)
    for (const { from, to } of graph.edges) expect(places[to].y).toBeGreaterThan(places[from].y)
  })

  it('leads by arrow keys along a row and along the moves, the best one first', () => {
    const [left, right] = graph.layers[3]
    expect([
      neighbourInGraph(graph, left, 'ArrowRight'),
      neighbourInGraph(graph, right, 'ArrowLeft'),
      neighbourInGraph(graph, left, 'ArrowLeft'),
    ]).toEqual([right, left, null])
    const [root] = graph.layers[0]
    const next = neighbourInGraph(graph, root, 'ArrowDown') ?? expect.fail('no move')
    expect(graph.edges).toContainEqual({ from: root, to: next, isBest: true })
    expect([
      neighbourInGraph(graph, next, 'ArrowUp'),
      neighbourInGraph(graph, root, 'ArrowUp'),
      neighbourInGraph(graph, root, 'a'),
    ]).toEqual([root, null, null])
  })
})
