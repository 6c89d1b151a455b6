/** How full a memory of the search is. */
export interface Fill {
  /** The number of states in it. */
  readonly states: number
  /** The number of states that it has room for. */
  readonly room: number
  /** How often a state found no room: the ordering memory then drops it, the table replaces another state. */
  readonly lacking: number
}
