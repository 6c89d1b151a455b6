/**
 * The shape of the jobs that the page gives the engine. Three jobs have none, so that no page can ask for them:
 * `proof`, `searchGrounds` and `numberings` are the command line's, which makes their requests itself and sends them to
 * threads of its own process.
 */
import * as v from 'valibot'
import { ContestantSchema, ProgramSchema } from './contestant-schema.ts'
import { MATCH_FIELDS, SurfaceSchema } from './studies/match.ts'
import { NamedEvaluatorSchema } from './evaluator-schema.ts'
import { listOf } from './list-schema.ts'
import { Count, whole } from './number-schema.ts'
import { LISTED_ENTRIES, SETTING_ENTRIES } from './search-schema.ts'
import { SampleRangeSchema, SampleSchema } from './sample-schema.ts'
import { PlayoutCounts } from './studies/accuracy.ts'
import { GUESS_FIELDS } from './studies/guess.ts'
import { KEPT_TABLE_FIELDS } from './studies/kept-table.ts'
import { TableGamesSchema } from './studies/table-games.ts'
import { TRAINING_JOBS } from './studies/training.ts'
import { MAX_MILLISECONDS, MAX_SEARCH_STATES } from '../engine/arena/contestant-file.ts'
import { COUNTINGS } from '../engine/lab/report.ts'
import { MAX_REVIEWED } from '../engine/lab/review.ts'
import { MAX_SEED } from '../engine/lab/sample-plan.ts'
import { MAX_PLAYOUTS } from '../engine/playouts/limits.ts'
import { TRACE_CAPACITY } from '../engine/search/trace.ts'
import { MAX_GROWTH_SEED, MAX_RECORDED_PLAYOUTS } from '../engine/playouts/growth-plan.ts'
import { PRIOR_KINDS } from '../engine/playouts/prior-kinds.ts'
import { ALGORITHMS, MAX_DEPTH } from '../engine/search/methods.ts'
import { SEARCH_SETTINGS } from '../engine/search/settings.ts'
import { SMALL_SIZES } from '../engine/solver/tablebase.ts'
import { SWAPPERS } from '../engine/game/game.ts'
import { MAX_POSITION_TEXT } from '../engine/game/notation.ts'

const Depth = whole(1, MAX_DEPTH)
const PositionText = v.pipe(v.string(), v.maxLength(MAX_POSITION_TEXT))
const Milliseconds = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_MILLISECONDS))
const Id = Count

const SearchOptionsSchema = v.strictObject({
  algorithm: v.picklist(ALGORITHMS),
  depth: v.exactOptional(Depth),
  ...SETTING_ENTRIES,
  time: v.exactOptional(Milliseconds),
  states: v.exactOptional(whole(1, MAX_SEARCH_STATES)),
})

/** A position searched by several algorithms to several depths. */
const SEARCHES = {
  position: PositionText,
  algorithms: listOf(v.picklist(ALGORITHMS), ALGORITHMS.length, 1),
  depths: listOf(Depth, MAX_DEPTH, 1),
}

export const JobMessageSchema = v.variant('kind', [
  ...TRAINING_JOBS,
  v.strictObject({
    id: Id,
    kind: v.literal('search'),
    request: v.strictObject({ position: PositionText, options: SearchOptionsSchema }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('trace'),
    request: v.strictObject({ position: PositionText, options: SearchOptionsSchema, from: Count }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('traceWindow'),
    request: v.strictObject({
      position: PositionText,
      options: SearchOptionsSchema,
      from: Count,
      total: Count,
      capacity: whole(1, TRACE_CAPACITY),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('growth'),
    request: v.strictObject({
      position: PositionText,
      plan: v.strictObject({
        playouts: whole(1, MAX_RECORDED_PLAYOUTS),
        seed: whole(0, MAX_GROWTH_SEED),
        priors: v.picklist(PRIOR_KINDS),
      }),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('lab'),
    request: v.strictObject({
      ...SEARCHES,
      counting: v.picklist(COUNTINGS),
      ...LISTED_ENTRIES,
      ordering: v.exactOptional(v.picklist(['own', ...SEARCH_SETTINGS.ordering])),
      evaluators: v.exactOptional(v.record(v.picklist(ALGORITHMS), NamedEvaluatorSchema)),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('review'),
    request: v.strictObject({
      positions: listOf(PositionText, MAX_REVIEWED),
      options: v.omit(v.strictObject({ algorithm: v.picklist(ALGORITHMS), depth: Depth, ...SETTING_ENTRIES }), [
        'extension',
      ]),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('truth'),
    request: v.strictObject({ positions: listOf(PositionText, MAX_REVIEWED) }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('chances'),
    request: v.strictObject({
      position: PositionText,
      playouts: v.exactOptional(whole(1, MAX_PLAYOUTS)),
      time: v.exactOptional(Milliseconds),
      seed: whole(0, MAX_SEED),
      goesOn: v.boolean(),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('move'),
    request: v.strictObject({
      position: PositionText,
      contestant: ContestantSchema,
      seed: Id,
      number: Id,
      swapper: v.nullable(v.picklist(SWAPPERS)),
      hasSwapped: v.exactOptional(v.boolean()),
    }),
  }),
  v.strictObject({ id: Id, kind: v.literal('tryProgram'), request: ProgramSchema }),
  v.strictObject({
    id: Id,
    kind: v.literal('grounds'),
    request: v.strictObject({
      position: PositionText,
      contestant: ContestantSchema,
      drawn: v.nullable(Id),
      swapper: v.nullable(v.picklist(SWAPPERS)),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('game'),
    request: v.strictObject({
      match: v.strictObject({ contestants: v.strictTuple([ContestantSchema, ContestantSchema]), ...MATCH_FIELDS }),
      number: Id,
    }),
  }),
  v.strictObject({ id: Id, kind: v.literal('point'), request: v.strictObject({ surface: SurfaceSchema, number: Id }) }),
  v.strictObject({
    id: Id,
    kind: v.literal('check'),
    request: v.strictObject({
      ...SEARCHES,
      ...SETTING_ENTRIES,
      budget: whole(1, Number.MAX_SAFE_INTEGER),
      everyMove: v.exactOptional(v.boolean()),
      playouts: v.exactOptional(PlayoutCounts),
    }),
  }),
  v.strictObject({ id: Id, kind: v.literal('sample'), request: v.union([SampleSchema, SampleRangeSchema]) }),
  v.strictObject({
    id: Id,
    kind: v.literal('guess'),
    request: v.strictObject({ plan: v.strictObject({ kind: GUESS_FIELDS.kind, seed: GUESS_FIELDS.seed }), number: Id }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('keptTable'),
    request: v.strictObject({ plan: v.strictObject(KEPT_TABLE_FIELDS), number: Id }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('tableGames'),
    request: v.strictObject({ plan: TableGamesSchema, number: Id }),
  }),
  v.strictObject({ id: Id, kind: v.literal('puzzle'), request: v.strictObject({ seed: Id, number: Id }) }),
  v.strictObject({
    id: Id,
    kind: v.picklist(['puzzleAt', 'tableEntry']),
    request: v.strictObject({ position: PositionText }),
  }),
  v.strictObject({ id: Id, kind: v.literal('table'), request: v.strictObject({ size: v.picklist(SMALL_SIZES) }) }),
])
