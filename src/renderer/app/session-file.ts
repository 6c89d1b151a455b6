/**
 * Reads the session. Each part is read by itself, so that one that cannot be read loses no other. A first start has
 * nothing to read, and does without this file.
 */
import * as v from 'valibot'
import { castOf } from '../../engine/arena/cast.ts'
import { checkedContestant } from '../../engine/arena/contestant-file.ts'
import type { Contestant } from '../../engine/arena/contestant.ts'
import { isShortFault, type ProgramFault } from '../../engine/arena/program-fault.ts'
import { MAX_NODES } from '../../engine/game/board.ts'
import { COLOURS } from '../../engine/game/colour.ts'
import { fromRecord, SEATS, toRecord, type Game } from '../../engine/game/game.ts'
import { COUNTER_NAMES } from '../../engine/search/counters.ts'
import { ALGORITHMS, MAX_DEPTH } from '../../engine/search/methods.ts'
import { KNOWS_THE_GAME, type Learning } from '../model/learn/learning.ts'
import { STEP_IDS } from '../model/learn/steps.ts'
import { INCREMENTS, MINUTES } from '../model/match/clock.ts'
import { NEW_MATCH, UNCOUNTED_REASONS, type MatchState } from '../model/match/match-state.ts'
import { COMPUTER, type PlayerSettings } from '../model/match/players.ts'
import { DEFAULT_SETTINGS, LANGUAGE_CHOICES, MOTIONS, PACES, TEXT_SCALES, THEMES } from '../model/settings.ts'
import { unusual } from '../model/search/settings.ts'
import { ContestantSchema } from '../../contract/contestant-schema.ts'
import { NAMED_SETTING_ENTRIES } from '../../contract/search-schema.ts'
import { Count, Figure, whole } from '../../contract/number-schema.ts'
import { fieldIn, fieldsIn, itemsIn, type Fields } from '../model/documents/by-parts.ts'
import { NOTHING_STUDIED, type OnUnread, type Session, type SessionPart } from './session.ts'

/** Longest link and id that are kept, in characters. */
const MAX_LINK = 2000

/** The moves of the longest game: a stone on every node of the largest board, and a swap. */
const MAX_MOVES = MAX_NODES + 1

/** Moves in notation; a value that is no text becomes an empty one, and the game is played up to it. */
const Moves = v.pipe(
  v.array(v.fallback(v.string(), '')),
  v.transform((moves) => moves.slice(0, MAX_MOVES)),
)

/** The algorithm of the perfect player in sessions from before there was a cast. */
const PERFECT = 'perfect'

/** A contestant as the engine checks it, without any further properties. */
const CheckedContestantSchema = v.pipe(
  ContestantSchema,
  v.transform((contestant): Contestant => checkedContestant(contestant)),
)

const PLAYER = {
  human: v.boolean(),
  contestant: v.optional(v.nullable(CheckedContestantSchema), null),
  algorithm: v.picklist([...ALGORITHMS, PERFECT]),
  depth: whole(1, MAX_DEPTH),
  seconds: v.nullable(v.pipe(v.number(), v.minValue(0.001), v.maxValue(3600))),
}

/** The settings of a search, each read by itself; in old sessions null stands for the algorithm's own ordering. */
const SEARCH = Object.fromEntries(
  Object.entries(NAMED_SETTING_ENTRIES).map(([name, schema]) => [name, v.nullish(schema as v.GenericSchema)]),
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

const Milliseconds = v.pipe(Figure, v.minValue(0), v.transform(Math.round))

const ClockSchema = v.object({
  control: v.object({ minutes: v.picklist(MINUTES), increment: v.picklist(INCREMENTS) }),
  left: v.object({ first: Milliseconds, second: Milliseconds }),
  running: v.nullable(v.object({ seat: v.picklist(SEATS), since: Milliseconds })),
  ranOut: v.nullable(v.picklist(SEATS)),
})

const GAME = {
  start: v.string(),
  swapRule: v.boolean(),
  moves: Moves,
  undone: Moves,
  resigned: v.nullable(v.picklist(COLOURS)),
}

/** The match without its game, its players and the records of searches. */
const MATCH = {
  // Sessions from before the ratings have none: how their game began is not known.
  seed: v.optional(Count, 0),
  uncounted: v.optional(v.nullable(v.picklist(UNCOUNTED_REASONS)), 'start'),
  // Sessions from before there were casual games have none.
  isCasual: v.optional(v.boolean(), false),
  paused: v.boolean(),
  // Sessions from before there were programs have none.
  broken: v.optional(
    v.nullable(v.strictObject({ name: v.string(), fault: v.custom<ProgramFault>(isShortFault) })),
    null,
  ),
  // Sessions from before the library have none.
  entry: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_LINK))), null),
}

