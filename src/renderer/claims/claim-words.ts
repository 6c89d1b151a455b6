/** The numbers that a verdict names, as its sentence has them, and how a claim's figures are written. */
import type { ClaimId, Figure, Finding } from '../../engine/claims.ts'
import { decimal, percent } from '../charts/format.ts'

/** Shares of a whole, or multiples. */
export const FORMATS: Readonly<Record<ClaimId, (value: number) => string>> = {
  guess: percent,
  sorting: decimal,
  aspiration: decimal,
  table: decimal,
  horizon: percent,
  evaluation: percent,
}

/** What the rule compares the figures with. */
export const LIMITS: Readonly<Record<ClaimId, readonly number[]>> = {
  guess: [0.5],
  sorting: [0.5, 1],
  aspiration: [0.8, 1],
  table: [0.9, 1],
  horizon: [0.01, 0.1],
  evaluation: [0.9],
}

const least = (figures: readonly Figure[]) => figures.reduce((a, b) => (b.value < a.value ? b : a))
const most = (figures: readonly Figure[]) => figures.reduce((a, b) => (b.value > a.value ? b : a))

export function verdictValues(id: ClaimId, { figures }: Finding): Record<string, string | number> {
  const of = (series: string) => figures.filter((figure) => figure.series === series)
  const at = (series: string, at: number) => figures.filter((figure) => figure.series === series && figure.at === at)
  const write = FORMATS[id]
  switch (id) {
    case 'guess':
      return { least: write(least(figures).value), most: write(most(figures).value) }
    case 'sorting':
      return {
        idLeast: write(least(of('id')).value),
        idMost: write(most(of('id')).value),
        lastLeast: write(least(of('last')).value),
        lastMost: write(most(of('last')).value),
      }
    case 'aspiration':
      return { best: write(least(figures).value), margin: least(figures).at, depth: least(figures).series }
    case 'table':
      return { best: write(least(figures).value), depth: least(figures).at }
    case 'horizon':
      return { most: write(most(of('turned')).value), depth: most(of('turned')).at, next: most(of('turned')).at + 1, changed: write(most(of('changed')).value) }
    case 'evaluation':
      return { slow: write(most(at('floyd-warshall', 3)).value), fast: write(most(at('bit-parallel', 3)).value) }
  }
}
