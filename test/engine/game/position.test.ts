import { describe, expect, it } from 'vitest'
import { boardOfSize, BOARD_SIZES, type BoardSize } from '../../../src/engine/game/board.ts'
import { opponentOf, type Colour } from '../../../src/engine/game/colour.ts'
import { has, only, setOf } from '../../../src/engine/game/node-set.ts'
import { faultText } from '../../../src/engine/game/fault.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import {
  emptyNodes,
  emptyPosition,
  faultOf,
  legalMoves,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { Random, randomLatePosition, randomPosition } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 8, all: 40 })

/** Number of lines of `depth` moves, a line that ends the game earlier counted once. */
function perft(position: Position, depth: number): number {
  if (depth === 0) return 1
  let lines = 0
  for (const next of successors(position)) lines += next.isTerminal ? 1 : perft(next.position, depth - 1)
  return lines
}

type Cell = Colour | null

/** Does a chain of this colour reach three sides? By plain search over an array of cells. */
function hasWon(cells: readonly Cell[], colour: Colour, boardSize: BoardSize): boolean {
  const { links, sides } = boardOfSize(boardSize)
  const chain = cells.map((_, node) => node)
  for (let round = 0; round < cells.length; round++)
    for (const [u, v] of links)
      if (cells[u] === colour && cells[v] === colour) chain[u] = chain[v] = Math.min(chain[u], chain[v])
  return chain.some((label) => {
    const members = chain.flatMap((other, node) => (other === label && cells[node] === colour ? [node] : []))
    return sides.filter((side) => members.some((node) => has(side, node))).length >= 3
  })
}

function naivePerft(cells: readonly Cell[], mover: Colour, boardSize: BoardSize, depth: number): number {
  if (depth === 0 || hasWon(cells, opponentOf(mover), boardSize)) return 1
  return cells.reduce(
    (lines, cell, node) =>
      cell === null ? lines + naivePerft(cells.with(node, mover), opponentOf(mover), boardSize, depth - 1) : lines,
    0,
  )
}

function naivePerftOf({ board, red, blue, toMove }: Position, depth: number): number {
  const cells = board.names.map((_, node) => (has(red, node) ? 'red' : has(blue, node) ? 'blue' : null))
  return naivePerft(cells, toMove, board.size, depth)
}

describe('the number of lines (perft)', () => {
  it.each([
    { boardSize: 3 as const, lines: [1, 16, 16 * 15, 16 * 15 * 14, 16 * 15 * 14 * 13] },
    { boardSize: 4 as const, lines: [1, 31, 31 * 30, 31 * 30 * 29] },
  ])('on size $boardSize is the falling factorial while nobody can have won', ({ boardSize, lines }) => {
    expect(lines.map((_, depth) => perft(emptyPosition(boardSize), depth))).toEqual(lines)
  })

  it('on size 2 leaves out what follows the 40 lines in which Red takes two neighbouring corners', () => {
    // Five pairs of neighbouring corners, either first, four replies in between: 40 of 120 lines end at ply 3.
    const lines = [1, 2, 3, 4].map((depth) => perft(emptyPosition(2), depth))
    expect(lines).toEqual([6, 30, 120, 40 + 80 * 3])
  })

  it('on size 2 agrees with a naive count to the end of the game', () => {
    for (let depth = 1; depth <= 6; depth++)
      expect(perft(emptyPosition(2), depth)).toBe(naivePerftOf(emptyPosition(2), depth))
  })

  it('agrees with a naive count on random positions', () => {
    const random = new Random(1)
    for (const boardSize of [3, 4] as const)
      for (let i = 0; i < COUNT; i++) {
        const position = randomLatePosition(random, boardSize, 8)
        expect(perft(position, 3)).toBe(naivePerftOf(position, 3))
      }
  })
})

describe('successors', () => {
  it('come in id order, one for each empty node, and say truly whether they end the game', () => {
    const random = new Random(2)
    for (let i = 0; i < 50 * COUNT; i++) {
      const position = randomPosition(random, random.pick(BOARD_SIZES), random.below(28))
      const next = [...successors(position)]
      expect(next.map(({ node }) => node)).toEqual(legalMoves(position))
      expect(next.every(({ node }, k) => k === 0 || next[k - 1].node < node)).toBe(true)
      for (const { node, position: after, isTerminal } of next) {
        expect(after).toEqual(play(position, node))
        expect(winnerOf(after)).toBe(isTerminal ? position.toMove : null)
      }
    }
  })
})

describe('play', () => {
  it('adds one stone of the side to move, and stays possible, through whole random games', () => {
    const random = new Random(3)
    for (let game = 0; game < 12 * COUNT; game++) {
      let position = emptyPosition(random.pick(BOARD_SIZES))
      while (winnerOf(position) === null) {
        const node = random.pick(legalMoves(position))
        const next = play(position, node)
        expect(next).toEqual({
          ...position,
          [position.toMove]: position[position.toMove] | only(node),
          toMove: opponentOf(position.toMove),
        })
        expect(emptyNodes(position) & ~emptyNodes(next)).toBe(only(node))
        expect(faultOf(next)).toBeNull()
        position = next
      }
      expect(legalMoves(position)).toEqual([])
    }
  })

  it('never changes the position it starts from', () => {
    const position = Object.freeze(parsePosition('r/...../.b........ r'))
    const before = { ...position }
    play(position, 3)
    expect(position).toEqual(before)
  })

  it.each([-1, 31, 1.5, NaN, Infinity])('refuses node %s, which the board does not have', (node) => {
    expect(() => play(emptyPosition(4), node)).toThrow(RangeError)
  })

  it('refuses a node that either player holds', () => {
    const position = parsePosition('r/b..../.......... r')
    expect(() => play(position, 0)).toThrow('node a1 is not empty')
    expect(() => play(position, 1)).toThrow('node b1 is not empty')
  })
})

describe('a position that cannot arise', () => {
  const empty = emptyPosition(2)
  it.each([
    {
      why: 'overlapping stones',
      fault: { ...empty, red: only(0), blue: only(0) },
      says: 'a node holds a stone of each player',
    },
    {
      why: 'a red stone too many',
      fault: { ...empty, red: only(0) },
      says: 'with Red to move Red must have as many stones as Blue, not 1 to 0',
    },
    {
      why: 'a blue stone too many',
      fault: { ...empty, blue: only(0) },
      says: 'with Red to move Red must have as many stones as Blue, not 0 to 1',
    },
    {
      why: 'Blue to move too soon',
      fault: { ...empty, toMove: 'blue' as const },
      says: 'with Blue to move Red must have one stone more than Blue, not 0 to 0',
    },
    {
      why: 'two winners',
      fault: { ...empty, red: setOf([1, 2]), blue: setOf([3, 4]) },
      says: 'both players have connected three sides',
    },
    {
      why: 'a winner to move',
      fault: { ...empty, red: setOf([1, 2]), blue: setOf([0, 3]) },
      says: 'Red is to move but has already connected three sides',
    },
    {
      why: 'Blue won but to move',
      fault: { ...emptyPosition(3), red: setOf([0, 10, 12, 14]), blue: setOf([6, 7, 8]), toMove: 'blue' as const },
      says: 'Blue is to move but has already connected three sides',
    },
  ])('is faulted for $why', ({ fault, says }) => {
    const found = faultOf(fault)
    expect(found && faultText(found)).toBe(says)
  })

  it('is not a position whose last move won', () => {
    const won = parsePosition('./rr.b. b')
    expect(faultOf(won)).toBeNull()
    expect(winnerOf(won)).toBe('red')
    expect(legalMoves(won)).toEqual([])
  })
})
