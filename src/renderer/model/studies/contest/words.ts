/** Contests and their figures in words, in the current language. */
import { flagsOf } from '../../../../contract/studies/field.ts'
import { MATCH_FIELDS } from '../../../../contract/studies/match.ts'
import { isRatedBoard } from '../../../../engine/arena/cast-ratings.ts'
import { startOf, type BoardAndRule } from '../../../../engine/game/position.ts'
import { rounded } from '../../../../engine/math/rounding.ts'
import type { Hypotheses } from '../../../../engine/arena/sequential-test.ts'
import { isKnownByName } from '../../../../engine/arena/ready-searches.ts'
import type { Tournament } from '../../../../engine/arena/tournament.ts'
import { MAX_CONTESTANTS, MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import type { Estimate } from '../../../../engine/math/statistics.ts'
import { percent } from '../../../language/format.ts'
import { boardWords } from '../../../language/board-words.ts'
import { i18n } from '../../../language/i18n.ts'
import { isolated } from '../../../language/isolated.ts'
import { contestantLabel } from '../../players/names.ts'
import { count, signed } from '../../../language/words.ts'
import { commandOf, type Command } from '../command-line.ts'
import type { StudyWords } from '../study-kind.ts'
import { withTime } from '../texts.ts'
import { MAX_PROGRAM_GAMES, type Contests } from './contest-draft.ts'

/** The players in words: both players of a match, or the number of players of a tournament. */
function aboutWords({ contestants, pairs }: Tournament): string {
  const games = i18n.t('arena:about.games', { count: 2 * pairs, number: count(2 * pairs) })
  if (contestants.length > 2) return i18n.t('arena:about.tournament', { count: contestants.length, games })
  const [first, second] = contestants.map(({ name }) => contestantLabel(name))
  return i18n.t('arena:about.match', { first, second, games })
}

/** The default name of a contest. */
function usualName({ contestants }: Tournament): string {
  if (contestants.length > 2) return i18n.t('arena:about.players', { count: contestants.length })
  return contestants.map(({ name }) => isolated(contestantLabel(name))).join(' – ')
}

/** A difference of ratings with a sign and without decimals. */
export function eloWords(elo: number): string {
  return signed(rounded(elo))
}

/** An estimate with its interval. */
export function intervalWords({ value, lower, upper }: Estimate, words: (figure: number) => string = percent): string {
  return i18n.t('arena:interval', { value: words(value), lower: words(lower), upper: words(upper) })
}

/** The command that plays the same games in a terminal; null where a player is only known here. */
function contestCommand({ contestants, ...match }: Tournament, test: Hypotheses | null): Command | null {
  if (!contestants.every(isKnownByName)) return null
  const flags = flagsOf(MATCH_FIELDS, match, { isBalanced: match.isBalanced ? 'balanced' : null })
  return commandOf(contestants.length === 2 ? 'match' : 'tournament', [
    ...contestants.map(({ name }) => name),
    ...flags,
    ...(test === null ? [] : [`--test=${test.elo0},${test.elo1}`]),
  ])
}

/** The board and the rule, where they are not those of the ratings. */
function boardLine(start: BoardAndRule): string[] {
  return isRatedBoard(start) ? [] : [boardWords(start.board.size, start.cornersToWin)]
}

export const CONTEST_WORDS: StudyWords<Contests> = {
  texts: 'arena',
  fileName: 'contest',
  about: ({ tournament }) => aboutWords(tournament),
  details: ({ tournament }) => [
    [aboutWords(tournament), ...boardLine(startOf(tournament))],
    [
      i18n.t('arena:about.opening', { count: tournament.openingStones, seed: tournament.seed }),
      i18n.t(`arena:about.${tournament.swapRule ? 'swap' : tournament.isBalanced ? 'balanced' : 'random'}`),
    ],
  ],
  usualName: ({ tournament }) => (tournament.contestants.length < 2 ? '' : usualName(tournament)),
  time: ({ time }) => time,
  sum: ({ tournament, games, time }, workers) => ({
    size: withTime(i18n.t('arena:form.sum', { count: games, games: count(games) }), time / workers),
    note: tournament.contestants.length < 2 ? '' : aboutWords(tournament),
  }),
  faults: ({ faults }) =>
    faults
      .filter((fault) => fault !== 'few')
      .map((fault) =>
        i18n.t(`arena:form.fault.${fault}`, {
          players: MAX_CONTESTANTS,
          games: count(fault === 'programGames' ? MAX_PROGRAM_GAMES : MAX_GAMES),
        }),
      ),
  hint: ({ faults }) => (faults.includes('few') ? i18n.t('arena:form.fault.few') : null),
  command: ({ tournament, test }) => contestCommand(tournament, test),
}
