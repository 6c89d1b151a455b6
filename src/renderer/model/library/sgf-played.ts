/**
 * Data that the app adds to a game that was played in it, as properties of SGF of its own: docs/sgf.md describes them.
 */
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '../../../engine/arena/contestant-file.ts'
import { MAX_NODES } from '../../../engine/game/board.ts'
import { SEATS } from '../../../engine/game/game.ts'
import type { Played } from '../../../engine/game/game-tree.ts'
import { whole } from '../../../contract/number-schema.ts'
import { DateText } from '../documents/document-schema.ts'
import type { Node } from './sgf-node.ts'

/** The moves of the longest game: a stone on every node of the largest board, and a swap. */
const MAX_MOVES = MAX_NODES + 1

const Digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const Yes = v.pipe(
  v.literal('1'),
  v.transform(() => true),
)

/** Without these two a game was not played in the app. */
const Seed = v.pipe(Digits, v.safeInteger())
const PlayedSeat = v.picklist([...SEATS, 'both'])

const MistakesSchema = v.pipe(v.array(v.pipe(Digits, whole(1, MAX_MOVES))), v.maxLength(MAX_MOVES))

/**
 * Takes the app's data from a game; null for a game that was not played in the app, of which all stays among the
 * properties. Each is read by itself, so that one that cannot be read costs no other.
 */
export function takePlayed(root: Node): Played | null {
  const read = <Schema extends v.GenericSchema>(schema: Schema, data: unknown) => {
    const { success, output } = v.safeParse(schema, data)
    return success ? output : null
  }
  const [seed, seat] = [read(Seed, root.peek('PLAYED')), read(PlayedSeat, root.peek('SEAT'))]
  if (seed === null || seat === null) return null
  const opponent = read(v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), root.peek('OPPONENT')) ?? ''
  const ended = read(DateText, root.peek('ENDED')) ?? ''
  const [isRated, isStarred] = ['RATED', 'STARRED'].map((name) => read(Yes, root.peek(name)) ?? false)
  const isProven = root.has('MISTAKES')
  const mistakes = root.take('MISTAKES').filter((text) => text !== '')
  for (const name of ['PLAYED', 'SEAT', 'OPPONENT', 'ENDED', 'RATED', 'STARRED']) root.take(name)
  return { seed, seat, opponent, ended, isRated, isStarred, mistakes: isProven ? read(MistakesSchema, mistakes) : null }
}

/** A game that is proven to be without mistakes has the property with one empty value. */
export function playedProperties(played: Played | null): [name: string, values: readonly string[]][] {
  if (played === null) return []
  const { seed, seat, opponent, ended, isRated, isStarred, mistakes } = played
  const some = (text: string) => (text === '' ? [] : [text])
  return [
    ...([
      ['PLAYED', [String(seed)]],
      ['SEAT', [seat]],
      ['OPPONENT', some(opponent)],
      ['ENDED', some(ended)],
    ] as [string, string[]][]),
    ...([
      ['RATED', isRated ? ['1'] : []],
      ['STARRED', isStarred ? ['1'] : []],
    ] as [string, string[]][]),
    ['MISTAKES', mistakes === null ? [] : mistakes.length === 0 ? [''] : mistakes.map(String)],
  ]
}
