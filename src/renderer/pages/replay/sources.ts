/** The pages of the algorithms as they are in the source, built into the app: fetched when shown, or in advance. */
import type { Algorithm } from '../../../engine/search/methods.ts'

/** Each is a file named after its algorithm. */
const FOLDER = '../../../engine/search/algorithms'
const SOURCES = import.meta.glob<string>('../../../engine/search/algorithms/*.ts', { query: '?raw', import: 'default' })

export function fetchSource(algorithm: Algorithm): Promise<string> {
  return SOURCES[`${FOLDER}/${algorithm}.ts`]()
}

export function fetchSources(): Promise<unknown> {
  return Promise.all(Object.values(SOURCES).map((fetch) => fetch()))
}
