import { ENGLISH } from '../../src/locales/en.ts'
import { POLISH } from '../../src/locales/pl.ts'

/** All sentences, by language. */
export const RESOURCES = { en: ENGLISH, pl: POLISH } as const
