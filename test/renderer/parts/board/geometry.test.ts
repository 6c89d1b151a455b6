/** The drawing places the nodes, and the arrow keys lead between them. */
import { describe, expect, it } from 'vitest'
import { BOARD_SIZES, boardOfSize } from '../../../../src/engine/game/board.ts'
import { drawingOf, isArrow, neighbourTowards } from '../../../../src/renderer/parts/board/geometry.ts'
import { has } from '../../../../src/engine/game/node-set.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

describe.each(BOARD_SIZES)('the drawing of size %i', (size) => {
  const board = boardOfSize(size)
  const { nodes, stoneRadius, sides, viewBox } = drawingOf(board)

  it('keeps stones apart and inside the picture', () => {
    const [left, top, width, height] = viewBox.split(' ').map(Number)
    nodes.forEach((a, i) => {
      nodes.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * stoneRadius))
      expect(a.x - stoneRadius).toBeGreaterThan(left)
      expect(a.x + stoneRadius).toBeLessThan(left + width)
      expect(a.y - stoneRadius).toBeGreaterThan(top)
      expect(a.y + stoneRadius).toBeLessThan(top + height)
    })
  })

  it('draws every link between nodes that are near, and none between others', () => {
    const step = 300 / (size - 1)
    nodes.forEach((a, u) =>
      nodes.forEach((b, v) => {
        const distance = Math.hypot(a.x - b.x, a.y - b.y)
        if (u < v && has(board.adjacent[u], v)) expect(distance).toBeLessThan(1.2 * step)
      }),
    )
  })

  it('draws each side outside its own nodes', () => {
    sides.forEach(({ from, to }, k) => {
      const middle = Math.hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
      nodes.forEach(({ x, y }, node) => {
        if (has(board.sides[k], node)) expect(Math.hypot(x, y) * Math.cos(Math.PI / 5)).toBeLessThan(middle)
      })
    })
  })

  it('reaches every node from every other by arrow keys', () => {
    for (let start = 0; start < board.nodeCount; start++) {
      const reached = new Set([start])
      for (const node of reached) for (const key of ARROWS) reached.add(neighbourTowards(board, node, key))
      expect(reached.size).toBe(board.nodeCount)
    }
  })

  it('moves by an arrow only to a neighbour, in its direction', () => {
    for (let node = 0; node < board.nodeCount; node++) {
      const right = neighbourTowards(board, node, 'ArrowRight')
      if (right !== node) {
        expect(has(board.adjacent[node], right)).toBe(true)
        expect(nodes[right].x).toBeGreaterThan(nodes[node].x)
      }
    }
  })
})

it('knows the arrow keys from the others', () => {
  expect(ARROWS.every(isArrow)).toBe(true)
  expect(['Enter', 'a', 'toString'].some(isArrow)).toBe(false)
  expect(neighbourTowards(boardOfSize(4), 5, 'Enter')).toBe(5)
})
