/** What a band of the tree is drawn from, and what is asked in it. */
import type { Recording } from '../../../model/replay/recording.ts'
import type { Band, TreeMove } from './layout.ts'

/** What is asked of the learner. */
export interface Asked {
  /** Of the states whose moves to come can be chosen. */
  readonly plies: readonly number[]
  readonly isChosen: (ply: number, node: number) => boolean
  /** None on paper. */
  readonly onChoose?: (ply: number, node: number) => void
  /** The ply at which the value of the move that is searched is asked for. */
  readonly valueOf: number | null
}

export interface BandProps {
  readonly recording: Recording
  readonly band: Band
  /** Of the whole drawing, and of the band. */
  readonly width: number
  readonly top: number
  readonly height: number
  /** Which move is in the tab order. */
  readonly focused: number
  readonly asked: Asked | null
  /** None where the replay stands still. */
  readonly onVisit: Visit | undefined
}

/** To the moment of a move of the band with that ply, or to where the next is looked at. */
export type Visit = (ply: number, move: TreeMove | 'next') => void
