/** A move chosen in the tree as an answer, by the ply of the state it belongs to. */
export interface ChosenMove {
  readonly ply: number
  readonly node: number
}
