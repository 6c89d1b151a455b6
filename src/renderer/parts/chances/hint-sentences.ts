/** The words of a hint by playouts: what is proven is said so, and nothing else. */
import type { Position } from '../../../engine/game/position.ts'
import { shouldSwap } from '../../../engine/playouts/should-swap.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { Found } from '../../model/chances/chance-search.ts'
import type { Estimate } from '../../../engine/math/statistics.ts'
import { lineWords, playoutWords } from './chance-words.ts'

/** The hint that playouts give, one sentence after the other. */
export function hintSentences(position: Position, { candidates, isProven, chance }: Found, maySwap: boolean): string[] {
  const best = candidates.at(0)
  if (best === undefined) return []
  const node = position.board.names[best.node]
  const swaps = shouldSwap({ estimate: chance })
  const line = i18n.t('oracle:chances.hint.line', { line: lineWords(position, best.line) })
  if (isProven) {
    const words = i18n.t(best.isWon ? 'oracle:chances.hint.wins' : 'oracle:chances.hint.loses', { node })
    return maySwap ? [i18n.t(swaps ? 'oracle:swap' : 'oracle:keep'), words] : [words, line]
  }
  const swapWords = () => i18n.t(swaps ? 'oracle:chances.hint.swap' : 'oracle:chances.hint.keep', shares(chance))
  const words = i18n.t('oracle:chances.hint.move', {
    node,
    ...shares(best.chance),
    playouts: playoutWords(best.visits),
  })
  return [...(maySwap ? [swapWords()] : []), words, line]
}

const shares = ({ value, lower, upper }: Estimate) => ({
  chance: percent(value),
  low: percent(lower),
  high: percent(upper),
})
