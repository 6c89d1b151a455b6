/** The drawing places the nodes, and the arrow keys lead between them. */
import { describe, expect, it } from 'vitest'
import { pentagon } from '../../../../src/engine/game/pentagon.ts'
import { drawingOf, isArrow, neighbourTowards, nodeUnder } from '../../../../src/renderer/parts/board/geometry.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

describe.each([2, 3, 4, 5, 6, 7])('the drawing of size %i', (size) => {
  const board = pentagon(size)
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
        if (u < v && board.neighbourLists[u].includes(v)) expect(distance).toBeLessThan(1.2 * step)
      }),
    )
  })

  it('draws each side outside its own nodes', () => {
    sides.forEach(({ from, to }, k) => {
      const middle = Math.hypot((from.x + to.x) / 2, (from.y + to.y) / 2)
      nodes.forEach(({ x, y }, node) => {
        if (board.sideLists[k].includes(node)) expect(Math.hypot(x, y) * Math.cos(Math.PI / 5)).toBeLessThan(middle)
      })
    })
  })

  it('turns the sides and corners together with their nodes', () => {
    board.symmetries.forEach((_, orientation) => {
      const turned = drawingOf(board, orientation)
      board.sideLists.forEach((side, k) => {
        const { from, to } = turned.sides[k]
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
        const farthest = (other: readonly number[]) =>
          Math.max(...other.map((node) => Math.hypot(turned.nodes[node].x - middle.x, turned.nodes[node].y - middle.y)))
        board.sideLists.forEach((other, l) => l !== k && expect(farthest(side)).toBeLessThan(farthest(other)))
        const corner = turned.nodes[board.corners[k]]
        expect(corner.x).toBeCloseTo(300 * turned.rays[k].x)
        expect(corner.y).toBeCloseTo(300 * turned.rays[k].y)
      })
    })
  })

  it('finds a node around its own place, and none between nodes', () => {
    const { hitRadius, spacing } = drawingOf(board)
    expect(2 * hitRadius).toBeLessThanOrEqual(spacing + 1e-9)
    nodes.forEach(({ x, y }, node) => {
      expect(nodeUnder(drawingOf(board), { x: x + hitRadius - 0.01, y })).toBe(node)
    })
    expect(nodeUnder(drawingOf(board), { x: 0, y: 340 })).toBeNull()
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
        expect(board.neighbourLists[node]).toContain(right)
        expect(nodes[right].x).toBeGreaterThan(nodes[node].x)
      }
    }
  })
})

it.each([
  [2, 34, 38],
  [3, 27, 33],
  [4, 22, 27],
])('draws the nodes of size %i with radius %i, and its stones with %i', (size, node, stone) => {
  const { nodeRadius, stoneRadius, fineness } = drawingOf(pentagon(size))
  expect([nodeRadius, stoneRadius, fineness]).toEqual([node, stone, 1])
})

it('keeps the nodes of the largest board 24 pixels apart on a phone of 390 pixels', () => {
  const { spacing, viewBox } = drawingOf(pentagon(7))
  expect((spacing * 390) / Number(viewBox.split(' ')[2])).toBeGreaterThan(24)
})

it('knows the arrow keys from the others', () => {
  expect(ARROWS.every(isArrow)).toBe(true)
  expect(['Enter', 'a', 'toString'].some(isArrow)).toBe(false)
  expect(neighbourTowards(pentagon(4), 5, 'Enter')).toBe(5)
})
