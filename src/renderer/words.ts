/** What things are called on the screen, and how numbers are written. */
import type { EncodedValue } from '../engine/notation.ts'
import type { CounterName } from '../engine/search/counters.ts'
import type { Ordering } from '../engine/search/ordering.ts'
import type { Algorithm } from '../engine/search/search.ts'
import type { TableKind } from '../engine/search/transposition-table.ts'
import type { PlayerSettings } from './match/players.ts'

export const ALGORITHM_NAMES: Readonly<Record<Algorithm, string>> = {
  minimax: 'Minimax',
  'alpha-beta': 'Alpha-beta',
  'iterative-deepening': 'Iterative deepening',
  aspiration: 'Aspiration search',
  negascout: 'NegaScout',
}

export const ORDERING_NAMES: Readonly<Record<Ordering, string>> = {
  id: 'node id',
  value: 'static value',
  last: 'last iteration',
}

export const TABLE_NAMES: Readonly<Record<TableKind, string>> = {
  off: 'off',
  plain: 'on',
  symmetric: 'with symmetries',
}

export const COUNTER_LABELS: Readonly<Record<CounterName, string>> = {
  visited: 'Visited',
  leaves: 'Leaves',
  expanded: 'Expanded',
  evaluations: 'Evaluations',
  cutoffs: 'Cutoffs',
  researches: 'Re-searches',
  researched: 'Re-searched',
}

export function playerLabel(player: PlayerSettings): string {
  return player.human ? 'Human' : ALGORITHM_NAMES[player.algorithm]
}

/** What limits a computer's search, in words. */
export function limitLabel({ depth, seconds }: PlayerSettings): string {
  return seconds === null ? `depth ${depth}` : `${seconds} s a move`
}

const counts = new Intl.NumberFormat('en-GB')

export function count(value: number): string {
  return counts.format(value)
}

/** f with a true minus sign: −1, 0, +1, −∞. */
export function signed(value: EncodedValue): string {
  if (value === '+inf' || value === Infinity) return '+∞'
  if (value === '-inf' || value === -Infinity) return '−∞'
  return value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0'
}

/** A duration as short as it is clear: 0.4 ms, 12 ms, 3.4 s. */
export function duration(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`
  return ms >= 10 ? `${Math.round(ms)} ms` : `${ms.toFixed(1)} ms`
}

/** What went wrong, out of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
