/** The plans of a sample of positions, and of a range of samples. */
import * as v from 'valibot'
import { whole } from './number-schema.ts'
import { field } from './studies/field.ts'
import { AnyBoardSize, BoardSize, MAX_OPEN_STONES, Rule, SAMPLE_KIND_TRAITS, Seed } from './studies/fields.ts'
import { boardOfSize } from '../engine/game/board.ts'
import { MAX_SAMPLE, SAMPLE_KINDS, UNDECIDED_PLIES } from '../engine/lab/sample-plan.ts'

// A full board has no open position.
const Stones = whole(0, MAX_OPEN_STONES)
const SampleCount = whole(1, MAX_SAMPLE)

export const SAMPLE_FIELDS = {
  // Older files have neither.
  kind: field(v.exactOptional(v.picklist(SAMPLE_KINDS)), {
    ...SAMPLE_KIND_TRAITS,
    usual: 'random',
    note: 'experiments:form.drawnText',
    isQuiet: true,
  }),
  isUndecided: field(v.exactOptional(v.boolean()), {
    label: 'experiments:form.undecided',
    figures: { plies: UNDECIDED_PLIES },
    flag: 'undecided',
    help: `only positions of which neither player can force a win within ${UNDECIDED_PLIES} plies`,
  }),
  boardSize: field(AnyBoardSize, { help: "of the sample's board: 2 to 7" }),
  rule: field(Rule, { label: 'experiments:form.rule', values: 'experiments:form.rules' }),
  stones: field(Stones, { label: 'experiments:form.stones' }),
  count: field(SampleCount, { label: 'experiments:form.count' }),
  seed: field(Seed, { renew: 'experiments:form.newSeed', help: 'of the sample' }),
}

export const SampleSchema = v.pipe(
  v.strictObject(SAMPLE_FIELDS),
  v.forward(
    v.check(({ stones, boardSize }) => stones < boardOfSize(boardSize).nodeCount),
    ['stones'],
  ),
)

const { rule: _, ...RULELESS } = SAMPLE_FIELDS
/** The fields of a sample for what asks perfect play or weighted sums: boards and rule of the kernels. */
export const BIT_SAMPLE_FIELDS = {
  ...RULELESS,
  boardSize: field(BoardSize, { help: "of the sample's board: 2, 3 or 4" }),
}

export const SAMPLE_RANGE_FIELDS = {
  ...SAMPLE_FIELDS,
  stones: field(Stones, { label: 'experiments:form.from' }),
  count: field(SampleCount, { label: 'experiments:form.countEach' }),
  to: field(Stones, { label: 'experiments:form.to' }),
  step: field(whole(1, MAX_OPEN_STONES), {
    usual: 1,
    label: 'experiments:form.step',
    flag: 'step <stones>',
    help: 'from one number of stones to the next, in a range',
    noun: 'A step is a whole number of stones',
  }),
}

export const SampleRangeSchema = v.pipe(
  v.strictObject(SAMPLE_RANGE_FIELDS),
  v.check(({ stones, to, boardSize }) => stones <= to && to < boardOfSize(boardSize).nodeCount),
)
