/** The plans of matches, tournaments and surfaces. */
import * as v from 'valibot'
import { MAX_FIXED_WEIGHT, MAX_POINT_PAIRS } from '../../engine/arena/surface-file.ts'
import { STEPS, type Surface } from '../../engine/arena/surface.ts'
import { MAX_GAMES } from '../../engine/arena/tournament-limits.ts'
import { FEATURES } from '../../engine/evaluation/features.ts'
import { ContestantSchema } from '../contestant-schema.ts'
import { whole } from '../number-schema.ts'
import { field } from './field.ts'
import { AnyBoardSize, BoardSize, Depth, MAX_OPEN_STONES, Rule, Seed } from './fields.ts'

const OpeningStones = field(whole(0, MAX_OPEN_STONES), {
  usual: 3,
  label: 'arena:form.opening',
  flag: 'opening <stones>',
  help: 'random stones that both games of a pair start from',
})

/** The number of pairs of games, of which the option counts the games. */
export const Pairs = field(whole(1, MAX_GAMES / 2), {
  flag: 'games <number>',
  times: 2,
  help: 'between any two, an even number',
})

/** The board of the games. */
const GameBoard = field(AnyBoardSize, { label: 'arena:form.board' })

const GameSeed = field(Seed, { label: 'arena:form.seed', help: 'of the openings and all random moves' })

/** All but the contestants: a match has two, a tournament more. */
export const MATCH_FIELDS = {
  boardSize: GameBoard,
  rule: Rule,
  // More pairs of games between two players add little.
  pairs: field(Pairs, { usual: 100, label: 'arena:form.pairs', formMax: 10_000 }),
  openingStones: OpeningStones,
  seed: GameSeed,
  swapRule: field(v.exactOptional(v.boolean()), {
    flag: 'swap',
    help: 'the second player may answer the first stone by taking it over; games start on the empty board',
  }),
  isBalanced: field(v.exactOptional(v.boolean()), {
    flag: 'openings <kind>',
    help: 'random, or balanced: Red and Blue win by turns with perfect play',
  }),
  isJudged: field(v.exactOptional(v.boolean()), {
    flag: 'oracle',
    help: 'ask perfect play which moves of each game threw the win',
  }),
}

const Feature = field(v.picklist(FEATURES), { values: 'players:features', look: 'list' })

const areWeights = (data: unknown): data is Surface['fixed'] =>
  v.is(v.record(v.picklist(FEATURES), v.pipe(v.number(), v.finite())), data) &&
  Object.values(data).every((weight) => Math.abs(weight) <= MAX_FIXED_WEIGHT)

export const SURFACE_FIELDS = {
  x: field(Feature, {
    usual: 'secondDistance',
    label: 'surface:form.x',
    flag: 'x <feature>',
    help: 'whose weight grows from left to right',
  }),
  y: field(Feature, {
    usual: 'chains',
    label: 'surface:form.y',
    flag: 'y <feature>',
    help: 'whose weight grows from bottom to top',
  }),
  step: field(v.picklist(STEPS), {
    usual: 1,
    flag: 'step <stones>',
    help: 'from one weight to the next',
    flagUsual: 2,
  }),
  fixed: field(v.custom<Surface['fixed']>(areWeights), {
    usual: { piecesToWin: -5 },
    flag: 'fixed <feature=weight,...>',
    help: 'weights that stay',
    flagUsual: { piecesToWin: -1 },
    flagUsualText: 'piecesToWin=-1',
  }),
  depth: field(Depth, {
    usual: 1,
    label: 'surface:form.depth',
    // A deeper search takes too long for hundreds of games.
    formMax: 6,
    help: "of the evaluator's search",
  }),
  reference: field(ContestantSchema, { flag: 'against <contestant>', help: 'whom it plays' }),
  // Weighted sums are for the kernels' boards.
  boardSize: field(BoardSize, { label: 'arena:form.board' }),
  pairs: field(whole(1, MAX_POINT_PAIRS), {
    usual: 20,
    label: 'surface:form.pairs',
    flag: 'games <number>',
    times: 2,
    help: 'between any two, an even number',
  }),
  openingStones: OpeningStones,
  seed: GameSeed,
}

/** A surface as a whole, so that a fault in it has one place. */
export const SurfaceSchema = v.custom<Surface>((data) => v.is(SURFACE, data))

const SURFACE = v.pipe(
  v.strictObject(SURFACE_FIELDS),
  v.check(({ x, y, fixed }) => x !== y && [x, y].every((id) => !Object.hasOwn(fixed, id))),
)
