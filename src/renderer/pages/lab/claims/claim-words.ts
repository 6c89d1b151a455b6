/** The numbers that a verdict names, as its sentence has them, and how a claim's figures are written. */
import type { ClaimId, Figure, Finding } from '../../../../engine/lab/claims.ts'
import { decimal, percent } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'

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

/** A figure that positions tell of. */
type Known = Figure & { readonly value: number }

const isKnown = (figure: Figure): figure is Known => figure.value !== null
const least = (figures: readonly Known[]) => figures.reduce((a, b) => (b.value < a.value ? b : a))
const most = (figures: readonly Known[]) => figures.reduce((a, b) => (b.value > a.value ? b : a))

/** Null where positions tell of none of the figures that it names. */
export function verdictValues(id: ClaimId, { figures }: Finding): Record<string, string | number> | null {
  const known = figures.filter(isKnown)
  const of = (series: string) => known.filter((figure) => figure.series === series)
  const at = (series: string, at: number) => of(series).filter((figure) => figure.at === at)
  const named = { guess: [known], sorting: [of('id'), of('last')], aspiration: [known], table: [known], horizon: [of('turned'), of('changed')], evaluation: [at('floyd-warshall', 3), at('bit-parallel', 3)] }[id]
  return named.some((group) => group.length === 0) ? null : valuesOf(id, named)
}

function valuesOf(id: ClaimId, [first, second]: readonly (readonly Known[])[]): Record<string, string | number> {
  const write = (figure: Known) => figureWords(figure, FORMATS[id])
  switch (id) {
    case 'guess':
      return { least: write(least(first)), most: write(most(first)) }
    case 'sorting':
      return { idLeast: write(least(first)), idMost: write(most(first)), lastLeast: write(least(second)), lastMost: write(most(second)) }
    case 'aspiration':
      return { best: write(least(first)), margin: least(first).at, depth: least(first).series }
    case 'table':
      return { best: write(least(first)), depth: least(first).at }
    case 'horizon':
      return { most: write(most(first)), depth: most(first).at, next: most(first).at + 1, changed: write(most(second)) }
    case 'evaluation':
      return { slow: write(most(first)), fast: write(most(second)) }
  }
}

/** With its interval and the positions behind it, where there are enough of them for an interval. */
function figureWords({ value, lower, upper, count }: Known, format: (value: number) => string): string {
  const key = Number.isFinite(lower) ? 'claims:figureWords' : 'claims:figureAlone'
  return i18n.t(key, { value: format(value), low: format(lower), high: format(upper), count })
}
