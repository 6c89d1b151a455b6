import { describe, expect, it } from 'vitest'
import { BIT_SIZES } from '../../../src/engine/game/board.ts'
import { evaluate, evaluateByFloydWarshall, type Evaluation } from '../../../src/engine/evaluation/evaluation.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Random } from '../math/random.ts'
import { mapPosition } from '../reference.ts'
import { samples } from '../../tiers.ts'

const GAMES = samples({ few: 50, all: 300 })

/** Every position of random games, from the empty board to the end. */
function* positionsOfRandomGames(seed: number, games: number): Generator<Position> {
  const random = new Random(seed)
  for (let game = 0; game < games; game++) {
    let position = emptyPosition(random.pick(BIT_SIZES))
    for (; winnerOf(position) === null; position = play(position, random.pick(legalMoves(position)))) yield position
    yield position
  }
}

/** Colours exchanged. The result need not be a position that can arise. */
const exchanged = (position: Position): Position => ({ ...position, red: position.blue, blue: position.red })

describe('the evaluation', () => {
  it.each([
    ['./..... r', { red: 2, blue: 2, value: 0, winner: null }],
    ['./...../.......... r', { red: 3, blue: 3, value: 0, winner: null }],
    ['./...../........../............... r', { red: 4, blue: 4, value: 0, winner: null }],
    ['./...../........../.........r..... b', { red: 3, blue: 4, value: 1, winner: null }],
    ['./...../........../rrrr...b.b.b... b', { red: 0, blue: 2, value: Infinity, winner: 'red' }],
    ['./...../........../bbbb..rr.r..r.. r', { red: 1, blue: 0, value: -Infinity, winner: 'blue' }],
    ['./brrrr/bbrb.br.rb b', { red: 0, blue: null, value: Infinity, winner: 'red' }],
    ['./rr.b. b', { red: 0, blue: 1, value: Infinity, winner: 'red' }],
  ] as [string, Evaluation][])('of %s is known', (text, expected) => {
    expect(evaluate(parsePosition(text))).toEqual(expected)
    expect(evaluateByFloydWarshall(parsePosition(text))).toEqual(expected)
  })

  it('is the same both ways at every move of random games, and never NaN', () => {
    let finished = 0
    for (const position of positionsOfRandomGames(1, GAMES)) {
      const evaluation = evaluate(position)
      expect(evaluation).toEqual(evaluateByFloydWarshall(position))
      expect(evaluation.value).not.toBeNaN()
      if (evaluation.winner !== null) finished++
    }
    expect(finished).toBe(GAMES)
  })

  it('is blue less red while the game is open, and infinite for the winner once it is over', () => {
    for (const position of positionsOfRandomGames(2, 7 * GAMES)) {
      const { red, blue, value, winner } = evaluate(position)
      if (winner !== winnerOf(position)) expect.fail('the winner is wrong')
      const expected = winner === 'red' ? Infinity : winner === 'blue' ? -Infinity : (blue as number) - (red as number)
      if (!Object.is(value, expected)) expect.fail(`f is ${value}, not ${expected}`)
      if (winner === null && ((red as number) < 1 || (blue as number) < 1)) expect.fail('an open game that is won')
    }
  })

  it('turns and mirrors with the board, and changes sign with the colours', () => {
    for (const position of positionsOfRandomGames(3, GAMES / 5)) {
      const { red, blue, value } = evaluate(position)
      for (const symmetry of position.board.symmetries)
        expect(evaluate(mapPosition(position, symmetry))).toEqual(evaluate(position))
      expect(evaluate(exchanged(position))).toMatchObject({ red: blue, blue: red, value: value === 0 ? 0 : -value })
    }
  })
})
