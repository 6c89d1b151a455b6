/** Contests and their figures in words, in the current language. */
import type { Hypotheses } from '../../../../engine/arena/sequential-test.ts'
import type { Tournament } from '../../../../engine/arena/tournament.ts'
import type { Estimate } from '../../../../engine/math/statistics.ts'
import { percent } from '../../../language/format.ts'
import { i18n } from '../../../language/i18n.ts'
import { contestantLabel } from '../../players/names.ts'
import { count, signed } from '../../../language/words.ts'

/** Who plays: both players of a match, or the number of players of a tournament. */
export function aboutWords({ contestants, pairs }: Tournament): string {
  const games = i18n.t('arena:about.games', { count: 2 * pairs, number: count(2 * pairs) })
  if (contestants.length > 2) return i18n.t('arena:about.tournament', { count: contestants.length, games })
  const [first, second] = contestants.map(({ name }) => contestantLabel(name))
  return i18n.t('arena:about.match', { first, second, games })
}

/** The default name of a contest. */
export function usualName({ contestants }: Tournament): string {
  if (contestants.length > 2) return i18n.t('arena:about.players', { count: contestants.length })
  return contestants.map(({ name }) => contestantLabel(name)).join(' – ')
}

/** A difference of ratings with a sign and without decimals. */
export function eloWords(elo: number): string {
  return signed(Math.round(elo))
}

/** An estimate with its interval. */
export function intervalWords({ value, lower, upper }: Estimate, words: (figure: number) => string = percent): string {
  return i18n.t('arena:interval', { value: words(value), lower: words(lower), upper: words(upper) })
}

const POLYY = 'npm run -s polyy --'

/** The command that plays the same games in a terminal; null where a player is only known here. */
export function contestCommand({ contestants, boardSize, pairs, openingStones, seed, isBalanced = false, isJudged = false }: Tournament, test: Hypotheses | null, isKnown: (name: string) => boolean): string | null {
  const names = contestants.map(({ name }) => name)
  if (!names.every(isKnown)) return null
  const options = [
    ...(boardSize === 4 ? [] : ['--size', boardSize]),
    ...['--games', 2 * pairs, '--opening', openingStones, '--seed', seed],
    ...(isBalanced ? ['--openings', 'balanced'] : []),
    ...(test === null ? [] : [`--test=${test.elo0},${test.elo1}`]),
    ...(isJudged ? ['--oracle'] : []),
  ]
  return `${POLYY} ${names.length === 2 ? 'match' : 'tournament'} ${names.join(' ')} ${options.join(' ')}`
}
