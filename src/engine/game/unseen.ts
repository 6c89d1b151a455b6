/**
 * Characters of foreign texts that nobody sees: by them two texts look alike that are not, and a text may seem to be
 * empty. Those that control, turn the direction, are ignored when drawn, or are letters without a shape.
 */

/** Letters and symbols that are drawn as nothing, and that Unicode does not count as ignorable. */
const BLANK = '\\u2800\\u{13441}\\u{13442}\\u{16FE4}\\u{1D159}'

/** Matches a character that joins or varies parts of an emoji, or of a word in some scripts. */
const JOINER = '[\\u200C\\u200D\\uFE0E\\uFE0F\\u{E0020}-\\u{E007F}]'

/** Matches any character that is not seen for what it is, also a space that is not the usual one. */
export const UNSEEN = new RegExp(`(?! )[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}${BLANK}]`, 'gu')

/** Matches an unseen character that neither a word nor an emoji needs. */
const NEEDLESS = `(?!${JOINER})[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}${BLANK}]`

/** Matches an unseen character that neither a word nor an emoji needs, or half a character. */
export const UNSAFE = new RegExp(`${NEEDLESS}|\\p{Cs}`, 'gu')

/** A name on one line, with a space for what no name needs. */
export function onOneLine(text: string): string {
  return text.replace(new RegExp(`(?:${NEEDLESS})+`, 'gu'), ' ')
}

/** A text in which each character that nobody would see is shown as its number. */
export function withNumbers(text: string, unseen = UNSEEN): string {
  return text.replace(unseen, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}
