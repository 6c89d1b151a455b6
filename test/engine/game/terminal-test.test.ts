/**
 * The report's terminal test: against the flood fill that play uses, and whether its walk is a depth-first search in
 * the order of the ids.
 */
import { describe, expect, it } from 'vitest'
import { boardOfSize, BOARD_SIZES, type Board } from '../../../src/engine/game/board.ts'
import { flood, isWonBy } from '../../../src/engine/game/chain.ts'
import {
  has,
  image,
  intersection,
  nodesOf,
  only,
  setOf,
  size,
  withNode,
  type NodeSet,
} from '../../../src/engine/game/node-set.ts'
import { parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { terminalTest } from '../../../src/engine/game/terminal-test.ts'
import { Random, randomColouring } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 2, all: 15 })

/**
 * The walk once more, without recursion: a stack of stones, of which the top one either has an own neighbour outside A,
 * and the search goes down to the first of these, or has none, and the search backs up.
 */
function walkByStack(board: Board, own: NodeSet, lastStone: number) {
  const walk = [{ node: lastStone, from: null as number | null, back: [] as number[] }]
  const stack = [lastStone]
  let inA = only(lastStone)
  while (stack.length > 0) {
    const top = stack[stack.length - 1]
    const next = Array.from({ length: board.nodeCount }, (_, node) => node).find(
      (node) => has(board.adjacent[top], node) && has(own, node) && !has(inA, node),
    )
    if (next === undefined) {
      stack.pop()
      if (stack.length > 0) walk[walk.length - 1].back.push(stack[stack.length - 1])
    } else {
      inA = withNode(inA, next)
      walk.push({ node: next, from: top, back: [] })
      stack.push(next)
    }
  }
  return walk
}

/**
 * Every stone of both colours in random positions of each board, as it is and under one of the ten symmetries after
 * another.
 */
function* stonesOf(perBoard: number) {
  const random = new Random(21)
  for (const boardSize of BOARD_SIZES)
    for (let i = 0; i < perBoard; i++) {
      const board = boardOfSize(boardSize)
      const { red, blue } = randomColouring(random, boardSize, random.between(0, board.nodeCount - 1))
      for (const symmetry of board.symmetries)
        for (const own of [red, blue])
          for (const stone of nodesOf(own))
            yield { board, own: image(symmetry, own), stone: symmetry[stone], turned: symmetry, before: { own, stone } }
    }
}

describe('the report’s terminal test', () => {
  it('gives the chain and the verdict of the flood fill, on all boards under all ten symmetries', () => {
    const verdicts = { true: 0, false: 0 }
    const faults: string[] = []
    for (const { board, own, stone, turned, before } of stonesOf(10 * COUNT)) {
      const { chain, intersections, isTerminal } = terminalTest(board, own, stone)
      const isRight =
        chain === flood(board, only(stone), own) &&
        chain === image(turned, terminalTest(board, before.own, before.stone).chain) &&
        isTerminal === isWonBy(board, own, stone) &&
        intersections.join() ===
          board.sides.map((side) => setOf([...nodesOf(side)].filter((node) => has(chain, node)))).join() &&
        isTerminal === intersections.filter((common) => size(common) >= 1).length >= 3
      if (!isRight) faults.push(`size ${board.size}, stones ${own}, last ${stone}`)
      verdicts[`${isTerminal}`]++
    }
    expect(faults).toEqual([])
    expect(Math.min(...Object.values(verdicts))).toBeGreaterThan(60 * COUNT)
  })

  it('walks depth first in the order of the ids, and backs up the way it came', () => {
    let meanwhile = 0
    const faults: string[] = []
    for (const { board, own, stone } of stonesOf(4 * COUNT)) {
      const { walk } = terminalTest(board, own, stone)
      const what = `size ${board.size}, stones ${own}, last ${stone}`
      const told = walk.map(({ node, from, back }) => ({ node, from, back }))
      if (JSON.stringify(told) !== JSON.stringify(walkByStack(board, own, stone)))
        faults.push(`${what}: the walk is ${JSON.stringify(told)}`)
      // What it says of each neighbour, by the order in which the stones come into A.
      const order = new Map(walk.map(({ node }, i) => [node, i]))
      for (const [i, { node, met }] of walk.entries()) {
        if (
          met.map((neighbour) => neighbour.node).join() !== [...nodesOf(intersection(board.adjacent[node], own))].join()
        )
          faults.push(`${what}: the neighbours of ${node}`)
        for (const { node: next, how } of met) {
          const child = walk[order.get(next) as number]
          const expected = child.from === node ? 'down' : (order.get(next) as number) < i ? 'before' : 'meanwhile'
          if (how !== expected) faults.push(`${what}: ${next} beside ${node} is ${how}, not ${expected}`)
          if (how === 'meanwhile') meanwhile++
        }
      }
    }
    expect(faults).toEqual([])
    expect(meanwhile).toBeGreaterThan(6 * COUNT)
  })

  it('walks a position with the report’s numbers as this: down to d4, back up to c4, down to d7', () => {
    const { board, blue } = parsePosition('./rrr.b/r.bbbr...b/r..br.b.....r.b r')
    const { walk, intersections, isTerminal } = terminalTest(board, blue, parseMove(board, 'c4'))
    const name = (node: number | null) => (node === null ? '' : board.names[node])
    expect(walk.map(({ node, from, back }) => [name(node), name(from), back.map(name).join(' ')])).toEqual([
      ['c4', '', ''],
      ['c3', 'c4', ''],
      ['d4', 'c3', 'c3 c4'],
      ['c5', 'c4', ''],
      ['d7', 'c5', 'c5 c4'],
    ])
    expect(walk.map(({ met }) => met.map(({ node, how }) => `${name(node)} ${how}`).join(', '))).toEqual([
      'c3 down, c5 down',
      'c4 before, d4 down',
      'c3 before',
      'c4 before, d7 down',
      'c5 before',
    ])
    expect(intersections.map(size)).toEqual([1, 2, 1, 0, 0])
    expect(isTerminal).toBe(true)
  })

  it('ends at once at a stone that stands alone', () => {
    const board = boardOfSize(2)
    expect(terminalTest(board, setOf([1, 3]), 3)).toMatchObject({
      walk: [{ node: 3, from: null, met: [], back: [] }],
      chain: only(3),
      isTerminal: false,
    })
  })
})
