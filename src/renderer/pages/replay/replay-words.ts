/** The texts of values, bounds and windows in a replay, and the numbers of moves. */
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { TURNED, type Valued, type Window } from '../../../engine/search/replay-moment.ts'
import { WIN } from '../../../engine/search/state.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { signed } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'

/** The player to move at a ply of the line. */
export function moverAt({ root }: Recording, ply: number): Colour {
  return ply % 2 === 0 ? root.toMove : opponentOf(root.toMove)
}

/** Converts numbers of a state's side to move to those that are shown. */
export interface Shown {
  /** Are they those of the other side, as at a Min node of a typed tree, where Max's numbers are shown? */
  readonly isTurned: boolean
  value(value: number): number
  /** The bounds change places. */
  window(window: Window): Window
  valued<Known extends Valued>(known: Known): Known
}

const OWN: Shown = { isTurned: false, value: (value) => value, window: (window) => window, valued: (known) => known }

const OTHERS: Shown = {
  isTurned: true,
  value: (value) => 0 - value,
  window: ({ alpha, beta }) => ({ alpha: 0 - beta, beta: 0 - alpha }),
  valued: (known) => ({ ...known, value: 0 - known.value, bound: TURNED[known.bound] }),
}

/** The numbers in which the state at a ply is shown: of a typed tree Max's, as on a blackboard, of a board its side's. */
export function shownAt(recording: Recording, ply: number): Shown {
  return recording.root.tree !== null && moverAt(recording, ply) === 'blue' ? OTHERS : OWN
}

/** The side whose numbers are shown of the state at a ply. */
export function numbersOf(recording: Recording, ply: number): Colour {
  return recording.root.tree !== null ? 'red' : moverAt(recording, ply)
}

/** The words for the two sides: the colours of a board, or Max and Min. */
const sides = ({ root }: Recording) => (root.position === null ? 'maxMin' : 'colours')

export function playerWord(recording: Recording, colour: Colour): string {
  return sides(recording) === 'colours' ? COLOUR_NAMES[colour] : i18n.t(`replay:maxMin.name.${colour}`)
}

/** A side in the words “worth 3 to …”. */
export function toWord(recording: Recording, colour: Colour): string {
  return sides(recording) === 'colours' ? i18n.t(`replay:to.${colour}`) : i18n.t(`replay:maxMin.to.${colour}`)
}

/** A side in the words “… moves”. */
export function whoseWord(recording: Recording, colour: Colour): string {
  return sides(recording) === 'colours' ? i18n.t(`replay:whose.${colour}`) : i18n.t(`replay:maxMin.whose.${colour}`)
}

/** One more than a loss, one less than a win: no state is worth that, but a null window may end there. */
export const ABOVE_LOSS = 1 - WIN
export const BELOW_WIN = WIN - 1

export function valueText(value: number): string {
  if (value === ABOVE_LOSS) return '> −∞'
  if (value === BELOW_WIN) return '< +∞'
  return Math.abs(value) >= WIN ? signed(value > 0 ? Infinity : -Infinity) : signed(value)
}

/** Reads what `valueText` writes, with either minus sign; null for any other text. */
export function valueOf(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace('−', '-')
  if (/^[+-]?\d{1,4}$/.test(plain)) return 0 + Number(plain)
  const ends: Readonly<Record<string, number>> = {
    '+∞': WIN,
    '∞': WIN,
    '-∞': -WIN,
    '>-∞': ABOVE_LOSS,
    '<+∞': BELOW_WIN,
    '<∞': BELOW_WIN,
  }
  return ends[plain] ?? null
}

/** A variable's text; minimax begins with a `best` below every value, which is above every value for the other side. */
export function startText(value: number | null): string | null {
  if (value === null) return null
  if (Math.abs(value) <= WIN) return valueText(value)
  return i18n.t(value < 0 ? 'replay:code.below' : 'replay:code.above')
}

export function boundText({ value, bound }: Valued): string {
  const isStrict = value === ABOVE_LOSS || value === BELOW_WIN
  return (isStrict ? '' : { exact: '', least: '≥ ', most: '≤ ' }[bound]) + valueText(value)
}

/** The value as a relation: “= −1”, “≤ −1”. */
export function relationText(valued: Valued): string {
  const text = boundText(valued)
  return /^[≤≥<>]/.test(text) ? text : `= ${text}`
}

export function windowText({ alpha, beta }: Window): string {
  return `(${valueText(alpha)}, ${valueText(beta)})`
}

/** The number of moves of the state after these moves. */
export function movesAfter({ root }: Recording, path: readonly number[]): number {
  return root.movesAfter(path).length
}
