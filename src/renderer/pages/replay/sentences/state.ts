/** The sentences of a replay about a state: how it is entered, searched and left, and what its moves are worth. */
import { evaluate } from '../../../../engine/evaluation/evaluation.ts'
import type { Valued, Verdict, Window } from '../../../../engine/search/replay-moment.ts'
import { METHODS } from '../../../../engine/search/methods.ts'
import { WIN } from '../../../../engine/search/state.ts'
import { i18n } from '../../../language/i18n.ts'
import { ABOVE_LOSS, BELOW_WIN, playerWord, shownAt, valueText, windowText } from '../replay-words.ts'
import { movesIn, nameOf, namesIn, positionOf, type Scene } from './scene.ts'

/**
 * The null window in which a scouting search tests whether a successor is better; null for the first successor and in a
 * re-search.
 */
function nullWindowOf({ recording, moment, ply, state }: Scene): Window | null {
  const { tried, research } = moment.line[ply - 1]
  if (
    !METHODS[recording.options.algorithm].scouts ||
    state.given === null ||
    tried.length === 0 ||
    research?.node === state.node
  )
    return null
  return seenFromAbove(state.given)
}

function seenFromAbove({ alpha, beta }: Window): Window {
  return { alpha: 0 - beta, beta: 0 - alpha }
}

export function enterWords(scene: Scene): string {
  const { recording, moment, ply, state, opponent } = scene
  const step = i18n.t(ply === 1 ? 'replay:enter.tries' : 'replay:enter.answers', {
    player: playerWord(recording, opponent),
    move: nameOf(scene, state.node),
  })
  const { research } = moment.line[ply - 1]
  // The window is that of the player who tries the move.
  const shown = shownAt(recording, ply - 1)
  if (research?.node === state.node)
    return i18n.t('replay:enter.again', { step, window: windowText(shown.window(research.window)) })
  const window = nullWindowOf(scene)
  if (window === null) return i18n.t('replay:enter.plain', { step })
  if (window.beta === ABOVE_LOSS) return i18n.t('replay:enter.isLost', { step })
  if (window.alpha === BELOW_WIN) return i18n.t('replay:enter.isWon', { step })
  return i18n.t('replay:enter.null', {
    step,
    window: windowText(shown.window(window)),
    best: valueText(shown.value(window.alpha)),
  })
}

export function expandWords(scene: Scene): string {
  const { recording, ply, state, shown } = scene
  const [alpha, beta] = [state.alpha ?? -WIN, state.beta ?? WIN]
  const moves = i18n.t(ply === 0 ? 'replay:moves' : 'replay:replies', { count: movesIn(scene) })
  const seen = shown.window({ alpha, beta })
  const values = { ...namesIn(scene), moves, alpha: valueText(seen.alpha), beta: valueText(seen.beta) }
  if (METHODS[recording.options.algorithm].window === 'none') return i18n.t('replay:expand.all', values)
  if (alpha === -WIN && beta === WIN) return i18n.t('replay:expand.open', values)
  if (ply === 0) return i18n.t('replay:expand.window', values)
  if (beta === ABOVE_LOSS) return i18n.t('replay:expand.isLost', values)
  if (alpha === BELOW_WIN) return i18n.t('replay:expand.isWon', values)
  if (beta === WIN) return i18n.t(shown.isTurned ? 'replay:expand.below' : 'replay:expand.above', values)
  return i18n.t(shown.isTurned ? 'replay:expand.limitBelow' : 'replay:expand.limit', values)
}

/** Why the search of a state ended. */
export function groundWords(scene: Scene): string {
  const { moment, state, shown } = scene
  if (state.given === null) return leafWords(scene)
  if (state.isFromTable) return i18n.t('replay:leaf.recalled')
  if (state.bestNode !== null)
    return i18n.t('replay:returns', {
      ...namesIn(scene),
      count: movesIn(scene),
      move: nameOf(scene, state.bestNode),
      value: valueText(shown.value(state.value ?? 0)),
    })
  const alpha = state.alpha ?? -WIN
  const values = { ...namesIn(scene), count: movesIn(scene), alpha: valueText(shown.value(alpha)) }
  if (alpha === -WIN) return i18n.t('replay:failLow.isLost', values)
  if (alpha === BELOW_WIN) return i18n.t('replay:failLow.isWon', values)
  if (moment.line.length > 1) return i18n.t('replay:failLow.replies', values)
  return i18n.t(shown.isTurned ? 'replay:failLow.movesLeast' : 'replay:failLow.moves', values)
}

function leafWords(scene: Scene): string {
  const { recording, colour, opponent } = scene
  // The opponent made the move that led here, so the value is for the opponent.
  const mover = { player: playerWord(recording, opponent), opponent: playerWord(recording, colour) }
  const position = positionOf(scene)
  if (position === null)
    return i18n.t('replay:leaf.typed', {
      ...namesIn(scene),
      value: valueText(scene.shown.value(scene.state.value ?? 0)),
    })
  const { winner, ...pieces } = evaluate(position)
  if (winner !== null) return i18n.t('replay:leaf.won', mover)
  if ((recording.options.evaluator?.kind ?? 'report') !== 'report') return i18n.t('replay:leaf.evaluated')
  return i18n.t('replay:leaf.stones', { ...mover, count: pieces[colour] ?? 0, own: pieces[opponent] ?? 0 })
}

/** Tells the worth of a move to the player who tries it. */
function worthWords(scene: Scene, tried: Valued & { node: number }, isPlain: boolean): string {
  const { value, bound } = scene.shown.valued(tried)
  const values = { ...namesIn(scene), move: nameOf(scene, tried.node), value: valueText(value) }
  if (value === ABOVE_LOSS) return i18n.t('replay:worth.notLost', values)
  if (value === BELOW_WIN) return i18n.t('replay:worth.notWon', values)
  if (Math.abs(value) >= WIN) return i18n.t(value > 0 ? 'replay:worth.won' : 'replay:worth.lost', values)
  return i18n.t(isPlain && bound === 'exact' ? 'replay:worth.plain' : `replay:worth.${bound}`, values)
}

/** Tells what the value returned for a move means to the state above. */
export function verdictWords(scene: Scene, { before, outcome, isSecond }: Verdict): string {
  const { recording, moment, ply, state, shown } = scene
  const isPlain = moment.line[ply + 1].given === null || METHODS[recording.options.algorithm].window === 'none'
  const worth = worthWords(scene, state.tried[state.tried.length - 1], isPlain)
  const values = { worth, before: valueText(shown.value(before)), best: valueText(shown.value(state.best ?? before)) }
  if (outcome === 'worse') return i18n.t(before === BELOW_WIN ? 'replay:verdict.noWin' : 'replay:verdict.worse', values)
  if (outcome === 'open') return i18n.t(shown.isTurned ? 'replay:verdict.openBelow' : 'replay:verdict.open', values)
  if (isSecond) return i18n.t('replay:verdict.second', values)
  if (before === BELOW_WIN || state.beta === ABOVE_LOSS) return i18n.t('replay:verdict.enough', values)
  return i18n.t(before <= -WIN ? 'replay:verdict.first' : 'replay:verdict.better', values)
}
