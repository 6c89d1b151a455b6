/**
 * Data that the app adds to a game that was played in it, as properties of SGF of its own: docs/sgf.md describes them.
 */
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '../../../engine/arena/contestant-file.ts'
import { SEATS } from '../../../engine/game/game.ts'
import type { Played } from '../../../engine/game/game-tree.ts'
import { whole } from '../../../contract/number-schema.ts'
import { DateText } from '../documents/document-schema.ts'
import type { Node } from './sgf-node.ts'

/** More moves than any game has, with a swap. */
const MAX_MOVES = 40

const Digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const Yes = v.pipe(
  v.nullable(v.literal('1')),
  v.transform((text) => text !== null),
)

const PlayedSchema = v.object({
  seed: v.pipe(Digits, v.safeInteger()),
  seat: v.picklist([...SEATS, 'both']),
  opponent: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  ended: v.union([v.literal(''), DateText]),
  isRated: Yes,
  isStarred: Yes,
})

const MistakesSchema = v.pipe(v.array(v.pipe(Digits, whole(1, MAX_MOVES))), v.maxLength(MAX_MOVES))

/**
 * Takes the app's data from a game; null for a game that was not played in the app. What cannot be read stays among the
 * properties.
 */
export function takePlayed(root: Node): Played | null {
  const read = v.safeParse(PlayedSchema, {
    seed: root.peek('PLAYED'),
    seat: root.peek('SEAT'),
    opponent: root.peek('OPPONENT') ?? '',
    ended: root.peek('ENDED') ?? '',
    isRated: root.peek('RATED'),
    isStarred: root.peek('STARRED'),
  })
  if (!read.success) return null
  for (const name of ['PLAYED', 'SEAT', 'OPPONENT', 'ENDED', 'RATED', 'STARRED']) root.take(name)
  const isProven = root.has('MISTAKES')
  const mistakes = v.safeParse(
    MistakesSchema,
    root.take('MISTAKES').filter((text) => text !== ''),
  )
  return { ...read.output, mistakes: isProven && mistakes.success ? mistakes.output : null }
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
