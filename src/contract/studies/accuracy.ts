/** The plan of an accuracy study. */
import * as v from 'valibot'
import { isForBoard } from '../../engine/evaluation/evaluator.ts'
import { MAX_ACCURACY_POSITIONS, type AccuracyPlan } from '../../engine/lab/accuracy-plan.ts'
import { MAX_COUNTED_PLAYOUTS, MAX_PLAYOUT_COUNTS } from '../../engine/lab/kept-by-playouts-plan.ts'
import { ALGORITHMS } from '../../engine/search/methods.ts'
import { NamedEvaluatorSchema } from '../evaluator-schema.ts'
import { whole } from '../number-schema.ts'
import { LISTED_ENTRIES } from '../search-schema.ts'
import { field } from './field.ts'
import { SampleKindField, Seed, some } from './fields.ts'
import { emptyPosition } from '../../engine/game/position.ts'

/** With fewer than 4 stones proofs take too long; with more than 22, hardly any game is still undecided. */
const Stones = whole(4, 22)

const DEPTHS: readonly number[] = [1, 2, 3, 4, 5]

/** Numbers of playouts, each once, the fewest first. */
export const PlayoutCounts = v.pipe(
  v.array(whole(1, MAX_COUNTED_PLAYOUTS)),
  v.minLength(1),
  v.maxLength(MAX_PLAYOUT_COUNTS),
  v.check((counts) => counts.every((count, i) => i === 0 || counts[i - 1] < count)),
)

/** The fields that the form of the command has as well. */
export const ACCURACY_SAMPLE_FIELDS = {
  kind: field(SampleKindField, { usual: 'played', flagUsual: 'random' }),
  from: field(Stones, {
    usual: 6,
    label: 'accuracy:from',
    flag: 'stones <numbers>',
    help: 'stones on the board: a range, a list or both',
  }),
  to: field(Stones, { usual: 20, label: 'accuracy:to' }),
  count: field(whole(1, MAX_ACCURACY_POSITIONS), {
    usual: 20,
    label: 'accuracy:count',
    flag: 'count <number>',
    help: 'positions of each number of stones',
  }),
  depths: field(some(DEPTHS), {
    usual: DEPTHS,
    label: 'accuracy:depths',
    flag: 'depths <plies>',
    help: 'a range, a list or both',
    flagUsualText: '1-5',
  }),
  seed: field(Seed, { label: 'accuracy:seed', help: 'of the positions' }),
  algorithms: field(some(ALGORITHMS), {
    usual: ['negascout'],
    label: 'accuracy:algorithms',
    flag: 'algorithms <names>',
    help: 'which searches',
  }),
}

export const ACCURACY_FIELDS = {
  ...ACCURACY_SAMPLE_FIELDS,
  everyMove: v.exactOptional(v.literal(true)),
  // Studies of searches alone have none.
  playouts: field(v.exactOptional(PlayoutCounts), { flag: 'playouts <numbers>' }),
  // Studies of the usual searches have none.
  ...LISTED_ENTRIES,
  // Studies of f have none.
  evaluator: field(
    v.exactOptional(
      v.pipe(
        NamedEvaluatorSchema,
        v.check(({ evaluator }) => evaluator.kind !== 'report' && isForBoard(evaluator, emptyPosition(4))),
      ),
    ),
    { flag: 'evaluator <who>' },
  ),
}

export const AccuracySchema: v.GenericSchema<unknown, AccuracyPlan> = v.pipe(
  v.strictObject(ACCURACY_FIELDS),
  v.check(({ from, to }) => from <= to),
)
