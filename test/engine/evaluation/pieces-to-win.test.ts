import { describe, expect, it } from 'vitest'
import { mapBits, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { boardOfSize, BIT_SIZES, type BoardSize } from '../../../src/engine/game/board.ts'
import { isConnected } from '../../../src/engine/bits/bit-chain.ts'
import { piecesToWinByFloydWarshall } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { has, nodesOf, only } from '../../../src/engine/bits/bits.ts'
import { BLOCKED, piecesToWin } from '../../../src/engine/evaluation/pieces-to-win.ts'
import { Random, randomBits } from '../math/random.ts'
import { fewestStones } from '../reference.ts'

interface Colouring {
  readonly red: number
  readonly blue: number
}

/** Pieces to win by the engine's two ways, ∞ where the colour is blocked. */
function bothWays(board: BitBoard, own: number, other: number): { fast: number; slow: number } {
  const count = piecesToWin(board, own, other)
  return { fast: count === BLOCKED ? Infinity : count, slow: piecesToWinByFloydWarshall(board, own, other) }
}

/** All ways to leave each of the six nodes empty or give it to a colour. */
function* colouringsOfSizeTwo(): Generator<Colouring> {
  for (let code = 0; code < 3 ** 6; code++) {
    const digits = Array.from({ length: 6 }, (_, node) => Math.floor(code / 3 ** node) % 3)
    const holding = (digit: number) =>
      digits.reduce((set, found, node) => (found === digit ? set | only(node) : set), 0)
    yield { red: holding(1), blue: holding(2) }
  }
}

function* randomColourings(
  seed: number,
  boardSize: BoardSize,
  count: number,
  fewest: number,
  most: number,
): Generator<Colouring> {
  const random = new Random(seed)
  for (let i = 0; i < count; i++) yield randomBits(random, boardSize, random.between(fewest, most))
}

/** Fills the empty nodes for a colour and returns the colours that then have a winning chain. */
function winnersWhenFilled(board: BitBoard, own: number, other: number): { own: boolean; other: boolean } {
  const filled = own | (board.all & ~(own | other))
  return { own: isConnected(board, filled), other: isConnected(board, other) }
}

describe('pieces to win', () => {
  it.each([
    { boardSize: 2 as const, pieces: 2 },
    { boardSize: 3 as const, pieces: 3 },
    { boardSize: 4 as const, pieces: 4 },
  ])('are $pieces on the empty board of size $boardSize: a whole edge, both corners', ({ boardSize, pieces }) => {
    expect(bothWays(boardOfSize(boardSize).bits, 0, 0)).toEqual({ fast: pieces, slow: pieces })
  })

  it('are exact, by brute force, in all 729 colourings of size 2', () => {
    const board = boardOfSize(2).bits
    for (const { red, blue } of colouringsOfSizeTwo()) {
      const exact = fewestStones(board, red, blue)
      expect(bothWays(board, red, blue), `${red}, ${blue}`).toEqual({ fast: exact, slow: exact })
    }
  })

  it.each([
    { what: 'random colourings of size 3', boardSize: 3 as const, count: 600, fewest: 0, most: 16 },
    { what: 'late colourings of size 4', boardSize: 4 as const, count: 600, fewest: 0, most: 10 },
    { what: 'earlier colourings of size 4', boardSize: 4 as const, count: 60, fewest: 11, most: 20 },
  ])('are exact, by brute force, in $count $what', ({ boardSize, count, fewest, most }) => {
    const board = boardOfSize(boardSize).bits
    for (const { red, blue } of randomColourings(count + most, boardSize, count, fewest, most)) {
      const exact = fewestStones(board, red, blue)
      expect(bothWays(board, red, blue), `${red}, ${blue}`).toEqual({ fast: exact, slow: exact })
    }
  })

  it('are the same both ways in colourings of size 4 from the empty board to the full one', () => {
    const board = boardOfSize(4).bits
    for (const { red, blue } of randomColourings(4, 4, 3000, 0, 31)) {
      const { fast, slow } = bothWays(board, red, blue)
      expect(fast, `${red}, ${blue}`).toBe(slow)
    }
  })

  it.each(BIT_SIZES)('turn and mirror with the board of size %s, both ways', (boardSize) => {
    const board = boardOfSize(boardSize).bits
    for (const { red, blue } of randomColourings(5, boardSize, 40, 0, board.nodeCount))
      for (const symmetry of board.symmetries)
        expect(bothWays(board, mapBits(symmetry, red), mapBits(symmetry, blue))).toEqual(bothWays(board, red, blue))
  })

  it('are 0 for a player whose chain stands, whatever else is on the board', () => {
    const board = boardOfSize(4).bits
    let won = 0
    for (const { red, blue } of randomColourings(6, 4, 2000, 0, 20)) {
      const { fast } = bothWays(board, red, blue)
      expect(fast === 0).toBe(isConnected(board, red))
      if (fast === 0) won++
    }
    expect(won).toBeGreaterThan(100)
  })

  it('fall by at most one with an own stone, and never rise', () => {
    const board = boardOfSize(4).bits
    for (const { red, blue } of randomColourings(7, 4, 300, 1, 31)) {
      const before = bothWays(board, red, blue).fast
      for (const node of nodesOf(board.all & ~(red | blue))) {
        const after = bothWays(board, red | only(node), blue).fast
        expect(after === before || after === before - 1).toBe(true)
      }
    }
  })
})

describe('a blocked player', () => {
  it('has always lost already, in all colourings of size 2', () => {
    const board = boardOfSize(2).bits
    const blocked = [...colouringsOfSizeTwo()].filter(({ red, blue }) => piecesToWin(board, red, blue) === BLOCKED)
    expect(blocked.length).toBeGreaterThan(50)
    for (const { blue } of blocked) expect(isConnected(board, blue)).not.toBe(0)
  })

  it.each([
    { boardSize: 3 as const, count: 20_000 },
    { boardSize: 4 as const, count: 40_000 },
  ])(
    'has always lost already, on size $boardSize: fill the board for him and the other has the chain',
    ({ boardSize, count }) => {
      const board = boardOfSize(boardSize).bits
      let blocked = 0
      for (const { red, blue } of randomColourings(8, boardSize, count, 0, Math.floor(board.nodeCount / 2))) {
        const isBlocked = piecesToWin(board, red, blue) === BLOCKED
        const winners = winnersWhenFilled(board, red, blue)
        if (winners.own === isBlocked || (isBlocked && !winners.other)) expect.fail(`${red}, ${blue}`)
        if (isBlocked) blocked++
      }
      expect(blocked).toBeGreaterThan(1000)
    },
  )
})

describe('the colourings', () => {
  it('of these tests never give a node to both players', () => {
    for (const { red, blue } of randomColourings(9, 4, 1000, 0, 31)) expect(red & blue).toBe(0)
    for (const { red, blue } of colouringsOfSizeTwo())
      for (let node = 0; node < 6; node++) expect(has(red, node) && has(blue, node)).toBe(false)
  })
})
