/** What a colour needs, held against playing the stones out, on boards of all sizes and by both rules. */
import { describe, expect, it } from 'vitest'
import { distancesToSide, needsOf } from '../../../src/engine/evaluation/needs.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { sideDistances } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { BIT_SIZES, SIDE_NAMES } from '../../../src/engine/game/board.ts'
import { hasWon } from '../../../src/engine/game/chain.ts'
import { COLOURS } from '../../../src/engine/game/colour.ts'
import {
  bitsOf,
  EMPTY,
  intersection,
  nodesOf,
  size as sizeOf,
  union,
  withNode,
} from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  legalMoves,
  play,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { RULES } from '../game/colourings.ts'
import { Random } from '../math/random.ts'

/** An open position of a random game, after some of its moves. */
function randomPosition(random: Random, start: Position): Position {
  let position = start
  for (let left = random.between(0, start.board.nodeCount); left > 0 && winnerOf(position) === null; left--)
    position = play(position, random.pick(legalMoves(position)))
  return position
}

describe.each(RULES)('on size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  const positions = () => {
    const random = new Random(size)
    return Array.from({ length: 40 }, () => randomPosition(random, emptyPosition(size, cornersToWin)))
  }

  it('a cheapest set is of empty nodes, as many as f counts, and wins', () => {
    for (const position of positions()) {
      for (const colour of COLOURS) {
        const { cheapest, capturedThen } = needsOf(position, colour)
        if (cheapest === null) {
          expect(evaluate(position)[colour]).toBe(null)
          continue
        }
        expect(sizeOf(cheapest)).toBe(evaluate(position)[colour])
        expect(sizeOf(intersection(cheapest, emptyNodes(position)))).toBe(sizeOf(cheapest))
        expect(hasWon(position.board, union(position[colour], cheapest), cornersToWin)).toBe(true)
        expect(capturedThen.length).toBeGreaterThanOrEqual(cornersToWin)
      }
    }
  })

  it('the nodes of all cheapest sets are those whose stone lowers f by one', () => {
    for (const position of positions().slice(0, 8)) {
      const pieces = evaluate(position).red
      if (pieces === null || winnerOf(position) !== null) continue
      const lowering = [...nodesOf(emptyNodes(position))].filter(
        (node) => evaluate({ ...position, red: withNode(position.red, node) }).red === pieces - 1,
      )
      expect([...nodesOf(needsOf(position, 'red').helpful)]).toEqual(lowering)
    }
  })
})

it('nothing is needed where the game is won', () => {
  const start = emptyPosition(5)
  const needs = needsOf({ ...start, red: start.board.all }, 'red')
  expect(needs).toMatchObject({ cheapest: EMPTY, helpful: EMPTY })
  expect(needs.captured.map(({ corner }) => corner)).toEqual([0, 1, 2, 3, 4])
})

it.each(BIT_SIZES)('distances to a side on size %i are those of Floyd–Warshall', (size) => {
  const random = new Random(size)
  for (let i = 0; i < 30; i++) {
    const position = randomPosition(random, emptyPosition(size))
    const table = sideDistances(position.board.bits, bitsOf(position.red), bitsOf(position.blue))
    for (const side of SIDE_NAMES.keys())
      expect(distancesToSide(position, 'red', side)).toEqual(table.map((sides) => sides[side]))
  }
})
