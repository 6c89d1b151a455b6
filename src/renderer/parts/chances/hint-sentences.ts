/** The words of a hint by playouts: what is proven is said so, and nothing else. */
import type { Position } from '../../../engine/game/position.ts'
import { shouldSwap } from '../../../engine/playouts/should-swap.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { Found } from '../../model/chances/chance-search.ts'
import { lineWords } from './chance-words.ts'

/** The hint that playouts give, one sentence after the other. */
export function hintSentences(position: Position, { candidates, isProven, chance }: Found, maySwap: boolean): string[] {
  const best = candidates.at(0)
  if (best === undefined) return []
  const node = position.board.names[best.node]
  const swap = { chance: percent(chance.value) }
  const swapWords = () =>
    i18n.t(shouldSwap({ estimate: chance }) ? 'oracle:chances.hint.swap' : 'oracle:chances.hint.keep', swap)
  const line = i18n.t('oracle:chances.hint.line', { line: lineWords(position, best.line) })
  if (isProven) {
    const words = i18n.t(best.isWon ? 'oracle:chances.hint.wins' : 'oracle:chances.hint.loses', { node })
    return maySwap ? [swapWords(), words] : [words, line]
  }
  const { value, lower, upper } = best.chance
  const shares = { chance: percent(value), low: percent(lower), high: percent(upper) }
  const words = i18n.t('oracle:chances.hint.move', { node, ...shares })
  return [...(maySwap ? [swapWords()] : []), words, line]
}
