/**
 * The mistakes of one's own games, to be solved as puzzles. They follow from the games in the library of which Review
 * has proven all moves; kept is only when those tried are due again, with what the scheduler knows of them.
 */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import * as v from 'valibot'
import type { DocumentStorage } from '../../../contract/api.ts'
import { whole } from '../../../contract/number-schema.ts'
import { lineThrough } from '../../../engine/game/game-tree.ts'
import { formatPosition, isPositionText, parseMove, parsePosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, play } from '../../../engine/game/position.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { PuzzleClasses } from '../../../engine/puzzles/puzzle-classes.ts'
import { itemsIn } from '../documents/by-parts.ts'
import { checkedDocument } from '../documents/checked-document.ts'
import { DateText } from '../documents/document-schema.ts'
import { SingleDocument } from '../documents/single-document.ts'
import type { Entry } from '../library/entries.ts'
import { LIBRARY } from '../library/library.ts'
import { myGames, ownMistakes, type MyGame } from '../library/my-games.ts'
import { type Service, useLaterServices } from '../../platform/services.tsx'
import { useToday } from '../../platform/today.ts'

const KIND = { format: 'poly-y mistakes', version: 1 } as const

/** Maximum number of mistakes kept. Of more, those that are due last are forgotten: they are known best. */
export const MAX_MISTAKES = 500

/** More tries than anybody makes. */
export const MAX_TRIES = 1_000_000

/** The scheduler's data about a mistake that has been tried: what ts-fsrs goes on with. */
export const CardSchema = v.strictObject({
  due: DateText,
  last: DateText,
  /** Days after which it is remembered with a probability of nine in ten. */
  stability: v.pipe(v.number(), v.minValue(0.001), v.maxValue(36_500)),
  /** From 1 to 10. */
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  /** The days from the last time to the next. */
  days: whole(0, 100_000),
  reps: whole(0, MAX_TRIES),
  lapses: whole(0, MAX_TRIES),
  /** A state of ts-fsrs: 0 new, 1 learning, 2 in review, 3 learning again. */
  state: whole(0, 3),
})
export type Card = v.InferOutput<typeof CardSchema>

const RecordSchema = v.pipe(
  v.strictObject({
    /** One-line position before the mistake. */
    position: v.pipe(
      v.string(),
      v.check((text) => isPositionText(text, hasPerfectPlay)),
    ),
    /** The node of the mistake. */
    played: v.string(),
    card: CardSchema,
  }),
  v.check(({ position, played }) => canBePlayed(position, played)),
)
type MistakeRecord = v.InferOutput<typeof RecordSchema>

function canBePlayed(text: string, played: string): boolean {
  try {
    const position = parsePosition(text)
    play(position, parseMove(position.board, played))
    return true
  } catch {
    return false
  }
}

const FileSchema = v.strictObject({
  format: v.literal(KIND.format),
  version: v.literal(KIND.version),
  mistakes: v.unknown(),
})

interface Records {
  readonly mistakes: readonly MistakeRecord[]
}

/** A mistake to be corrected: a move that gave a win away. */
export interface Mistake extends Omit<MistakeRecord, 'card'> {
  /** Equal for positions that are the same but for a symmetry of the board. */
  readonly key: string
  /** The scheduler's data; null until the mistake is tried. */
  readonly card: Card | null
  /** The game in which it was made; null where that is no longer in the library. */
  readonly game: MyGame | null
}

const classes = new PuzzleClasses()
const keyOf = (text: string) => classes.keyOf(parsePosition(text))

/**
 * Own mistakes of a game that can be corrected by a stone: not those of who may swap, or be swapped. There are none where
 * perfect play is unknown, whatever a file says.
 */
