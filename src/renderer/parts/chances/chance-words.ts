/** Chances of moves by playouts, in words: what is proven is said so, and nothing else. */
import type { Position } from '../../../engine/game/position.ts'
import type { CandidateMove } from '../../../engine/playouts/best-moves.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import type { Found } from '../../model/chances/chance-search.ts'

/** Plies of a line that are written. */
const MAX_LINE = 8

/** The chance of a move, or what is proven of it. */
export function chanceWords({ chance, isWon }: Pick<CandidateMove, 'chance' | 'isWon'>): string {
  if (isWon !== null) return i18n.t(isWon ? 'oracle:chances.wins' : 'oracle:chances.loses')
  return percent(chance.value)
}

/** The interval of a chance; empty where the result is proven. */
export function intervalWords({ chance, isWon }: Pick<CandidateMove, 'chance' | 'isWon'>): string {
  if (isWon !== null) return ''
  return i18n.t('oracle:chances.interval', { low: percent(chance.lower), high: percent(chance.upper) })
}

export function playoutWords(playouts: number): string {
  return i18n.t('oracle:chances.playouts', { count: playouts })
}

/** The names of the nodes of a line. */
export function lineWords({ board }: Position, line: readonly number[]): string {
  return line
    .slice(0, MAX_LINE)
    .map((node) => board.names[node])
    .join(' ')
}

/** The hint that playouts give, one sentence after the other. */
export function hintSentences(position: Position, { candidates, isProven, chance }: Found, maySwap: boolean): string[] {
  const best = candidates.at(0)
  if (best === undefined) return []
  const node = position.board.names[best.node]
  const swap = { chance: percent(chance.value) }
  const swapWords = () => i18n.t(chance.value <= 0.5 ? 'oracle:chances.hint.swap' : 'oracle:chances.hint.keep', swap)
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
