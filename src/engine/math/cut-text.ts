/**
 * Texts that are cut at a number of characters, as a text counts them. What people see as one character, such as an
 * emoji of a family or a letter with its accents, stays whole or goes.
 */

/** A flag, or a letter with its marks and what is joined to it, for browsers that cannot tell characters apart themselves. */
const CHARACTER = /\p{RI}{2}|\P{M}[\p{M}\p{Emoji_Modifier}]*(?:\u200D\P{M}[\p{M}\p{Emoji_Modifier}]*)*|\p{M}/gsu

/** The characters of a text as people see them. */
export function charactersOf(text: string): string[] {
  // Firefox has it from version 125 on.
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? []
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The first `max` characters of a text. Only of a character that is longer itself a part is left. */
export function beginOf(text: string, max: number): string {
  if (text.length <= max) return text
  let begin = ''
  // A character has some dozens of units at most, unless somebody means harm.
  for (const character of charactersOf(text.slice(0, 2 * max + 100))) {
    if (begin.length + character.length > max) break
    begin += character
  }
  return begin || text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/** A text of at most `max` characters, without spaces around it. */
export function cutText(text: string, max: number): string {
  return beginOf(text.trim(), max).trimEnd()
}
