/**
 * The sentences of a replay about each event. Every value is given with the player for whom it counts; windows and best
 * values are those of the player to move.
 */
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { play, winnerOf, type Position } from '../../../engine/game/position.ts'
import type { ReplayMoment, ReplayState, Valued, Verdict, Window } from '../../../engine/search/replay-moment.ts'
import { defaultOrdering, deepens } from '../../../engine/search/search.ts'
import { WIN } from '../../../engine/search/state.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { i18n } from '../../language/i18n.ts'
import { signed } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { ABOVE_LOSS, BELOW_WIN, movesAt, moverAt, valueText, windowText } from './replay-words.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

/** The state of the last event, and what else a sentence needs. */
interface Scene {
  readonly recording: Recording
  readonly moment: ReplayMoment
  readonly ply: number
  readonly state: ReplayState
  /** Who is to move in the state. */
  readonly colour: Colour
  readonly opponent: Colour
}

/** Where the replay stands, for a screen reader. */
export function spoken(recording: Recording, moment: ReplayMoment): string {
  const { names } = recording.position.board
  const line = moment.line
    .slice(1)
    .map(({ node }) => names[node])
    .join(', ')
  const visited = i18n.t('replay:visited', { visited: moment.visited, all: recording.result.visited })
  return `${visited}. ${line && `${i18n.t('replay:line', { line })} `}${happening(recording, moment)}`
}

/** The sentences about the last event. */
export function happening(recording: Recording, moment: ReplayMoment): string {
  const { last, line } = moment
  if (last === null) return i18n.t('replay:begin.recording')
  const colour = moverAt(recording, last.ply)
  const scene = { recording, moment, ply: last.ply, state: line[last.ply], colour, opponent: opponentOf(colour) }
  const sentences = [...sentencesOf(scene, last.verdict), ...endOf(scene)]
  return sentences.join(' ')
}

function sentencesOf(scene: Scene, verdict: Verdict | null): string[] {
  switch (scene.moment.last?.kind) {
    case EVENTS.iteration:
      return [beginWords(scene), ...orderWords(scene)]
    case EVENTS.enter:
      return [enterWords(scene)]
    case EVENTS.expand:
      return [expandWords(scene)]
    case EVENTS.research:
      return [researchWords(scene)]
    case EVENTS.cutoff:
      return [cutoffWords(scene), ...(scene.ply === 0 ? doneWords(scene) : [])]
    case EVENTS.value:
      return verdict === null ? [] : [verdictWords(scene, verdict)]
    default:
      return scene.ply === 0 ? rootWords(scene) : [groundWords(scene)]
  }
}

function nameOf({ recording }: Scene, node: number): string {
  return recording.position.board.names[node]
}

/** The names of both colours in the cases that the sentences need. */
function namesIn({ colour, opponent }: Pick<Scene, 'colour' | 'opponent'>) {
  return {
    player: COLOUR_NAMES[colour],
    opponent: COLOUR_NAMES[opponent],
    to: i18n.t(`replay:to.${colour}`),
    whose: i18n.t(`replay:whose.${colour}`),
  }
}

/** +1, at least +1, at most +1. */
function valueWords({ value, bound }: Valued): string {
  return bound === 'exact' ? valueText(value) : i18n.t(`replay:bound.${bound}`, { value: valueText(value) })
}

/** Does it iterate, rather than search one depth? */
function isDeepening({ recording: { options } }: Scene): boolean {
  return deepens(options.algorithm) || options.time !== undefined || options.states !== undefined
}

/** f as the root's player sees it. */
function rootValue({ recording: { position, result } }: Scene, depth: number): number | null {
  const f = result.iterations.find((iteration) => iteration.depth === depth)?.value ?? null
  return f === null || position.toMove === 'red' ? f : 0 - f
}

function beginWords(scene: Scene): string {
  const { recording, moment, state } = scene
  const { algorithm, ordering = defaultOrdering(algorithm) } = recording.options
  const { depth } = moment
  const window = state.given ?? { alpha: -WIN, beta: WIN }
  if (!isDeepening(scene))
    return i18n.t(algorithm === 'minimax' ? 'replay:begin.all' : 'replay:begin.window', {
      count: depth,
      window: windowText(window),
    })
  if (algorithm === 'aspiration') {
    const before = rootValue(scene, depth - 1)
    const middle = before ?? (window.alpha + window.beta) / 2
    const margin = Math.max(window.beta - middle, middle - window.alpha)
    const values = {
      depth,
      before: depth - 1,
      window: windowText(window),
      value: signed(middle),
      margin,
      ...namesIn(scene),
    }
    return i18n.t(before === null ? 'replay:begin.firstAspiration' : 'replay:begin.aspiration', values)
  }
  if (algorithm === 'negascout') return i18n.t('replay:begin.negascout', { depth })
  return i18n.t(ordering === 'last' && depth > 1 ? 'replay:begin.ordered' : 'replay:begin.depth', {
    depth,
    before: depth - 1,
  })
}

