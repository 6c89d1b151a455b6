/** The graph of the positions of 6 nodes against play over the plain rules. */
import { describe, expect, it } from 'vitest'
import { size } from '../../../../src/engine/game/node-set.ts'
import { emptyPosition, legalMoves, play, stonesOf, type Position } from '../../../../src/engine/game/position.ts'
import { tablebaseOf } from '../../../../src/engine/solver/tablebase.ts'
import { crossings, placeInGraph, positionGraph } from '../../../../src/renderer/model/table/graph.ts'
import { forcedEnd } from '../../../engine/reference.ts'

const graph = positionGraph(tablebaseOf(2))

describe('the graph of positions', () => {
  it('has 28 positions in six layers by their number of stones, each once', () => {
    expect(graph.layers.map((layer) => layer.length)).toEqual([1, 2, 4, 8, 8, 5])
    expect(graph.layers.flat().toSorted((a, b) => a - b)).toEqual([...graph.nodes.keys()])
    for (const [stones, layer] of graph.layers.entries())
      for (const place of layer) expect(size(stonesOf(graph.nodes[place].position))).toBe(stones)
  })

  it('has an edge for each move of each game, and no other', () => {
    const walked = new Set<string>()
    const visit = (position: Position): void => {
      for (const node of legalMoves(position)) {
        const next = play(position, node)
        walked.add(`${placeInGraph(graph, position)} ${placeInGraph(graph, next)}`)
        visit(next)
      }
    }
    visit(emptyPosition(2))
    expect(graph.edges.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([...walked].toSorted())
  })

  it('marks as best the moves that minimax takes', () => {
    for (const { from, to, isBest } of graph.edges) {
      const [before, after] = [from, to].map(
        (place) => forcedEnd(graph.nodes[place].position, 6) ?? expect.fail('minimax finds no end'),
      )
      expect(isBest).toBe(before.winner === after.winner && after.plies === before.plies - 1)
    }
  })

  it('is drawn with fewer crossings than in the order of the table', () => {
    const asListed = graph.layers.map((layer) => layer.toSorted((a, b) => a - b))
    expect(crossings(graph.layers, graph.edges)).toBeLessThan(crossings(asListed, graph.edges))
  })
})
