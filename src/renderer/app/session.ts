/** What is kept between starts, as one JSON text: the game with its players and searches, and the settings. */
import * as v from 'valibot'
import { castOf } from '../../engine/arena/cast.ts'
import { checkedContestant } from '../../engine/arena/contestant-file.ts'
import type { Contestant } from '../../engine/arena/contestant.ts'
import { COLOURS } from '../../engine/game/colour.ts'
import { fromRecord, SEATS, toRecord } from '../../engine/game/game.ts'
import { COUNTER_NAMES } from '../../engine/search/counters.ts'
import { ORDERINGS } from '../../engine/search/ordering.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../engine/search/search.ts'
import { EVALUATION_METHODS } from '../../engine/evaluation/evaluation.ts'
import { TABLES } from '../../engine/search/transposition-table.ts'
import { KNOWS_THE_GAME, type Learning } from '../model/learn/learning.ts'
import { STEP_IDS } from '../model/learn/steps.ts'
import { INCREMENTS, MINUTES } from '../model/match/clock.ts'
import { UNCOUNTED_REASONS, type MatchState } from '../model/match/match-store.ts'
import { COMPUTER, type PlayerSettings } from '../model/match/players.ts'
import { DEFAULT_SETTINGS, LANGUAGE_CHOICES, MOTIONS, PACES, TEXT_SCALES, THEMES, type Settings } from '../model/settings.ts'
import { ContestantSchema } from '../../contract/match-schema.ts'
import { Count, Figure, whole } from '../../contract/number-schema.ts'

/** The algorithm of the perfect player in sessions from before there was a cast. */
const PERFECT = 'perfect'

/** A contestant as the engine checks it, without any further properties. */
const CheckedContestantSchema = v.pipe(ContestantSchema, v.transform((contestant): Contestant => checkedContestant(contestant)))

const SettledSchema = v.object({
  human: v.boolean(),
  contestant: v.optional(v.nullable(CheckedContestantSchema), null),
  algorithm: v.picklist([...ALGORITHMS, PERFECT]),
  depth: whole(1, MAX_DEPTH),
  seconds: v.nullable(v.pipe(v.number(), v.minValue(0.001), v.maxValue(3600))),
  ordering: v.nullable(v.picklist(ORDERINGS)),
  table: v.picklist(TABLES),
  // Sessions from before it could be chosen have none.
  evaluation: v.optional(v.picklist(EVALUATION_METHODS), 'bit-parallel'),
})

const PlayerSchema = v.pipe(
  SettledSchema,
  v.transform(({ algorithm, ...player }): PlayerSettings => (algorithm === PERFECT ? { ...COMPUTER, human: player.human, contestant: castOf(PERFECT) ?? null } : { ...player, algorithm })),
)

const RecordSchema = v.object({
  index: Count,
  player: v.picklist(COLOURS),
  move: v.string(),
  algorithm: v.picklist(ALGORITHMS),
  depth: whole(0, MAX_DEPTH),
  value: v.nullable(v.union([Figure, v.literal('+inf'), v.literal('-inf')])),
  ms: v.pipe(Figure, v.minValue(0)),
  ...v.entriesFromList(COUNTER_NAMES, Count),
  // Sessions from before these counters have none.
  researched: v.optional(Count, 0),
  shortestWin: v.optional(v.nullable(Count), null),
})

const ClockSchema = v.object({
  control: v.object({ minutes: v.picklist(MINUTES), increment: v.picklist(INCREMENTS) }),
  left: v.object({ first: Count, second: Count }),
  running: v.nullable(v.object({ seat: v.picklist(SEATS), since: Count })),
  ranOut: v.nullable(v.picklist(SEATS)),
})

/** A missing or unknown setting must not make the game saved with it unreadable. */
const SettingsSchema = v.object({
  language: v.fallback(v.picklist(LANGUAGE_CHOICES), DEFAULT_SETTINGS.language),
  theme: v.fallback(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
  textScale: v.fallback(v.picklist(TEXT_SCALES), DEFAULT_SETTINGS.textScale),
  motion: v.fallback(v.picklist(MOTIONS), DEFAULT_SETTINGS.motion),
  showNames: v.fallback(v.boolean(), DEFAULT_SETTINGS.showNames),
  letterKeys: v.fallback(v.boolean(), DEFAULT_SETTINGS.letterKeys),
  showTruth: v.fallback(v.boolean(), DEFAULT_SETTINGS.showTruth),
  tutor: v.fallback(v.boolean(), DEFAULT_SETTINGS.tutor),
  showEngine: v.fallback(v.boolean(), DEFAULT_SETTINGS.showEngine),
  sounds: v.fallback(v.boolean(), DEFAULT_SETTINGS.sounds),
  lookForUpdates: v.fallback(v.boolean(), DEFAULT_SETTINGS.lookForUpdates),
  pace: v.fallback(v.picklist(PACES), DEFAULT_SETTINGS.pace),
  orientation: v.fallback(whole(0, 9), DEFAULT_SETTINGS.orientation),
})

/** Sessions from before there were lessons have none. */
const LearningSchema = v.object({ finished: v.array(v.picklist(STEP_IDS)), isOffered: v.boolean() })

export const NOTHING_STUDIED = { studied: 'game', replayed: null } as const

const SessionSchema = v.object({
  version: v.literal(1),
  game: v.object({
    start: v.string(),
    swapRule: v.boolean(),
    moves: v.array(v.string()),
    undone: v.array(v.string()),
    resigned: v.nullable(v.picklist(COLOURS)),
  }),
  seats: v.object({ first: PlayerSchema, second: PlayerSchema }),
  // Sessions from before the ratings have none: how their game began is not known.
  seed: v.optional(Count, 0),
  uncounted: v.optional(v.nullable(v.picklist(UNCOUNTED_REASONS)), 'start'),
  // Sessions from before there were casual games have none.
  isCasual: v.optional(v.boolean(), false),
  // Sessions from before there were clocks have none.
  clock: v.optional(v.nullable(ClockSchema), null),
  paused: v.boolean(),
  records: v.array(RecordSchema),
  // Sessions from before the library have none.
  entry: v.optional(v.nullable(v.string()), null),
  settings: SettingsSchema,
  learning: v.fallback(v.optional(LearningSchema, KNOWS_THE_GAME), KNOWS_THE_GAME),
  // Sessions from before these were kept have none.
  studied: v.fallback(v.optional(v.string(), NOTHING_STUDIED.studied), NOTHING_STUDIED.studied),
  replayed: v.fallback(v.optional(v.nullable(v.string()), null), null),
})

export interface Session {
  readonly match: MatchState
  readonly settings: Settings
  readonly learning: Learning
  /** The id of the position that is chosen to be studied. */
  readonly studied: string
  /** The link of the search that was replayed last. */
  readonly replayed: string | null
}

export function encodeSession({ match, ...others }: Session): string {
  return JSON.stringify({ version: 1, ...match, game: toRecord(match.game), ...others })
}

/** @throws Error with what is wrong with the text */
export function decodeSession(text: string): Session {
  const { game, seed, uncounted, isCasual, clock, seats, paused, records, entry, settings, learning, studied, replayed } = v.parse(SessionSchema, JSON.parse(text))
  return { match: { game: fromRecord(game), seed, uncounted, isCasual, clock, seats, paused, records, entry }, settings, learning, studied, replayed }
}
