/** A move chosen in the tree as an answer, by the ply of the state it belongs to. */
export interface Choice {
  readonly ply: number
  readonly node: number
}
