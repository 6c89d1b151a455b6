/** Series as multiples of one of them, for lines that lie on one another. */
import type { ChartData } from './chart-data.ts'

/**
 * Each value divided by that of the base in the same column; null where the base has none, or none that divides.
 * Reference lines are left out unless one is the base: far from the others, they would press them together again.
 */
export function relativeTo(data: ChartData, base: number): ChartData {
  const bases = data.series[base].values
  const divided = (value: number | null, column: number) => {
    const by = bases[column]
    return value === null || by === null || by <= 0 ? null : value / by
  }
  const compared = data.series.filter(({ look }, i) => i === base || look !== 'reference')
  return { ...data, series: compared.map((series) => ({ ...series, values: series.values.map(divided) })) }
}
