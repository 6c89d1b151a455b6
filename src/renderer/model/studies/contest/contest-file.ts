/** A contest as a file, with all its games as short texts. */
import * as v from 'valibot'
import { playsOn, programsAmong, startsEmpty } from '../../../../engine/arena/contestant.ts'
import { gameCode, gameOfCode } from '../../../../engine/arena/game-code.ts'
import { maxBalancedStones, type MatchGame } from '../../../../engine/arena/match.ts'
import { sequentialTest, type Hypotheses } from '../../../../engine/arena/sequential-test.ts'
import { gameCount, type Tournament } from '../../../../engine/arena/tournament.ts'
import { MAX_CONTESTANTS, MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import { DocumentFault } from '../../documents/document-fault.ts'
import type { Head } from '../../documents/document-list.ts'
import { ContestantSchema } from '../../../../contract/contestant-schema.ts'
import { MATCH_FIELDS } from '../../../../contract/studies/match.ts'
import { Figure } from '../../../../contract/number-schema.ts'
import { jsonFormat } from '../../documents/document-schema.ts'
import { hasPerfectPlay, startOf } from '../../../../engine/game/position.ts'

/** A contest as a document. */
export interface ContestRecord extends Head {
  readonly tournament: Tournament
  /** The test that may end it early; only a match can have one. */
  readonly test: Hypotheses | null
  /** The games that have been played, in any order. */
  readonly games: readonly MatchGame[]
}

const TournamentSchema = v.pipe(
  v.strictObject({
    contestants: v.pipe(v.array(ContestantSchema), v.minLength(2), v.maxLength(MAX_CONTESTANTS)),
    ...MATCH_FIELDS,
  }),
  v.check(
    ({ isBalanced, boardSize, openingStones }) => isBalanced !== true || openingStones <= maxBalancedStones(boardSize),
  ),
  v.check((tournament) => gameCount(tournament) <= MAX_GAMES),
  v.check(({ contestants, ...plan }) => contestants.every((contestant) => playsOn(contestant, startOf(plan)))),
  v.check(({ isBalanced, isJudged, ...plan }) => (!isBalanced && !isJudged) || hasPerfectPlay(startOf(plan))),
  v.check(
    ({ contestants, isBalanced, isJudged, openingStones }) =>
      (programsAmong(contestants).length === 0 || (!isBalanced && !isJudged)) &&
      (openingStones === 0 || !contestants.some(startsEmpty)),
  ),
  v.check(({ swapRule, isBalanced, openingStones }) => !swapRule || (!isBalanced && openingStones === 0)),
  v.check(({ contestants }) => new Set(contestants.map(({ name }) => name)).size === contestants.length),
)

/** Error rates below one in a million need more games than anybody plays; at 5e-324 the bounds are no longer finite. */
const Share = v.pipe(v.number(), v.minValue(1e-6), v.ltValue(0.5))
const TestSchema = v.pipe(v.strictObject({ elo0: Figure, elo1: Figure, alpha: Share, beta: Share }), v.check(canDecide))

const ENTRIES = { tournament: TournamentSchema, test: v.nullable(TestSchema), games: v.array(v.string()) }

/** Can the test tell the two hypotheses apart? */
function canDecide(test: Hypotheses): boolean {
  try {
    sequentialTest(test, { lost: 0, split: 0, won: 0 })
    return true
  } catch {
    return false
  }
}

export const CONTEST_FORMAT = jsonFormat<ContestRecord, typeof ENTRIES>({
  format: 'poly-y contest',
  version: 1,
  entries: ENTRIES,
  pack: ({ tournament, test, games }) => ({ tournament, test, games: games.map((game) => codeOf(tournament, game)) }),
  unpack({ tournament, test, games }) {
    if (test !== null && tournament.contestants.length !== 2) throw new DocumentFault('damaged')
    return { tournament, test, games: gamesOf(tournament, games) }
  },
})

/** Kept, as a game never changes and is saved again and again. */
const codes = new WeakMap<MatchGame, string>()

function codeOf(tournament: Tournament, game: MatchGame): string {
  const known = codes.get(game)
  if (known !== undefined) return known
  const code = gameCode(tournament, game)
  codes.set(game, code)
  return code
}

function gamesOf(tournament: Tournament, texts: readonly string[]): MatchGame[] {
  const seen = new Set<number>()
  return texts.map((text, i) => {
    try {
      const game = gameOfCode(tournament, text)
      if (seen.has(game.number)) throw new RangeError('it is there twice')
      seen.add(game.number)
      return game
    } catch {
      throw new DocumentFault('damaged', `games.${i}`)
    }
  })
}
