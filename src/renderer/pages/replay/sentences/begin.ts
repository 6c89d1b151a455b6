/** The sentences of a replay about the beginning of an iteration. */
import { defaultOrdering, METHODS } from '../../../../engine/search/methods.ts'
import { WIN } from '../../../../engine/search/state.ts'
import { i18n } from '../../../language/i18n.ts'
import { signed } from '../../../language/words.ts'
import { windowText } from '../replay-words.ts'
import { isDeepening, namesIn, type Scene } from './scene.ts'

/** Tells how the iteration begins, and by which cutoffs its moves are ordered. */
export function beginSentences(scene: Scene): string[] {
  return [beginWords(scene), ...orderWords(scene)]
}

function beginWords(scene: Scene): string {
  const { recording, moment } = scene
  const { depth } = moment
  const { algorithm, ordering = defaultOrdering(algorithm) } = recording.options
  const { deepens, scouts, window } = METHODS[algorithm]
  const expectsNothing = !scouts && (window === 'full' || window === 'none')
  if (isDeepening(scene) && expectsNothing && ordering === 'last' && depth > 1)
    return i18n.t('replay:begin.ordered', { depth, before: depth - 1 })
  // A search of one depth is made depth after depth where it has a limit.
  if (isDeepening(scene) && !deepens) return i18n.t('replay:begin.depth', { depth })
  return i18n.t(`common:algorithms.${algorithm}.begin`, { depth, ...windowWords(scene, window === 'null' ? 2 : 1) })
}

/** The window of the root, and the value that it lies around, found some depths before; depth 0 is the position. */
function windowWords(scene: Scene, depths: number) {
  const { moment, state, shown } = scene
  const window = state.given ?? { alpha: -WIN, beta: WIN }
  const before = rootValue(scene, moment.depth - depths)
  const middle = before ?? Math.ceil((window.alpha + window.beta) / 2)
  return {
    window: windowText(shown.window(window)),
    margin: Math.max(window.beta - middle, middle - window.alpha),
    guess: i18n.t(
      `replay:begin.guess.${scene.recording.root.tree !== null ? 'typed' : before === null ? 'itself' : 'before'}`,
      { before: moment.depth - depths, value: signed(shown.value(middle)), ...namesIn(scene) },
    ),
  }
}

/** f as the root's player sees it. */
function rootValue({ recording: { root, result } }: Scene, depth: number): number | null {
  const f = result.iterations.find((iteration) => iteration.depth === depth)?.value ?? null
  return f === null || root.toMove === 'red' ? f : 0 - f
}

/** Tells by which of their cutoffs moves are ordered; nothing for other orderings. */
function orderWords({ recording: { options } }: Scene): string[] {
  const { algorithm, ordering = defaultOrdering(algorithm) } = options
  return ordering === 'history' || ordering === 'killers' ? [i18n.t(`replay:order.${ordering}`)] : []
}
