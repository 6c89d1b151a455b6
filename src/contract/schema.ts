/** The shape of everything the page may send to the main process. Main checks each message before it acts on it. */
import * as v from 'valibot'
import { ACCELERATOR, CHANNELS, DOCUMENT_ID, FILE_NAME, LANES, MAX_DOCUMENT_LENGTH, MAX_SAVED_BYTES, MAX_SESSION_LENGTH, MENU_ROLES, SHELVES } from './api.ts'
import { Count, whole } from './number-schema.ts'
import { EvaluatorSchema, LESSON_JOBS } from './training-schema.ts'
import { LANGUAGES } from '../locales/resources.ts'
import { isContestant, MOST_MILLISECONDS, MOST_STATES } from '../engine/arena/contestant-file.ts'
import { isSurface } from '../engine/arena/surface-file.ts'
import type { Surface } from '../engine/arena/surface.ts'
import { MAX_GAMES } from '../engine/arena/tournament.ts'
import type { Contestant } from '../engine/arena/contestant.ts'
import { BOARD_SIZES } from '../engine/game/board.ts'
import { EVALUATION_METHODS, MAX_EVALUATION_TIMES } from '../engine/evaluation/evaluation.ts'
import { COUNTINGS } from '../engine/lab/report.ts'
import { MAX_REVIEWED } from '../engine/lab/review.ts'
import { MAX_SAMPLE, MAX_SEED, SAMPLE_KINDS } from '../engine/lab/sample.ts'
import { MAX_MARGIN } from '../engine/search/aspiration.ts'
import { ORDERINGS } from '../engine/search/ordering.ts'
import { ALGORITHMS, MAX_DEPTH } from '../engine/search/search.ts'
import { TABLES } from '../engine/search/transposition-table.ts'

const Depth = whole(1, MAX_DEPTH)
const PositionText = v.pipe(v.string(), v.maxLength(100))
const Id = Count

/** Checked by the engine, which knows what it can use. */
const ContestantSchema = v.custom<Contestant>(isContestant)

const MatchSchema = v.strictObject({
  contestants: v.strictTuple([ContestantSchema, ContestantSchema]),
  boardSize: v.picklist(BOARD_SIZES),
  pairs: whole(1, MAX_GAMES / 2),
  openingStones: whole(0, MAX_DEPTH - 1),
  seed: whole(0, MAX_SEED),
  isBalanced: v.exactOptional(v.boolean()),
  isJudged: v.exactOptional(v.boolean()),
})

const SearchOptionsSchema = v.strictObject({
  algorithm: v.picklist(ALGORITHMS),
  depth: v.exactOptional(Depth),
  ordering: v.exactOptional(v.picklist(ORDERINGS)),
  table: v.exactOptional(v.picklist(TABLES)),
  evaluation: v.exactOptional(v.picklist(EVALUATION_METHODS)),
  evaluationTimes: v.exactOptional(whole(1, MAX_EVALUATION_TIMES)),
  margin: v.exactOptional(whole(1, MAX_MARGIN)),
  evaluator: v.exactOptional(EvaluatorSchema),
  time: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_MILLISECONDS))),
  states: v.exactOptional(whole(1, MOST_STATES)),
})

