/** How full a memory is. */
export interface Fill {
  /** States remembered. */
  readonly states: number
  /** States that it has room for. */
  readonly room: number
  /** How often a state found no room: the ordering then is not remembered, in the table it takes the place of another. */
  readonly lacking: number
}
