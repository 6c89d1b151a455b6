/**
 * The source files of the searches, as they were built into the page. Each is fetched when it is shown, or in advance.
 */
import { ALGORITHMS, type Algorithm } from '../../../engine/search/search.ts'

const SOURCES: Readonly<Record<Algorithm, () => Promise<{ readonly default: string }>>> = {
  minimax: () => import('../../../engine/search/minimax.ts?raw'),
  'alpha-beta': () => import('../../../engine/search/alpha-beta.ts?raw'),
  'iterative-deepening': () => import('../../../engine/search/iterative-deepening.ts?raw'),
  aspiration: () => import('../../../engine/search/aspiration.ts?raw'),
  negascout: () => import('../../../engine/search/negascout.ts?raw'),
}

export async function fetchSource(algorithm: Algorithm): Promise<string> {
  return (await SOURCES[algorithm]()).default
}

export function fetchSources(): Promise<unknown> {
  return Promise.all(ALGORITHMS.map(fetchSource))
}
