import { expect, it } from 'vitest'
import { puzzlesOf, rowOf } from '../../../src/engine/puzzles/puzzle-file.ts'
import type { Puzzle } from '../../../src/engine/puzzles/puzzle.ts'

const puzzle: Puzzle = {
  position: './.r..r/bb....bb.r/rb...b...rrbrrb r',
  moves: ['c3'],
  themes: ['quiet'],
  difficulty: 1278,
}
const row = rowOf(puzzle)

it('comes back as it was', () => {
  expect(puzzlesOf({ puzzles: [row] })).toEqual([puzzle])
})

it.each([
  [null, 'it is not a file of puzzles'],
  [{ puzzles: {} }, 'it is not a file of puzzles'],
  [{ puzzles: [row, 'x'] }, 'puzzle 2: it is not a position'],
  [{ puzzles: [[1, 'c3', 'quiet', 1]] }, 'puzzle 1: position, moves and themes are texts'],
  [{ puzzles: [['x r', 'c3', 'quiet', 1]] }, 'puzzle 1: '],
  [{ puzzles: [[row[0], 'a9', 'quiet', 1]] }, 'puzzle 1: '],
  [{ puzzles: [[row[0], 'b2', 'quiet', 1]] }, 'puzzle 1: '],
  [{ puzzles: [[row[0], 'c3 c4', 'quiet', 1]] }, 'does not end with a move of the solver'],
  [{ puzzles: [[row[0], 'c3', 'loud', 1]] }, 'there is no theme "loud"'],
  [{ puzzles: [[row[0], 'c3', 'quiet', 1.5]] }, 'its difficulty is not a whole number'],
  [{ puzzles: [[row[0], 'c3', 'quiet', 4001]] }, 'its difficulty is not a whole number from 0 to 4000'],
])('refuses %j', (data, words) => {
  expect(() => puzzlesOf(data)).toThrow(words)
})
