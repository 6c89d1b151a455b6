/** Playouts on boards of all sizes by both rules: their winners, their replies, and the surroundings of nodes. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, EMPTY, NO_STONE, RED } from '../../../src/engine/cells/cell-board.ts'
import { boardOfSize, BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { hasWon } from '../../../src/engine/game/chain.ts'
import { CORNERS_TO_WIN } from '../../../src/engine/game/corners.ts'
import { nodesOf, setOf } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, emptyPosition, legalMoves, play, type Position } from '../../../src/engine/game/position.ts'
import { Playouts } from '../../../src/engine/playouts/playouts.ts'
import { surroundingsOf } from '../../../src/engine/playouts/surroundings.ts'
import { Random } from '../math/random.ts'
import { inOrder } from './around.ts'
import { cellsOf } from '../../../src/engine/cells/cells-of.ts'
import { playOut } from './slow-twin.ts'

/** An open position after up to so many random moves. */
function openPosition(random: Random, start: Position, stones: number): Position {
  let position = start
  for (let i = 0; i < stones; i++) {
    const next = play(position, random.pick(legalMoves(position)))
    if (legalMoves(next).length === 0) return position
    position = next
  }
  return position
}

describe.each(BOARD_SIZES)('on size %i', (size) => {
  const board = boardOfSize(size)

  it('neighbours stand in the order in which they lie around a node', () => {
    const { around } = surroundingsOf(size)
    for (let node = 0; node < board.nodeCount; node++) {
      const cells = [...around.subarray(8 * node, 8 * node + 6)]
      const inside = inOrder(board, node)
      expect(cells).toEqual([...inside, ...Array.from({ length: 6 - inside.length }, () => board.nodeCount)])
    }
  })

  it.each(CORNERS_TO_WIN)('a playout by %i corners is that of the slow twin from the same seed', (cornersToWin) => {
    const random = new Random(size)
    for (let seed = 0; seed < 20; seed++) {
      const position = openPosition(random, emptyPosition(size, cornersToWin), random.below(board.nodeCount / 2))
      const [fast, slow] = [new Random(seed), new Random(seed)]
      const cells = cellsOf(position)
      const playouts = new Playouts(surroundingsOf(size), cornersToWin, fast, false)
      playouts.begin(cells)
      const order = slow.shuffled(nodesOf(emptyNodes(position)))
      for (let i = 0; i < 3; i++) {
        const played = cellsOf(position)
        playouts.play(played, position.toMove === 'red' ? RED : BLUE, NO_STONE)
        expect(played).toEqual(cellsOf(playOut(position, null, order, slow)))
      }
    }
  })

  it.each(CORNERS_TO_WIN)('a playout by %i corners ends with exactly one winner', (cornersToWin) => {
    const start = emptyPosition(size, cornersToWin)
    const playouts = new Playouts(surroundingsOf(size), cornersToWin, new Random(size), false)
    playouts.begin(cellsOf(start))
    for (let i = 0; i < 100; i++) {
      const cells = cellsOf(start)
      const winner = playouts.play(cells, RED, NO_STONE)
      const stonesOf = (colour: number) => setOf([...board.names.keys()].filter((node) => cells[node] === colour))
      expect(hasWon(board, stonesOf(winner), cornersToWin)).toBe(true)
      expect(hasWon(board, stonesOf(RED + BLUE - winner), cornersToWin)).toBe(false)
    }
  })
})

it('counts the stones that playouts place', () => {
  const board = cellBoard(7)
  const playouts = new Playouts(surroundingsOf(7), 3, new Random(1), false)
  const cells = cellsOf(emptyPosition(7, 3))
  playouts.begin(cells)
  playouts.play(cells, RED, NO_STONE)
  expect(playouts.plies).toBe(board.nodeCount)
  expect([...cells]).not.toContain(EMPTY)
})
