/** What decided the moves of each contestant, as a table in text. */
import { decidersIn, decisionsOf, movesIn, type Decisions } from '../engine/arena/decisions.ts'
import type { MatchGame } from '../engine/arena/match.ts'
import type { Tournament } from '../engine/arena/tournament.ts'
import { countText, indentedRows, percentText } from './text.ts'

export function decisionLines(tournament: Tournament, games: Iterable<MatchGame>): string[] {
  const decisions = decisionsOf(tournament, games)
  const deciders = decidersIn(decisions)
  const shares = (of: Decisions) => deciders.map((decider) => (of[decider] === 0 ? '' : percentText(of[decider] / movesIn(of))))
  const rows = tournament.contestants.map(({ name }, player) => [name, ...shares(decisions[player]), countText(movesIn(decisions[player]))])
  return ['what decided the moves of each', ...indentedRows([['', ...deciders, 'moves'], ...rows])]
}
