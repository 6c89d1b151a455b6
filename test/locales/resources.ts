import { ENGLISH } from '../../src/locales/en.ts'
import { POLISH_LATER } from '../../src/locales/pl-later.ts'
import { POLISH_AT_START } from '../../src/locales/pl-start.ts'

/** All sentences, by language. */
export const RESOURCES = { en: ENGLISH, pl: { ...POLISH_AT_START, ...POLISH_LATER } } as const
