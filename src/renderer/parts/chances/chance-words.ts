/** Chances of moves by playouts, in words: what is proven is said so, and nothing else. */
import type { Position } from '../../../engine/game/position.ts'
import type { CandidateMove } from '../../../engine/playouts/best-moves.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'

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