/** By which of their cutoffs moves are ordered; nothing for other orderings. */
function orderWords({ recording: { options } }: Scene): string[] {
  return options.ordering === 'history' || options.ordering === 'killers'
    ? [i18n.t(`replay:order.${options.ordering}`)]
    : []
}

/**
 * The null window in which NegaScout tests whether a successor is better; null for the first successor and in a
 * re-search.
 */
function nullWindowOf({ recording, moment, ply, state }: Scene): Window | null {
  const { tried, research } = moment.line[ply - 1]
  if (
    recording.options.algorithm !== 'negascout' ||
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

function enterWords(scene: Scene): string {
  const { moment, ply, state, opponent } = scene
  const step = i18n.t(ply === 1 ? 'replay:enter.tries' : 'replay:enter.answers', {
    player: COLOUR_NAMES[opponent],
    move: nameOf(scene, state.node),
  })
  const { research } = moment.line[ply - 1]
  if (research?.node === state.node) return i18n.t('replay:enter.again', { step, window: windowText(research.window) })
  const window = nullWindowOf(scene)
  if (window === null) return i18n.t('replay:enter.plain', { step })
  if (window.beta === ABOVE_LOSS) return i18n.t('replay:enter.isLost', { step })
  if (window.alpha === BELOW_WIN) return i18n.t('replay:enter.isWon', { step })
  return i18n.t('replay:enter.null', { step, window: windowText(window), best: valueText(window.alpha) })
}

function expandWords(scene: Scene): string {
  const { recording, ply, state } = scene
  const [alpha, beta] = [state.alpha ?? -WIN, state.beta ?? WIN]
  const moves = i18n.t(ply === 0 ? 'replay:moves' : 'replay:replies', { count: movesAt(recording, ply) })
  const values = { ...namesIn(scene), moves, alpha: valueText(alpha), beta: valueText(beta) }
  if (recording.options.algorithm === 'minimax') return i18n.t('replay:expand.all', values)
  if (alpha === -WIN && beta === WIN) return i18n.t('replay:expand.open', values)
  if (ply === 0) return i18n.t('replay:expand.window', values)
  if (beta === ABOVE_LOSS) return i18n.t('replay:expand.isLost', values)
  if (alpha === BELOW_WIN) return i18n.t('replay:expand.isWon', values)
  return i18n.t(beta === WIN ? 'replay:expand.above' : 'replay:expand.limit', values)
}

/** Why the search of a state ended. */
function groundWords(scene: Scene): string {
  const { recording, moment, ply, state } = scene
  if (state.given === null) return leafWords(scene)
  if (state.isFromTable) return i18n.t('replay:leaf.recalled')
  if (state.bestNode !== null)
    return i18n.t('replay:returns', {
      ...namesIn(scene),
      count: movesAt(recording, ply),
      move: nameOf(scene, state.bestNode),
      value: valueText(state.value ?? 0),
    })
  const alpha = state.alpha ?? -WIN
  const values = { ...namesIn(scene), count: movesAt(recording, ply), alpha: valueText(alpha) }
  if (alpha === -WIN) return i18n.t('replay:failLow.isLost', values)
  if (alpha === BELOW_WIN) return i18n.t('replay:failLow.isWon', values)
  return i18n.t(moment.line.length === 1 ? 'replay:failLow.moves' : 'replay:failLow.replies', values)
}

/** The position of the last event, or the one after a further move. */
function positionOf({ recording, moment }: Scene, node?: number): Position {
  const position = moment.line.slice(1).reduce((position, state) => play(position, state.node), recording.position)
  return node === undefined ? position : play(position, node)
}

function leafWords(scene: Scene): string {
  const { recording, colour, opponent } = scene
  // The opponent made the move that led here, so the value is for the opponent.
  const mover = { player: COLOUR_NAMES[opponent], opponent: COLOUR_NAMES[colour] }
  const { winner, ...pieces } = evaluate(positionOf(scene))
  if (winner !== null) return i18n.t('replay:leaf.won', mover)
  if ((recording.options.evaluator?.kind ?? 'report') !== 'report') return i18n.t('replay:leaf.evaluated')
  return i18n.t('replay:leaf.stones', { ...mover, count: pieces[colour] ?? 0, own: pieces[opponent] ?? 0 })
}

/** What a move is worth to the player who tries it. */
function worthWords(scene: Scene, { node, value, bound }: Valued & { node: number }, isPlain: boolean): string {
  const values = { ...namesIn(scene), move: nameOf(scene, node), value: valueText(value) }
  if (value === ABOVE_LOSS) return i18n.t('replay:worth.notLost', values)
  if (value === BELOW_WIN) return i18n.t('replay:worth.notWon', values)
  if (Math.abs(value) >= WIN) return i18n.t(value > 0 ? 'replay:worth.won' : 'replay:worth.lost', values)
  return i18n.t(isPlain && bound === 'exact' ? 'replay:worth.plain' : `replay:worth.${bound}`, values)
}

/** What the value returned for a move means to the state above it. */
function verdictWords(scene: Scene, { before, outcome, isSecond }: Verdict): string {
  const { recording, moment, ply, state } = scene
  const isPlain = moment.line[ply + 1].given === null || recording.options.algorithm === 'minimax'
  const worth = worthWords(scene, state.tried[state.tried.length - 1], isPlain)
  const values = { worth, before: valueText(before), best: valueText(state.best ?? before) }
  if (outcome === 'worse') return i18n.t(before === BELOW_WIN ? 'replay:verdict.noWin' : 'replay:verdict.worse', values)
  if (outcome === 'open') return i18n.t('replay:verdict.open', values)
  if (isSecond) return i18n.t('replay:verdict.second', values)
  if (before === BELOW_WIN || state.beta === ABOVE_LOSS) return i18n.t('replay:verdict.enough', values)
  return i18n.t(before <= -WIN ? 'replay:verdict.first' : 'replay:verdict.better', values)
}

function cutoffWords(scene: Scene): string {
  const { recording, ply, state } = scene
  return i18n.t('replay:cutoff.skips', {
    why: cutoffReason(scene),
    count: movesAt(recording, ply) - state.tried.length,
  })
}

function cutoffReason(scene: Scene): string {
  const { recording, moment, ply, state } = scene
  const { cutoff } = state
  if (cutoff === null) return ''
  const beta = state.beta ?? WIN
  const values = {
    ...namesIn(scene),
    move: nameOf(scene, cutoff.node),
    value: valueWords(cutoff),
    beta: valueText(beta),
  }
  if (cutoff.value === WIN)
    return i18n.t(
      winnerOf(positionOf(scene, cutoff.node)) === null ? 'replay:cutoff.wins' : 'replay:cutoff.winsAtOnce',
      values,
    )
  if (beta === ABOVE_LOSS) return i18n.t('replay:cutoff.isLost', values)
  const isNull = recording.options.algorithm === 'negascout' && beta - (state.alpha ?? -WIN) === 1
  const holder = holderOf(moment.line, ply, 0 - beta)
  if (holder === null)
    return i18n.t(
      recording.options.algorithm === 'negascout' ? 'replay:cutoff.nullEnd' : 'replay:cutoff.windowEnd',
      values,
    )
  const held = {
    ...values,
    held: valueText(0 - beta),
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

function researchWords(scene: Scene): string {
  const { moment, state } = scene
  if (state.research === null) return ''
  const { node, window, returned } = state.research
  const narrow = state.research.narrow ?? window
  const values = {
    ...namesIn(scene),
    value: valueWords(returned),
    window: windowText(narrow),
    again: windowText(window),
    depth: moment.depth,
  }
  if (node < 0) return i18n.t(returned.value <= narrow.alpha ? 'replay:research.low' : 'replay:research.high', values)
  const move = nameOf(scene, node)
  if (narrow.beta === ABOVE_LOSS) return i18n.t('replay:research.isLost', { ...values, move })
  return i18n.t('replay:research.null', { ...values, move, best: valueText(narrow.alpha) })
}

/** The root's search has returned. */
function rootWords(scene: Scene): string[] {
  return scene.state.bound === 'exact' ? doneWords(scene) : [groundWords(scene)]
}

/** The end of an iteration; empty where the root is searched again, or where `endOf` gives the same result. */
function doneWords(scene: Scene): string[] {
  const { recording, moment, state } = scene
  const { depth } = moment
  if (state.bound !== 'exact' || (isAtEnd(scene) && !isDeepening(scene))) return []
  const value = state.value ?? 0
  const move = nameOf(scene, recording.result.iterations.find((iteration) => iteration.depth === depth)?.line[0] ?? 0)
  const values = { ...namesIn(scene), depth, move, value: valueText(value) }
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

function isAtEnd({ recording, moment }: Scene): boolean {
  return moment.event === recording.replay.length
}

/** The result of the whole search, after the last event. */
function endOf(scene: Scene): string[] {
  const { recording, moment } = scene
  if (!isAtEnd(scene)) return []
  const { depth, move, value, visited } = recording.result
  const root = moverAt(recording, 0)
  const forRoot = root === 'red' ? value : 0 - value
  const values = {
    ...namesIn({ colour: root, opponent: opponentOf(root) }),
    move: nameOf(scene, move),
    value: signed(forRoot),
    count: visited,
  }
  const key = forRoot === Infinity ? 'won' : forRoot === -Infinity ? 'lost' : 'plays'
  const isCutShort = recording.result.iterations.some((iteration) => iteration.value === null)
  const unfinished = isCutShort ? [i18n.t('replay:end.unfinished', { depth: moment.depth, before: depth })] : []
  return [...unfinished, i18n.t(`replay:end.${key}`, values)]
}
