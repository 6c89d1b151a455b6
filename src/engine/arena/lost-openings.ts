/** Games that were lost before they began: those that perfect play lost, which errs in none. */
import { opponentOf } from '../game/colour.ts'
import type { Contestant } from './contestant.ts'
import { contestantOf, type MatchGame } from './match.ts'
import { gameOf, pairingOf, pairingsOf, type Tournament } from './tournament.ts'

export interface LostOpenings {
  /** The number of the contestant that plays perfectly. */
  readonly player: number
  /** Number of games that the contestant has played. */
  readonly games: number
  /** The numbers of those that it has lost. */
  readonly lost: readonly number[]
}

/** Does it play perfectly from its first move on? */
function isPerfect({ mind, randomness, firstNodes }: Contestant): boolean {
  return mind.by === 'oracle' && randomness === 0 && firstNodes.length === 0
}

/** Did perfect play lose this game, so that its opening was lost for the colour it had? */
export function isFromLostOpening(
  tournament: Tournament,
  { number, moves, winner }: Pick<MatchGame, 'number' | 'moves' | 'winner'>,
): boolean {
  const { match, number: ofMatch } = gameOf(tournament, number)
  return isPerfect(match.contestants[contestantOf(opponentOf(winner), { number: ofMatch, moves })])
}

/** One entry for each contestant that plays perfectly and has lost a game all the same. */
export function lostOpenings(tournament: Tournament, games: readonly MatchGame[]): LostOpenings[] {
  const pairings = pairingsOf(tournament)
  return tournament.contestants.flatMap((contestant, player) => {
    if (!isPerfect(contestant)) return []
    const own = games.filter(({ number }) => pairings[pairingOf(tournament, number)].includes(player))
    const hasLost = ({ number, moves, winner }: MatchGame) => {
      const ofMatch = { number: gameOf(tournament, number).number, moves }
      return pairings[pairingOf(tournament, number)][contestantOf(winner, ofMatch)] !== player
    }
    const lost = own.filter(hasLost).map(({ number }) => number)
    return lost.length === 0 ? [] : [{ player, games: own.length, lost }]
  })
}
