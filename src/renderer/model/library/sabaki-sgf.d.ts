/**
 * The part of @sabaki/sgf that is used; the package has no types of its own. It is a module of CommonJS whose exports
 * Node does not find by name, so that only its default import works everywhere: in the page, in Node, and in the bench.
 */
declare module '@sabaki/sgf' {
  export interface Token {
    type: 'parenthesis' | 'semicolon' | 'prop_ident' | 'c_value_type' | 'invalid'
    value: string
    /** From 0. */
    row: number
    /** The share of the text read so far, from 0 to 1. */
    progress: number
  }
  const sgf: {
    tokenizeIter(this: void, contents: string): Iterable<Token>
    escapeString(this: void, text: string): string
    unescapeString(this: void, text: string): string
  }
  export default sgf
}