const JobMessageSchema = v.variant('kind', [
  ...LESSON_JOBS,
  v.strictObject({
    id: Id,
    kind: v.picklist(['search', 'trace']),
    request: v.strictObject({ position: PositionText, options: SearchOptionsSchema }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('lab'),
    request: v.strictObject({
      position: PositionText,
      algorithms: v.pipe(v.array(v.picklist(ALGORITHMS)), v.minLength(1), v.maxLength(ALGORITHMS.length)),
      depths: v.pipe(v.array(Depth), v.minLength(1), v.maxLength(MAX_DEPTH)),
      counting: v.picklist(COUNTINGS),
      ordering: v.exactOptional(v.picklist(['own', ...ORDERINGS])),
      table: v.exactOptional(v.picklist(TABLES)),
      evaluation: v.exactOptional(v.picklist(EVALUATION_METHODS)),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('review'),
    request: v.strictObject({
      positions: v.pipe(v.array(PositionText), v.maxLength(MAX_REVIEWED)),
      options: v.strictObject({ algorithm: v.picklist(ALGORITHMS), depth: Depth }),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('truth'),
    request: v.strictObject({ positions: v.pipe(v.array(PositionText), v.maxLength(MAX_REVIEWED)) }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('move'),
    request: v.strictObject({ position: PositionText, contestant: ContestantSchema, seed: Id, number: Id, maySwap: v.boolean() }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('game'),
    request: v.strictObject({ match: MatchSchema, number: Id }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('point'),
    request: v.strictObject({ surface: v.custom<Surface>(isSurface), number: Id }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('accuracy'),
    request: v.strictObject({
      kind: v.picklist(SAMPLE_KINDS),
      stones: v.pipe(v.array(whole(0, MAX_DEPTH - 1)), v.minLength(1), v.maxLength(MAX_DEPTH)),
      count: whole(1, MAX_SAMPLE),
      seed: whole(0, MAX_SEED),
      algorithms: v.pipe(v.array(v.picklist(ALGORITHMS)), v.minLength(1), v.maxLength(ALGORITHMS.length)),
      depths: v.pipe(v.array(Depth), v.minLength(1), v.maxLength(MAX_DEPTH)),
      budget: whole(1, Number.MAX_SAFE_INTEGER),
      skip: whole(0, MAX_DEPTH * MAX_SAMPLE),
    }),
  }),
  v.strictObject({
    id: Id,
    kind: v.literal('sample'),
    request: v.strictObject({
      kind: v.exactOptional(v.picklist(SAMPLE_KINDS)),
      isUndecided: v.exactOptional(v.boolean()),
      boardSize: v.picklist(BOARD_SIZES),
      stones: whole(0, MAX_DEPTH),
      count: whole(1, MAX_SAMPLE),
      seed: whole(0, MAX_SEED),
    }),
  }),
])

/** Text that goes to a file or the clipboard. */
const Text = v.pipe(v.string(), v.maxLength(MAX_SESSION_LENGTH))

const ShelfEntries = { shelf: v.picklist(SHELVES) }
const DocumentEntries = { ...ShelfEntries, id: v.pipe(v.string(), v.regex(DOCUMENT_ID)) }

const FileSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(FILE_NAME)),
  content: v.pipe(
    v.instance(Uint8Array),
    v.check(({ byteLength }) => byteLength <= MAX_SAVED_BYTES),
  ),
})

const Label = v.pipe(v.string(), v.maxLength(100))

const MENU_ITEMS = [
  v.strictObject({
    type: v.literal('command'),
    command: v.pipe(v.string(), v.maxLength(100)),
    label: Label,
    key: v.nullable(v.pipe(v.string(), v.regex(ACCELERATOR))),
    enabled: v.boolean(),
    chosen: v.nullable(v.boolean()),
  }),
  v.strictObject({ type: v.literal('role'), role: v.picklist(MENU_ROLES), label: Label }),
  v.strictObject({ type: v.literal('recent'), label: Label, clear: Label }),
  v.strictObject({ type: v.literal('separator') }),
] as const

const menuOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictObject({ type: v.literal('menu'), label: Label, items: v.pipe(v.array(item), v.maxLength(100)) })

const MenuBarSchema = v.strictObject({
  language: v.picklist(LANGUAGES),
  menus: v.pipe(v.array(menuOf(v.variant('type', [...MENU_ITEMS, menuOf(v.variant('type', MENU_ITEMS))]))), v.maxLength(20)),
})

/** The payload of each channel that the page may use; `undefined` where it sends none. */
export const PAYLOADS = {
  [CHANNELS.enginePost]: v.strictObject({ lane: v.picklist(LANES), message: JobMessageSchema }),
  [CHANNELS.engineEnd]: v.strictObject({ lane: v.picklist(LANES) }),
  [CHANNELS.sessionLoad]: v.undefined(),
  [CHANNELS.sessionSave]: Text,
  [CHANNELS.sessionSetAside]: Text,
  [CHANNELS.documentsList]: v.strictObject(ShelfEntries),
  [CHANNELS.documentsLoad]: v.strictObject(DocumentEntries),
  [CHANNELS.documentsSave]: v.strictObject({ ...DocumentEntries, text: v.pipe(v.string(), v.maxLength(MAX_DOCUMENT_LENGTH)) }),
  [CHANNELS.documentsRemove]: v.strictObject(DocumentEntries),
  [CHANNELS.clipboardWrite]: Text,
  [CHANNELS.filesChoose]: v.undefined(),
  [CHANNELS.filesTake]: v.undefined(),
  [CHANNELS.filesSave]: FileSchema,
  [CHANNELS.menuShow]: MenuBarSchema,
  [CHANNELS.closingAnswer]: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
} as const
