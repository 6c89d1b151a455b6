/** The props of a band of the tree, and what an exercise asks in it. */
import type { Recording } from '../../../model/replay/recording.ts'
import type { NodeStanding } from '../../../model/replay/tree-standing.ts'
import type { Band, TreeMove } from './layout.ts'

/** The question that the learner is asked. */
export interface Asked {
  /** Plies where the learner picks a move. */
  readonly plies: readonly number[]
  readonly isChosen: (ply: number, node: number) => boolean
  /** Absent on paper. */
  readonly onChoose?: (ply: number, node: number) => void
  /** The ply where the value of the move being searched is asked for. */
  readonly valueOf: number | null
}

export interface BandProps {
  readonly recording: Recording
  readonly band: Band
  /** The width is the drawing's; top and height are the band's. */
  readonly width: number
  readonly top: number
  readonly height: number
  /** The move that is in the tab order. */
  readonly focused: number
  readonly asked: Asked | null
  /** Absent in an exercise and on paper. */
  readonly onVisit: Visit | undefined
  /** The nodes of a typed tree, with values for Max; null where each side has its own numbers. */
  readonly standing: readonly NodeStanding[] | null
}

/** Goes to the moment of a move in the band of a ply, or to where the next move is entered. */
export type Visit = (ply: number, move: TreeMove | 'next') => void
