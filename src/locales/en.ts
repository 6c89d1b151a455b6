/** Every sentence of the app in English, by page: the original. */
import { ENGLISH_LATER } from './en-later.ts'
import { ENGLISH_AT_START } from './en-start.ts'

export const ENGLISH = { ...ENGLISH_AT_START, ...ENGLISH_LATER } as const
