/** The state that sentences are about, and the parts that they share. */
import { opponentOf, type Colour } from '../../../../engine/game/colour.ts'
import { play, type Position } from '../../../../engine/game/position.ts'
import type { ReplayMoment, ReplayState, Valued } from '../../../../engine/search/replay-moment.ts'
import { METHODS } from '../../../../engine/search/methods.ts'
import { i18n } from '../../../language/i18n.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import {
  moverAt,
  movesAfter,
  numbersOf,
  playerWord,
  shownAt,
  toWord,
  valueText,
  whoseWord,
  type Shown,
} from '../replay-words.ts'

/** The state of the last event, and what else a sentence needs. */
export interface Scene {
  readonly recording: Recording
  readonly moment: ReplayMoment
  readonly ply: number
  readonly state: ReplayState
  /** The player to move in the state. */
  readonly colour: Colour
  readonly opponent: Colour
  /** Converts its numbers to those that are shown. */
  readonly shown: Shown
}

/** The scene of the event that was the last at a moment, at this ply. */
export function sceneOf(recording: Recording, moment: ReplayMoment, ply: number): Scene {
  const colour = moverAt(recording, ply)
  return {
    recording,
    moment,
    ply,
    state: moment.line[ply],
    colour,
    opponent: opponentOf(colour),
    shown: shownAt(recording, ply),
  }
}

export function nameOf({ recording }: Scene, node: number): string {
  return recording.root.names[node]
}

/** The names of both colours in the cases that the sentences need. */
export function namesIn({
  recording,
  ply,
  colour,
  opponent,
}: Pick<Scene, 'recording' | 'ply' | 'colour' | 'opponent'>) {
  return {
    player: playerWord(recording, colour),
    opponent: playerWord(recording, opponent),
    to: toWord(recording, numbersOf(recording, ply)),
    whose: whoseWord(recording, colour),
  }
}

/** +1, at least +1, at most +1. */
export function valueWords({ value, bound }: Valued): string {
  return bound === 'exact' ? valueText(value) : i18n.t(`replay:bound.${bound}`, { value: valueText(value) })
}

/** Does the search iterate, rather than search one depth? */
export function isDeepening({ recording: { options, root } }: Scene): boolean {
  return (
    (METHODS[options.algorithm].deepens && root.tree === null) ||
    options.time !== undefined ||
    options.states !== undefined
  )
}

export function isAtEnd({ recording, moment }: Scene): boolean {
  return moment.event === recording.replay.length
}

/** The position of the last event, or the one after a further move; null where there is no board. */
export function positionOf({ recording, moment }: Scene, node?: number): Position | null {
  if (recording.root.position === null) return null
  const position = moment.line.slice(1).reduce((position, { node }) => play(position, node), recording.root.position)
  return node === undefined ? position : play(position, node)
}

/** The number of moves of the state of the event. */
export function movesIn({ recording, moment, ply }: Scene): number {
  return movesAfter(
    recording,
    moment.line.slice(1, ply + 1).map(({ node }) => node),
  )
}
