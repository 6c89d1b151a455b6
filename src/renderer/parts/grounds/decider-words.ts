/** Sentences for what decided a move, and for the unit of its player's values. */
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { Grounds } from '../../../engine/arena/grounds.ts'
import { ruleMove } from '../../../engine/arena/rules.ts'
import { REPORT_EVALUATOR } from '../../../engine/evaluation/evaluator.ts'
import type { Position } from '../../../engine/game/position.ts'
import { recordOfFirstStone } from '../../../engine/playouts/should-swap.ts'
import { i18n } from '../../language/i18n.ts'
import { percent } from '../../language/format.ts'
import { signed } from '../../language/words.ts'
import type { AskedMove } from '../../model/grounds/grounds-finder.ts'
import { contestantLabel } from '../../model/players/names.ts'

export function deciderWords(
  position: Position,
  { request: { contestant }, move, isOwn }: AskedMove,
  { by, node, found, depth, moves }: Grounds,
): string {
  const { board } = position
  const name = contestantLabel(contestant.name)
  const best = board.names[found]
  const value = signed(moves[0].value)
  const made = move === 'swap' ? null : board.names[move]
  if (!isOwn)
    return i18n.t(made === best ? 'grounds:by.agreed' : 'grounds:by.judged', {
      name,
      node: made ?? i18n.t('grounds:swap'),
      found: best,
      value,
    })
  if (made === null) return swapWords(position, by, name, value)
  switch (by) {
    case 'random':
      return i18n.t('grounds:by.random', { name, node: made, share: percent(contestant.randomness / 100), found: best })
    case 'opening':
    case 'fair':
      return i18n.t(`grounds:by.${by}`, { name, node: made, found: best })
    case 'search': {
      const words = i18n.t('grounds:by.search', { name, count: depth ?? 0, node: best, value })
      return move === node ? words : `${words} ${i18n.t('grounds:by.differs', { node: made })}`
    }
    case 'rules':
      return i18n.t(`grounds:rules.${ruleMove(position).rule}`, { name, node: best })
    default:
      return i18n.t(`grounds:by.${by}`, { node: best, name })
  }
}

function swapWords(position: Position, by: Grounds['by'], name: string, value: string): string {
  if (by !== 'playouts') return i18n.t('grounds:by.swap', { name, value })
  const record = recordOfFirstStone(position)
  return record === null
    ? i18n.t('grounds:by.swapByPlayouts', { name })
    : i18n.t('grounds:by.swapByMap', { name, ...record })
}

export function unitWords({ mind }: Contestant): string {
  // A level where moves have grounds by playouts is one of playouts: those of the cast are not named so.
  if (mind.by === 'level') return i18n.t('grounds:unit.playouts')
  if (mind.by === 'search') return i18n.t(`grounds:unit.${(mind.options.evaluator ?? REPORT_EVALUATOR).kind}`)
  // The moves of programs are judged by a search by f.
  return i18n.t(`grounds:unit.${mind.by === 'program' ? REPORT_EVALUATOR.kind : mind.by}`)
}
