/** A sentence on what keeps a drawn position from arising in a game, and what to do about it. */
import type { Fault } from '../../../engine/game/fault.ts'
import { i18n } from '../../language/i18n.ts'

export function offWords({ code, values }: Fault): string {
  switch (code) {
    case 'redsTurn':
    case 'bluesTurn':
      return countWords(Number(values.reds), Number(values.blues))
    case 'redConnected':
    case 'redCaptured':
      return i18n.t('inspect:off.wonBefore.red')
    case 'blueConnected':
    case 'blueCaptured':
      return i18n.t('inspect:off.wonBefore.blue')
    default:
      return i18n.t('inspect:off.both')
  }
}

/** Red begins, so Red has as many stones as Blue or one more. Where that is so, only the side to move is off. */
function countWords(reds: number, blues: number): string {
  const surplus = reds - blues
  if (surplus > 1) return i18n.t('inspect:off.surplus.red', { count: surplus - 1 })
  if (surplus < 0) return i18n.t('inspect:off.surplus.blue', { count: -surplus })
  return i18n.t(surplus === 1 ? 'inspect:off.turn.blue' : 'inspect:off.turn.red')
}
