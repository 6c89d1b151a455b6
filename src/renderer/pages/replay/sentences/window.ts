/** The sentences of a replay about windows: why a state is cut off, and why a move or the root is searched again. */
import { winnerOf } from '../../../../engine/game/position.ts'
import type { ReplayState } from '../../../../engine/search/replay-moment.ts'
import { METHODS } from '../../../../engine/search/methods.ts'
import { WIN } from '../../../../engine/search/state.ts'
import { i18n } from '../../../language/i18n.ts'
import { ABOVE_LOSS, shownAt, valueText, windowText } from '../replay-words.ts'
import { movesIn, nameOf, namesIn, positionOf, valueWords, type Scene } from './scene.ts'

export function cutoffWords(scene: Scene): string {
  const { state } = scene
  return i18n.t('replay:cutoff.skips', { why: cutoffReason(scene), count: movesIn(scene) - state.tried.length })
}

function cutoffReason(scene: Scene): string {
  const { recording, moment, ply, state, shown } = scene
  const { cutoff } = state
  if (cutoff === null) return ''
  const beta = state.beta ?? WIN
  const values = {
    ...namesIn(scene),
    move: nameOf(scene, cutoff.node),
    value: valueWords(shown.valued(cutoff)),
    end: shown.isTurned ? 'α' : 'β',
    beta: valueText(shown.value(beta)),
  }
  if (cutoff.value === WIN) {
    const won = positionOf(scene, cutoff.node)
    return i18n.t(won === null || winnerOf(won) === null ? 'replay:cutoff.wins' : 'replay:cutoff.winsAtOnce', values)
  }
  if (beta === ABOVE_LOSS) return i18n.t('replay:cutoff.isLost', values)
  const { scouts, window } = METHODS[recording.options.algorithm]
  const isNull = scouts && beta - (state.alpha ?? -WIN) === 1
  const holder = holderOf(moment.line, ply, 0 - beta)
  if (holder === null)
    return i18n.t(scouts || window === 'null' ? 'replay:cutoff.nullEnd' : 'replay:cutoff.windowEnd', values)
  const held = {
    ...values,
    held: valueText(shownAt(recording, ply - 1).value(0 - beta)),
    by: nameOf(scene, holder.node),
    after: nameOf(scene, state.node),
  }
  if (holder.ply < ply - 1) return i18n.t('replay:cutoff.above', held)
  return i18n.t(isNull ? 'replay:cutoff.null' : 'replay:cutoff.parent', held)
}

/** The nearest of the opponent's moves above that is already worth `value`; null where the bound is only a window's. */
function holderOf(line: readonly ReplayState[], ply: number, value: number): { ply: number; node: number } | null {
  for (let above = ply - 1; above >= 0; above -= 2) {
    const { best, bestNode } = line[above]
    if (bestNode !== null && best === value) return { ply: above, node: bestNode }
  }
  return null
}

export function researchWords(scene: Scene): string {
  const { moment, state, shown } = scene
  if (state.research === null) return ''
  const { node, window, returned } = state.research
  const narrow = state.research.narrow ?? window
  const values = {
    ...namesIn(scene),
    value: valueWords(shown.valued(returned)),
    window: windowText(shown.window(narrow)),
    again: windowText(shown.window(window)),
    depth: moment.depth,
  }
  if (node < 0) {
    const isBelow = returned.value <= narrow.alpha !== shown.isTurned
    return i18n.t(isBelow ? 'replay:research.low' : 'replay:research.high', values)
  }
  const move = nameOf(scene, node)
  if (narrow.beta === ABOVE_LOSS) return i18n.t('replay:research.isLost', { ...values, move })
  const best = valueText(shown.value(narrow.alpha))
  return i18n.t(shown.isTurned ? 'replay:research.nullBelow' : 'replay:research.null', { ...values, move, best })
}
