/**
 * The sounds of a game: a click of wood for a stone, two chords at its end, and a clock's last seconds. Off by default.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import { positionOf, resultOf, seatOf } from '../../../engine/game/game.ts'
import { playTones, type Tone } from '../../platform/tones.ts'
import type { SettingsStore } from '../settings.ts'
import { HURRY_MS } from './clock.ts'
import { isAgainstComputer, isMoveMade, wasHuman, type MatchState } from './match-state.ts'
import type { MatchStore } from './match-store.ts'
import type { ClockFace, TimeKeeper } from './time-keeper.ts'

type Sound = 'ownStone' | 'otherStone' | 'won' | 'lost' | 'second'

/** A block of wood has a tone, and a higher one that fades sooner. */
const wood = (hertz: number): readonly Tone[] => [
  { at: 0, hertz, seconds: 0.09, loudness: 0.25 },
  { at: 0, hertz: 2.4 * hertz, seconds: 0.04, loudness: 0.1 },
]

/** A chord, timed to follow the click of the last stone. */
const chord = (at: number, ...notes: readonly number[]): readonly Tone[] =>
  notes.map((hertz) => ({ at, hertz, seconds: 0.7, loudness: 0.07 }))

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  ownStone: wood(620),
  otherStone: wood(440),
  // From G to C major, or from A to D minor.
  won: [...chord(0.15, 392, 494, 587), ...chord(0.4, 523, 659, 784)],
  second: [{ at: 0, hertz: 1200, seconds: 0.03, loudness: 0.12 }],
  lost: [...chord(0.15, 330, 440, 523), ...chord(0.4, 294, 349, 440)],
}

/**
 * The sounds for a change of the match: for moves made and for the end, but not for moves taken back or another game.
 */
export function soundsOf(after: MatchState, before: MatchState): readonly Sound[] {
  if (after.game === before.game || after.game.start !== before.game.start) return []
  const result = resultOf(after.game)
  return [
    ...(isMoveMade(after, before) ? [stoneSound(after)] : []),
    ...(result !== null && resultOf(before.game) === null
      ? [isLost(after, result.winner) ? ('lost' as const) : ('won' as const)]
      : []),
  ]
}

/** Against a computer the opponent's stones sound lower; otherwise Blue's do. */
function stoneSound(match: MatchState): Sound {
  const { game } = match
  const last = game.moves.length - 1
  const isOwn = isAgainstComputer(match)
    ? wasHuman(match, last)
    : positionOf({ ...game, moves: game.moves.slice(0, last) }).toMove === 'red'
  return isOwn ? 'ownStone' : 'otherStone'
}

/** Has the only human lost? */
function isLost(match: MatchState, winner: Colour): boolean {
  return isAgainstComputer(match) && !match.seats[seatOf(match.game, winner)].human
}

/** Has another of a human's last seconds passed? */
export function isHurried({ seats, game }: MatchState, { left, running }: ClockFace, before: ClockFace): boolean {
  if (left === null || before.left === null || running === null || running !== before.running) return false
  const isLast = left[running] > 0 && left[running] <= HURRY_MS && left[running] < before.left[running]
  return isLast && seats[seatOf(game, running)].human
}

/** Plays the sounds of the match, where they are switched on; switching them on plays one. */
export class Sounds {
  constructor(
    match: MatchStore,
    private readonly settings: SettingsStore,
    timeKeeper: TimeKeeper,
  ) {
    timeKeeper.store.subscribe((after, before) => {
      if (settings.getState().sounds && isHurried(match.getState(), after, before)) playTones(TONES.second)
    })
    settings.subscribe((after, before) => {
      if (after.sounds && !before.sounds) playTones(TONES.ownStone)
    })
  }

  follow(after: MatchState, before: MatchState): void {
    if (this.settings.getState().sounds) soundsOf(after, before).forEach((sound) => playTones(TONES[sound]))
  }
}
