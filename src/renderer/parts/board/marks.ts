/** What lies on a board besides its stones. */
import type { Player } from '../../../engine/game/player.ts'

/** A stone that is not on the board: of a cheapest set, or the numbered one of a line being searched. */
export interface Ghost {
  readonly node: number
  readonly player: Player
  readonly number?: number
  /** What stands at its corner instead of a number. */
  readonly sign?: { readonly text: string; readonly meaning: string; readonly tone: 'accent' | 'amber' }
}

/** What an overlay says of a node: a word, on a tone that is the stronger the nearer `strength` is to 1. */
export interface Mark {
  readonly text: string
  /** The same in a few words, where the text alone does not tell. */
  readonly meaning?: string
  /** A sign and not a number: drawn larger. */
  readonly isSign?: boolean
  readonly tone: Player | 'accent' | 'amber'
  readonly strength: number
}
