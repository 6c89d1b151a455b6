/** The game on boards of all six sizes, under both rules. */
import { describe, expect, it } from 'vitest'
import { BLUE, cellBoard, RED } from '../../../src/engine/cells/cell-board.ts'
import { Stones } from '../../../src/engine/cells/stones.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { boardOfSize, BOARD_SIZES, type Board } from '../../../src/engine/game/board.ts'
import { capturedCorners, hasWon, winningMoves } from '../../../src/engine/game/chain.ts'
import { COLOURS } from '../../../src/engine/game/colour.ts'
import { usualRule } from '../../../src/engine/game/corners.ts'
import { addMove, fromRecord, newGame, positionOf, resultOf, toRecord } from '../../../src/engine/game/game.ts'
import { difference, has, image, nodesOf, union, type NodeSet } from '../../../src/engine/game/node-set.ts'
import {
  formatPosition,
  isPositionText,
  parseMove,
  parsePosition,
  parseStones,
} from '../../../src/engine/game/notation.ts'
import {
  fitsBits,
  emptyPosition,
  legalMoves,
  play,
  successors,
  winnerOf,
  winningStones,
  type Position,
} from '../../../src/engine/game/position.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { Random, randomColouring } from '../math/random.ts'
import { RULES } from './colourings.ts'
import { hasPerfectPlay } from '../../../src/engine/game/position.ts'

/** The winner of a full board by its cells. */
function winnerByCells(board: Board, red: NodeSet): 'red' | 'blue' | null {
  const stones = new Stones(cellBoard(board.size))
  for (let node = 0; node < board.nodeCount; node++) stones.place(node, has(red, node) ? RED : BLUE)
  return stones.hasWon(RED, 3) ? 'red' : stones.hasWon(BLUE, 3) ? 'blue' : null
}

/** The positions of a random game, from the empty board to its end. */
function randomGame(random: Random, start: Position): Position[] {
  const passed = [start]
  for (;;) {
    const moves = legalMoves(passed[passed.length - 1])
    if (moves.length === 0) return passed
    passed.push(play(passed[passed.length - 1], random.pick(moves)))
  }
}

describe.each(BOARD_SIZES)('a full board of size %i', (size) => {
  it('has exactly one winner under three corners, the same by two ways', () => {
    const random = new Random(size)
    const board = boardOfSize(size)
    for (let i = 0; i < 200; i++) {
      const stones = randomColouring(random, size, 0)
      const winners = COLOURS.filter((colour) => hasWon(board, stones[colour], 3))
      expect(winners, `${stones.red}`).toEqual([winnerByCells(board, stones.red)])
    }
  })

  it('gives each corner to one chain at most', () => {
    const random = new Random(size)
    for (let i = 0; i < 100; i++) {
      const stones = randomColouring(random, size, 0)
      const corners = COLOURS.flatMap((colour) => capturedCorners(boardOfSize(size), stones[colour]))
      expect(new Set(corners.map(({ corner }) => corner)).size).toBe(corners.length)
    }
  })
})

