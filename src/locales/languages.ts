/** The languages that the app speaks, each with a file of its name that has all sentences. */
export const LANGUAGES = ['en', 'pl'] as const

export type Language = (typeof LANGUAGES)[number]
