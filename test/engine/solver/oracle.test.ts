import { describe, expect, it } from 'vitest'
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { EMPTY, only, setOf, size, union } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  legalMoves,
  moverBits,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { Oracle, oracleOf } from '../../../src/engine/solver/oracle.ts'
import { pliesToEnd } from '../../../src/engine/solver/plies-to-end.ts'
import { Random, randomLatePosition, randomPosition, randomTensePosition } from '../math/random.ts'
import { winsByBruteForce } from './brute-force.ts'

/**
 * Plies to the end by looking at every line, the winner hurrying and the loser holding out; below 0 when the mover
 * loses.
 */
function pliesByBruteForce(position: Position): number {
  if (winnerOf(position) !== null) return -0
  const after = [...successors(position)].map((next) => pliesByBruteForce(next.position))
  const wins = after.filter((plies) => plies < 0 || Object.is(plies, -0)).map((plies) => 1 - plies)
  return wins.length > 0 ? Math.min(...wins) : Math.min(...after.map((plies) => -plies - 1))
}

describe('plies to the end', () => {
  it('agree with the complete table of 16 nodes and, on late positions of 31, with every line looked at', () => {
    const random = new Random(5)
    const table = oracleOf(3)
    for (let i = 0; i < 400; i++) {
      const position = randomPosition(random, 3, random.between(4, 12))
      const { winner, plies } = table.truthOf(position)
      expect(
        pliesToEnd(position.board.bits, ...moverBits(position), winner === position.toMove, 1e6),
        formatPosition(position),
      ).toBe(plies)
    }
    for (let i = 0; i < 60; i++) {
      const position = randomTensePosition(random, 4, 31 - random.between(3, 7))
      if (size(emptyNodes(position)) > 7) continue
      const expected = pliesByBruteForce(position)
      expect(pliesToEnd(position.board.bits, ...moverBits(position), expected > 0, 1e6), formatPosition(position)).toBe(
        Math.abs(expected),
      )
    }
  })

  it('are not known where they would take too long to find', () => {
    const { board } = emptyPosition(4)
    expect(pliesToEnd(board.bits, 0, 0, true, 1000)).toBeNull()
  })
})

describe('the oracle', () => {
  it('names the same winner alone as with the rest of the truth, on every board and of finished games', () => {
    const random = new Random(8)
    const winners = new Set<string>()
    for (const [boardSize, fewest] of [
      [2, 0],
      [3, 2],
      [4, 14],
    ] as const) {
      for (let i = 0; i < 25; i++) {
        const open = randomPosition(random, boardSize, random.between(fewest, boardSize === 2 ? 3 : fewest + 4))
        for (const position of [open, ...legalMoves(open).map((move) => play(open, move))]) {
          const winner = oracleOf(boardSize).winnerWithBestPlay(position)
          expect(winner, formatPosition(position)).toBe(oracleOf(boardSize).truthOf(position).winner)
          winners.add(`${boardSize} ${winner} ${winnerOf(position) !== null}`)
        }
      }
    }
    expect(winners.size).toBeGreaterThan(8)
    // The book knows it at once.
    expect(oracleOf(4).winnerWithBestPlay(play(emptyPosition(4), 0), { states: 1 })).toBe('blue')
  })

  it('tells who wins and a move that does, as brute force finds, with the book or without', () => {
    const random = new Random(6)
    const oracle = new Oracle(4, null)
    for (let i = 0; i < 200; i++) {
      const position = randomLatePosition(random, 4, 11)
      const truth = oracle.truthOf(position)
      expect(truth.winner === position.toMove, formatPosition(position)).toBe(winsByBruteForce(position))
      expect(truth.move === null).toBe(truth.winner !== position.toMove)
      if (truth.move !== null) expect(oracle.truthOf(play(position, truth.move)).winner).toBe(truth.winner)
      expect(oracleOf(4).truthOf(position).winner).toBe(truth.winner)
    }
  })

  it('knows every first move from the book, and all their images', () => {
    const wins = ['a1', 'b2', 'c3', 'c4', 'd7', 'd8'].map((name) => {
      const position = play(emptyPosition(4), boardOfSize(4).names.indexOf(name))
      return oracleOf(4).truthOf(position).winner
    })
    expect(wins).toEqual(['blue', 'red', 'red', 'red', 'red', 'red'])
    const { board } = emptyPosition(4)
    for (const symmetry of board.symmetries) {
      const red = only(symmetry[0])
      const { winner, move } = oracleOf(4).truthOf({ board, red, blue: EMPTY, toMove: 'blue', cornersToWin: 1 })
      expect([winner, board.names[move ?? -1]]).toEqual(['blue', expect.stringMatching(/^c[13579]$/)])
    }
  })

  it.each([2, 3] as const)(
    'wins every won game of the board of %i rings in time, against any defence',
    (boardSize: BoardSize) => {
      const random = new Random(7)
      const oracle = oracleOf(boardSize)
      for (let i = 0; i < 40; i++) {
        let position = randomPosition(random, boardSize, random.below(boardSize * 2))
        const { winner, plies } = oracle.truthOf(position)
        let played = 0
        for (; winnerOf(position) === null; played++) {
          const node = position.toMove === winner ? oracle.bestMove(position).node : random.pick(legalMoves(position))
          position = play(position, node)
        }
        expect(winnerOf(position)).toBe(winner)
        expect(played).toBeLessThanOrEqual(plies ?? 0)
      }
    },
  )

  it('holds out as long as it can where it has lost, and never plays what is taken', () => {
    const random = new Random(8)
    const oracle = new Oracle(4, null)
    for (let i = 0; i < 30; i++) {
      const position = randomTensePosition(random, 4, 22)
      const { node, truth } = oracle.bestMove(position)
      expect(legalMoves(position)).toContain(node)
      const after = oracle.truthOf(play(position, node))
      expect(after.winner).toBe(truth.winner)
      if (truth.plies !== null) expect(after.plies).toBe(truth.plies - 1)
    }
  })

  it('says of a finished game who has won it', () => {
    const { board } = emptyPosition(2)
    const [red, blue] = [setOf([1, 2]), only(0)]
    const position: Position = { board, red, blue, toMove: 'blue', cornersToWin: 1 }
    expect(winnerOf(position)).toBe('red')
    expect(new Oracle(2, null).truthOf(position)).toEqual({ winner: 'red', move: null, plies: 0 })
    const large = {
      ...emptyPosition(4),
      red: union(boardOfSize(4).sides[0], boardOfSize(4).sides[1]),
      toMove: 'blue',
    } as const
    expect(new Oracle(4, null).truthOf(large)).toEqual({ winner: 'red', move: null, plies: 0 })
  })
})
