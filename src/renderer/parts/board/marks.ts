/** The drawings on a board besides its stones. */
import type { Colour } from '../../../engine/game/colour.ts'

/** A stone that is not in the position: one of a cheapest set, or a numbered move of a line. */
export interface Ghost {
  readonly node: number
  readonly colour: Colour
  readonly number?: number
  /** A sign in place of the number. */
  readonly sign?: { readonly text: string; readonly meaning: string; readonly tone: 'accent' | 'amber' }
}

/**
 * An overlay's mark on a node: a number on a tint, which is strongest where `strength` is 1. A mark without text, or
 * with a sign, is a ring around the node, which keeps its name.
 */
export interface Mark {
  readonly text: string
  /** The text in words, where it does not explain itself. */
  readonly meaning?: string
  /** A sign and not a number: drawn at the ring. */
  readonly isSign?: boolean
  readonly tone: Colour | 'accent' | 'amber'
  readonly strength: number
  /** True for the name of its node as a text that shows even where nodes bear no names. */
  readonly isName?: boolean
  /** The size of the disc, as a share of the node's; 1 by default. */
  readonly size?: number
}

/** A captured corner: the colour that has it, and the chain on its two sides and a third one. */
export interface Capture {
  readonly colour: Colour
  /** The chain's nodes. */
  readonly chain: readonly number[]
}
