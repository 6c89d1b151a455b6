/** Table in text of the deciders of each contestant's moves. */
import { decidersIn, decisionsOf, movesIn, type Decisions } from '../engine/arena/decisions.ts'
import type { MatchGame } from '../engine/arena/match.ts'
import type { Tournament } from '../engine/arena/tournament.ts'
import { countText, indentedRows, percentTexts } from './text.ts'

export function decisionLines(tournament: Tournament, games: Iterable<MatchGame>): string[] {
  const decisions = decisionsOf(tournament, games)
  const deciders = decidersIn(decisions)
  const shares = (of: Decisions) => {
    const texts = percentTexts(deciders.map((decider) => of[decider] / Math.max(1, movesIn(of))))
    return deciders.map((decider, i) => (of[decider] === 0 ? '' : texts[i]))
  }
  const rows = tournament.contestants.map(({ name }, player) => [
    name,
    ...shares(decisions[player]),
    countText(movesIn(decisions[player])),
  ])
  return ['what decided the moves of each', ...indentedRows([['', ...deciders, 'moves'], ...rows])]
}
