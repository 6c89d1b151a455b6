/** The texts that each page says besides those that are there with the rest of the app. */
import type { Part } from '../language/i18n.ts'
import type { PageName } from '../platform/places.ts'

export type LaterPage = Exclude<PageName, 'play'>

export const TEXTS: Readonly<Record<LaterPage, readonly Part[]>> = {
  learn: ['games'],
  library: [],
  openings: ['games'],
  review: ['games'],
  inspect: ['games'],
  replay: ['replay'],
  report: ['studies', 'games'],
  experiments: ['studies', 'games'],
  arena: ['studies'],
}