function mistakesIn(game: MyGame): Mistake[] {
  const { tree } = game.entry
  const line = lineThrough(tree)
  if (!hasPerfectPlay(line[0].position)) return []
  return (ownMistakes(game) ?? []).flatMap((number): Mistake[] => {
    const [before, after] = [number - 1, number].map((ply) => line.findLast((moment) => moment.ply === ply))
    if (before === undefined || after === undefined || typeof after.move !== 'number') return []
    if (canSwapAt(tree, before.id) || canSwapAt(tree, after.id)) return []
    const position = formatPosition(before.position)
    return [{ key: keyOf(position), position, played: before.position.board.names[after.move], card: null, game }]
  })
}

/** All mistakes, each once: those tried, and those of the games, the newest game first. */
export function mistakesOf(entries: readonly Entry[], records: readonly MistakeRecord[]): Mistake[] {
  const found = new Map(
    myGames(entries)
      .filter(({ played }) => played.seat !== 'both')
      .flatMap(mistakesIn)
      .toReversed()
      .map((mistake) => [mistake.key, mistake]),
  )
  const tried = records.map((record): Mistake => {
    const key = keyOf(record.position)
    return { ...record, key, game: found.get(key)?.game ?? null }
  })
  const known = new Set(tried.map(({ key }) => key))
  return [...tried, ...[...found.values()].toReversed().filter(({ key }) => !known.has(key))]
}

/**
 * Midnight at the beginning of the day on which a mistake is due, by the user's clock; null for one not tried, which is
 * due at once.
 */
export function dueDay({ card }: Mistake): number | null {
  return card === null ? null : new Date(card.due).setHours(0, 0, 0, 0)
}

/** The mistakes that are due by a day: first those tried, the longest due first. */
export function dueOn(mistakes: readonly Mistake[], day: Date): Mistake[] {
  const time = (mistake: Mistake) => dueDay(mistake) ?? day.getTime()
  const isNew = ({ card }: Mistake) => Number(card === null)
  return mistakes
    .filter((mistake) => time(mistake) <= day.getTime())
    .sort((a, b) => isNew(a) - isNew(b) || time(a) - time(b))
}

export class MistakeRecords extends SingleDocument<Records> {
  /** @param storage null where another tab has the records */
  constructor(storage: DocumentStorage | null) {
    super(storage, {
      shelf: 'mistakes',
      empty: { mistakes: [] },
      isEmpty: ({ mistakes }) => mistakes.length === 0,
      encode: ({ mistakes }) => JSON.stringify({ ...KIND, mistakes }),
      decode: (text, onUnread) => ({
        mistakes: itemsIn('mistakes', RecordSchema, checkedDocument(text, KIND, FileSchema).mistakes, onUnread).slice(
          0,
          MAX_MISTAKES,
        ),
      }),
    })
  }

  /** Records that a mistake was tried, and when it is due again. */
  record({ key, position, played }: Mistake, card: Card): void {
    const others = this.store.getState().mistakes.filter((other) => keyOf(other.position) !== key)
    const all = [...others, { position, played, card }]
    this.keep({
      mistakes: all
        .sort((a, b) => (a.card.due < b.card.due ? -1 : a.card.due > b.card.due ? 1 : 0))
        .slice(0, MAX_MISTAKES),
    })
  }
}

export const MISTAKES: Service<'mistakes', MistakeRecords> = { name: 'mistakes' }

export function useMistakes(): readonly Mistake[] {
  const app = useLaterServices(LIBRARY, MISTAKES)
  const entries = useStore(app.library.store, (state) => state.entries)
  const records = useStore(app.mistakes.store, (state) => state.mistakes)
  return useMemo(() => mistakesOf(entries, records), [entries, records])
}

/** The mistakes due today; null until the games and the records have been read. */
export function useDueMistakes(): readonly Mistake[] | null {
  const app = useLaterServices(LIBRARY, MISTAKES)
  const areGamesRead = useStore(app.library.store, ({ status }) => status !== 'loading')
  const areRecordsRead = useStore(app.mistakes.store, ({ status }) => status === 'ready')
  const mistakes = useMistakes()
  const today = useToday()
  return useMemo(
    () => (areGamesRead && areRecordsRead ? dueOn(mistakes, today) : null),
    [areGamesRead, areRecordsRead, mistakes, today],
  )
}
