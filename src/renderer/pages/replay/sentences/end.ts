/** The sentences of a replay about the end of an iteration, and of the whole search. */
import { opponentOf } from '../../../../engine/game/colour.ts'
import { WIN } from '../../../../engine/search/state.ts'
import { i18n } from '../../../language/i18n.ts'
import { signed } from '../../../language/words.ts'
import { traceWords } from '../search-words.ts'
import { moverAt, shownAt, valueText } from '../replay-words.ts'
import { isAtEnd, isDeepening, nameOf, namesIn, type Scene } from './scene.ts'
import { groundWords } from './state.ts'

/** The root's search has returned. */
export function rootWords(scene: Scene): string[] {
  return scene.state.bound === 'exact' ? doneWords(scene) : [groundWords(scene)]
}

/** The end of an iteration; empty where the root is searched again, or where `endOf` gives the same result. */
export function doneWords(scene: Scene): string[] {
  const { recording, moment, state, shown } = scene
  const { depth } = moment
  if (state.bound !== 'exact' || (isAtEnd(scene) && !isDeepening(scene))) return []
  const value = state.value ?? 0
  const move = nameOf(scene, recording.result.iterations.find((iteration) => iteration.depth === depth)?.line[0] ?? 0)
  const values = { ...namesIn(scene), depth, move, value: valueText(shown.value(value)) }
  if (Math.abs(value) === WIN) {
    // The cutoff's sentence has named the win already.
    const decided = i18n.t(
      state.cutoff !== null ? 'replay:done.cut' : value > 0 ? 'replay:done.won' : 'replay:done.lost',
      values,
    )
    const isEarly = isDeepening(scene) && recording.options.depth !== depth
    return isEarly ? [decided, i18n.t('replay:done.noDeeper')] : [decided]
  }
  return [
    i18n.t(state.research !== null && state.bestNode === null ? 'replay:done.stands' : 'replay:done.best', values),
  ]
}

/** The result of the whole search, after the last event. */
export function endOf(scene: Scene): string[] {
  const { recording, moment } = scene
  if (!isAtEnd(scene)) return []
  if (recording.written?.difference) return [i18n.t('replay:trace.next', { words: traceWords(recording.written) })]
  const { depth, move, value, visited } = recording.result
  const root = moverAt(recording, 0)
  const forRoot = root === 'red' ? value : 0 - value
  const values = {
    ...namesIn({ recording, ply: 0, colour: root, opponent: opponentOf(root) }),
    move: nameOf(scene, move),
    value: signed(shownAt(recording, 0).value(forRoot)),
    count: visited,
  }
  const key = forRoot === Infinity ? 'won' : forRoot === -Infinity ? 'lost' : 'plays'
  const isCutShort = recording.result.iterations.some((iteration) => iteration.value === null)
  const unfinished = isCutShort ? [i18n.t('replay:end.unfinished', { depth: moment.depth, before: depth })] : []
  return [...unfinished, i18n.t(`replay:end.${key}`, values)]
}
