/** The part of @sabaki/sgf that is used; the package has no types of its own. */
declare module '@sabaki/sgf' {
  export interface Token {
    type: 'parenthesis' | 'semicolon' | 'prop_ident' | 'c_value_type' | 'invalid'
    value: string
    /** From 0. */
    row: number
    /** The share of the text read so far, from 0 to 1. */
    progress: number
  }
  export function tokenizeIter(contents: string): Iterable<Token>
  export function escapeString(text: string): string
  export function unescapeString(text: string): string
}
