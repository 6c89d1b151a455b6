/** A puzzle agrees with brute force, plain statements of the themes, and the symmetries of the board. */
import { describe, expect, it } from 'vitest'
import { neighbours } from '../../../src/engine/game/board.ts'
import { winningChains } from '../../../src/engine/game/chain.ts'
import { opponentOf } from '../../../src/engine/game/colour.ts'
import { bitsOf, EMPTY, only, size, withNode } from '../../../src/engine/game/node-set.ts'
import { formatPosition, parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play, stonesOf, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { GRADES, gradeOf } from '../../../src/engine/puzzles/difficulty.ts'
import { makePuzzle } from '../../../src/engine/puzzles/make.ts'
import { PuzzleClasses } from '../../../src/engine/puzzles/puzzle-classes.ts'
import { onlyWin, puzzleAt, type Puzzle } from '../../../src/engine/puzzles/puzzle.ts'
import { shippedPuzzles } from '../../../src/engine/puzzles/shipped.ts'
import { THEMES, themesOf, type Theme } from '../../../src/engine/puzzles/themes.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { piecesToWinByFloydWarshall } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { mapPosition, minimaxValue } from '../reference.ts'
import { Random, randomLatePosition } from '../math/random.ts'
import { winsByBruteForce, type Known } from '../solver/brute-force.ts'

const oracle = oracleOf(4)

/** The moves after which the other side has lost, by brute force. */
function winsByDefinition(position: Position): number[] {
  const known: Known = new Map()
  return legalMoves(position).filter((node) => {
    const after = play(position, node)
    return winnerOf(after) === position.toMove || (winnerOf(after) === null && !winsByBruteForce(after, known))
  })
}

/** Nodes on which a colour would join three sides, by trying them. */
function winsAtOnce(position: Position, colour: 'red' | 'blue'): number[] {
  return legalMoves({ ...position, toMove: colour }).filter(
    (node) => winningChains(position.board, withNode(position[colour], node), 1) !== EMPTY,
  )
}

/** Finds the themes of a move from their rules, by trying moves one by one. */
function themesByDefinition(position: Position, move: number): Theme[] {
  const { board, toMove } = position
  const other = opponentOf(toMove)
  const wins = winsAtOnce(position, toMove).includes(move)
  const threats = wins ? 0 : winsAtOnce(play(position, move), toMove).length
  const blocks = !wins && winsAtOnce(position, other).length > 0
  const needs = [toMove, other].map((colour) =>
    piecesToWinByFloydWarshall(board.bits, bitsOf(position[colour]), bitsOf(position[opponentOf(colour)])),
  )
  const holds: Record<Theme, boolean> = {
    win: wins,
    block: blocks,
    doubleThreat: threats > 1,
    threat: threats === 1,
    quiet: !wins && !blocks && threats === 0,
    race: needs.every((stones) => stones <= 2),
    // No other node has so few neighbours.
    corner: size(neighbours(board, only(move))) === 3,
  }
  return THEMES.filter((theme) => holds[theme])
}

describe('a position', () => {
  it('is a puzzle where exactly one move wins by brute force', () => {
    const random = new Random(141)
    const found = { yes: 0, no: 0 }
    for (let i = 0; i < 150; i++) {
      const position = randomLatePosition(random, 4, 7)
      const wins = winsByDefinition(position)
      expect(onlyWin(position, oracle), formatPosition(position)).toBe(wins.length === 1 ? wins[0] : null)
      found[wins.length === 1 ? 'yes' : 'no']++
    }
    expect(found.yes).toBeGreaterThan(5)
    expect(found.no).toBeGreaterThan(5)
  })

  it('is none once the game is over', () => {
    expect(onlyWin(parsePosition('r/rr.b./rrr....bb./rb...b.....b... b'), oracle)).toBeNull()
  })
})

/** Some of those shipped, over all grades and numbers of stones. */
const SAMPLE: readonly Puzzle[] = shippedPuzzles().filter((_, i) => i % 67 === 0)

describe('the themes of a move', () => {
  it('are those that trying all moves gives', () => {
    const seen = new Set<Theme>()
    for (const { position: text, moves } of shippedPuzzles().slice(0, 120)) {
      const position = parsePosition(text)
      const move = parseMove(position.board, moves[0])
      const themes = themesOf(position, move)
      expect(themes, text).toEqual(themesByDefinition(position, move))
      for (const theme of themes) seen.add(theme)
    }
    expect([...seen].sort()).toEqual([...THEMES].sort())
  })
})

describe('the grade of a puzzle', () => {
  it('is the depth up to which minimax does not see the move before all others', () => {
    for (const { position: text, moves } of shippedPuzzles()
      .filter((_, i) => i % GRADES < 3)
      .slice(0, 24)) {
      const position = parsePosition(text)
      const move = parseMove(position.board, moves[0])
      const value = (node: number, plies: number) =>
        minimaxValue(play(position, node), plies - 1) * (position.toMove === 'red' ? 1 : -1)
      const isSeen = (plies: number) =>
        legalMoves(position).every((node) => node === move || value(node, plies) < value(move, plies))
      const grade = gradeOf(position, move)
      for (const plies of [1, 2].filter((plies) => plies > grade)) expect(isSeen(plies), `${text} ${plies}`).toBe(true)
      if (grade === 1 || grade === 2) expect(isSeen(grade), text).toBe(false)
    }
  })
})

describe('a puzzle', () => {
  it.each(SAMPLE.slice(0, 4))(
    'is one in all ten images of the board: $position',
    ({ position: text, themes, difficulty }) => {
      const position = parsePosition(text)
      const move = onlyWin(position, oracle) as number
      const classes = new PuzzleClasses()
      for (const symmetry of position.board.symmetries) {
        const image = mapPosition(position, symmetry)
        expect(onlyWin(image, oracle)).toBe(symmetry[move])
        expect(themesOf(image, symmetry[move])).toEqual(themes)
        expect(gradeOf(image, symmetry[move])).toBe(gradeOf(position, move))
        expect(classes.keyOf(image)).toBe(classes.keyOf(position))
      }
      expect(puzzleAt(position, oracle)?.difficulty).toBe(difficulty)
    },
  )

  it('has a line of only moves and answers, after which several moves win or the game is over', () => {
    for (const { position: text, moves } of SAMPLE) {
      let position = parsePosition(text)
      const solver = position.toMove
      for (const [i, name] of moves.entries()) {
        const node = parseMove(position.board, name)
        if (i % 2 === 0) expect(onlyWin(position, oracle)).toBe(node)
        position = play(position, node)
      }
      if (winnerOf(position) !== null) expect(winnerOf(position)).toBe(solver)
      else expect(onlyWin(play(position, oracle.bestMove(position).node), oracle)).toBeNull()
    }
  })

  it('follows from its seed and number', () => {
    expect(makePuzzle(1, 0)).toEqual(shippedPuzzles()[0])
    expect(makePuzzle(7, 6)).toEqual(makePuzzle(7, 6))
    expect(makePuzzle(7, 6)).not.toEqual(makePuzzle(8, 6))
  })
})

describe('the shipped puzzles', () => {
  it('are a thousand at least, none an image of another, of every theme and grade', () => {
    const puzzles = shippedPuzzles()
    const classes = new PuzzleClasses()
    expect(puzzles.length).toBeGreaterThanOrEqual(1000)
    expect(new Set(puzzles.map(({ position }) => classes.keyOf(parsePosition(position)))).size).toBe(puzzles.length)
    for (const theme of THEMES)
      expect(puzzles.filter(({ themes }) => themes.includes(theme)).length, theme).toBeGreaterThan(20)
    const stones = puzzles.map(({ position }) => size(stonesOf(parsePosition(position))))
    expect(Math.min(...stones)).toBeLessThan(9)
    expect(Math.max(...stones)).toBeGreaterThan(20)
  })

  it.each(SAMPLE)('are proven: $position', (puzzle) => {
    expect(puzzleAt(parsePosition(puzzle.position), oracle)).toEqual(puzzle)
  })
})