describe.each(RULES)('a game of size $size, with $cornersToWin corners to win', ({ size, cornersToWin }) => {
  const start = emptyPosition(size, cornersToWin)
  const { board } = start

  it('ends with the move that wins, and no sooner', () => {
    const random = new Random(size)
    for (let i = 0; i < 5; i++) {
      const passed = randomGame(random, start)
      const end = passed[passed.length - 1]
      expect(passed.map((position) => winnerOf(position)).findIndex((winner) => winner !== null)).toBe(
        passed.length - 1,
      )
      for (const node of nodesOf(winningStones(end))) expect(has(end[winnerOf(end) ?? 'red'], node)).toBe(true)
    }
  })

  it('knows which moves win', () => {
    const random = new Random(size)
    for (const position of randomGame(random, start)
      .slice(0, -1)
      .filter((_, i) => i % 3 === 0))
      for (const { node, position: next, isTerminal } of successors(position))
        expect(isTerminal, `${formatPosition(position)} ${node}`).toBe(winnerOf(next) === position.toMove)
  })

  it('turns and mirrors with the board', () => {
    const random = new Random(size)
    for (let i = 0; i < 20; i++) {
      const { red, blue } = randomColouring(random, size, random.between(0, board.nodeCount - 1))
      const empty = difference(board.all, union(red, blue))
      for (const symmetry of board.symmetries) {
        const turned = capturedCorners(board, image(symmetry, red)).map(
          ({ corner, chain }) => `${board.corners[corner]} ${chain}`,
        )
        const expected = capturedCorners(board, red).map(
          ({ corner, chain }) => `${symmetry[board.corners[corner]]} ${image(symmetry, chain)}`,
        )
        expect(turned.toSorted()).toEqual(expected.toSorted())
        expect(winningMoves(board, image(symmetry, red), image(symmetry, empty), cornersToWin)).toBe(
          image(symmetry, winningMoves(board, red, empty, cornersToWin)),
        )
      }
    }
  })

  it('has a text for each position, from which it is read again, and a name for each node', () => {
    const random = new Random(size)
    for (const position of randomGame(random, start)) {
      const text = formatPosition(position)
      expect(parsePosition(text)).toEqual(position)
      expect(text.split(' ').length).toBe(cornersToWin === usualRule(size) ? 2 : 3)
    }
    for (const [node, name] of board.names.entries()) {
      expect(parseMove(board, name)).toBe(node)
      expect(parseMove(board, String(node))).toBe(node)
    }
  })

  it('is kept as a record of its moves, swap and resignation among them', () => {
    const random = new Random(size)
    let game = addMove(addMove(newGame(start, true), random.below(board.nodeCount)), 'swap')
    while (resultOf(game) === null) game = addMove(game, random.pick(legalMoves(positionOf(game))))
    expect(fromRecord(JSON.parse(JSON.stringify(toRecord(game))))).toEqual(game)
  })

  it('needs no stones once it is won, and some before', () => {
    const passed = randomGame(new Random(size), start)
    for (const position of passed.filter((_, i) => i % 5 === 0 || i === passed.length - 1)) {
      const evaluation = evaluate(position)
      expect(evaluation.winner).toBe(winnerOf(position))
      for (const colour of COLOURS)
        expect(evaluation[colour] === 0, formatPosition(position)).toBe(winnerOf(position) === colour)
    }
  })
})

describe('a position that the kernels do not know', () => {
  const unknown = [emptyPosition(5), emptyPosition(7, 1), emptyPosition(4, 3), emptyPosition(2, 3)]

  it.each(unknown.map((position) => ({ position, text: formatPosition(position) })))(
    'is searched by f alone, and refused by the solver in one sentence: $text',
    ({ position }) => {
      const sentence = 'only boards of up to 31 nodes under the rule of three sides can be used here'
      expect(fitsBits(position)).toBe(false)
      const evaluator = { kind: 'linear', phases: [{ sides: 1 }], attack: 0 } as const
      expect(legalMoves(position)).toContain(search(position, { algorithm: 'alpha-beta', depth: 1 }).move)
      expect(() => search(position, { algorithm: 'alpha-beta', depth: 1, evaluator })).toThrow('by f alone')
      expect(() => new Solver(position.board).solve(position)).toThrow(sentence)
    },
  )
})

it('a side that has captured three corners is not to move', () => {
  expect(winnerOf(parsePosition('./rrrbb b 3c'))).toBe('red')
  expect(() => parsePosition('b/rrrbb r 3c')).toThrow('Red is to move but has already captured three corners')
})

it('the third field of a position is 3s or 3c, and may name the usual rule', () => {
  expect(parsePosition('./..... r 3s')).toEqual(emptyPosition(2))
  expect(parsePosition('./..... r 3c')).toEqual(emptyPosition(2, 3))
  expect(() => parsePosition('./..... r 2c')).toThrow('the rule is 3s, three sides, or 3c, three corners, not "2c"')
  expect(() => parsePosition('./..... r 3c 3c')).toThrow('a position has two fields')
})

it.each(['./..... r 3c', './...../........../.............../.................... r'])(
  'a position of any board and rule is read and written as it was: %s',
  (text) => {
    expect(formatPosition(parseStones(text))).toBe(text)
    expect(formatPosition(parsePosition(text))).toBe(text)
    expect(isPositionText(text, hasPerfectPlay)).toBe(false)
  },
)