/** Sessions of earlier versions lack some of them. */
const SETTINGS = {
  language: v.optional(v.picklist(LANGUAGE_CHOICES), DEFAULT_SETTINGS.language),
  theme: v.optional(v.picklist(THEMES), DEFAULT_SETTINGS.theme),
  textScale: v.optional(v.picklist(TEXT_SCALES), DEFAULT_SETTINGS.textScale),
  motion: v.optional(v.picklist(MOTIONS), DEFAULT_SETTINGS.motion),
  showNames: v.optional(v.boolean(), DEFAULT_SETTINGS.showNames),
  letterKeys: v.optional(v.boolean(), DEFAULT_SETTINGS.letterKeys),
  showTruth: v.optional(v.boolean(), DEFAULT_SETTINGS.showTruth),
  showVerdicts: v.optional(v.boolean(), DEFAULT_SETTINGS.showVerdicts),
  tutor: v.optional(v.boolean(), DEFAULT_SETTINGS.tutor),
  showEngine: v.optional(v.boolean(), DEFAULT_SETTINGS.showEngine),
  sounds: v.optional(v.boolean(), DEFAULT_SETTINGS.sounds),
  lookForUpdates: v.optional(v.boolean(), DEFAULT_SETTINGS.lookForUpdates),
  pace: v.optional(v.picklist(PACES), DEFAULT_SETTINGS.pace),
  orientation: v.optional(whole(0, 9), DEFAULT_SETTINGS.orientation),
}

/** Sessions from before these were kept have none. */
const STUDIED = {
  studied: v.optional(v.pipe(v.string(), v.maxLength(MAX_LINK)), NOTHING_STUDIED.studied),
  replayed: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_LINK))), null),
}

/**
 * @param onUnread called for each part of which something cannot be read, and has its default
 * @throws Error with what is wrong with the text, where nothing of it can be read
 */
export function decodeSession(text: string, onUnread: OnUnread = () => undefined): Session {
  const saved: Fields = v.parse(v.looseObject({ version: v.literal(1) }), JSON.parse(text))
  const match = matchFrom(saved, onUnread)
  const settings = fieldsIn('settings', SETTINGS, saved.settings, DEFAULT_SETTINGS, onUnread)
  return {
    match,
    settings,
    learning: learningFrom(saved.learning, onUnread),
    ...fieldsIn('studied', STUDIED, saved, NOTHING_STUDIED, onUnread),
  }
}

function matchFrom(saved: Fields, onUnread: OnUnread): MatchState {
  const unread = new Set<SessionPart>()
  const noteUnread: OnUnread = (part) => {
    unread.add(part)
    onUnread(part)
  }
  const game = gameFrom(saved.game, noteUnread)
  // Without its end a game is not that of the library's entry, nor of the clock.
  const rest = unread.has('game') ? { ...saved, entry: null, clock: null, broken: null } : saved
  const { uncounted, broken, ...match } = fieldsIn(
    'game',
    MATCH,
    rest,
    { ...NEW_MATCH, uncounted: 'start' },
    noteUnread,
  )
  const { first, second } = fieldIn('players', v.looseObject({}), saved.seats, {}, noteUnread)
  const records = itemsIn('searches', RecordSchema, saved.records, noteUnread).filter(
    ({ index }) => index < game.moves.length + game.undone.length,
  )
  const seats = {
    first: playerFrom(first, NEW_MATCH.seats.first, noteUnread),
    second: playerFrom(second, NEW_MATCH.seats.second, noteUnread),
  }
  // Sessions from before there were clocks have none.
  const clock = fieldIn('clock', v.optional(v.nullable(ClockSchema), null), rest.clock, null, noteUnread)
  return {
    game,
    ...match,
    broken: game.resigned === null ? null : broken,
    records,
    seats,
    clock,
    // A part that could not be read may be the one for which the game would not count.
    uncounted: unread.size === 0 ? uncounted : (uncounted ?? 'changed'),
  }
}

function playerFrom(saved: unknown, otherwise: PlayerSettings, onUnread: OnUnread): PlayerSettings {
  const { algorithm, ...rest } = fieldsIn('players', PLAYER, saved, otherwise, onUnread)
  // Sessions of earlier versions have the settings of a search beside the player's other fields.
  const { settings = saved } = (saved ?? {}) as Fields
  const chosen = Object.entries(fieldsIn('players', SEARCH, settings, {}, onUnread)).filter(
    ([, value]) => value !== null,
  )
  const player = { ...rest, settings: unusual(Object.fromEntries(chosen)) }
  return algorithm === PERFECT
    ? { ...COMPUTER, human: player.human, contestant: castOf(PERFECT) ?? null }
    : { ...player, algorithm }
}

/** The game, or as much of it as can be played. */
function gameFrom(saved: unknown, onUnread: OnUnread): Game {
  const record = fieldsIn('game', GAME, saved, { ...toRecord(NEW_MATCH.game), start: '' }, onUnread)
  const shorter = record.moves.map((_, i) => ({
    ...record,
    moves: record.moves.slice(0, -1 - i),
    undone: [],
    resigned: null,
  }))
  const candidates = [
    record,
    { ...record, resigned: null },
    { ...record, undone: [] },
    { ...record, undone: [], resigned: null },
    ...shorter,
  ]
  for (const candidate of candidates)
    try {
      return fromRecord(candidate)
    } catch {
      onUnread('game')
    }
  return NEW_MATCH.game
}

/** Sessions from before there were lessons have none. */
function learningFrom(saved: unknown, onUnread: OnUnread): Learning {
  if (saved === undefined) return KNOWS_THE_GAME
  const { finished, isOffered } = fieldsIn(
    'learning',
    { finished: v.unknown(), isOffered: v.boolean() },
    saved,
    KNOWS_THE_GAME,
    onUnread,
  )
  return { finished: itemsIn('learning', v.picklist(STEP_IDS), finished, onUnread), isOffered }
}
