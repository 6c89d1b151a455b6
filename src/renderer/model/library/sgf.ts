/** The parts that reading and writing Poly-Y's SGF files share; docs/sgf.md describes them. */
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import type { GameResult } from '../../../engine/game/game.ts'
import type { Moment } from '../../../engine/game/game-tree.ts'

/** Our value of GM. The registered numbers are 1 to 40; this one has five sides, three to touch, one chain. */
export const GAME_NUMBER = '531'

/** The value of RU for a game with the swap rule; without it there is no RU. */
export const SWAP_RULE = 'swap'

/** SGF's Black moves first, as Red does here; properties of colours follow from that: B, AB, PB, PL[B], RE[B+R]. */
export const LETTERS: Readonly<Record<Colour, string>> = { red: 'B', blue: 'W' }

/** Properties of our own. */
export const TAGS = 'TAG'
export const CREATED = 'CREATED'
export const CHANGED = 'CHANGED'

/** The value of RE for a result that we know. */
export function resultText({ winner, by }: GameResult): string {
  return `${LETTERS[winner]}+${by === 'resignation' ? 'R' : ''}`
}

/** The result of `B+`, `W+R` and the like; null for any other text. */
export function resultOfText(text: string | null | undefined): GameResult | null {
  const [, letter, resignation] = /^([BW])\+(R|Resign)?$/.exec(text ?? '') ?? []
  if (letter === undefined) return null
  return {
    winner: letter === LETTERS.red ? 'red' : 'blue',
    by: resignation === undefined ? 'connection' : 'resignation',
  }
}

/**
 * The value of RE for a loss on time: no result of the rules, so it is kept among a game's properties, as the file has
 * it.
 */
export function wonOnTimeText(winner: Colour): string {
  return `${LETTERS[winner]}+T`
}

/** Who has won on time, by the properties of a game's start; null for neither. */
export function wonOnTime({ RE = [] }: Moment['properties']): Colour | null {
  return COLOURS.find((colour) => [wonOnTimeText(colour), `${wonOnTimeText(colour)}ime`].includes(RE[0])) ?? null
}

/** Characters of a text that is typed. Files may have longer ones. */
export const MAX_TYPED_LENGTH = 100_000
