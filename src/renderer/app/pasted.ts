/**
 * Recognises a pasted text: a link to this app, one position, or texts for the library, games and several positions.
 */
import { isSilentLine, LINE_BREAK } from '../../contract/text-file.ts'
import { isCodeCupLine } from '../../engine/game/codecup.ts'
import { parsePosition } from '../../engine/game/notation.ts'
import type { Position } from '../../engine/game/position.ts'
import { beginOfGames } from '../model/library/read-sgf.ts'
import { i18n } from '../language/i18n.ts'
import { draw } from '../model/inspect/inspect-store.ts'
import { type NOTICE, say } from '../platform/notice.tsx'
import { placeIn } from '../platform/places.ts'
import type { Needs, REST } from '../platform/services.tsx'

export type Pasted = { readonly place: string } | { readonly games: string } | { readonly position: Position }

/**
 * @returns null for a text that says nothing
 * @throws NotationError
 */
export function pastedIn(text: string): Pasted | null {
  if (beginOfGames(text) >= 0) return { games: text }
  const place = placeIn(text.trim())
  if (place !== null) return { place }
  const [line, ...more] = text.split(LINE_BREAK).filter((each) => !isSilentLine(each))
  if (line === undefined) return null
  return more.length === 0 && !isCodeCupLine(line) ? { position: parsePosition(line) } : { games: text }
}

/** Draws a pasted position on the board of Inspect. */
export async function inspectPasted(
  { notice, rest }: Needs<typeof NOTICE | typeof REST>,
  position: Position,
): Promise<void> {
  draw((await rest.make()).inspect, position)
  say(notice, i18n.t('common:notice.pasted'))
}
