/** The words for a move of the tree, for screen readers and tooltips. */
import { i18n } from '../../../language/i18n.ts'
import { TURNED, type Valued } from '../../../../engine/search/replay-moment.ts'
import {
  moverAt,
  movesAfter,
  numbersOf,
  relationText,
  shownAt,
  toWord,
  valueText,
  windowText,
} from '../replay-words.ts'
import type { Recording } from '../../../model/replay/recording.ts'
import type { Band, TreeMove } from './layout.ts'

/** The value as f, with one sign for both colours: low is good for Blue. */
function fOf(recording: Recording, ply: number, { value, bound }: Valued): Valued {
  return moverAt(recording, ply) === 'red' ? { value, bound } : { value: 0 - value, bound: TURNED[bound] }
}

function worthWords(recording: Recording, ply: number, tried: Valued): string {
  const { value, bound } = shownAt(recording, ply).valued(tried)
  const to = toWord(recording, numbersOf(recording, ply))
  return i18n.t(`replay:tree.worth.${bound}`, { value: valueText(value), to })
}

/** “b3, worth at most −1 to Blue, f ≥ +1, 8 of 12 moves cut”. */
export function moveWords(
  recording: Recording,
  ply: number,
  path: readonly number[],
  { node, kind, tried }: TreeMove,
): string {
  const parts = [recording.root.names[node]]
  if (kind === 'line') parts.push(i18n.t('replay:tree.isSearched'))
  if (tried !== null) parts.push(worthWords(recording, ply, tried), `f ${relationText(fOf(recording, ply, tried))}`)
  if (tried?.isCut) {
    const legal = movesAfter(recording, [...path, node])
    parts.push(i18n.t('replay:tree.cut', { count: legal - tried.looked, of: legal }))
  }
  return parts.join(', ')
}

/** “window (−∞, +1), best −1”, as far as they are known, in the numbers of the side to move or of the other one. */
export function windowWords({ state }: Band, hasWindows: boolean, isTurned: boolean): string {
  const { bestNode } = state
  const turned = (value: number | null) => (value === null || !isTurned ? value : 0 - value)
  const best = turned(state.best)
  const [alpha, beta] = isTurned ? [turned(state.beta), turned(state.alpha)] : [state.alpha, state.beta]
  const window = alpha === null || beta === null || !hasWindows ? [] : [windowText({ alpha, beta })]
  return [
    ...window,
    ...(bestNode === null || best === null ? [] : [i18n.t('replay:tree.best', { value: valueText(best) })]),
  ].join(' · ')
}
