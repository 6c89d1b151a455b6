/** Values from the whole range of a schema of foreign data: the code behind it takes whatever the schema accepts. */
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { EvaluatorSchema } from '../../src/contract/evaluator-schema.ts'
import { CAST } from '../../src/engine/arena/cast.ts'
import type { Evaluator } from '../../src/engine/evaluation/evaluator.ts'
import { valueForRed } from '../../src/engine/evaluation/evaluator.ts'
import { FEATURES } from '../../src/engine/evaluation/features.ts'
import { BIT_SIZES, boardOfSize, BOARD_SIZES } from '../../src/engine/game/board.ts'
import { COLOURS } from '../../src/engine/game/colour.ts'
import { CORNERS_TO_WIN } from '../../src/engine/game/corners.ts'
import { search } from '../../src/engine/search/search.ts'
import { ratingFrom } from '../../src/renderer/model/players/own-rating.ts'
import { decodeResults } from '../../src/renderer/model/players/results-file.ts'
import { Random, randomPosition } from '../engine/math/random.ts'
import { samples } from '../tiers.ts'

/** Numbers of all sizes, the limits themselves among them. */
const figure = (limit: number) =>
  fc.oneof(fc.constantFrom(-limit, limit, 0, -0, 5e-324), fc.double({ min: -limit, max: limit, noNaN: true }))
const wholeFigure = (limit: number) => fc.oneof(fc.constantFrom(-limit, limit), fc.integer({ min: -limit, max: limit }))

const linear = fc.record({
  kind: fc.constant('linear'),
  phases: fc.array(fc.dictionary(fc.constantFrom(...FEATURES), figure(Number.MAX_SAFE_INTEGER), { minKeys: 1 }), {
    minLength: 1,
    maxLength: 6,
  }),
  attack: figure(1),
})

const layer = (inputs: number, neurons: number, limit: number) =>
  fc.record({
    weights: fc.array(fc.array(wholeFigure(limit), { minLength: inputs, maxLength: inputs }), {
      minLength: neurons,
      maxLength: neurons,
    }),
    biases: fc.array(wholeFigure(limit), { minLength: neurons, maxLength: neurons }),
  })
const network = fc
  .tuple(fc.constantFrom(...BIT_SIZES), fc.integer({ min: 1, max: 3 }), fc.constantFrom(10, 10_000, 2 ** 40))
  .chain(([boardSize, neurons, limit]) =>
    fc
      .tuple(layer(2 * boardOfSize(boardSize).nodeCount, neurons, limit), layer(neurons, 1, limit))
      .map((layers) => ({ kind: 'network', boardSize, layers })),
  )

it('an evaluator values every position with a finite number, and searches end', () => {
  fc.assert(
    fc.property(fc.oneof(linear, network), fc.nat(), (data, seed) => {
      fc.pre(v.is(EvaluatorSchema, data))
      const evaluator = data as unknown as Evaluator
      const size = evaluator.kind === 'network' ? evaluator.boardSize : 2
      const position = randomPosition(new Random(seed), size, 3)
      for (const searcher of COLOURS) expect(valueForRed(evaluator, position.board)(position, searcher)).not.toBeNaN()
      const { value } = search(position, { algorithm: 'aspiration', depth: 2, evaluator })
      expect(value).not.toBeNaN()
    }),
    { numRuns: samples({ few: 100, all: 5000 }) },
  )
})

it('results give a rating that is a number', () => {
  const game = fc.record(
    {
      seed: fc.oneof(fc.constant(Number.MAX_SAFE_INTEGER), fc.nat()),
      date: fc.constantFrom('0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-03-04T12:00:00+14:00'),
      opponent: fc.oneof(
        fc.constantFrom(...CAST.map(({ name }) => name), '__proto__', 'constructor', 'toString'),
        fc.string({ minLength: 1, maxLength: 60 }),
      ),
      isCast: fc.boolean(),
      colour: fc.constantFrom(...COLOURS),
      isWon: fc.boolean(),
      moves: fc.array(fc.string()),
      swapRule: fc.boolean(),
      board: fc.record({ size: fc.constantFrom(...BOARD_SIZES), cornersToWin: fc.constantFrom(...CORNERS_TO_WIN) }),
      uncounted: fc.constantFrom(null, 'casual', 'board', 'repeated'),
    },
    { requiredKeys: ['seed', 'date', 'opponent', 'isCast', 'colour', 'isWon', 'uncounted'] },
  )
  fc.assert(
    fc.property(fc.array(game, { maxLength: 40 }), (games) => {
      const kind = { format: 'poly-y results', version: 1 }
      const unread: string[] = []
      const file = decodeResults(JSON.stringify({ ...kind, games }), kind, () => void unread.push('x'))
      expect(file.games.length + unread.length).toBeGreaterThanOrEqual(games.length > 0 ? 1 : 0)
      const rating = ratingFrom(file.games)
      for (const figure of Object.values(rating ?? {})) if (typeof figure === 'number') expect(figure).not.toBeNaN()
    }),
    { numRuns: samples({ few: 100, all: 5000 }) },
  )
})
