import { expect, it } from 'vitest'
import { REPORT_EVALUATOR } from '../../../src/engine/evaluation/evaluator.ts'
import { only } from '../../../src/engine/game/node-set.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { exampleCode, examplesOfCodes, gameOfExampleCode } from '../../../src/engine/training/example-code.ts'
import { examplesOf, splitExamples, type ExamplePlan } from '../../../src/engine/training/examples.ts'

const PLAN: ExamplePlan = {
  boardSize: 4,
  games: 40,
  seed: 3,
  fewestStones: 4,
  strays: 2,
  labels: { by: 'games', games: 3 },
  evaluator: REPORT_EVALUATOR,
}
const GAMES = Array.from({ length: 11 }, (_, number) => examplesOf(PLAN, number))

it('a game’s examples come back from their code as they were, shares of wins and all', () => {
  for (const game of GAMES)
    expect(gameOfExampleCode(4, exampleCode(game))).toEqual({
      number: game.number,
      examples: [...game.examples, ...game.beside],
      beside: [],
    })
  const labels = GAMES.flatMap(({ examples }) => examples.map(({ moverWins }) => moverWins))
  expect(labels.some((label) => label > 0 && label < 1)).toBe(true)
})

it('codes in whatever order give the parts that the games in order do', () => {
  const codes = GAMES.map(exampleCode)
  const parts = splitExamples(GAMES)
  expect(examplesOfCodes(4, codes.toReversed())).toEqual(parts)
  expect(parts.heldOut).toEqual([0, 5, 10].flatMap((number) => [...GAMES[number].examples, ...GAMES[number].beside]))
  expect(parts.training.length + parts.heldOut.length).toBe(
    GAMES.flatMap(({ examples, beside }) => [...examples, ...beside]).length,
  )
})

it.each([
  '',
  '- 1,2,0',
  '1 1',
  '1 1,2',
  '1 1,2,0,0',
  '1 1,1,0',
  '1 3,c,2',
  '1 3,c,x',
  '1 7,8,0',
  '1 zzzzzzz,1,0',
  '1 1z141z5,2,0',
  '1 -1,2,0',
  '1 1!,2,0',
  '1 01,2,0',
])('%j is no code', (code) => {
  expect(() => gameOfExampleCode(4, code)).toThrow(RangeError)
})

it('whose turn it is follows from the stones', () => {
  const [red, blue] = ['1 1,,0', '1 1,2,0'].map((code) => () => gameOfExampleCode(4, code).examples[0].position)
  expect(red).toThrow(RangeError)
  expect(parsePosition(blue())).toMatchObject({ red: only(0), blue: only(1), toMove: 'red' })
})
