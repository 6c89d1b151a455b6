import { describe, expect, it } from 'vitest'
import { boardOfSize, BOARD_SIZES, MAX_NODES, neighbours, type Board } from '../../../src/engine/game/board.ts'
import {
  EMPTY,
  has,
  image,
  intersection,
  nodesOf,
  only,
  setOf,
  size,
  union,
  type NodeSet,
} from '../../../src/engine/game/node-set.ts'
import { Random } from '../math/random.ts'

const boards = BOARD_SIZES.map(boardOfSize)

/** Nodes in the plane, ring by ring and clockwise from the top: ring r is a pentagon with corners at distance r. */
function placesInThePlane(rings: number): { x: number; y: number }[] {
  const corner = (k: number) => ({ x: Math.sin((k * 2 * Math.PI) / 5), y: Math.cos((k * 2 * Math.PI) / 5) })
  const places = [{ x: 0, y: 0 }]
  for (let r = 1; r < rings; r++)
    for (let p = 0; p < 5 * r; p++) {
      const from = corner(Math.floor(p / r))
      const to = corner(Math.floor(p / r) + 1)
      const along = p % r
      places.push({ x: (r - along) * from.x + along * to.x, y: (r - along) * from.y + along * to.y })
    }
  return places
}

/** Links by distance: along a ray it is 1, along a ring 1.18, to the next nearest nodes 1.62. */
function linksByDistance(rings: number): [number, number][] {
  const places = placesInThePlane(rings)
  return places.flatMap((u, i) =>
    places.flatMap((v, j) => (i < j && Math.hypot(u.x - v.x, u.y - v.y) < 1.4 ? [[i, j] as [number, number]] : [])),
  )
}

function trianglesOf({ links, adjacent }: Board): number {
  return links.reduce((sum, [u, v]) => sum + size(intersection(adjacent[u], adjacent[v])), 0) / 3
}

const namesOf = (board: Board, set: NodeSet) => Array.from(nodesOf(set), (node) => board.names[node])

describe('the board', () => {
  it('has 6 to 106 nodes, and the links and triangles of a triangulated pentagon', () => {
    expect(boards.map(({ nodeCount }) => nodeCount)).toEqual([6, 16, 31, 51, 76, 106])
    expect(boards.at(-1)?.nodeCount).toBe(MAX_NODES)
    expect(boards.map(({ links }) => links.length)).toEqual([10, 35, 75, 130, 200, 285])
    expect(boards.map(trianglesOf)).toEqual([5, 20, 45, 80, 125, 180])
  })

  it.each(boards)('of size $size has the links that distance in the plane gives', (board) => {
    expect(board.links).toEqual(linksByDistance(board.size))
  })

  it('of size 2 is a wheel with five spokes', () => {
    const spokes = [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [0, 5],
    ]
    const rim = [
      [1, 2],
      [1, 5],
      [2, 3],
      [3, 4],
      [4, 5],
    ]
    expect(boardOfSize(2).links).toEqual([...spokes, ...rim])
  })

  it('of size 4 has centre 5, corners 3, other outer nodes 4 and all others 6 neighbours', () => {
    const board = boardOfSize(4)
    const expected = board.names.map((name) => {
      if (name === 'a1') return 5
      if (['d1', 'd4', 'd7', 'd10', 'd13'].includes(name)) return 3
      return name.startsWith('d') ? 4 : 6
    })
    expect(board.adjacent.map(size)).toEqual(expected)
  })

  it.each(boards)('of size $size keeps adjacency sets, link list and byte table alike', (board) => {
    const random = new Random(1)
    expect(board.all).toBe(setOf(board.names.keys()))
    board.adjacent.forEach((set, u) => {
      expect([...nodesOf(set)]).toEqual([...board.names.keys()].filter((v) => has(board.adjacent[v], u)))
      expect(has(set, u)).toBe(false)
    })
    for (let i = 0; i < 200; i++) {
      const nodes = random.shuffled(board.names.keys()).slice(random.below(board.nodeCount))
      const expected = nodes.map((node) => board.adjacent[node]).reduce(union, EMPTY)
      expect(neighbours(board, setOf(nodes))).toBe(expected)
    }
  })

  it('numbers nodes ring by ring from the centre and names them by ring and place', () => {
    const board = boardOfSize(4)
    expect(board.rings.map((ring) => [ring[0], ring[ring.length - 1]])).toEqual([
      [0, 0],
      [1, 5],
      [6, 15],
      [16, 30],
    ])
    expect(board.rings.flat()).toEqual([...board.names.keys()])
    expect([0, 1, 5, 6, 15, 16, 25, 30].map((node) => board.names[node])).toEqual([
      'a1',
      'b1',
      'b5',
      'c1',
      'c10',
      'd1',
      'd10',
      'd15',
    ])
    expect(new Set(board.names).size).toBe(31)
  })

  it('has its corners at d1, d4, d7, d10 and d13, each on the two sides that meet there', () => {
    const board = boardOfSize(4)
    expect(board.corners.map((node) => board.names[node])).toEqual(['d1', 'd4', 'd7', 'd10', 'd13'])
    board.corners.forEach((corner, k) =>
      expect(intersection(board.sides[k], board.sides[(k + 4) % 5])).toBe(only(corner)),
    )
  })

  it('has five sides that run from corner to corner', () => {
    const board = boardOfSize(4)
    expect(board.sides.map((side) => namesOf(board, side))).toEqual([
      ['d1', 'd2', 'd3', 'd4'],
      ['d4', 'd5', 'd6', 'd7'],
      ['d7', 'd8', 'd9', 'd10'],
      ['d10', 'd11', 'd12', 'd13'],
      ['d1', 'd13', 'd14', 'd15'],
    ])
    expect(boards.map(({ sides }) => sides.map(size))).toEqual(BOARD_SIZES.map((n) => Array(5).fill(n)))
  })
})

describe.each(boards)('the ten symmetries of the board of size $size', (board) => {
  const keys = new Set(board.symmetries.map(String))

  it('are ten different permutations, the identity first', () => {
    expect(keys.size).toBe(10)
    expect(board.symmetries[0]).toEqual([...board.names.keys()])
    for (const symmetry of board.symmetries) expect(new Set(symmetry).size).toBe(board.nodeCount)
  })

  it('take links to links', () => {
    for (const symmetry of board.symmetries)
      for (const [u, v] of board.links) expect(has(board.adjacent[symmetry[u]], symmetry[v])).toBe(true)
  })

  it('take sides to sides: the first five turn the board, the others mirror it', () => {
    board.symmetries.forEach((symmetry, i) => {
      const images = board.sides.map((side) => board.sides.indexOf(image(symmetry, side)))
      const step = i < 5 ? 1 : 4
      expect(images).not.toContain(-1)
      expect(images).toEqual(images.map((_, k) => (images[0] + step * k) % 5))
    })
  })

  it('form a group', () => {
    for (const f of board.symmetries)
      for (const g of board.symmetries) expect(keys.has(String(f.map((node) => g[node])))).toBe(true)
  })
})
