/** Made-up measurements, by which a claim is judged in tests. */
import type { SearchClaim } from '../../../src/engine/lab/claims/claim.ts'
import { CLAIMS } from '../../../src/engine/lab/claims/claims.ts'
import type { Finding } from '../../../src/engine/lab/claims/finding.ts'
import { Results } from '../../../src/engine/lab/claims/results.ts'
import { settingsOf, type Measurement, type Setting } from '../../../src/engine/lab/experiment.ts'

export const SAMPLE = { boardSize: 4, stones: 17, count: 4, seed: 1 } as const

export const MEASURED: Measurement = {
  visited: 100,
  leaves: 80,
  expanded: 20,
  evaluations: 80,
  cutoffs: 10,
  researches: 0,
  researched: 0,
  firstCutoffs: 5,
  ms: 10,
  visitedPerSecond: 10_000,
  value: 1,
  move: 'a1',
  iterations: [],
}

/** More than enough positions for any verdict where all are the same. */
export const MANY = 2000

export const SEARCH_IDS = [
  'guess',
  'sorting',
  'aspiration',
  'finer',
  'table',
  'history',
  'horizon',
  'evaluation',
  'terminal',
  'negascout',
  'memory',
] as const
export const searchClaim = (id: (typeof SEARCH_IDS)[number]): SearchClaim => CLAIMS[id]

/** Judges a claim on made-up measurements of positions. */
export function judge(
  id: (typeof SEARCH_IDS)[number],
  measure: (setting: Setting, position: number) => Partial<Measurement>,
  count = MANY,
): Finding {
  const settings = settingsOf(searchClaim(id).experiment(SAMPLE))
  const measurements = settings.flatMap((setting) =>
    Array.from({ length: count }, (_, p) => ({ ...MEASURED, ...measure(setting, p) })),
  )
  return searchClaim(id).judge(new Results(settings, count, measurements))
}

export function iterations(values: readonly (number | '+inf' | '-inf')[], moves: readonly string[]) {
  return { iterations: values.map((value, i) => ({ depth: i + 1, value, move: moves[i] })) }
}
