/** The words of a hint by playouts: what is proven is said so, and nothing else. */
import type { Swapper } from '../../../engine/game/game.ts'
import type { Position } from '../../../engine/game/position.ts'
import { opposite, type Estimate } from '../../../engine/math/statistics.ts'
import { shippedSwapMap } from '../../../engine/playouts/shipped-swap-maps.ts'
import { chanceOfSwap, recordOfFirstStone, swapsAt } from '../../../engine/playouts/should-swap.ts'
import { fairNames } from '../../../engine/playouts/swap-map.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { Found } from '../../model/chances/chance-search.ts'
import { lineWords, playoutWords } from './chance-words.ts'

/** The hint that playouts give, one sentence after the other. */
export function hintSentences(position: Position, found: Found, swapper: Swapper | null): string[] {
  const { candidates, isProven } = found
  const best = candidates.at(0)
  if (best === undefined) return []
  const node = position.board.names[best.node]
  const swap = swapper === 'mover' ? swapWords(position, found) : []
  const line = i18n.t('curve:advice.line', { line: lineWords(position, best.line) })
  if (isProven) {
    const words = i18n.t(best.isWon ? 'curve:advice.wins' : 'curve:advice.loses', { node })
    return swapper === 'mover' ? [...swap, words] : [words, line]
  }
  const words = i18n.t('curve:advice.move', { node, ...shares(best.chance), playouts: playoutWords(best.visits) })
  return [...swap, words, line]
}

/** The first stones to begin with where the opponent may take one over; null elsewhere, and without a swap map. */
export function fairHint(position: Position, swapper: Swapper | null): string | null {
  const map = swapper === 'opponent' ? shippedSwapMap(position) : null
  if (map === null) return null
  return i18n.t('curve:advice.fair', { nodes: fairNames(map) })
}

/** Which side of the first stone looks better, and by what that is known. */
function swapWords(position: Position, { chance, isProven }: Found): string[] {
  const swapped = chanceOfSwap(position, chance)
  const swaps = swapsAt(swapped)
  if (isProven) return [i18n.t(swaps ? 'oracle:swap' : 'oracle:keep')]
  const words = swaps
    ? i18n.t('curve:advice.swap', shares(swapped))
    : i18n.t('curve:advice.keep', shares(opposite(swapped)))
  const record = recordOfFirstStone(position)
  return record === null ? [words] : [words, i18n.t('curve:advice.mapped', record)]
}

const shares = ({ value, lower, upper }: Estimate) => ({
  chance: percent(value),
  low: percent(lower),
  high: percent(upper),
})
