/**
 * Texts that are cut at a number of characters, as a text counts them. What people see as one character, such as an
 * emoji of a family or a letter with its accents, stays whole or goes.
 */

/** The characters of a text as people see them. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The first `max` characters of a text. Only of a character that is longer itself a part is left. */
export function beginOf(text: string, max: number): string {
  if (text.length <= max) return text
  const begin = text.slice(0, new Intl.Segmenter().segment(text).containing(max)?.index)
  return begin || text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}

/** A text of at most `max` characters, without spaces around it. */
export function cutText(text: string, max: number): string {
  return beginOf(text.trim(), max).trimEnd()
}
