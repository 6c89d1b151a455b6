import { ENGLISH } from '../../src/locales/en.ts'
import { TEXTS as GAMES } from '../../src/locales/pl-games.ts'
import { TEXTS as REPLAY } from '../../src/locales/pl-replay.ts'
import { TEXTS as REST } from '../../src/locales/pl-rest.ts'
import { TEXTS as START } from '../../src/locales/pl-start.ts'
import { TEXTS as STUDIES } from '../../src/locales/pl-studies.ts'

/** All sentences, by language. */
export const RESOURCES = { en: ENGLISH, pl: { ...START, ...REST, ...GAMES, ...REPLAY, ...STUDIES } } as const
