/** A text of at most `max` characters, without spaces around it. Half of a character of two units is none. */
export function cutText(text: string, max: number): string {
  return text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
}
