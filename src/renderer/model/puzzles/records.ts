/**
 * The puzzles tried, kept on this machine as plain records, each as it was first tried: ratings and streaks are worked
 * out from them. Beside them, puzzles that have been made beyond those shipped and wait to be solved.
 */
import { useStore } from 'zustand'
import * as v from 'valibot'
import type { DocumentStorage } from '../../../contract/api.ts'
import { Count, whole } from '../../../contract/number-schema.ts'
import { isPositionText } from '../../../engine/game/notation.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { MAX_DIFFICULTY, puzzlesOf, rowOf } from '../../../engine/puzzles/puzzle-file.ts'
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'
import { THEMES } from '../../../engine/puzzles/themes.ts'
import { fieldIn, itemsIn } from '../documents/by-parts.ts'
import { checkedDocument } from '../documents/checked-document.ts'
import { DateText } from '../documents/document-schema.ts'
import { SingleDocument, type SingleDocumentState } from '../documents/single-document.ts'
import { type Service, useLaterServices } from '../../platform/services.tsx'

const KIND = { format: 'poly-y puzzles', version: 1 } as const

const TriedSchema = v.strictObject({
  /** One-line position. */
  position: v.pipe(
    v.string(),
    v.check((text) => isPositionText(text, hasPerfectPlay)),
  ),
  /** When it was first tried, in ISO 8601. */
  date: DateText,
  difficulty: whole(0, MAX_DIFFICULTY),
  themes: v.array(v.picklist(THEMES)),
  /**
   * 1 where it was solved without help, less with hints, 0 after a wrong move; null where it is not rated, as it was
   * shown or given up.
   */
  score: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Was it played to the end, with help or without? */
  isSolved: v.boolean(),
})
export type TriedPuzzle = v.InferOutput<typeof TriedSchema>

const FileSchema = v.strictObject({
  format: v.literal(KIND.format),
  version: v.literal(KIND.version),
  tried: v.unknown(),
  waiting: v.unknown(),
  made: v.unknown(),
})

interface Records {
  /** The newest last. */
  readonly tried: readonly TriedPuzzle[]
  /** Made on this machine, and not tried yet. */
  readonly waiting: readonly Puzzle[]
  /** How many have been made on this machine: the number of the next. */
  readonly made: number
}

export type RecordsState = Records & SingleDocumentState

const PuzzleSchema = v.pipe(
  v.unknown(),
  v.check((row) => isPuzzle(row)),
  v.transform((row): Puzzle => puzzlesOf({ puzzles: [row] })[0]),
)

function isPuzzle(row: unknown): boolean {
  try {
    puzzlesOf({ puzzles: [row] })
    return true
  } catch {
    return false
  }
}

/** @throws DocumentFault */
function decode(text: string, onUnread: () => void): Records {
  const file = checkedDocument(text, KIND, FileSchema)
  const waiting = itemsIn('waiting', PuzzleSchema, file.waiting, onUnread)
  // With too small a number puzzles are made again that are known already.
  return {
    tried: itemsIn('tried', TriedSchema, file.tried, onUnread),
    waiting,
    made: fieldIn('made', Count, file.made, waiting.length, onUnread),
  }
}

function encode({ tried, waiting, made }: Records): string {
  return JSON.stringify({ ...KIND, tried, waiting: waiting.map(rowOf), made })
}

export class PuzzleRecords extends SingleDocument<Records> {
  /** @param storage null where another tab has the records */
  constructor(storage: DocumentStorage | null) {
    super(storage, {
      shelf: 'puzzles',
      empty: { tried: [], waiting: [], made: 0 },
      isEmpty: ({ tried, made }) => tried.length + made === 0,
      encode,
      decode,
    })
  }

  /** Records that a puzzle was tried, or solved at last. Its score stays that of the first try. */
  record(puzzle: Puzzle, score: number | null, isSolved: boolean): void {
    const { tried, waiting } = this.store.getState()
    const { position, difficulty, themes } = puzzle
    const isNew = tried.every((other) => other.position !== position)
    const first: TriedPuzzle = {
      position,
      date: new Date().toISOString(),
      difficulty,
      themes: [...themes],
      score,
      isSolved,
    }
    this.keep({
      tried: isNew
        ? [...tried, first]
        : tried.map((other) =>
            other.position === position ? { ...other, isSolved: other.isSolved || isSolved } : other,
          ),
      waiting: waiting.filter((other) => other.position !== position),
    })
  }

  /** Records that one more puzzle was made; null where it was known already. */
  addMade(puzzle: Puzzle | null): void {
    const { waiting, made } = this.store.getState()
    this.keep({ waiting: puzzle === null ? waiting : [...waiting, puzzle], made: made + 1 })
  }

  /** Removes the records of all tries; returns a function that restores them. */
  reset(): () => void {
    const { tried: forgotten } = this.store.getState()
    this.keep({ tried: [] })
    return () => {
      const later = this.store
        .getState()
        .tried.filter(({ position }) => forgotten.every((other) => other.position !== position))
      this.keep({ tried: [...forgotten, ...later] })
    }
  }
}

export const PUZZLE_RECORDS: Service<'puzzleRecords', PuzzleRecords> = { name: 'puzzleRecords' }

export function useRecords(): RecordsState {
  return useStore(useLaterServices(PUZZLE_RECORDS).puzzleRecords.store)
}
