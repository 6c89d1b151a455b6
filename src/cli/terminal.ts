/**
 * Text that is safe on a terminal. Names and files come from strangers: control characters in them, which move the
 * cursor, colour or rename the window, marks that turn the direction of the text round, and what nobody sees, are shown
 * as their numbers.
 */
import { UNSAFE, withNumbers } from '../engine/game/unseen.ts'

/** One line for people. */
export function plain(text: string): string {
  return withNumbers(text, UNSAFE)
}

/** One line of JSON, from which a program reads what it would read from JSON as it is usually written. */
export function plainJson(data: object): string {
  return JSON.stringify(data).replace(UNSAFE, (character) =>
    Array.from({ length: character.length }, (_, i) => numberOf(character.charCodeAt(i))).join(''),
  )
}

const numberOf = (unit: number) => `\\u${unit.toString(16).padStart(4, '0')}`
