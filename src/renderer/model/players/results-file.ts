/** Reads the kept results. A first start has none, and does without this file. */
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '../../../engine/arena/contestant-file.ts'
import { BOARD_SIZES } from '../../../engine/game/board.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { CORNERS_TO_WIN } from '../../../engine/game/corners.ts'
import { Count } from '../../../contract/number-schema.ts'
import { itemsIn } from '../documents/by-parts.ts'
import { checkedDocument } from '../documents/checked-document.ts'
import { DateText } from '../documents/document-schema.ts'
import { UNCOUNTED_REASONS } from '../match/match-state.ts'

/** `board`: a board or a rule for which there are no ratings. `repeated`: the same moves as in a game that counts. */
const REASONS = [...UNCOUNTED_REASONS, 'casual', 'board', 'repeated'] as const

const PlayedGameSchema = v.strictObject({
  /** The game's own number. */
  seed: Count,
  /** When it ended, in ISO 8601. */
  date: DateText,
  /** One of the cast or a level by its name; or a player of the user's own, or a search, which have no rating. */
  opponent: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  isCast: v.boolean(),
  /** The human's colour at the end. */
  colour: v.picklist(COLOURS),
  isWon: v.boolean(),
  /** The names of its nodes, and `swap`; empty in records of earlier versions. */
  moves: v.optional(v.array(v.string()), []),
  swapRule: v.optional(v.boolean(), false),
  /** The board and the rule; absent for 31 nodes and three sides, and in records of smaller boards by earlier versions. */
  board: v.optional(v.strictObject({ size: v.picklist(BOARD_SIZES), cornersToWin: v.picklist(CORNERS_TO_WIN) })),
  /** Why it does not count for the human's rating; null where it does. */
  uncounted: v.nullable(v.picklist(REASONS)),
})
export type PlayedGame = v.InferOutput<typeof PlayedGameSchema>

const FileSchema = v.strictObject({ format: v.string(), version: v.number(), games: v.unknown() })

/** @throws DocumentFault */
export function decodeResults(
  text: string,
  kind: Parameters<typeof checkedDocument>[1],
  onUnread: () => void,
): { readonly games: readonly PlayedGame[] } {
  return { games: itemsIn('games', PlayedGameSchema, checkedDocument(text, kind, FileSchema).games, onUnread) }
}
