/** The parts that reading and writing Poly-Y's SGF files share; docs/sgf.md describes them. */
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { ruleNamed, ruleText, type CornersToWin } from '../../../engine/game/corners.ts'
import type { GameResult } from '../../../engine/game/game.ts'
import type { Moment } from '../../../engine/game/game-tree.ts'

/** Our value of GM. The registered numbers are 1 to 40; this one has five sides, three to touch, one chain. */
export const GAME_NUMBER = '531'

/** The part of RU that stands for the swap rule. */
const SWAP_RULE = 'swap'

/** The rules of a game that differ from the usual ones. */
interface Rules {
  readonly swapRule: boolean
  /** The rule that wins; null for the usual one of the board. */
  readonly cornersToWin: CornersToWin | null
}

/** The value of RU; null for the usual rules. */
export function rulesText({ swapRule, cornersToWin }: Rules): string | null {
  const parts = [...(swapRule ? [SWAP_RULE] : []), ...(cornersToWin === null ? [] : [ruleText(cornersToWin)])]
  return parts.length === 0 ? null : parts.join(', ')
}

/** The rules of a value of RU; null for one that we do not write. */
export function rulesOfText(text: string): Rules | null {
  const parts = text.split(',').map((part) => part.trim())
  const named = parts.flatMap((part) => ruleNamed(part) ?? [])
  const swapRule = parts.includes(SWAP_RULE)
  return named.length > 1 || named.length + Number(swapRule) !== parts.length
    ? null
    : { swapRule, cornersToWin: named.at(0) ?? null }
}

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

/** Tags of a game; of more, a file's first ones are read. */
export const MAX_TAGS = 100

/** Characters of a text that is typed. Files may have longer ones. */
export const MAX_TYPED_LENGTH = 100_000
