/** Limits of a tournament in the app, apart from how one is played: what only checks a plan needs no more. */
export const MAX_CONTESTANTS = 40
export const MAX_GAMES = 100_000
