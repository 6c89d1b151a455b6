/** Why a move is good or bad, in one or two sentences. */
import { opponentOf } from '../../../engine/game/colour.ts'
import { nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { reasonsFor, type Reason } from '../../../engine/solver/reasons.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

/**
 * The two weightiest reasons in words. A threat to win implies that the win is nearer: that is not said twice.
 *
 * @param reasons what `reasonsFor` finds for the move `node` in `position`
 */
export function reasonWords(reasons: readonly Reason[], position: Position, node: number): string {
  const [first, ...rest] = reasons
  if (first === undefined) return i18n.t('reasons:none', { node: position.board.names[node] })
  const threatens = reasons.some(({ kind }) => kind === 'doubleThreat' || kind === 'threatens')
  const second = rest.find(({ kind }) => !(threatens && kind === 'nears'))
  const sentences = [sentence('first', first, position, node)]
  if (second !== undefined) sentences.push(sentence('next', second, position, node))
  return sentences.join(' ')
}

/** The reasons for a move that the stones show at once; empty where only a proof shows what the move is worth. */
export function reasonAtOnce(position: Position, node: number): string {
  const reasons = reasonsFor(position, node)
  return reasons.length === 0 ? '' : reasonWords(reasons, position, node)
}

/**
 * `first` names the move, `next` continues about it. Reasons that end the game, and double threats, never come second.
 */
function sentence(at: 'first' | 'next', reason: Reason, { board, toMove }: Position, of: number): string {
  const node = board.names[of]
  const other = COLOUR_NAMES[opponentOf(toMove)]
  const names = (nodes: NodeSet) => Array.from(nodesOf(nodes), (each) => board.names[each])
  switch (reason.kind) {
    case 'wins':
      return i18n.t('reasons:first.wins', { node })
    case 'allows':
      return i18n.t('reasons:first.allows', { node, other, nodes: names(reason.nodes) })
    case 'doubleThreat':
      return i18n.t('reasons:first.doubleThreat', { node, other, nodes: names(reason.nodes) })
    case 'blocks':
      return i18n.t(`reasons:${at}.blocks`, { node, other })
    case 'threatens':
      return i18n.t(`reasons:${at}.threatens`, { node, nodes: names(reason.nodes) })
    case 'slows':
      return i18n.t(`reasons:${at}.needs`, {
        node,
        player: other,
        count: reason.needs,
        before: reason.needs - reason.by,
      })
    case 'nears':
      return i18n.t(`reasons:${at}.needs`, {
        node,
        player: COLOUR_NAMES[toMove],
        count: reason.needs,
        before: reason.needs + 1,
      })
  }
}
