/**
 * Text that is safe on a terminal. Names and files come from strangers: control characters in them, which move the
 * cursor, colour or rename the window, and marks that turn the direction of the text round, are shown as their numbers.
 */

/** Besides these: what is half a character, and what breaks lines. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/gu

const numberOf = (character: string) => (character.codePointAt(0) as number).toString(16)

/** One line for people. */
export function plain(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u{${numberOf(character)}}`)
}

/** One line of JSON, from which a program reads what it would read from JSON as it is usually written. */
export function plainJson(data: object): string {
  return JSON.stringify(data).replace(UNSAFE, (character) => `\\u${numberOf(character).padStart(4, '0')}`)
}
