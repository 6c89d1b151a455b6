/**
 * Recognises a pasted text: a link to this app, one position, or texts for the library, games and several positions.
 */
import { isSilentLine, LINE_BREAK } from '../../contract/text-file.ts'
import { isCodeCupLine } from '../../engine/game/codecup.ts'
import { parsePosition } from '../../engine/game/notation.ts'
import type { Position } from '../../engine/game/position.ts'
import { beginOfGames } from '../model/library/read-sgf.ts'
import { placeIn } from '../platform/places.ts'

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
