import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import {
  floydWarshall,
  linkTable,
  piecesToWinByFloydWarshall,
  relax,
  shortestPath,
  sideDistances,
  stepCosts,
} from '../../../src/engine/evaluation/floyd-warshall.ts'
import { has, nodesOf } from '../../../src/engine/bits/bits.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { Random, randomBits } from '../math/random.ts'
import { bitsIn } from '../reference.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 6, all: 30 })

const board = boardOfSize(4).bits

/**
 * Stones to place on the way from one node to every other, by repeated relaxation of single links (Bellman and Ford).
 */
function distancesFrom(start: number, cost: readonly number[]): number[] {
  const distance = cost.map((_, node) => (node === start && cost[node] !== Infinity ? 0 : Infinity))
  for (let round = 0; round < cost.length; round++)
    for (let u = 0; u < cost.length; u++)
      for (const v of nodesOf(board.adjacent[u])) distance[v] = Math.min(distance[v], distance[u] + cost[v])
  return distance
}

describe('the Floyd–Warshall table', () => {
  it('starts with the cost of one step along each link', () => {
    const position = parsePosition('r/b..../.......... r')
    const { bits: small } = position.board
    const { red, blue } = bitsIn(position)
    const cost = stepCosts(small, red, blue)
    const table = linkTable(small, cost)
    expect(cost.slice(0, 3)).toEqual([0, Infinity, 1])
    expect(table[0].slice(0, 7)).toEqual([0, Infinity, 1, 1, 1, 1, Infinity])
    expect(table[2].slice(0, 4)).toEqual([0, Infinity, 0, 1])
    expect(table[1].every((distance) => distance === Infinity)).toBe(true)
  })

  it('holds the shortest paths that relaxing link by link finds', () => {
    const random = new Random(1)
    for (let i = 0; i < 2 * COUNT; i++) {
      const { red, blue } = randomBits(random, 4, random.below(32))
      const cost = stepCosts(board, red, blue)
      const table = floydWarshall(board, red, blue)
      table.forEach((row, node) => expect(row).toEqual(distancesFrom(node, cost)))
    }
  })

  it('is the link table relaxed over every node, which can be done a round at a time', () => {
    const { red, blue } = randomBits(new Random(2), 4, 15)
    const table = linkTable(board, stepCosts(board, red, blue))
    for (let via = 0; via < board.nodeCount; via++) relax(table, via)
    expect(table).toEqual(floydWarshall(board, red, blue))
    expect(piecesToWinByFloydWarshall(board, red, blue, table)).toBe(piecesToWinByFloydWarshall(board, red, blue))
  })

  it('gives for each round a path of that length, through nodes of the rounds before alone', () => {
    const random = new Random(4)
    for (let i = 0; i < COUNT; i++) {
      const { red, blue } = randomBits(random, 4, random.below(32))
      const cost = stepCosts(board, red, blue)
      const rounds = random.between(0, board.nodeCount)
      const table = floydWarshall(board, red, blue, rounds)
      table.forEach((row, from) =>
        row.forEach((distance, to) => {
          const path = shortestPath(board, cost, table, rounds, from, to)
          if (distance === Infinity) return expect(path).toEqual([])
          expect([path[0], path.at(-1)]).toEqual([from, to])
          expect(path.slice(1).reduce((sum, node) => sum + cost[node], 0)).toBe(distance)
          expect(path.slice(1, -1).every((node) => node < rounds)).toBe(true)
          expect(path.slice(1).every((node, step) => has(board.adjacent[path[step]], node))).toBe(true)
          return undefined
        }),
      )
    }
  })

  it('knows how far each node is from each side', () => {
    const distances = sideDistances(board, 1 << 16, 1 << 19)
    // d1 is red and lies on sides A and E; blue d4 sends the way to B through d2, c2, c3 and d5.
    expect(distances[16]).toEqual([0, 4, 6, 3, 0])
    expect(distances[17].slice(0, 1)).toEqual([1])
    expect(distances[19].every((distance) => distance === Infinity)).toBe(true)
  })

  it('holds no NaN, whatever is blocked', () => {
    const random = new Random(3)
    for (let i = 0; i < 200; i++) {
      const { red, blue } = randomBits(random, 4, random.below(32))
      expect(floydWarshall(board, red, blue).flat().some(Number.isNaN)).toBe(false)
    }
  })
})
